// Whether somebody looks at the page: it is in front, and something was done on it not long ago.

/** Milliseconds without a sign after which nobody is taken to look. */
const STILL = 5 * 60_000
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll"]

/** Says each time it changes, until the returned function is called. */
export function attend(say: (here: boolean) => void): () => void {
  let here = document.visibilityState === "visible"
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = (now: boolean): void => {
    if (now === here) return
    here = now
    say(here)
  }
  const sign = (): void => {
    clearTimeout(timer)
    if (document.visibilityState === "visible") timer = setTimeout(() => tell(false), STILL)
    tell(document.visibilityState === "visible")
  }
  sign()
  document.addEventListener("visibilitychange", sign)
  for (const one of SIGNS) addEventListener(one, sign, { passive: true, capture: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", sign)
    for (const one of SIGNS) removeEventListener(one, sign, { capture: true })
  }
}
