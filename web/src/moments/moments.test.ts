// As kernel/moments.py makes them: the same example stands in tests/games/test_story.py.

import { expect, it, vi } from "vitest"
import type { Message, MomentSpec } from "../wire/types"
import { momentsOf } from "./moments"
import { Stage, type Scene } from "./stage.svelte"

const SPECS: MomentSpec[] = [
  { name: "war", results: ["war-won"], begins: ["declares-war"], tells: ["declares-war", "is-hired", "rolls"], changes: ["status", "laurel"] },
  { name: "decade", results: ["decade-ends"], begins: [], tells: [], changes: ["collects"] },
]
let seq = 0
const told = (...keys: string[]): Message => ({ seq: ++seq, kind: "act", events: keys.map((key) => ({ key, args: [] })) }) as unknown as Message
const keys = (events: { key: string }[]): string[] => events.map((event) => event.key)

it("begins where its spec says and takes what follows", () => {
  const story = [told("declares-war", "no-veto"), told("declares-war", "is-hired"), told("turn", "rolls"), told("war-won", "status", "turn", "laurel", "decade-ends", "collects")]
  const [war, decade] = momentsOf(SPECS, story)
  expect(keys(war?.told ?? [])).toEqual(["declares-war", "is-hired", "rolls"])
  expect(keys(war?.changes ?? [])).toEqual(["status", "laurel"])
  expect(decade?.name).toBe("decade")
  expect(keys(decade?.changes ?? [])).toEqual(["collects"])
  expect(momentsOf(SPECS, story.slice(0, 3))).toEqual([])
})

it("knows nothing of what was taken back", () => {
  const first = told("declares-war")
  const undone = told("is-hired")
  const undo = { ...told(), kind: "undo", change: { entry: undone.seq } } as Message
  const [war] = momentsOf(SPECS, [first, undone, undo, told("rolls"), told("war-won")])
  expect(keys(war?.told ?? [])).toEqual(["declares-war", "rolls"])
})

const scene = (name: string): Scene => ({ moment: { name } }) as unknown as Scene

it("holds the table until every scene was read", () => {
  vi.useFakeTimers()
  const freed = vi.fn()
  const stage = new Stage(freed)
  stage.play([scene("war"), scene("decade")], 5000)
  expect([stage.holds, stage.now?.moment.name]).toEqual([true, "war"])
  stage.next()
  expect([stage.holds, stage.now?.moment.name, freed.mock.calls.length]).toEqual([true, "decade", 0])
  vi.advanceTimersByTime(4999)
  expect(stage.holds).toBe(true)
  vi.advanceTimersByTime(1)
  expect([stage.holds, stage.now, freed.mock.calls.length]).toEqual([false, null, 1])
  vi.useRealTimers()
})

it("is in nobody's way at a glance", () => {
  vi.useFakeTimers()
  const freed = vi.fn()
  const stage = new Stage(freed)
  stage.glance(scene("war"))
  expect([stage.holds, stage.now?.moment.name]).toEqual([false, "war"])
  vi.advanceTimersByTime(60_000)
  expect([stage.now, freed.mock.calls.length]).toEqual([null, 0])
  vi.useRealTimers()
})
