import type { Face } from "../faces"
import Board from "../any/PlainBoard.svelte"

export const face: Face = { Board, risky: () => false, sound: () => null }
