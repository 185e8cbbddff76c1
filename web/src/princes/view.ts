// Princes' view, as games/princes/view.py builds it, and what follows from it.

import type { View } from "../wire/types"
import { VALUES } from "./values"

export interface SeatView {
  family: number
  gold: number
  influence: number
  home: number
  tiles: number[]
  turned: number[]
  troops: number
  treachery: number
  limit: number
  laurels: number
  points: number
}

export interface PrincesView extends View {
  treachery: number[]
  seats: SeatView[]
  supply: number[]
  stock: number[]
  status: number[]
  /** P8.1: what a tile of each city would score now. */
  slots: number[]
  places: number[]
  pope: number
  pile_size: number
  discards: number[]
  decade: number
  active: number
  wars: number
  war_limit: number
  auction: { lot: number; inside: number; speaker: number; frozen: number; price: number; leader: number } | null
  war: { cities: number[]; condottieri: number[]; bribed: number[]; attack: number[]; defence: number[]; dice: number[]; league: number; league_side: number } | null
  winners: number[]
}

export const NONE = -1
/** Where an event is, if no seat owns it. */
export const OPEN = -1
export const ON_CITY = 10

export const inSet = (set: number, member: number): boolean => (set & (1 << member)) !== 0

/** P7.1: what a seat would collect if the decade ended now. */
export function forecast(view: PrincesView, seat: number): { gold: number; influence: number } {
  const one = view.seats[seat]
  if (!one) return { gold: 0, influence: 0 }
  const family = VALUES.family[one.family]
  let gold = (family?.gold ?? 0) + one.home + (view.pope === seat ? VALUES.pope.gold : 0)
  let influence = family?.influence ?? 0
  let marks = 0
  VALUES.city_tile.forEach((tile, kind) => {
    const count = one.tiles[kind] ?? 0
    gold += count * tile.gold
    influence += count * tile.influence
    if (tile.merchant) marks += count
  })
  VALUES.troop.forEach((troop, kind) => {
    if (inSet(one.troops, kind)) influence += troop.influence
  })
  const merchants = VALUES.event.filter((event, i) => event.kind === "merchant" && view.places[i] === seat).length
  return { gold: gold + merchants * marks, influence }
}
