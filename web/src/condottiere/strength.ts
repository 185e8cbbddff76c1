// C5.8 once more, for looking ahead: what the lines would be worth with one more card. The announced strengths are the house's.

import { MERCENARIES } from "./view"

export const CARDS = ["1", "2", "3", "4", "5", "6", "10", "winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender"] as const
export type Card = (typeof CARDS)[number]

const PRINTED = [1, 2, 3, 4, 5, 6, 10]
const at = (card: Card): number => CARDS.indexOf(card)

type Line = readonly number[]

const any = (lines: readonly Line[], card: Card): boolean => lines.some((line) => (line[at(card)] ?? 0) > 0)

function highest(lines: readonly Line[]): number {
  for (let kind = MERCENARIES - 1; kind >= 0; kind--) if (lines.some((line) => (line[kind] ?? 0) > 0)) return kind
  return -1
}

/** C5.8: the strength of each line. */
export function strengths(lines: readonly Line[]): number[] {
  const winter = any(lines, "winter")
  const spring = any(lines, "spring")
  const best = highest(lines)
  return lines.map((line) => {
    const times = (line[at("drummer")] ?? 0) > 0 ? 2 : 1
    let sum = 10 * (line[at("heroine")] ?? 0) + (line[at("courtesan")] ?? 0)
    for (let kind = 0; kind < MERCENARIES; kind++) {
      const worth = (winter ? 1 : (PRINTED[kind] ?? 0)) * times + (spring && kind === best ? 3 : 0)
      sum += worth * (line[kind] ?? 0)
    }
    return sum
  })
}

const without = (line: Line, kind: number): number[] => line.map((count, i) => (i === kind ? 0 : count))
const withOne = (line: Line, kind: number): number[] => line.map((count, i) => (i === kind ? count + 1 : count))

/** The lines after a card is played face up: C5.1, C5.2 and C5.4 at work. Scarecrow and Surrender leave them as they are. */
export function played(lines: readonly Line[], seat: number, card: Card): number[][] {
  const kind = at(card)
  const copies = lines.map((line) => [...line])
  if (card === "scarecrow" || card === "surrender") return copies
  if (card === "bishop") {
    const best = highest(lines)
    return best < 0 ? copies : copies.map((line) => without(line, best))
  }
  const opposite = card === "winter" ? at("spring") : card === "spring" ? at("winter") : -1
  return copies.map((line, i) => {
    const kept = opposite < 0 ? line : without(line, opposite)
    return i === seat ? withOne(kept, kind) : kept
  })
}
