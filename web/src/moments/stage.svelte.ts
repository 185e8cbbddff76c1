// What is on the stage: one moment after another, each until it was read.

import type { Message } from "../wire/types"
import type { Moment } from "./moments"

export interface Scene {
  moment: Moment
  /** The message that told it, and the one before. */
  message: Message
  before: Message | null
}

/** How long a moment stays if nobody says that it was read, in milliseconds. */
export const STAYS = { slow: 8000, quick: 3500, none: 4000 }

export class Stage {
  now = $state.raw<Scene | null>(null)
  /** Whether nothing goes on, and nothing is asked, until it was read. */
  holds = $state(false)
  private queue: Scene[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `freed`: all was read, and the table goes on. */
  constructor(private readonly freed: () => void) {}

  /** Holds the table until each of these was read. */
  play(scenes: Scene[], stays: number): void {
    this.holds = true
    this.queue = scenes
    this.advance(stays)
  }

  /** Shows one beside what is asked: it is never in the way. */
  glance(scene: Scene): void {
    this.clear()
    this.now = scene
    this.timer = setTimeout(() => this.clear(), STAYS.none)
  }

  /** It was read. */
  next(stays: number): void {
    if (this.queue.length > 0) this.advance(stays)
    else this.leave()
  }

  /** Nothing more of it. */
  leave(): void {
    const held = this.holds
    this.clear()
    if (held) this.freed()
  }

  clear(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.now = null
    this.holds = false
  }

  private advance(stays: number): void {
    clearTimeout(this.timer)
    this.now = this.queue.shift() ?? null
    this.timer = setTimeout(() => this.next(stays), stays)
  }
}
