// What finished games come to: counted here, from the results that only this page can read.

import type { Result } from "./person"

export interface Count {
  games: number
  won: number
}

/** Against one kind of opponent: each of them counts for itself. */
export interface Against {
  /** Empty: people. */
  bot: string
  games: number
  ahead: number
  behind: number
}

export interface Statistics {
  all: Count
  against: Against[]
  seats: [number, Count][]
  variants: [string, Count][]
  /** Games won one after the other: up to now, and at best. */
  streak: { now: number; best: number }
  /** After each game, in order: how many more were won than by chance. */
  luck: number[]
}

export const won = (result: Result): boolean => result.winners.includes(result.seat)

/** The results of a game, or of all, from the first to the last. */
export const inOrder = (results: readonly Result[], game: string): Result[] => results.filter((one) => game === "" || one.game === game).sort((a, b) => a.at - b.at)

export function statistics(results: readonly Result[]): Statistics {
  const all: Count = { games: 0, won: 0 }
  const against = new Map<string, Against>()
  const seats = new Map<number, Count>()
  const variants = new Map<string, Count>()
  const streak = { now: 0, best: 0 }
  const luck: number[] = []
  const count = <K>(counts: Map<K, Count>, key: K, victory: boolean): void => {
    const before = counts.get(key) ?? { games: 0, won: 0 }
    counts.set(key, { games: before.games + 1, won: before.won + Number(victory) })
  }
  for (const result of results) {
    const victory = won(result)
    all.games += 1
    all.won += Number(victory)
    count(seats, result.players.length, victory)
    for (const variant of result.variants) count(variants, variant, victory)
    streak.now = victory ? streak.now + 1 : 0
    streak.best = Math.max(streak.best, streak.now)
    luck.push((luck.at(-1) ?? 0) + (victory ? 1 / result.winners.length : 0) - 1 / result.players.length)
    const own = result.places[result.seat] ?? 0
    result.players.forEach((player, seat) => {
      if (seat === result.seat) return
      const before = against.get(player.bot ?? "") ?? { bot: player.bot ?? "", games: 0, ahead: 0, behind: 0 }
      const theirs = result.places[seat] ?? 0
      against.set(before.bot, { ...before, games: before.games + 1, ahead: before.ahead + Number(own < theirs), behind: before.behind + Number(own > theirs) })
    })
  }
  return {
    all,
    against: [...against.values()].sort((a, b) => b.games - a.games),
    seats: [...seats].sort(([a], [b]) => a - b),
    variants: [...variants].sort(([, a], [, b]) => b.games - a.games),
    streak,
    luck,
  }
}

/** A line of values with how unsure each is, within a box of this size: the line and the band around it. */
export function drawnLine(values: readonly number[], spread: readonly number[], width: number, height: number): { line: string; band: string; zero: number | null; low: number; high: number } {
  const low = Math.min(...values.map((value, i) => value - (spread[i] ?? 0)))
  const high = Math.max(...values.map((value, i) => value + (spread[i] ?? 0)))
  const room = high - low || 1
  const x = (i: number): string => ((i / Math.max(1, values.length - 1)) * width).toFixed(1)
  const y = (value: number): string => (height - ((value - low) / room) * height).toFixed(1)
  const above = values.map((value, i) => `${x(i)} ${y(value + (spread[i] ?? 0))}`)
  const below = values.map((value, i) => `${x(i)} ${y(value - (spread[i] ?? 0))}`).reverse()
  return {
    line: `M${values.map((value, i) => `${x(i)} ${y(value)}`).join("L")}`,
    band: spread.length === 0 ? "" : `M${[...above, ...below].join("L")}Z`,
    zero: low <= 0 && high >= 0 ? Number(y(0)) : null,
    low,
    high,
  }
}
