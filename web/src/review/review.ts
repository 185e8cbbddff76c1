// A review as it comes over the wire, and how its lines are drawn. Chances are in thousandths.

import type { Act, WireEvent } from "../wire/types"

export interface Account {
  first: number
  lost: number
  luck: number
  others: number
  result: number
  counted: "play" | "luck" | "others"
}

export interface Costly {
  /** The row of the act, as in a replay. */
  at: number
  seat: number
  question: string
  act: Act
  chance: number
  best: Act
  better: number
  tells: WireEvent[]
  gain: { measure: string; best: number; taken: number } | null
}

export interface Luck {
  at: number
  seat: number
  was: number
  now: number
}

export interface Review {
  judged: number
  /** For each seat: rows with the chance from there on. */
  lines: [number, number][][]
  accounts: Account[]
  costly: Costly[]
  lucky: Luck[]
}

export interface Progress {
  done: number
  of: number
  review: Review | null
}

export interface Hint {
  decision: number
  options: { act: Act; chance: number }[]
}

export const percent = (chance: number): number => Math.round(chance / 10)

/** A change of a chance with its sign, in hundredths. */
export function signed(change: number): string {
  const size = percent(Math.abs(change))
  return size === 0 ? "±0" : `${change > 0 ? "+" : "−"}${size}`
}

export interface Box {
  width: number
  height: number
}

/** How far across the picture a row lies. */
export function across(lines: Review["lines"], at: number, width: number): number {
  const rows = lines.flatMap((line) => line.map(([row]) => row))
  const first = Math.min(...rows)
  const span = Math.max(...rows) - first
  return span === 0 ? 0 : ((at - first) / span) * width
}

/** A seat's line from left to right. */
export function path(lines: Review["lines"], seat: number, { width, height }: Box): string {
  const points = (lines[seat] ?? []).map(([at, chance]) => `${across(lines, at, width).toFixed(1)} ${((1 - chance / 1000) * height).toFixed(1)}`)
  return points.length === 0 ? "" : `M${points.join("L")}`
}
