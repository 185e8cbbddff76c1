import { beforeEach, expect, test, vi } from "vitest"
import type { Act } from "../wire/types"
import { Offers } from "./offers.svelte"

const answer = (verb: string, seat: number): Act => ({ act: 1, text: `${verb} ${seat}`, verb, args: [{ name: "seat", kind: "seat", value: seat }] })
const asides = [answer("accept", 1), answer("refuse", 1), answer("accept", 2), answer("refuse", 2), answer("withdraw", 1), answer("offer", 2)]
const texts = (acts: Act[]): string[] => acts.map((act) => act.text)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

test("only answers to offers are shown", () => {
  expect(texts(new Offers("one").waiting(asides))).toEqual(["accept 1", "refuse 1", "accept 2", "refuse 2"])
})

test("the offers of a muted seat are not shown, until it is heard again", () => {
  const offers = new Offers("one")
  offers.mute(1, true)
  expect(texts(offers.waiting(asides))).toEqual(["accept 2", "refuse 2"])
  offers.mute(1, false)
  expect(texts(offers.waiting(asides))).toContain("accept 1")
})

test("a device remembers whom it has muted, table by table", () => {
  new Offers("one").mute(2, true)
  expect(new Offers("one").muted).toEqual([2])
  expect(new Offers("other").muted).toEqual([])
})
