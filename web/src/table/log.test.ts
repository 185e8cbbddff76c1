// What is told of the table and not of the game.

import { expect, it } from "vitest"
import type { Message } from "../wire/types"
import type { Words } from "../words/words"
import { entries, lines } from "./log"

const words = {
  say: (id: string, args: { seat?: string; text?: string }) => [id, args.seat, args.text].filter(Boolean).join(" "),
  seat: (seat: number) => "ABC"[seat],
} as unknown as Words

function told(kind: Message["kind"], change: Message["change"]): string[] {
  const message = { seq: 7, kind, change, events: [] } as unknown as Message
  const found = lines([message], words)
  expect(new Set(found.map((line) => line.id)).size).toBe(found.length)
  return found.map((line) => line.text)
}

it("tells what whoever runs the server says, and what is done", () => {
  expect(told("notice", { text: "Back in an hour", pause: true })).toEqual(["page-told-house-pause Back in an hour", "page-told-notice Back in an hour"])
  expect(told("notice", { text: "", pause: false })).toEqual(["page-told-house-resume"])
  expect(told("notice", { text: "Hello", pause: null })).toEqual(["page-told-notice Hello"])
})

it("tells who wants the table deleted, and who does not any more", () => {
  expect(told("deletion", { seat: 1, on: true })).toEqual(["page-told-deletion B"])
  expect(told("deletion", { seat: 1, on: false })).toEqual(["page-told-keep B"])
})

it("tells of another name", () => {
  expect(told("seat", { seat: 2, what: "renamed" })).toEqual(["page-told-renamed C"])
})

const game = { chapters: ["battle-begins"], moments: [{ results: ["battle-won"] }] }
const spoken = { ...words, event: (event: { key: string }) => `${event.key}.`, game } as unknown as Words
const happened = (seq: number, seat: number, ...keys: string[]): Message =>
  ({ seq, kind: "act", entry: { seat, by: "person", act: null }, events: keys.map((key) => ({ key, args: [{ name: "seat", kind: "seat", value: seat }] })) }) as unknown as Message
const read = (messages: Message[], eye: number | null): string[] => entries(messages, spoken, eye).map((entry) => `${entry.kind} ${entry.parts.map((part) => (part.strong ? part.text.toUpperCase() : part.text)).join(" ")}`.trim())

it("joins what one message told, under the heading of its chapter", () => {
  const messages = [happened(1, 0, "places", "battle-begins", "turn"), happened(2, 0, "plays", "strength"), happened(3, 1, "passes", "battle-won", "token-goes")]
  expect(read(messages, null)).toEqual(["told places.", "chapter battle-begins.", "told turn.", "told plays. strength.", "told passes.", "told BATTLE-WON. token-goes."])
  expect(new Set(entries(messages, spoken, null).map((entry) => entry.id)).size).toBe(6)
})

it("marks what happened since the last turn of who looks", () => {
  const messages = [happened(1, 0, "plays"), happened(2, 1, "plays"), happened(3, 2, "passes")]
  expect(read(messages, 0)).toEqual(["told plays.", "since", "told plays.", "told passes."])
  expect(read(messages, 2)).toEqual(["told plays.", "told plays.", "told passes."])
  expect(read(messages, 3)).toEqual(["told plays.", "told plays.", "told passes."])
})

it("strikes out what was taken back", () => {
  const undo = { seq: 2, kind: "undo", change: { seat: 0, entry: 1 }, events: [] } as unknown as Message
  const found = entries([happened(1, 0, "plays"), undo], spoken, null)
  expect(found.map((entry) => entry.undone)).toEqual([true, false])
})
