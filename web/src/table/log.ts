// The lines of the log, from all that was told.

import type { Message } from "../wire/types"
import type { Words } from "../words/words"

export interface LogLine {
  id: string
  text: string
  seat: number | null
  undone: boolean
}

export function lines(messages: readonly Message[], words: Words): LogLine[] {
  const undone = new Set(messages.flatMap((message) => (message.kind === "undo" && message.change?.entry !== undefined ? [message.change.entry] : [])))
  return messages.flatMap((message) => [
    ...told(message, words),
    ...message.events.map((event, i) => {
      const seat = event.args.find((arg) => arg.kind === "seat")?.value
      return { id: `${message.seq}-${i}`, text: words.event(event), seat: typeof seat === "number" ? seat : null, undone: undone.has(message.seq) }
    }),
  ])
}

/** What happened at the table and not in the game. */
function told(message: Message, words: Words): LogLine[] {
  const seat = message.change?.seat ?? message.entry?.seat ?? null
  const name = seat === null ? "" : words.seat(seat)
  const { text = "", was = "", name: other, by, about } = message.change ?? {}
  const values = { seat: name, was, text, name: other ?? "", by: by ?? "", about: about == null ? "" : words.seat(about) }
  const line = (id: string): LogLine[] => [{ id: `${message.seq}`, text: words.say(id, values), seat, undone: false }]
  switch (message.kind) {
    case "seat":
      return line(`page-told-${seatChange(message.change?.what ?? "joins", other ?? null, by ?? null)}`)
    case "vote":
      return line(message.change?.on ? `page-told-vote-${message.change.what ?? "end"}` : "page-told-vote-off")
    case "stand-in":
      return line("page-told-stand-in")
    case "undo":
      return line("page-told-undo")
    case "pause":
      return line(message.change?.on ? "page-told-pause" : "page-told-go-on")
    case "deletion":
      return line(message.change?.on ? "page-told-deletion" : "page-told-keep")
    case "notice":
      return notice(message.change?.pause ?? null, message.change?.text ?? "").flatMap(line).map((one, i) => ({ ...one, id: `${one.id}-n${i}` }))
    case "rematch":
      return line("page-told-rematch")
    case "act":
      return message.entry?.by === "default" ? line("page-told-default") : []
    default:
      return []
  }
}

/** Who decided about a seat makes another sentence of it. */
function seatChange(what: string, name: string | null, by: string | null): string {
  if (what === "to-person" && by !== null) return "stands-in"
  if (what === "freed" && name === null) return "seat-link"
  return what === "here" ? "back" : what
}

/** What whoever runs the server does at a table, and says about it. */
function notice(pause: boolean | null, text: string): string[] {
  const done = pause === null ? [] : [pause ? "page-told-house-pause" : "page-told-house-resume"]
  return text === "" ? done : [...done, "page-told-notice"]
}
