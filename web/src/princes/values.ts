// The figures of the pieces, read from the game's own file.

/** What a family or a city tile can do: which of these fields it has. */
export interface Ability {
  /** Once per decade. */
  power?: "veto" | "bank" | "steal" | "draw" | "reroll"
  /** The troop to which attack and defence are added. */
  troop?: string
  attack?: number
  defence?: number
  /** Needs any troop. */
  own_defence?: number
  treachery_hand?: number
  artist_discount?: number
  pope_discount?: number
  condottiere_discount?: number
}

export interface Tile {
  city: string
  name: string
  copies: number
  gold: number
  influence: number
  merchant: boolean
  ability?: Ability
}

interface Values {
  track: { lowest: number; highest: number; rank_points: number[] }
  family: { name: string; home: string; ability: Ability; gold: number; influence: number }[]
  troop: { name: string; cost: number; attack: number; defence: number; influence: number }[]
  city_tile: Tile[]
  event: { name: string; decade: number; kind: string; currency: string; vp: number }[]
}

const files = import.meta.glob("../../../src/condotta/games/princes/princes.toml", { eager: true, import: "default" })

export const VALUES = (Object.values(files)[0] ?? { track: { lowest: 3, highest: 10, rank_points: [] }, family: [], troop: [], city_tile: [], event: [] }) as Values

export const CITIES = ["venice", "milan", "florence", "rome", "naples"]

/** Lots: the city tiles, then the events, then the Pope, then the two sides of a war. */
export const EVENT_LOT = VALUES.city_tile.length
export const POPE_LOT = EVENT_LOT + VALUES.event.length

export const currencyOf = (lot: number): "gold" | "influence" =>
  lot < EVENT_LOT ? "gold" : lot < POPE_LOT && VALUES.event[lot - EVENT_LOT]?.currency === "gold" ? "gold" : "influence"
