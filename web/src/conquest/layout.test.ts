import { expect, test } from "vitest"
import westeria from "../../../src/condotta/games/conquest/westeria.json"
import { islandOf, type Point } from "./board"
import { layingOut, type Box, type Layout } from "./layout"

const wide = (text: string): number => text.length * 0.62

function layOut(...of: Parameters<typeof layingOut>): Layout {
  const work = layingOut(...of)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

const overlap = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height

/** Another board: the same island turned by a quarter, so that what was high is wide. */
const turned = ([x, y]: Point): Point => [y, 1000 - x]
const other = {
  ...westeria,
  outline: (westeria.outline as Point[]).map(turned),
  zones: westeria.zones.map((zone) => ({ ...zone, x: zone.y, y: 1000 - zone.x, polygon: (zone.polygon as Point[]).map(turned) })),
  mountains: westeria.mountains.map((range) => ({ ...range, line: (range.line as Point[]).map(turned) })),
}

test.each([
  ["a wide screen", {}, 15],
  ["a phone", {}, 31],
  ["another board on a phone", { board: other }, 31],
])("no name lies on a piece or on a name: %s", (_, options, font) => {
  const { pieces, names } = layOut(islandOf(options), font, wide)
  expect([pieces.length, names.length]).toEqual([72, 24])
  const boxes = [...pieces, ...names]
  const found = boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (overlap(a, b) ? [[a, b]] : [])))
  expect(found).toEqual([])
})
