// A puzzle as this page plays it: a table that nobody else sits at, and one question.

import { PreparedTable } from "../learn/prepared.svelte"
import { keep, kept } from "../shell/settings.svelte"
import * as api from "../wire/api"
import type { Act, Puzzle } from "../wire/types"

/** The puzzles that were solved in this browser, as `princes-7`. */
export const solved = (): string[] => kept<string[]>("puzzles", [])

export class PuzzleTable extends PreparedTable {
  /** Whether the solution may be told. */
  solutionTold = $state(false)

  constructor(readonly puzzle: Puzzle) {
    super(`puzzle-${puzzle.game}-${String(puzzle.number)}`, puzzle.seat, puzzle.options)
    this.ask()
  }

  /** The question, as at first. */
  ask(): void {
    this.tried = null
    this.messages = this.puzzle.messages.map(this.told)
    this.skip()
  }

  get right(): boolean {
    return this.tried?.text === this.puzzle.answers[0]?.act
  }

  /** The chance that an answer leaves, in hundredths; of one that was not looked at, that of the worst that was. */
  chance(text: string): number {
    const found = this.puzzle.answers.find((one) => one.act === text) ?? this.puzzle.answers.at(-1)
    return Math.round((found?.chance ?? 0) / 10)
  }

  protected override async send(act: Act): Promise<string | null> {
    const problem = await this.attempt(act, api.tryPuzzle(this.puzzle.game, this.puzzle.number, act.text))
    if (problem === null && this.right) {
      this.solutionTold = true
      keep("puzzles", [...new Set([...solved(), `${this.puzzle.game}-${String(this.puzzle.number)}`])])
    }
    return problem
  }

  override write(text: string): Promise<string | null> {
    return this.send({ act: null, text, verb: "", args: [] })
  }
}
