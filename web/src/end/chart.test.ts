import { expect, it } from "vitest"
import { across, apart, drawn, highest, ranked, steps } from "./chart"

it("puts winners first, then by score", () => {
  expect(ranked([4, 6, 6, 1], [2])).toEqual([2, 1, 0, 3])
})

it("has round steps, and not too many", () => {
  expect(steps(6)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(steps(47)).toEqual([0, 10, 20, 30, 40])
  for (let most = 1; most < 900; most++) expect(steps(most).length).toBeLessThanOrEqual(7)
})

it("begins at the left and ends at the right", () => {
  expect(across([5, 20, 45], 5, 400)).toBe(0)
  expect(across([5, 20, 45], 45, 400)).toBe(400)
  expect(across([5], 5, 400)).toBe(0)
})

it("draws a stepped line a seat and keeps the names apart", () => {
  const lines = drawn([0, 10, 20], [[0, 1, 2], [0, 0, 2], [0, 0, 2]], { width: 200, height: 100 })
  expect(lines.map((line) => line.last)).toEqual([2, 2, 2])
  expect(lines[0]?.path).toMatch(/^M0\.0 98\.0H100\.0V48\.0H200\.0V-2\.0H200$/)
  const labels = lines.map((line) => line.label).sort((a, b) => a - b)
  expect((labels[1] ?? 0) - (labels[0] ?? 0)).toBeGreaterThanOrEqual(17)
  expect((labels[2] ?? 0) - (labels[1] ?? 0)).toBeGreaterThanOrEqual(17)
  expect(highest([[0], [0]])).toBe(1)
})

it("moves marks apart and keeps them within the line", () => {
  expect(apart([10, 12, 300], 300)).toEqual([10, 31, 300])
  expect(apart([290, 295, 300], 300)).toEqual([258, 279, 300])
})
