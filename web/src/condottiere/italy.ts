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
