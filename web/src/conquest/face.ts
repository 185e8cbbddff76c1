import type { Face } from "../faces"
import Board from "./Board.svelte"
import { islandOf } from "./board"

const SOUNDS: Record<string, "card" | "fight" | "win"> = { plays: "card", puts: "card", moves: "card", fights: "fight", captures: "fight", victory: "win" }

export const face: Face = {
  Board,
  risky: (act, message) => act.verb === "pass" && message.decision?.name === "move" && (message.decision?.options.length ?? 0) > 1,
  grave: (tells) => tells.key === "is-beaten" || tells.key === "surely-beaten",
  sound: (message) => {
    const sounds = message.events.flatMap((event) => SOUNDS[event.key] ?? [])
    return sounds.includes("win") ? "win" : sounds.includes("fight") ? "fight" : (sounds[0] ?? null)
  },
  answers: ["deploy"],
  names: (options) => islandOf(options).names,
}
