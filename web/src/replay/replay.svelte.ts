// A finished game, step by step, through any eye.

import { scenesOf, Stage, STAYS } from "../moments/stage.svelte"
import type { Message, MomentSpec } from "../wire/types"

/** Where a game is replayed from: a table, or a file. */
export interface Source {
  game: string
  options: Record<string, unknown>
  seats: number
  /** The eyes it can be seen through: `A` ..., `public`. */
  eyes: string[]
  load(eye: string): Promise<Message[]>
}

/** Everything that can be drawn, one message a line. In a replay a moment has the same number for every eye. */
export const read = (text: string): Message[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Message)
    .filter((message) => message.view !== null)

export const OPEN = "open"

export class Replay {
  eye = $state("public")
  at = $state(0)
  messages = $state.raw<Message[]>([])
  /** All eyes' messages, by seat, when all is open. */
  others = $state.raw<Message[][]>([])
  playing = $state(false)
  speed = $state(1)
  /** The moment that the step shown has made: never in the way of the next one. */
  readonly stage = new Stage(() => undefined)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly source: Source,
    private readonly moments: readonly MomentSpec[] = [],
  ) {}

  readonly message: Message | null = $derived(this.messages[this.at] ?? null)
  readonly before: Message | null = $derived(this.messages[this.at - 1] ?? null)

  /** The same moment through each seat's eyes. */
  readonly open: (Message | null)[] | undefined = $derived(
    this.eye === OPEN ? this.others.map((messages) => latest(messages, this.message?.seq ?? 0)) : undefined,
  )

  async look(eye: string, seq: number | null = null): Promise<void> {
    const seats = this.source.eyes.filter((one) => one !== "public")
    const others = await Promise.all((eye === OPEN ? seats : [eye]).map((one) => this.source.load(one)))
    // The moment may have changed while the others' eyes were fetched.
    const moment = seq ?? this.message?.seq ?? 0
    this.others = others
    this.messages = merged(others)
    this.eye = eye
    this.goTo(moment)
  }

  /** To a number of the log, or the last before it that this eye saw. */
  goTo(seq: number): void {
    let at = 0
    while (at + 1 < this.messages.length && (this.messages[at + 1]?.seq ?? Infinity) <= seq) at += 1
    this.at = at
  }

  step(by: number): void {
    this.at = Math.max(0, Math.min(this.messages.length - 1, this.at + by))
    if (by > 0) this.glance()
  }

  /** Shows the moment of this step, if it has one. */
  glance(): void {
    const scene = scenesOf(this.moments, this.messages, this.at).at(-1)
    if (scene) this.stage.glance(scene)
  }

  play(): void {
    this.playing = true
    if (this.at >= this.messages.length - 1) this.at = 0
    const tick = (): void => {
      if (!this.playing) return
      if (this.at >= this.messages.length - 1) return this.stop()
      this.step(1)
      this.timer = setTimeout(tick, (this.stage.now?.message === this.message ? STAYS.quick : 900) / this.speed)
    }
    this.timer = setTimeout(tick, 300 / this.speed)
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  /** The page is left. */
  end(): void {
    this.stop()
    this.stage.clear()
  }
}

const latest = (messages: Message[], seq: number): Message | null => messages.findLast((message) => message.seq <= seq) ?? null

/** Every number once, as the eye saw it that was told most of it. */
function merged(others: Message[][]): Message[] {
  const all = new Map<number, Message>()
  const told = (message: Message | undefined): number => (message ? JSON.stringify(message.events).length : -1)
  for (const messages of others) for (const message of messages) if (told(message) > told(all.get(message.seq))) all.set(message.seq, message)
  return [...all.values()].sort((a, b) => a.seq - b.seq)
}
