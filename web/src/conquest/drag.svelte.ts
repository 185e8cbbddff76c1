// A piece that is dragged to a zone, in the set-up.

export class Drag {
  at = $state.raw<{ x: number; y: number; kind: number } | null>(null)

  /** Follows the pointer; a press that does not move far is no drag. `drop` is told the zone below, or null. */
  follow(event: PointerEvent, kind: number, takeUp: () => void, drop: (zone: string | null) => void): void {
    const start = { x: event.clientX, y: event.clientY }
    let moved = false
    const move = (next: PointerEvent): void => {
      if (!moved && Math.hypot(next.clientX - start.x, next.clientY - start.y) < 8) return
      if (!moved) takeUp()
      moved = true
      this.at = { x: next.clientX, y: next.clientY, kind }
    }
    const end = (last: PointerEvent): void => {
      removeEventListener("pointermove", move)
      removeEventListener("pointerup", end)
      this.at = null
      if (!moved) return
      drop(document.elementFromPoint(last.clientX, last.clientY)?.closest<SVGElement>("[data-zone]")?.dataset["zone"] ?? null)
      // The click that ends a drag is not a choice of its own.
      const swallow = (click: Event): void => click.stopPropagation()
      addEventListener("click", swallow, { capture: true })
      setTimeout(() => removeEventListener("click", swallow, { capture: true }))
    }
    addEventListener("pointermove", move)
    addEventListener("pointerup", end)
  }
}
