import { expect, test } from "vitest"
import { lookAhead } from "./ahead"
import { largestGroup, NEIGHBOURS, REGIONS } from "./italy"
import { CARDS, played, strengths, type Card } from "./strength"
import type { CondottiereView } from "./view"

const line = (...cards: Card[]): number[] => CARDS.map((card) => cards.filter((other) => other === card).length)

// The worked values of docs/rules/condottiere.md.
test("C5.8: the strength of a line", () => {
  expect(strengths([line("10", "10", "5", "4", "winter")])).toEqual([4])
  expect(strengths([line("2", "5", "5"), line("1", "4", "heroine", "spring")])).toEqual([18, 15])
  expect(strengths([line("10", "10", "1", "drummer")])).toEqual([42])
  expect(strengths([line("10", "10", "1", "drummer", "winter")])).toEqual([6])
  expect(strengths([line("2", "4", "drummer", "spring")])).toEqual([15])
  expect(strengths([line("courtesan", "courtesan"), line()])).toEqual([2, 0])
})

test("C5.4: a Bishop takes every highest mercenary", () => {
  expect(strengths(played([line("6", "3", "1", "1"), line("6", "1", "1")], 0, "bishop"))).toEqual([5, 2])
  expect(strengths(played([line("heroine"), line()], 1, "bishop"))).toEqual([10, 0])
})

test("C5.1, C5.2: each season sends the other away", () => {
  const lines = played([line("10", "winter"), line("4")], 1, "spring")
  expect(strengths(lines)).toEqual([13, 4])
  expect(strengths(played(lines, 0, "winter"))).toEqual([1, 1])
})

test("C12: a card that hides changes nothing, and turns the one before it up", () => {
  const seat = { line: line("5"), face_down: true, face_down_card: CARDS.indexOf("10") }
  const view = { seats: [seat, { line: line("6"), face_down: false, face_down_card: -1 }] } as unknown as CondottiereView
  expect(lookAhead(view, 0, "3", true)).toEqual([15, 6])
  expect(lookAhead(view, 1, "heroine", true)).toEqual([5, 6])
  // C12.4: the Bishop works before the own card is turned up.
  expect(lookAhead(view, 0, "bishop", true)).toEqual([15, 0])
  expect(lookAhead(view, 1, "heroine", false)).toEqual([5, 16])
})

test("C2.2: groups follow the borders of the map", () => {
  const at = (name: string): number => REGIONS.findIndex((region) => region.id === name)
  expect(REGIONS.length).toBe(17)
  expect(NEIGHBOURS[at("ancona")]?.map((i) => REGIONS[i]?.id)).toEqual(["napoli", "spoleto", "urbino"])
  expect(largestGroup(new Set([at("torino"), at("milano"), at("venezia"), at("napoli")]))).toBe(3)
  expect(largestGroup(new Set())).toBe(0)
})
