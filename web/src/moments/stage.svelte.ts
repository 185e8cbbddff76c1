// What is on the stage: one moment after another, each until it was read.

import type { Message, MomentSpec } from "../wire/types"
import { momentsOf, type Moment } from "./moments"

export interface Scene {
  moment: Moment
  /** The message that told it, and the one before. */
  message: Message
  before: Message | null
}

/** The moments of a message; the end of the game has a page of its own. */
export function scenesOf(specs: readonly MomentSpec[], messages: readonly Message[], place: number): Scene[] {
  const staged = specs.filter((spec) => spec.name !== "end")
  const message = messages[place]
  if (!message?.events.some((event) => staged.some((spec) => spec.results.includes(event.key)))) return []
  const before = messages[place - 1] ?? null
  return momentsOf(staged, messages.slice(0, place + 1)).map((moment) => ({ moment, message, before }))
}

/** How long a moment stays if nobody says that it was read, in milliseconds. */
export const STAYS = { slow: 8000, quick: 3500, none: 4000 }

export class Stage {
  now = $state.raw<Scene | null>(null)
  /** Whether nothing goes on, and nothing is asked, until it was read. */
  holds = $state(false)
  /** How long each of those held stays. */
  stays = $state(STAYS.slow)
  private queue: Scene[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `freed`: all was read, and the table goes on. */
  constructor(private readonly freed: () => void) {}

  /** Holds the table until each of these was read. */
  play(scenes: Scene[], stays: number): void {
    this.holds = true
    this.stays = stays
    this.queue = scenes
    this.advance()
  }

  /** Shows one beside what is asked: it is never in the way. Who looks elsewhere finds it on coming back. */
  glance(scene: Scene): void {
    this.clear()
    this.now = scene
    const fade = (): void => {
      if (this.now === scene) this.timer = setTimeout(() => this.clear(), STAYS.none)
    }
    if (globalThis.document?.hidden) document.addEventListener("visibilitychange", fade, { once: true })
    else fade()
  }

  /** It was read. */
  next(): void {
    if (this.queue.length > 0) this.advance()
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

  private advance(): void {
    clearTimeout(this.timer)
    this.now = this.queue.shift() ?? null
    this.timer = setTimeout(() => this.next(), this.stays)
  }
}
