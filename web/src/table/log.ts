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

/** What belongs together: what one message told of one seat, or as one result, under the heading of its chapter. */
export interface Entry {
  id: string
  kind: "chapter" | "since" | "told"
  seat: number | null
  /** Sentences; that of a result stands out. */
  parts: { text: string; strong: boolean }[]
  undone: boolean
}

/** The log as it is read; `since` stands before what happened after the last turn of who looks. */
export function entries(messages: readonly Message[], words: Words, eye: number | null): Entry[] {
  const undone = new Set(messages.flatMap((message) => (message.kind === "undo" && message.change?.entry !== undefined ? [message.change.entry] : [])))
  const own = eye === null ? -1 : messages.findLastIndex((message) => message.entry?.seat === eye && message.entry.by === "person")
  const found: Entry[] = []
  let marked = own < 0
  messages.forEach((message, i) => {
    const parts = entriesOf(message, words)
    if (!marked && i > own && parts.length > 0) {
      found.push({ id: `${message.seq}-since`, kind: "since", seat: null, parts: [], undone: false })
      marked = true
    }
    found.push(...(undone.has(message.seq) ? parts.map((entry) => ({ ...entry, undone: true })) : parts))
  })
  return found
}

/** A message is told in the same words until they change: most of a log stays as it is. */
const known = new WeakMap<Words, WeakMap<Message, Entry[]>>()

function entriesOf(message: Message, words: Words): Entry[] {
  const kept = known.get(words) ?? new WeakMap<Message, Entry[]>()
  known.set(words, kept)
  const before = kept.get(message)
  if (before) return before
  const chapters = words.game?.chapters ?? []
  const results = words.game?.moments.flatMap((spec) => spec.results) ?? []
  const found: Entry[] = told(message, words).map((line) => ({ id: line.id, kind: "told", seat: line.seat, parts: [{ text: line.text, strong: false }], undone: false }))
  let open: Entry | null = null
  message.events.forEach((event, i) => {
    const value = event.args.find((arg) => arg.kind === "seat")?.value
    const seat = typeof value === "number" ? value : null
    const part = { text: words.event(event), strong: results.includes(event.key) }
    const chapter = chapters.includes(event.key)
    if (open && !chapter && !part.strong && (seat === null || seat === open.seat)) open.parts.push(part)
    else {
      const entry: Entry = { id: `${message.seq}-${i}`, kind: chapter ? "chapter" : "told", seat, parts: [part], undone: false }
      found.push(entry)
      open = chapter ? null : entry
    }
  })
  kept.set(message, found)
  return found
}

/** What happened at the table and not in the game. */
function told(message: Message, words: Words): LogLine[] {
  const seat = message.change?.seat ?? message.entry?.seat ?? null
  const name = seat === null ? "" : words.seat(seat)
  const { text = "", was = "", name: other, by, about, days = 0 } = message.change ?? {}
  const values = { seat: name, was, text, days, name: other ?? "", by: by ?? "", about: about == null ? "" : words.seat(about) }
  const line = (id: string): LogLine[] => [{ id: `${message.seq}`, text: words.say(id, values), seat, undone: false }]
  switch (message.kind) {
    case "seat":
      return line(`page-told-${seatChange(message, other ?? null, by ?? null)}`)
    case "vote":
      return line(message.change?.on ? `page-told-vote-${message.change.what ?? "end"}` : "page-told-vote-off")
    case "stand-in":
      return line("page-told-stand-in")
    case "days-off":
      return line(days > 0 ? "page-told-days-off" : "page-told-days-off-end")
    case "mute":
      return line(message.change?.on ? "page-told-mute" : "page-told-unmute")
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

/** Who decided about a seat, and who plays it from now on, makes another sentence of it. */
function seatChange({ change, table }: Message, name: string | null, by: string | null): string {
  const what = change?.what ?? "joins"
  if (what === "resigned" && table.state !== "over") return "resigned-to-bot"
  if (what === "to-person" && by !== null) return "stands-in"
  if (what === "freed" && name === null) return "seat-link"
  return what === "here" ? "back" : what
}

/** What whoever runs the server does at a table, and says about it. */
function notice(pause: boolean | null, text: string): string[] {
  const done = pause === null ? [] : [pause ? "page-told-house-pause" : "page-told-house-resume"]
  return text === "" ? done : [...done, "page-told-notice"]
}
