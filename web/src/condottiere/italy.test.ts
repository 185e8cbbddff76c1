import { expect, test } from "vitest"
import { largestGroup, NEIGHBOURS, REGIONS } from "./italy"

test("C2.2: groups follow the borders of the map", () => {
  const at = (name: string): number => REGIONS.findIndex((region) => region.id === name)
  expect(REGIONS.length).toBe(17)
  expect(NEIGHBOURS[at("ancona")]?.map((i) => REGIONS[i]?.id)).toEqual(["napoli", "spoleto", "urbino"])
  expect(largestGroup(new Set([at("torino"), at("milano"), at("venezia"), at("napoli")]))).toBe(3)
  expect(largestGroup(new Set())).toBe(0)
})
