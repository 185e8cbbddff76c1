// Conquest's view, as games/conquest/view.py builds it.

import type { View } from "../wire/types"

export interface ZoneView {
  seat: number
  piece: number
  may_be: number
  known: number
}

export interface SeatView {
  pieces: number
  bag: number[]
  hand: number
  flag_with: number
  groups: { zones: number[]; in_bag: number; kinds: number[] }[]
}

export interface ConquestView extends View {
  zones: ZoneView[]
  seats: SeatView[]
  owners: number[]
  to_place: number[]
  picked: number[]
  pile_size: number
  discards: number[]
  drawn: number[]
  traitor_last: boolean
  first: number
  turn: number
  round: number
  rounds: number
  moves: number
  moved: boolean
  memory: boolean
  winners: number[]
}

export const NONE = -1
export const KINDS = 12
export const CURSED_LAND = 10
export const FLAG = 11

/** Q2.4: the order in which the pieces of a set-up are asked for, by kind. */
export const LINE_UP = [FLAG, 10, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2, 2, 1, 1, 1, 1, 0]

export const kindsOf = (set: number): number[] => Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => (set & (1 << kind)) !== 0)

/** What stands on a piece: its rank, or a sign for the two that have none. */
export const rank = (kind: number): string => (kind === FLAG ? "⚑" : kind === CURSED_LAND ? "☠︎" : String(kind + 1))
