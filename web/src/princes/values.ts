// The figures of the pieces, read from the game's own file.

export interface Tile {
  city: string
  name: string
  copies: number
  gold: number
  influence: number
  merchant: boolean
  ability?: string
}

interface Values {
  track: { lowest: number; highest: number; rank_points: number[] }
  family: { name: string; home: string; ability: string; gold: number; influence: number }[]
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

/** The rule that tells what a city tile does. */
export function tileRule(tile: Tile): string {
  const ability = tile.ability ?? ""
  if (ability.includes("veto")) return "P5.2"
  if (ability.includes("exchange")) return "P6.3"
  if (ability.includes("steal")) return "P6.1"
  if (ability.includes("draw")) return "P6.2"
  if (ability.includes("reroll")) return "P5.10"
  if (ability.includes("hand")) return "P2.2"
  if (ability.includes("Pope")) return "P4.4"
  if (ability.includes("/+") || ability.includes("defence")) return "P5.9"
  return tile.merchant ? "P4.7" : "P7.1"
}

export const EVENT_RULES: Record<string, string> = { vp_artist: "P4.7", status_artist: "P4.6", merchant: "P4.7", french_invade: "P4.8" }
export const FAMILY_RULES: Record<string, string> = { condottiere_discount: "P4.4", treachery_hand: "P2.2", artillery_bonus: "P5.9", artist_discount: "P4.4" }
/** By treachery tile, in the order of the game. */
export const TREACHERY_RULES = ["P5.7", "P4.4", "P4.5", "P6.1", "P6.1", "P5.2", "P3.6"]
