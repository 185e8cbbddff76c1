import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Stream, type Line } from "./stream"
import type { Message, Presence } from "./types"

class FakeSocket {
  static all: FakeSocket[] = []
  sent: string[] = []
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((frame: { data: string }) => void) | null = null
  onclose: ((close: { code: number }) => void) | null = null
  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(code: number): void {
    this.onclose?.({ code })
  }
  say(...messages: object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const last = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket

function started(): { stream: Stream; heard: number[]; lines: Line[]; present: number[]; anew: () => number } {
  const heard: number[] = []
  const lines: Line[] = []
  const present: number[] = []
  let anew = 0
  const listener = { message: (message: Message) => heard.push(message.seq), line: (line: Line) => lines.push(line), presence: (presence: Presence) => present.push(presence.spectators), anew: () => (anew += 1) }
  const stream = new Stream("t", "secret", "B", listener, (address) => new FakeSocket(address) as unknown as WebSocket, "http://house")
  stream.start()
  last().onopen?.()
  return { stream, heard, lines, present, anew: () => anew }
}

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test("the token is the first frame and never in the address", () => {
  started()
  expect(last().address).toBe("ws://house/api/tables/t/socket?since=0")
  expect(last().sent).toEqual(['{"token":"secret","here":true}'])
})

test("a place that the house does not know is not asked for again", () => {
  const { anew, lines } = started()
  last().say({ seq: 1, kind: "table" })
  last().close(4416)
  vi.advanceTimersByTime(60_000)
  expect(anew()).toBe(1)
  expect(lines.at(-1)).toBe("open")
  expect(FakeSocket.all.length).toBe(1)
})

test("after a lost line it asks for what is missing, and tells nothing twice", () => {
  const { heard, lines } = started()
  last().say({ seq: 1, kind: "table" })
  last().close(1006)
  expect(lines.at(-1)).toBe("reconnecting")
  vi.advanceTimersByTime(500)
  expect(last().address).toContain("since=B1")
  last().onopen?.()
  last().say({ seq: 1, kind: "table" }, { seq: 2, kind: "start" })
  expect(heard).toEqual([1, 2])
  expect(lines.at(-1)).toBe("open")
})

test("a gap is never told: it comes back for the missing number", () => {
  const { heard } = started()
  last().say({ seq: 1, kind: "table" }, { seq: 3, kind: "act" })
  expect(heard).toEqual([1])
  vi.advanceTimersByTime(500)
  expect(last().address).toContain("since=B1")
})

test("a bad token ends it for good", () => {
  const { lines } = started()
  last().close(4401)
  vi.advanceTimersByTime(60_000)
  expect(lines.at(-1)).toBe("gone")
  expect(FakeSocket.all.length).toBe(1)
})

test("the waits grow, and a hurry does not wait", () => {
  const { stream } = started()
  for (let i = 0; i < 12; i++) {
    last().close(1006)
    vi.advanceTimersByTime(8000)
  }
  const before = FakeSocket.all.length
  last().close(1006)
  vi.advanceTimersByTime(300)
  expect(FakeSocket.all.length).toBe(before)
  stream.hurry()
  expect(FakeSocket.all.length).toBe(before + 1)
})

test("a line that is doubted is replaced, and the old one is not listened to", () => {
  const { stream, heard, lines } = started()
  const old = last()
  old.say({ seq: 1, kind: "table" })
  stream.again()
  expect(lines.at(-1)).toBe("reconnecting")
  expect(FakeSocket.all.length).toBe(2)
  expect(last().address).toContain("since=B1")
  old.say({ seq: 2, kind: "start" })
  old.onclose?.({ code: 1006 })
  last().onopen?.()
  last().say({ seq: 2, kind: "start" })
  expect(heard).toEqual([1, 2])
  expect(lines.at(-1)).toBe("open")
})

test("who looks is told beside the messages, and whether somebody looks here is said again on a new line", () => {
  const { stream, heard, present } = started()
  last().say({ seq: 1, kind: "table" }, { presence: { seats: ["here"], spectators: 3 } }, { seq: 2, kind: "start" })
  expect([heard, present]).toEqual([[1, 2], [3]])
  stream.look(false)
  expect(last().sent.at(-1)).toBe('{"here":false}')
  stream.again()
  last().onopen?.()
  expect(last().sent).toEqual(['{"token":"secret","here":false}'])
})
