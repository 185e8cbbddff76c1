// A puzzle as this page plays it: a table that nobody else sits at, and one question.

import { keep, kept, settings } from "../shell/settings.svelte"
import { Table } from "../table/table.svelte"
import * as api from "../wire/api"
import type { Act, Message, Puzzle } from "../wire/types"
import { speech } from "../words/speech.svelte"

/** The puzzles that were solved in this browser, as `princes-7`. */
export const solved = (): string[] => kept<string[]>("puzzles", [])

export class PuzzleTable extends Table {
  override readonly taught = true
  /** What was answered; it is shown until it is taken back. */
  tried = $state.raw<Act | null>(null)
  /** Whether the solution may be told. */
  told = $state(false)
  private readonly before: Message[]

  constructor(readonly puzzle: Puzzle) {
    super(`puzzle-${puzzle.game}-${String(puzzle.number)}`, null)
    this.you = { role: "seat", seat: puzzle.seat }
    this.line = "open"
    this.before = puzzle.messages.map((message) => named(message, puzzle.seat))
    this.ask()
  }

  /** The question, as at first. */
  ask(): void {
    this.tried = null
    this.messages = this.before
    this.skip()
  }

  get ready(): boolean {
    return this.behind === 0 && !this.stage.holds
  }

  get right(): boolean {
    return this.tried?.text === this.puzzle.answers[0]?.act
  }

  override get asked(): boolean {
    return super.asked && this.tried === null
  }

  /** The chance that an answer leaves, in hundredths; of one that was not looked at, that of the worst that was. */
  chance(text: string): number {
    const found = this.puzzle.answers.find((one) => one.act === text) ?? this.puzzle.answers.at(-1)
    return Math.round((found?.chance ?? 0) / 10)
  }

  protected override async send(act: Act): Promise<string | null> {
    try {
      const messages = await api.tryPuzzle(this.puzzle.game, this.puzzle.number, act.text)
      this.tried = act
      this.messages = [...this.messages, ...messages.map((message) => named(message, this.puzzle.seat))]
      this.wake()
      if (this.right) {
        this.told = true
        keep("puzzles", [...new Set([...solved(), `${this.puzzle.game}-${String(this.puzzle.number)}`])])
      }
      return null
    } catch (error) {
      return this.sentence(error)
    }
  }

  override write(text: string): Promise<string | null> {
    return this.send({ act: null, text, verb: "", args: [] })
  }
}

/** With the player's own name, and nothing beside the question. */
const named = (message: Message, own: number): Message => ({
  ...message,
  undo: false,
  asides: [],
  table: {
    ...message.table,
    seats: message.table.seats.map((seat) => (seat.seat === own ? { ...seat, name: settings.name.trim() || speech.words(null).say("page-guest") } : seat)),
  },
})
