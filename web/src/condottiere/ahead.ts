// What the announced strengths would be if a card were played now.

import { CARDS, played, strengths, type Card } from "./strength"
import { NONE, type CondottiereView } from "./view"

/** C12.1: these are played face down. */
const HIDES = new Set<Card>(["1", "2", "3", "4", "5", "6", "10", "courtesan", "drummer", "heroine"])

export function lookAhead(view: CondottiereView, seat: number, card: Card, hidden: boolean): number[] {
  let lines: number[][] = view.seats.map((one) => [...one.line])
  if (!(hidden && HIDES.has(card))) lines = played(lines, seat, card)
  // C12.1: the next card turns up the one that lies face down, after its own effect (C12.4).
  const down = view.seats[seat]?.face_down_card ?? NONE
  if (hidden && down !== NONE) lines = played(lines, seat, CARDS[down] as Card)
  return strengths(lines)
}
