import { expect, test } from "vitest"
import type { Message, Promise_ } from "../wire/types"
import { promisesOf } from "./promises"

const promise = (number: number, state: Promise_["state"]): Promise_ => ({ number, maker: 0, to: 1, text: "x", open: true, state })
const told = (...promises: Promise_[]): Message => ({ promises }) as Message

test("a promise stays as it was last told, settled or not", () => {
  const messages = [told(promise(3, "made")), told(promise(3, "made"), promise(4, "made")), told(promise(3, "kept"), promise(4, "made")), told(promise(4, "accepted"))]
  expect(promisesOf(messages).map((one) => [one.number, one.state])).toEqual([[3, "kept"], [4, "accepted"]])
})
