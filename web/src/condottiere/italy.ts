// Italy as it is drawn: the game's own outlines, with the unevenness of a hand-drawn line. Neighbours share every point.

import map from "../../../src/condotta/games/condottiere/map.json"

export const WIDTH = 684
export const HEIGHT = 1000

type Point = readonly [number, number]

/** Where the map is cut off, and the line stays straight. */
const onFrame = ([ax, ay]: Point, [bx, by]: Point): boolean =>
  (ax === bx && (ax === 0 || ax === 1)) || (ay === by && (ay === 0 || ay === 1))

/** The same number for the same place, between -0.5 and 0.5. */
function chance(x: number, y: number): number {
  const wave = Math.sin(x * 127.1 + y * 311.7) * 43758.5453
  return wave - Math.floor(wave) - 0.5
}

/** The points between two ends: halved and pushed aside, again and again. */
function uneven(a: Point, b: Point, depth: number): Point[] {
  const length = Math.hypot(a[0] - b[0], a[1] - b[1])
  if (depth === 0 || length < 9) return []
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const push = chance(middle[0], middle[1]) * 0.22
  const aside: Point = [middle[0] + (b[1] - a[1]) * push, middle[1] - (b[0] - a[0]) * push]
  return [...uneven(a, aside, depth - 1), aside, ...uneven(aside, b, depth - 1)]
}

const scale = ([x, y]: Point): Point => [x * WIDTH, y * HEIGHT]

/** From one end to the other; the same points whichever end comes first. */
function edge(a: Point, b: Point): Point[] {
  if (onFrame(a, b)) return []
  const turned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])
  const points = turned ? uneven(scale(b), scale(a), 3).reverse() : uneven(scale(a), scale(b), 3)
  return points
}

export interface Region {
  id: string
  path: string
  city: Point
}

const rounded = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

export const REGIONS: Region[] = map.regions.map((region) => {
  const outline = region.outline as unknown as Point[]
  const points = outline.flatMap((point, i) => [scale(point), ...edge(point, outline[(i + 1) % outline.length] as Point)])
  return { id: region.id, path: `M${points.map(rounded).join("L")}Z`, city: scale(region.city as unknown as Point) }
})

// What lies in the land, as old maps draw it: mountains along two ranges, hills beside them, woods in the plains.

const APENNINES: Point[] = [[60, 275], [130, 300], [215, 325], [290, 372], [365, 400], [440, 450], [470, 560], [520, 650], [560, 740], [610, 830], [650, 880]]
const ALPS: Point[] = [[0, 175], [8, 30], [120, 12], [330, 14], [520, 22], [684, 40]]

export interface Landmark {
  x: number
  y: number
  kind: "peak" | "hill" | "wood"
}

function within([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

function distance([x, y]: Point, line: readonly Point[]): number {
  let least = Infinity
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i] as Point
    const [bx, by] = line[i + 1] as Point
    const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)))
    least = Math.min(least, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)))
  }
  return least
}

/** Nothing under a city, its name or its marks, and nothing on a border. */
const isFree = ([x, y]: Point): boolean =>
  REGIONS.every(({ city }) => Math.abs(x - city[0]) > 78 || y < city[1] - 44 || y > city[1] + 40) && OUTLINES.every((outline) => distance([x, y], [...outline, outline[0] as Point]) > 13)

const OUTLINES = map.regions.map((region) => (region.outline as unknown as Point[]).map(scale))

export const LANDMARKS: Landmark[] = Array.from({ length: 44 * 30 }, (_, i): Point => [(i % 30) * 23 + 12, Math.floor(i / 30) * 23 + 14]).flatMap(([gx, gy]) => {
  const [x, y] = [gx + chance(gx, gy) * 16, gy + chance(gy, gx) * 14]
  const far = Math.min(distance([x, y], APENNINES), distance([x, y], ALPS))
  const luck = chance(x + 3, y) + 0.5
  const kind = far < 22 ? "peak" : far < 46 && luck < 0.6 ? "hill" : luck < 0.16 ? "wood" : null
  return kind !== null && isFree([x, y]) && OUTLINES.some((outline) => within([x, y], outline)) ? [{ x: Math.round(x), y: Math.round(y), kind }] : []
})

/** Po, Arno and Tiber; drawn only where there is land. */
export const RIVERS = "M30 105C90 150 150 128 215 160S330 232 400 220 470 240 530 236M372 392C330 452 250 480 140 470M408 560C392 640 436 690 418 750S380 830 330 862"

const place = new Map(REGIONS.map((region, i) => [region.id, i]))

/** For each region the places of those it borders. */
export const NEIGHBOURS: number[][] = REGIONS.map((region) =>
  map.borders.flatMap(([one, other]) => (one === region.id ? [place.get(other ?? "") ?? -1] : other === region.id ? [place.get(one ?? "") ?? -1] : [])),
)

/** The size of the largest connected group (C2.2) among the regions a seat holds. */
export function largestGroup(held: ReadonlySet<number>): number {
  const left = new Set(held)
  let largest = 0
  for (const start of held) {
    if (!left.delete(start)) continue
    const group = [start]
    for (const region of group) for (const next of NEIGHBOURS[region] ?? []) if (left.delete(next)) group.push(next)
    largest = Math.max(largest, group.length)
  }
  return largest
}
