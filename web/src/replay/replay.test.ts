import { expect, test } from "vitest"
import { OPEN, read, Replay } from "./replay.svelte"

const message = (seq: number, eye: number, ...keys: string[]) => ({ seq, kind: "act", view: { eye }, events: keys.map((key) => ({ key, args: [] })) })
const stories: Record<string, string> = {
  A: [{ seq: 1, kind: "table", view: null }, message(2, 0), message(4, 0)].map((one) => JSON.stringify(one)).join("\n") + "\n",
  B: [{ seq: 1, kind: "table", view: null }, message(2, 1), message(3, 1)].map((one) => JSON.stringify(one)).join("\n") + "\n",
}
const source = { game: "g", options: {}, seats: 2, eyes: ["public", "A", "B"], load: (eye: string) => Promise.resolve(read(stories[eye] ?? "")) }

test("a moment is found again through another eye", async () => {
  const replay = new Replay(source)
  await replay.look("B", 3)
  expect(replay.message?.seq).toBe(3)
  await replay.look("A")
  expect(replay.message?.seq).toBe(2)
  replay.step(5)
  expect(replay.message?.seq).toBe(4)
})

test("with all open every number is there, and each seat is seen with its own eyes", async () => {
  const replay = new Replay(source)
  await replay.look(OPEN, 3)
  expect(replay.messages.map((one) => one.seq)).toEqual([2, 3, 4])
  expect(replay.open?.map((one) => [one?.seq, one?.view?.eye])).toEqual([[2, 0], [3, 1]])
})

test("with all open the log tells what was told in secret", async () => {
  const told: Record<string, unknown[]> = { A: [message(1, 0, "draws"), message(2, 0, "you-draw")], B: [message(1, 1, "you-draw"), message(2, 1, "draws")] }
  const load = (eye: string) => Promise.resolve(read((told[eye] ?? []).map((one) => JSON.stringify(one)).join("\n")))
  const replay = new Replay({ ...source, load })
  await replay.look(OPEN)
  expect(replay.messages.flatMap((one) => one.events.map((event) => event.key))).toEqual(["you-draw", "you-draw"])
})
