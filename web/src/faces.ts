// How each game looks. A game without a face of its own is played on the plain board.

import type { Component } from "svelte"
import type { Choice } from "./decision/choice.svelte"
import { later } from "./later"
import type { Sound } from "./shell/sound"
import type { Risky } from "./table/table.svelte"
import type { Act, GameInfo, Message, WireEvent } from "./wire/types"
import type { Proper, Words } from "./words/words"

export interface BoardProps {
  message: Message
  /** The message shown before, to see what has changed. */
  before: Message | null
  words: Words
  game: GameInfo
  choice: Choice
  /** The seat this page plays, or null. */
  eye: number | null
  /** Other eyes' messages of the same moment, when all is open. */
  open?: (Message | null)[]
  /** What the table was set up with. */
  options: Record<string, unknown>
  /** Sends acts that the board has written itself, in order; missing where nothing can be sent. */
  send?: (texts: string[]) => Promise<string | null>
  /** Asks the house for acts that answer the open question sensibly; null if there is no answer. */
  suggest?: (() => Promise<string[] | null>) | undefined
  /** All that was told up to this message. */
  story: readonly Message[]
}

/** What may be done beside the question, where a list of buttons is not enough. */
export interface AsidesProps {
  message: Message
  words: Words
  eye: number
  asides: Act[]
  send: (text: string) => Promise<string | null>
}

export interface Face {
  Board: Component<BoardProps>
  Asides?: Component<AsidesProps>
  risky: Risky
  /** Whether what a preview tells is certain and bad: it is warned of, and asked about twice. */
  grave?: (tells: WireEvent) => boolean
  sound: (message: Message) => Sound | null
  /** The questions the board itself answers better than a list of buttons. */
  answers?: string[]
  /** How near the one who looks is to winning, as the message `goal` wants it. */
  goal?: (message: Message, eye: number, options: Record<string, unknown>) => Record<string, number>
  /** The questions whose answers are explained before the choice. */
  explains?: string[]
  /** What an act costs, in words; empty where it costs nothing. */
  price?: (act: Act, message: Message, words: Words) => string
  /** The proper names on the board the table was set up with. */
  names?: (options: Record<string, unknown>) => Proper
}

const faces: Record<string, () => Promise<{ face: Face }>> = {
  condottiere: () => import("./condottiere/face"),
  princes: () => import("./princes/face"),
  conquest: () => import("./conquest/face"),
}

export const faceOf = async (game: string): Promise<Face> => (await later(faces[game] ?? (() => import("./any/face")))).face
