// Where each piece stands and each name is written, on whatever board: no name under a piece, none over one.

import type { Island, Point } from "./board"

/** The place of a piece's box and of a name's, by their middle, in the board's own measure. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Name extends Box {
  lines: string[]
}

export interface Layout {
  pieces: Box[]
  names: Name[]
}

export const PIECE = { width: 46, height: 53 }
/** The space around a name: a city's has walls. */
const MARGIN = { plain: 2, city: 5 }
const LINE_HEIGHT = 1.08
/** How close places are tried to each other, and how many of the best are weighed against each other. */
const STEP = 8
const MOST = 160
const PEAK = { width: 26, height: 22 }

const apart = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) * 2 >= a.width + b.width || Math.abs(a.y - b.y) * 2 >= a.height + b.height

/** Whether the point is in one of the polygons. */
function inside(x: number, y: number, polygons: readonly Point[][]): boolean {
  for (const polygon of polygons) {
    let odd = false
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const a = polygon[i] as Point
      const b = polygon[j] as Point
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
    }
    if (odd) return true
  }
  return false
}

/** How many of eight points around the box lie outside of all these. */
function sticksOut({ x, y, width, height }: Box, polygons: readonly Point[][]): number {
  let out = 0
  for (let across = -0.5; across <= 0.5; across += 0.5) {
    for (let down = -0.5; down <= 0.5; down += 0.5) if (!inside(x + across * width, y + down * height, polygons)) out++
  }
  return out
}

interface Candidate<T extends Box> {
  box: T
  cost: number
}

/** Boxes of one size with their middle in the polygons, the best first. */
function candidates<T extends Box>(make: (x: number, y: number) => T, polygons: readonly Point[][], near: Point, cost: (box: T) => number): Candidate<T>[] {
  const xs = polygons.flat().map(([x]) => x)
  const ys = polygons.flat().map(([, y]) => y)
  const found: Candidate<T>[] = []
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
      if (!inside(x, y, polygons)) continue
      const box = make(x, y)
      found.push({ box, cost: sticksOut(box, polygons) * 6 + Math.hypot(x - near[0], y - near[1]) * 0.1 + cost(box) })
    }
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, MOST)
}

/** The name on one line, and on two where it has two words. */
function writings(name: string): string[][] {
  const words = name.split(" ")
  return words.length === 1 ? [[name]] : [[name], [words.slice(0, Math.ceil(words.length / 2)).join(" "), words.slice(Math.ceil(words.length / 2)).join(" ")]]
}

/** `font` is the height of the letters, `measure` the width of a text whose letters are one high. */
export function layOut(island: Island, font: number, measure: (text: string) => number): Layout {
  const peaks = island.peaks.map(([x, y]): Box => ({ x, y, ...PEAK }))
  const onPeaks = (box: Box): number => peaks.filter((peak) => !apart(peak, box)).length
  const [left, top, width, height] = island.frame

  const slots = island.zones.map((zone) =>
    candidates((x, y) => ({ x, y, ...PIECE }), [zone.outline], [zone.x, zone.y], (box) => onPeaks(box) * 2),
  )
  const writable = island.territories.map((territory, i) => {
    const zones = island.zones.filter((zone) => zone.territory === i)
    const middle: Point = [zones.reduce((sum, zone) => sum + zone.x, 0) / (zones.length || 1), zones.reduce((sum, zone) => sum + zone.y, 0) / (zones.length || 1)]
    const margin = territory.city ? MARGIN.city : MARGIN.plain
    return writings(territory.name)
      .flatMap((lines) => {
        const size = { width: Math.max(...lines.map(measure)) * font + margin * 2, height: lines.length * font * LINE_HEIGHT + margin * 2 }
        const within = (box: Box): boolean => box.x - box.width / 2 > left && box.x + box.width / 2 < left + width && box.y - box.height / 2 > top && box.y + box.height / 2 < top + height
        return candidates((x, y): Name => ({ x, y, lines, ...size }), zones.map((zone) => zone.outline), middle, (box) => onPeaks(box) * 3 + (within(box) ? 0 : 1000) + lines.length)
      })
      .sort((a, b) => a.cost - b.cost)
  })

  const pieces: Box[] = slots.map((found, i) => found[0]?.box ?? { x: island.zones[i]?.x ?? 0, y: island.zones[i]?.y ?? 0, ...PIECE })
  const names: Name[] = writable.map((found, i) => found[0]?.box ?? { x: 0, y: 0, width: 0, height: 0, lines: [island.territories[i]?.name ?? ""] })

  /** The best place of a territory's name together with those of its pieces, all others staying where they are. */
  function settle(territory: number): void {
    const zones = island.zones.flatMap((zone, i) => (zone.territory === territory ? [i] : []))
    const others = [...pieces.filter((_, i) => !zones.includes(i)), ...names.filter((_, i) => i !== territory)]
    const open = zones.map((zone) => (slots[zone] ?? []).map(({ box, cost }) => ({ box, cost: cost + others.filter((other) => !apart(other, box)).length * 500 })).sort((a, b) => a.cost - b.cost))
    let best = Infinity
    for (const { box: name, cost } of writable[territory] ?? []) {
      if (cost >= best) break
      let sum = cost + others.filter((other) => !apart(other, name)).length * 500
      const taken: Box[] = [name]
      for (const found of open) {
        const slot = found.find(({ box }) => taken.every((other) => apart(other, box)))
        sum += slot?.cost ?? 2000
        taken.push(slot?.box ?? found[0]?.box ?? name)
        if (sum >= best) break
      }
      if (sum >= best || taken.length <= zones.length) continue
      best = sum
      names[territory] = name
      zones.forEach((zone, i) => (pieces[zone] = taken[i + 1] as Box))
    }
  }

  for (let sweep = 0; sweep < 3; sweep++) island.territories.forEach((_, territory) => settle(territory))
  return { pieces, names }
}
