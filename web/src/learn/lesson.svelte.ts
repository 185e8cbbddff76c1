// A lesson as this page plays it: a table that nobody else sits at, told step by step.

import { keep, kept, settings } from "../shell/settings.svelte"
import { Table } from "../table/table.svelte"
import * as api from "../wire/api"
import type { Act, Lesson, LessonStep, Message } from "../wire/types"
import { speech } from "../words/speech.svelte"

interface Progress {
  step: number
  /** Whether it was ever played to its end. */
  done: boolean
}

export const progress = (game: string): Progress => kept(`lesson.${game}`, { step: 0, done: false })

export class LessonTable extends Table {
  override readonly taught = true
  /** Which step is shown. */
  at = $state(0)
  /** What was done instead of what the step asks for; it is shown until it is taken back. */
  tried = $state.raw<Act | null>(null)
  readonly steps: LessonStep[]

  constructor(readonly lesson: Lesson) {
    super(`lesson-${lesson.game}`, null)
    this.steps = lesson.steps
    this.you = { role: "seat", seat: lesson.seat }
    this.line = "open"
  }

  get current(): LessonStep {
    return this.steps[this.at] as LessonStep
  }

  get over(): boolean {
    return this.at === this.steps.length - 1
  }

  /** Whether all that has happened was seen. */
  get ready(): boolean {
    return this.behind === 0 && !this.stage.holds
  }

  override get asked(): boolean {
    return super.asked && this.tried === null && this.current.act !== null
  }

  /** From a step on: all before it has happened. */
  goTo(at: number): void {
    this.at = Math.max(0, Math.min(at, this.steps.length - 1))
    this.tried = null
    this.messages = this.steps.slice(0, this.at + 1).flatMap((step) => step.messages.map(told))
    this.skip()
    this.note()
  }

  /** The next step: what happens before it is shown message by message. */
  next(): void {
    if (this.over) return
    this.at += 1
    this.messages = [...this.messages, ...this.current.messages.map(told)]
    if (this.behind === 0) this.skip()
    else this.wake()
    this.note()
  }

  takeBack(): void {
    this.goTo(this.at)
  }

  protected override async send(act: Act): Promise<string | null> {
    if (act.text === this.current.act) {
      this.next()
      return null
    }
    try {
      const messages = await api.tryInLesson(this.lesson.game, this.at, act.text)
      this.tried = act
      this.messages = [...this.messages, ...messages.map(told)]
      this.wake()
      return null
    } catch (error) {
      return this.sentence(error)
    }
  }

  /** What is to be said of what was tried. */
  answer(): string {
    const name = `lesson-${this.current.name}`
    const own = `${name}.wrong-${this.tried?.text.replaceAll(/[ .]/g, "-") ?? ""}`
    return this.words.say(this.words.has(own) ? own : `${name}.wrong`)
  }

  private note(): void {
    keep(`lesson.${this.lesson.game}`, { step: this.over ? 0 : this.at, done: this.over || progress(this.lesson.game).done })
  }
}

/** As this page wants it told: with the learner's own name, and nothing beside the question. */
const told = (message: Message): Message => ({
  ...message,
  undo: false,
  asides: [],
  table: {
    ...message.table,
    seats: message.table.seats.map((seat) => (seat.seat === 0 ? { ...seat, name: settings.name.trim() || speech.words(null).say("page-guest") } : seat)),
  },
})
