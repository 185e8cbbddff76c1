// Promises as they stand. A message tells the open ones, and a settled one only when it is settled.

import type { Message, Promise_ } from "../wire/types"

export function promisesOf(messages: readonly Message[]): Promise_[] {
  const found = new Map<number, Promise_>()
  for (const message of messages) for (const promise of message.promises) found.set(promise.number, promise)
  return [...found.values()]
}
