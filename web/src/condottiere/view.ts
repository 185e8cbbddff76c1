// Condottiere's view, as games/condottiere/view.py builds it.

import type { View } from "../wire/types"

export interface SeatView {
  hand_size: number
  line: number[]
  face_down: boolean
  face_down_card: number
  strength: number
  out: boolean
  held: number[]
  had: number[]
  points: number
}

export interface CondottiereView extends View {
  hand: number[]
  seats: SeatView[]
  owners: number[]
  pope: number
  holder: number
  region: number
  placer: number
  turn: number
  fighters: number
  pile_size: number
  discards: number[]
  battles: number
  quiet: number
  played: number
  total_to_win: number
  connected_to_win: number
  deciding: boolean
  winners: number[]
}

/** No seat, no region, no card. */
export const NONE = -1

/** How many kinds of card are mercenaries: the first of the list. */
export const MERCENARIES = 7

export const held = (view: CondottiereView, seat: number): Set<number> =>
  new Set(view.owners.flatMap((owner, region) => (owner === seat ? [region] : [])))
