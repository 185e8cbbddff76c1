// On the page without a connection: looks again, by itself when the network is back.
const again = () => location.reload()
document.querySelector("button").addEventListener("click", again)
addEventListener("online", again)
