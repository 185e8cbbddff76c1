import { expect, test } from "vitest"
import type { Result } from "./person"
import { drawnLine, inOrder, statistics } from "./statistics"

const result = (at: number, seat: number, winners: number[], places: number[], bots: (string | null)[], more: Partial<Result> = {}): Result => ({
  table: `t${at}`,
  game: "condottiere",
  at,
  variants: [],
  players: bots.map((bot, i) => ({ name: bot ? null : `P${i}`, bot })),
  seat,
  winners,
  scores: places.map((place) => 10 - place),
  places,
  left: false,
  rating: null,
  ...more,
})

const GAMES = [
  result(3, 0, [0], [1, 2, 2], [null, "envoy", "envoy"], { variants: ["hidden"] }),
  result(1, 1, [1], [2, 1], [null, null]),
  result(2, 0, [1], [3, 1, 2], [null, "envoy", null]),
  result(4, 0, [0, 1], [1, 1], [null, null], { game: "princes" }),
]

test("opponents, seats, variants and streaks are counted", () => {
  const found = statistics(inOrder(GAMES, ""))
  expect(found.all).toEqual({ games: 4, won: 3 })
  expect(found.against).toEqual([
    { bot: "", games: 3, ahead: 1, behind: 1 },
    { bot: "envoy", games: 3, ahead: 2, behind: 1 },
  ])
  expect(found.seats).toEqual([
    [2, { games: 2, won: 2 }],
    [3, { games: 2, won: 1 }],
  ])
  expect(found.variants).toEqual([["hidden", { games: 1, won: 1 }]])
  expect(found.streak).toEqual({ now: 2, best: 2 })
  expect(found.luck.map((value) => value.toFixed(2))).toEqual(["0.50", "0.17", "0.83", "0.83"])
})

test("one game's results come in order", () => {
  expect(inOrder(GAMES, "condottiere").map((one) => one.at)).toEqual([1, 2, 3])
  expect(statistics([])).toMatchObject({ all: { games: 0, won: 0 }, luck: [] })
})

test("a line lies in its box, with its band and where nothing is gained or lost", () => {
  expect(drawnLine([0, 1, -1], [], 100, 50)).toEqual({ line: "M0.0 25.0L50.0 0.0L100.0 50.0", band: "", zero: 25, low: -1, high: 1 })
  const sure = drawnLine([25, 27], [8, 6], 100, 50)
  expect(sure.zero).toBeNull()
  expect(sure.band.startsWith("M0.0 0.0L100.0 0.0L")).toBe(true)
})
