// Small line drawings for tiles, troops and treachery, each in a box of 24 × 24.

import { EVENT_LOT, POPE_LOT, VALUES } from "./values"

const PERSON = "M12 3.500a4 4 0 1 1-.1 0zM8 5c2-3 6-3 8 0M4 21c.5-5 3.500-8 8-8s7.500 3 8 8z"
const SCALES = "M12 3v17M7 20.500h10M4 6h16M4 6l-2.500 7h5zM20 6l-2.500 7h5z"
const CROSSBOW = "M12 21V5M4 9c3-5 13-5 16 0M4 9l8 4 8-4M10 18h4"
const PIKE = "M6 21 17 5M17 5l1-3 1 3-2 3zM10 21 20 9"
const SWORD = "M5 19 19 4l-1 4-11 11M4 15l5 5M4 21l2-2"
const TOWER = "M6 21V9H5V4h3v2h2.500V4h3v2H16V4h3v5h-1v12zM10.500 21v-5a1.500 1.500 0 0 1 3 0v5z"
const HORSE = "M6 21c0-6 2-9 4-12L8 5l4 1c5 0 7 3 8 8l-3 2-4-2c0 3 2 4 2 7zM14 9.500h.1"
const CANNON = "M3 13 17 5l3 4-13 8zM9 14a4 4 0 1 1-.1 0zM9 18h.1M20 9l2-1"
const PALETTE = "M12 4c-6 0-9 4-9 8s4 8 8 8c2 0 2-2 1-3s0-3 2-3h4c2 0 3-1 3-3 0-4-4-7-9-7zM7 11h.1M10 8h.1M15 8h.1"
const MITRE = "M6 20c-3-8 1-14 6-18 5 4 9 10 6 18zM12 6v11M9 10h6"
const LILY = "M12 2c3 4 3 7 0 11-3-4-3-7 0-11zM12 13c2-4 8-5 8 0 0 3-4 3-4 1M12 13c-2-4-8-5-8 0 0 3 4 3 4 1M7 16h10M12 16v6M9 21c2 0 3-2 3-5 0 3 1 5 3 5"
const VAULT = "M3 9 12 3l9 6zM5 9v9M10 9v9M14 9v9M19 9v9M3 20.500h18"
const CROWN = "M4 18 3 7l5 5 4-8 4 8 5-5-1 11zM5 21h14"

const BY_CITY_TILE: Record<string, string> = {
  Doge: CROWN,
  Merchant: SCALES,
  "Genoese Crossbow": CROSSBOW,
  "Swiss Mercenaries": PIKE,
  Armourer: HORSE,
  "Spanish Infantry": SWORD,
  Banking: VAULT,
  "Ferrante d'Aragon": CROWN,
}
const BY_EVENT: Record<string, string> = { vp_artist: PALETTE, status_artist: PALETTE, merchant: SCALES, french_invade: LILY }

/** In the order of the game's file. */
export const TROOPS = [SWORD, CROSSBOW, PIKE, TOWER, HORSE, CANNON]
export const TREACHERY = [
  "M9 3h6l-2 4c5 2 7 6 7 9 0 4-3 5-8 5s-8-1-8-5c0-3 2-7 7-9zM12 11v7M10 13h3.500M10 16h4",
  "M2 14c4-2 16-2 20 0l-3 2H5zM7 13c0-5 2-8 5-8s5 3 5 8M5 16v4M19 16v4M4 21h2M18 21h2",
  "M12 2v20M3.500 7l17 10M3.500 17l17-10M9 3.500l3 3 3-3M9 20.500l3-3 3 3",
  "M4 8c5 2 11 2 16 0 1 5-1 9-4 9-2 0-3-2-4-2s-2 2-4 2c-3 0-5-4-4-9zM8 11.500h2M14 11.500h2",
  "M3 10c0-4 4-5 9-5s9 1 9 5v9H3zM3 11h18M10 10h4v4h-4z",
  "M12 3a9 9 0 1 1-.1 0zM5.500 5.500l13 13",
  "M5 20 19 4M19 20 5 4M3 16l5 5M21 16l-5 5",
]

export function lotPicture(lot: number): string {
  if (lot < EVENT_LOT) return BY_CITY_TILE[VALUES.city_tile[lot]?.name ?? ""] ?? PERSON
  if (lot < POPE_LOT) return BY_EVENT[VALUES.event[lot - EVENT_LOT]?.kind ?? ""] ?? PALETTE
  return lot === POPE_LOT ? MITRE : SWORD
}

/** The five cities from afar, in a box of 120 × 44: lagoon, castle, dome and tower, basilica, fortress below the mountain. */
export const SKYLINES = [
  { wall: "M30 38V22h12v-9l4-7 4 7v9h20v-6l7-6 7 6v6h8v16z", line: "M50 38v-6a4 4 0 0 1 8 0v6M66 38v-6a4 4 0 0 1 8 0v6" },
  { wall: "M34 38V20h5v-4h5v4h6V8l8-5 8 5v12h6v-4h5v4h5v18z", line: "M54 38v-9a4 4 0 0 1 8 0v9M58 12v5" },
  { wall: "M30 38V24h14c0-12 6-18 16-19 10 1 16 7 16 19h4V12h8v26z", line: "M44 24h32M60 5V1M52 24c1-9 4-15 8-19M68 24c-1-9-4-15-8-19M84 18v4" },
  { wall: "M28 38V26h10c2-13 10-19 22-19s20 6 22 19h10v12zM60 7V1", line: "M36 38v-8M44 38v-8M52 38v-8M60 38v-8M68 38v-8M76 38v-8M84 38v-8M38 26h44" },
  { wall: "M26 38V18h8v6h6v-6h8v6h24v-6h8v6h6v-6h8v20z", line: "M56 38v-7a4 4 0 0 1 8 0v7" },
]
