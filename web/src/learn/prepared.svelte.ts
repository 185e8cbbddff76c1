// A table that was prepared, with nobody else at it: lessons and puzzles. What is tried there can be taken back.

import { settings } from "../shell/settings.svelte"
import { Table } from "../table/table.svelte"
import type { Act, Message } from "../wire/types"
import { speech } from "../words/speech.svelte"

export abstract class PreparedTable extends Table {
  override readonly taught = true
  /** What was tried; it is shown until it is taken back. */
  tried = $state.raw<Act | null>(null)

  constructor(
    id: string,
    private readonly seat: number,
    readonly options: Record<string, unknown>,
  ) {
    super(id, null)
    this.you = { role: "seat", seat }
    this.line = "open"
  }

  /** Whether all that has happened was seen. */
  get ready(): boolean {
    return this.behind === 0 && !this.stage.holds
  }

  override get asked(): boolean {
    return super.asked && this.tried === null
  }

  /** Shows what the house says of an act. */
  protected async attempt(act: Act, answer: Promise<Message[]>): Promise<string | null> {
    try {
      const messages = await answer
      this.tried = act
      this.messages = [...this.messages, ...messages.map(this.told)]
      this.wake()
      return null
    } catch (error) {
      return this.sentence(error)
    }
  }

  /** As this page wants it told: with the player's own name, and nothing beside the question. */
  protected readonly told = (message: Message): Message => ({
    ...message,
    undo: false,
    asides: [],
    table: {
      ...message.table,
      seats: message.table.seats.map((seat) => (seat.seat === this.seat ? { ...seat, name: settings.name.trim() || speech.words(null).say("page-guest") } : seat)),
    },
  })
}
