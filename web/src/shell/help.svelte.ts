// Help on a thing: on hover, on focus, and on a long press. One card of help for the whole page.

import { on } from "svelte/events"

export interface Help {
  title: string
  lines: string[]
  /** Where to read more. */
  rule?: { game: string; number: string } | null
}

class HelpCard {
  help = $state.raw<Help | null>(null)
  /** Where the thing is. */
  box = $state.raw<DOMRect | null>(null)
  owner: Element | null = null

  show(owner: Element, help: Help): void {
    this.owner = owner
    this.box = owner.getBoundingClientRect()
    this.help = help
  }

  hide(owner: Element | null = null): void {
    if (owner !== null && owner !== this.owner) return
    this.help = null
    this.owner = null
  }
}

export const helpCard = new HelpCard()

/** On a phone the place of the last tap counts as a mouse: what comes to lie there is not looked at. */
const unhovering = matchMedia("(hover: none)")
const LONG_PRESS = 450
const HOVER = 350

/** Where the mouse was when it last moved: what comes to lie under a mouse that rests is not looked at. */
let mouse = { x: -1, y: -1 }
function moved(event: PointerEvent): boolean {
  if (event.pointerType !== "mouse" || (event.screenX === mouse.x && event.screenY === mouse.y)) return false
  mouse = { x: event.screenX, y: event.screenY }
  return true
}
addEventListener("pointermove", moved, { passive: true })

/** `{@attach help(() => ...)}`: the text is made when it is looked at. */
export function help(make: () => Help | null): (node: Element) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    const open = (): void => {
      const made = make()
      if (made) helpCard.show(node, made)
    }
    const later = (ms: number): void => {
      clearTimeout(timer)
      timer = setTimeout(open, ms)
    }
    const close = (): void => {
      clearTimeout(timer)
      helpCard.hide(node)
    }
    const heard: [string, (event: Event) => void][] = [
      ["pointermove", (event) => moved(event as PointerEvent) && !unhovering.matches && helpCard.owner !== node && later(HOVER)],
      ["pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && close()],
      ["focusin", () => node.matches(":focus-visible") && later(HOVER)],
      ["focusout", close],
      [
        "pointerdown",
        (event) => {
          if ((event as PointerEvent).pointerType === "mouse") return close()
          pressed = false
          clearTimeout(timer)
          timer = setTimeout(() => {
            pressed = true
            open()
          }, LONG_PRESS)
        },
      ],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["contextmenu", (event) => pressed && event.preventDefault()],
    ]
    // A long press asks for help; it must not choose as well.
    const click = (event: Event): void => {
      if (!pressed) return
      pressed = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Not plain listeners: a thing that goes while it has the focus is left in the middle of an update.
    const off = [...heard.map(([name, hear]) => on(node, name, hear)), on(node, "click", click, { capture: true })]
    return () => {
      close()
      for (const stop of off) stop()
    }
  }
}
