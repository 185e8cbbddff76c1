// What must be seen before one goes on, made of what this page was told: as kernel/moments.py does it.

import type { Message, MomentSpec, WireEvent } from "../wire/types"

export interface Moment {
  name: string
  told: WireEvent[]
  result: WireEvent
  changes: WireEvent[]
}

/** The moments that the last message made. */
export function momentsOf(specs: readonly MomentSpec[], story: readonly Message[]): Moment[] {
  const last = story.at(-1)?.events ?? []
  return last.flatMap((result, place) =>
    specs.filter((spec) => spec.results.includes(result.key)).map((spec) => ({ name: spec.name, told: before(spec, story, place), result, changes: after(spec, last.slice(place + 1)) })),
  )
}

/** What led to it: back to where it began, or to the moment of its kind before. What was taken back never was. */
function before(spec: MomentSpec, story: readonly Message[], place: number): WireEvent[] {
  const found: WireEvent[] = []
  const undone = new Set<number>()
  for (let i = story.length - 1; i >= 0; i--) {
    const message = story[i] as Message
    if (message.kind === "undo" && message.change?.entry !== undefined) undone.add(message.change.entry)
    if (undone.has(message.seq)) continue
    const events = i === story.length - 1 ? message.events.slice(0, place) : message.events
    for (const event of events.toReversed()) {
      if (spec.results.includes(event.key)) return found.reverse()
      if (spec.tells.includes(event.key)) found.push(event)
      if (spec.begins.includes(event.key)) return found.reverse()
    }
  }
  return found.reverse()
}

/** What follows from it, up to the next moment of its kind. */
function after(spec: MomentSpec, events: readonly WireEvent[]): WireEvent[] {
  const next = events.findIndex((event) => spec.results.includes(event.key))
  return (next < 0 ? events : events.slice(0, next)).filter((event) => spec.changes.includes(event.key))
}

/** An argument of an event, by its name. */
export const arg = (event: WireEvent | undefined, name: string): number | string | null => {
  const value = event?.args.find((one) => one.name === name)?.value
  return typeof value === "number" || typeof value === "string" ? value : null
}

export const numberOf = (event: WireEvent | undefined, name: string): number => Number(arg(event, name) ?? -1)
