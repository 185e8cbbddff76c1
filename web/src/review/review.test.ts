import { describe, expect, it } from "vitest"
import { across, path, percent, signed } from "./review"

const LINES: [number, number][][] = [
  [[10, 500], [20, 750], [30, 1000]],
  [[10, 500], [30, 0]],
]

describe("a review", () => {
  it("draws each seat from the first row to the last, certain victory at the top", () => {
    expect(path(LINES, 0, { width: 100, height: 40 })).toBe("M0.0 20.0L50.0 10.0L100.0 0.0")
    expect(path(LINES, 1, { width: 100, height: 40 })).toBe("M0.0 20.0L100.0 40.0")
    expect(path(LINES, 2, { width: 100, height: 40 })).toBe("")
  })
  it("puts a mark where its row is", () => {
    expect(across(LINES, 25, 200)).toBe(150)
    expect(across([[[7, 500]]], 7, 200)).toBe(0)
  })
  it("tells chances in hundredths, and changes with their sign", () => {
    expect([percent(333), percent(996), percent(4)]).toEqual([33, 100, 0])
    expect([signed(123), signed(-56), signed(-4), signed(0)]).toEqual(["+12", "−6", "±0", "±0"])
  })
})
