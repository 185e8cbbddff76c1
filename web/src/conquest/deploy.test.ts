import { expect, test } from "vitest"
import { Deployment } from "./deploy.svelte"
import { LINE_UP, type ConquestView } from "./view"

const PIECES = ["spy", "scout", "sorceress", "baron", "knight", "count", "duke", "prince", "queen", "king", "cursed-land", "flag"]
const zones = Array.from({ length: 72 }, (_, i) => `t${Math.floor(i / 3)}.${"abc"[i % 3]}`)

function deploying(): Deployment {
  const to_place = Array.from({ length: 12 }, (_, kind) => LINE_UP.filter((other) => other === kind).length)
  const view = { to_place, owners: Array.from({ length: 24 }, (_, i) => (i < 8 ? 0 : 1)), zones: zones.map(() => ({ piece: -1 })) }
  return new Deployment(() => view as unknown as ConquestView, 0, zones)
}

test("a piece goes only on an own free zone, and two change places", () => {
  const deployment = deploying()
  deployment.takeUp(11)
  deployment.touch(30)
  expect(deployment.laid.size).toBe(0)
  deployment.touch(0)
  deployment.takeUp(9)
  deployment.touch(1)
  deployment.touch(0)
  deployment.touch(1)
  expect([deployment.laid.get(0), deployment.laid.get(1)]).toEqual([9, 11])
})

test("Q2.4: a whole set-up is written in the order in which it is asked for", () => {
  const deployment = deploying()
  expect(deployment.whole).toBe(false)
  deployment.scatter()
  expect(deployment.whole).toBe(true)
  const acts = deployment.acts(PIECES)
  expect(acts.map((act) => act.split(" ")[1])).toEqual(LINE_UP.map((kind) => PIECES[kind]))
  expect(new Set(acts.map((act) => act.split(" ")[2])).size).toBe(18)
})
