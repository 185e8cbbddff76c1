// How each game looks. A game without a face of its own is played on the plain board.

import type { Component } from "svelte"
import type { Choice } from "./decision/choice.svelte"
import type { Sound } from "./shell/sound"
import type { Risky } from "./table/table.svelte"
import type { GameInfo, Message } from "./wire/types"
import type { Words } from "./words/words"

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
}

export interface Face {
  Board: Component<BoardProps>
  risky: Risky
  sound: (message: Message) => Sound | null
}

const faces: Record<string, () => Promise<{ face: Face }>> = {
  condottiere: () => import("./condottiere/face"),
}

export const faceOf = async (game: string): Promise<Face> => (await (faces[game] ?? (() => import("./any/face")))()).face
