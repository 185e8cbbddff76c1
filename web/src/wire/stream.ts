// One table's stream, over a WebSocket that comes back by itself and never misses or doubles a number.

import type { Message, Presence } from "./types"

export type Line = "connecting" | "open" | "reconnecting" | "gone"

export interface Listener {
  message(message: Message): void
  line(line: Line, code: number): void
  presence(presence: Presence): void
  /** The place in the stream is not one that counts now: all must be told anew. */
  anew(): void
}

/** Close codes after which coming back is of no use. */
const FINAL = new Set([4401, 4403, 4404, 4409, 4410])
/** The house does not know the place from which to go on. */
const BEGIN_ANEW = 4416

/** `WebSocket.OPEN`. */
const OPEN = 1

export type OpenSocket = (address: string) => WebSocket

const openSocket: OpenSocket = (address) => new WebSocket(address)

export class Stream {
  seq = 0
  /** Whether somebody looks at the page. */
  private here = true
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  private everOpen = false

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    /** Whose messages are counted: a seat's letter, or `public`. */
    private readonly eye: string,
    private readonly listener: Listener,
    private readonly open: OpenSocket = openSocket,
    private readonly origin: string = globalThis.location?.origin ?? "http://localhost",
  ) {}

  start(): void {
    if (this.stopped) return
    this.listener.line(this.everOpen ? "reconnecting" : "connecting", 0)
    const address = `${this.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(this.table)}/socket?since=${this.seq === 0 ? "0" : this.eye + this.seq}`
    const socket = this.open(address)
    this.socket = socket
    socket.onopen = () => {
      if (socket !== this.socket) return
      socket.send(JSON.stringify({ token: this.token, here: this.here }))
      this.everOpen = true
      this.listener.line("open", 0)
    }
    socket.onmessage = (frame: MessageEvent) => {
      if (socket !== this.socket) return
      this.hear(String(frame.data))
    }
    socket.onclose = (close: CloseEvent) => {
      if (socket !== this.socket) return
      this.socket = null
      if (this.stopped) return
      if (FINAL.has(close.code)) {
        this.stopped = true
        this.listener.line("gone", close.code)
        return
      }
      if (close.code === BEGIN_ANEW) {
        this.stopped = true
        this.listener.anew()
        return
      }
      this.listener.line("reconnecting", close.code)
      this.timer = setTimeout(() => this.start(), this.wait())
    }
  }

  /** Somebody looks at the page, or does not any more. */
  look(here: boolean): void {
    this.here = here
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify({ here }))
  }

  /** Try now: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.stopped || this.socket !== null) return
    clearTimeout(this.timer)
    this.start()
  }

  /** A line may be dead without anybody saying so: open another, from the last number that is sure. */
  again(): void {
    if (this.stopped) return
    const old = this.socket
    this.socket = null
    old?.close(4000)
    clearTimeout(this.timer)
    this.start()
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
    this.socket?.close(1000)
    this.socket = null
  }

  private wait(): number {
    this.tries += 1
    return Math.min(250 * 1.6 ** this.tries, 8000)
  }

  private hear(text: string): void {
    for (const piece of text.split("\n")) {
      if (piece === "") continue
      const told = JSON.parse(piece) as Message | { presence: Presence }
      if ("presence" in told) {
        this.listener.presence(told.presence)
        continue
      }
      const message = told
      if (message.seq <= this.seq) continue
      if (message.seq > this.seq + 1) {
        // A gap cannot be: ask again from the last number that is sure.
        this.socket?.close(4000)
        return
      }
      this.tries = 0
      this.seq = message.seq
      this.listener.message(message)
    }
  }
}
