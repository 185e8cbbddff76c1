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
const STEP = 10
const MOST = 80
/** The width of the net's meshes. */
const CELL = 5
const NOWHERE = -1
/** Milliseconds after which the page is let do something else. */
const SLICE = 10
const PEAK = { width: 26, height: 22 }

const apart = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) * 2 >= a.width + b.width || Math.abs(a.y - b.y) * 2 >= a.height + b.height

/** How many of these a box lies on. Counted in a plain loop: there are a hundred thousand such questions. */
function touched(box: Box, others: readonly Box[]): number {
  let count = 0
  for (const other of others) if (!apart(other, box)) count++
  return count
}

/** What all of them lie in. */
function around(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x - width / 2)
    top = Math.min(top, y - height / 2)
    right = Math.max(right, x + width / 2)
    bottom = Math.max(bottom, y + height / 2)
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }
}

/** Whether the point is in the polygon. */
function inside(x: number, y: number, polygon: readonly Point[]): boolean {
  let odd = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i] as Point
    const b = polygon[j] as Point
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
  }
  return odd
}

/** Which zone lies where, on a fine net over the board: looked up a hundred thousand times, so not calculated each time. */
class Net {
  private readonly cells: Int16Array
  private readonly across: number
  private readonly bounds: Box[]
  readonly peaks: Box[]

  constructor(private readonly island: Island) {
    const [, , width, height] = island.frame
    this.peaks = island.peaks.map(([x, y]) => ({ x, y, ...PEAK }))
    this.across = Math.ceil(width / CELL) + 1
    this.cells = new Int16Array(this.across * (Math.ceil(height / CELL) + 1)).fill(NOWHERE)
    this.bounds = island.zones.map(({ outline }) => around(outline.map(([x, y]) => ({ x, y, width: 0, height: 0 }))))
    island.zones.forEach(({ outline }, zone) => {
      this.walk([zone], CELL, (x, y) => {
        if (inside(x, y, outline)) this.cells[this.cell(x, y)] = zone
      })
    })
  }

  private cell(x: number, y: number): number {
    const [left, top, width, height] = this.island.frame
    if (x < left || y < top || x > left + width || y > top + height) return -1
    return Math.round((y - top) / CELL) * this.across + Math.round((x - left) / CELL)
  }

  reach(zones: readonly number[]): Box {
    return around(zones.map((zone) => this.bounds[zone] as Box))
  }

  /** Each point of the net, so far apart, that may lie in these zones. */
  walk(zones: readonly number[], step: number, visit: (x: number, y: number) => void): void {
    const [left, top] = this.island.frame
    const reach = this.reach(zones)
    const from = (at: number, size: number, edge: number): number => edge + Math.ceil((at - size / 2 - edge) / step) * step
    for (let y = from(reach.y, reach.height, top); y <= reach.y + reach.height / 2; y += step) {
      for (let x = from(reach.x, reach.width, left); x <= reach.x + reach.width / 2; x += step) visit(x, y)
    }
  }

  has(zones: readonly number[], x: number, y: number): boolean {
    return zones.includes(this.cells[this.cell(x, y)] ?? NOWHERE)
  }

  /** How many of eight points around the box, and its middle, lie outside of these zones. */
  sticksOut({ x, y, width, height }: Box, zones: readonly number[]): number {
    let out = 0
    for (let across = -0.5; across <= 0.5; across += 0.5) {
      for (let down = -0.5; down <= 0.5; down += 0.5) if (!this.has(zones, x + across * width, y + down * height)) out++
    }
    return out
  }
}

interface Candidate<T extends Box> {
  box: T
  cost: number
}

/** Boxes of one size with their middle in the zones, the best first. */
function candidates<T extends Box>(make: (x: number, y: number) => T, net: Net, zones: readonly number[], near: Point, cost: (box: T, peaks: Box[]) => number): Candidate<T>[] {
  const size = make(...near)
  const reach = net.reach(zones)
  const peaks = net.peaks.filter((peak) => !apart(peak, { ...reach, width: reach.width + size.width, height: reach.height + size.height }))
  const found: Candidate<T>[] = []
  net.walk(zones, STEP, (x, y) => {
    if (!net.has(zones, x, y)) return
    const box = make(x, y)
    found.push({ box, cost: net.sticksOut(box, zones) * 6 + Math.hypot(x - near[0], y - near[1]) * 0.1 + cost(box, peaks) })
  })
  return found.sort((a, b) => a.cost - b.cost).slice(0, MOST)
}

/** The name on one line, and on two where it has two words. */
function writings(name: string): string[][] {
  const words = name.split(" ")
  return words.length === 1 ? [[name]] : [[name], [words.slice(0, Math.ceil(words.length / 2)).join(" "), words.slice(Math.ceil(words.length / 2)).join(" ")]]
}

/** `font` is the height of the letters, `measure` the width of a text whose letters are one high. It takes a while: after
 * each part of it something else can be done. */
export function* layingOut(island: Island, font: number, measure: (text: string) => number): Generator<undefined, Layout> {
  const [left, top, width, height] = island.frame

  const net = new Net(island)
  yield
  const slots = island.zones.map((zone, i) => candidates((x, y) => ({ x, y, ...PIECE }), net, [i], [zone.x, zone.y], (box, peaks) => touched(box, peaks) * 2))
  yield
  const writable: Candidate<Name>[][] = []
  for (const [i, territory] of island.territories.entries()) {
    const zones = island.zones.flatMap((zone, place) => (zone.territory === i ? [place] : []))
    const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
    const middle: Point = [mean(zones.map((zone) => island.zones[zone]?.x ?? 0)), mean(zones.map((zone) => island.zones[zone]?.y ?? 0))]
    const margin = territory.city ? MARGIN.city : MARGIN.plain
    const found = writings(territory.name)
      .flatMap((lines) => {
        const size = { width: Math.max(...lines.map(measure)) * font + margin * 2, height: lines.length * font * LINE_HEIGHT + margin * 2 }
        const within = (box: Box): boolean => box.x - box.width / 2 > left && box.x + box.width / 2 < left + width && box.y - box.height / 2 > top && box.y + box.height / 2 < top + height
        return candidates((x, y): Name => ({ x, y, lines, ...size }), net, zones, middle, (box, peaks) => touched(box, peaks) * 3 + (within(box) ? 0 : 1000) + lines.length)
      })
      .sort((a, b) => a.cost - b.cost)
    writable.push(found)
    yield
  }

  const pieces: Box[] = slots.map((found, i) => found[0]?.box ?? { x: island.zones[i]?.x ?? 0, y: island.zones[i]?.y ?? 0, ...PIECE })
  const names: Name[] = writable.map((found, i) => found[0]?.box ?? { x: 0, y: 0, width: 0, height: 0, lines: [island.territories[i]?.name ?? ""] })

  /** The best place of a territory's name together with those of its pieces, all others staying where they are. */
  function settle(territory: number): void {
    const zones = island.zones.flatMap((zone, i) => (zone.territory === territory ? [i] : []))
    const reach = around([...zones.flatMap((zone) => (slots[zone] ?? []).map(({ box }) => box)), ...(writable[territory] ?? []).map(({ box }) => box)])
    const others = [...pieces.filter((_, i) => !zones.includes(i)), ...names.filter((_, i) => i !== territory)].filter((other) => !apart(other, reach))
    const open = zones.map((zone) => (slots[zone] ?? []).map(({ box, cost }) => ({ box, cost: cost + touched(box, others) * 500 })).sort((a, b) => a.cost - b.cost))
    let best = Infinity
    for (const { box: name, cost } of writable[territory] ?? []) {
      if (cost >= best) break
      let sum = cost + touched(name, others) * 500
      const taken: Box[] = [name]
      for (const found of open) {
        const slot = found.find(({ box }) => touched(box, taken) === 0)
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

  for (let sweep = 0; sweep < 3; sweep++) {
    for (const territory of island.territories.keys()) {
      settle(territory)
      yield
    }
  }
  return { pieces, names }
}

/** Does it a little at a time, so that the page answers meanwhile; what it returns takes it back. */
export function inSlices<T>(work: Generator<undefined, T>, done: (made: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const slice = (): void => {
    const until = performance.now() + SLICE
    for (;;) {
      const { done: whole, value } = work.next()
      if (whole) return done(value)
      if (performance.now() > until) break
    }
    timer = setTimeout(slice)
  }
  slice()
  return () => clearTimeout(timer)
}
