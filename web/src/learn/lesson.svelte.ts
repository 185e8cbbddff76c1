// A lesson as this page plays it: a table that nobody else sits at, told step by step.

import { keep, kept } from "../shell/settings.svelte"
import * as api from "../wire/api"
import type { Act, Lesson, LessonStep } from "../wire/types"
import { PreparedTable } from "./prepared.svelte"

interface Progress {
  step: number
  /** Whether it was ever played to its end. */
  done: boolean
}

export const progress = (game: string): Progress => kept(`lesson.${game}`, { step: 0, done: false })

export class LessonTable extends PreparedTable {
  /** Which step is shown. */
  at = $state(0)
  readonly steps: LessonStep[]

  constructor(readonly lesson: Lesson) {
    super(`lesson-${lesson.game}`, lesson.seat, lesson.options)
    this.steps = lesson.steps
    this.goTo(progress(lesson.game).step)
  }

  get current(): LessonStep {
    return this.steps[this.at] as LessonStep
  }

  get over(): boolean {
    return this.at === this.steps.length - 1
  }

  override get asked(): boolean {
    return super.asked && this.current.act !== null
  }

  /** From a step on: all before it has happened. */
  goTo(at: number): void {
    this.at = Math.max(0, Math.min(at, this.steps.length - 1))
    this.tried = null
    this.messages = this.steps.slice(0, this.at + 1).flatMap((step) => step.messages.map(this.told))
    this.skip()
    this.note()
  }

  /** The next step: what happens before it is shown message by message. */
  next(): void {
    if (this.over) return
    this.at += 1
    this.messages = [...this.messages, ...this.current.messages.map(this.told)]
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
    return await this.attempt(act, api.tryInLesson(this.lesson.game, this.at, act.text))
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
