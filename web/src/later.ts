// What is loaded only when it is needed must also come when the house was away just then.

const AGAIN = 1000

/** Loads it, and tries again until the house answers. */
export async function later<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN))
    }
  }
}

/** Styles that could not be loaded are asked for anew: whoever imports a second time is not told that they are missing. */
export function mendStyles(): void {
  const anew = (event: Event): void => {
    const link = event.target
    if (link instanceof HTMLLinkElement && link.rel === "stylesheet") setTimeout(() => link.replaceWith(link.cloneNode()), AGAIN)
  }
  document.addEventListener("error", anew, true)
}
