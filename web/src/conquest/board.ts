// The island as it is drawn, from the game's own board file, or from the one the table was set up with.

import type { Proper } from "../words/words"

export type Point = [number, number]

interface BoardFile {
  outline: Point[]
  territories: { id: string; name: string; city: boolean; zones: string[] }[]
  zones: { id: string; territory: string; x: number; y: number; polygon: Point[] }[]
  borders: { kind: string; seg: Point[] }[]
  mountains: { id: string; name: string; line: Point[] }[]
}

export interface Zone {
  word: string
  x: number
  y: number
  path: string
  outline: Point[]
  territory: number
}

export interface Island {
  /** What of the board is shown, the island with some sea: left, top, width, height. */
  frame: [number, number, number, number]
  outline: string
  territories: { word: string; name: string; city: boolean; path: string }[]
  /** In the order of the territories, three each: as views count them. */
  zones: Zone[]
  borders: string
  peaks: Point[]
  names: Proper
}

const files = import.meta.glob("../../../src/condotta/games/conquest/westeria.json", { eager: true, import: "default" })

const path = (points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`

/** How much sea is seen around the island. */
const SEA = 18

const made = new WeakMap<object, Island>()

export function islandOf(options: Record<string, unknown>): Island {
  const file = (options["board"] ?? Object.values(files)[0]) as BoardFile
  const known = made.get(file)
  if (known) return known
  const island = build(file)
  made.set(file, island)
  return island
}

function build(file: BoardFile): Island {
  const found = new Map(file.zones.map((zone) => [zone.id, zone]))
  const zones = file.territories.flatMap((territory, i) =>
    territory.zones.flatMap((id) => {
      const zone = found.get(id)
      return zone ? [{ word: id.toLowerCase(), x: zone.x, y: zone.y, path: path(zone.polygon), outline: zone.polygon, territory: i }] : []
    }),
  )
  const territories = file.territories.map((territory, i) => ({
    word: territory.id.toLowerCase(),
    name: territory.name,
    city: territory.city,
    path: zones.filter((zone) => zone.territory === i).map((zone) => zone.path).join(""),
  }))
  const names: Proper = {
    territory: Object.fromEntries(territories.map((territory) => [territory.word, territory.name])),
    zone: Object.fromEntries(zones.map((zone) => [zone.word, `${territories[zone.territory]?.name ?? ""} ${zone.word.split(".")[1] ?? ""}`])),
  }
  const xs = file.outline.map(([x]) => x)
  const ys = file.outline.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    frame: [left - SEA, top - SEA, Math.max(...xs) - left + 2 * SEA, Math.max(...ys) - top + 2 * SEA],
    outline: path(file.outline),
    territories,
    zones,
    borders: file.borders.filter((border) => border.kind === "territory").map(({ seg }) => `M${seg.map(([x, y]) => `${x} ${y}`).join("L")}`).join(""),
    peaks: file.mountains.flatMap((range) => along(range.line)),
    names,
  }
}

/** Peaks at even distances along a range. */
function along(line: Point[]): Point[] {
  const peaks: Point[] = []
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i] as Point
    const [bx, by] = line[i + 1] as Point
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 24))
    for (let step = 0; step < count; step++) peaks.push([ax + ((bx - ax) * (step + 0.5)) / count, ay + ((by - ay) * (step + 0.5)) / count])
  }
  return peaks.sort((a, b) => a[1] - b[1])
}
