// The service worker, and the browser's own offer to install the page as an app.

/** What Chromium fires when the page may be installed; no standard has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

class Installation {
  offer = $state.raw<InstallOffer | null>(null)

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault()
      this.offer = event as InstallOffer
    })
    addEventListener("appinstalled", () => (this.offer = null))
  }

  async install(): Promise<void> {
    const offer = this.offer
    this.offer = null
    await offer?.prompt()
  }
}

export const installation = new Installation()

/** When the page is there and has nothing else to do. Over a plain line there is no such thing. */
export function register(): void {
  if (!("serviceWorker" in navigator)) return
  const now = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined)
  if (document.readyState === "complete") now()
  else addEventListener("load", now)
}
