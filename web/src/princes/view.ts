// Princes' view, as games/princes/view.py builds it.

import type { View } from "../wire/types"

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
  /** P7.1: what it would collect if the decade ended now. */
  gold_income: number
  influence_income: number
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
  war: { cities: number[]; condottieri: number[]; bribed: number[]; attack: number[]; defence: number[]; dice: number[]; league: number; league_side: number; chances: number[]; hopes: number[][] } | null
  winners: number[]
}

export const NONE = -1
/** Where an event is, if no seat owns it. */
export const OPEN = -1
export const ON_CITY = 10

/** P5.8: how many rolls of the dice a war's chances are counted in. */
export const ROLLS = 1296

export const inSet = (set: number, member: number): boolean => (set & (1 << member)) !== 0
