// What is told of the table and not of the game.

import { expect, it } from "vitest"
import type { Message } from "../wire/types"
import type { Words } from "../words/words"
import { lines } from "./log"

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
