import type { Face } from "../faces"
import Board from "./Board.svelte"
import { islandOf } from "./board"
import { NONE, type ConquestView } from "./view"

const SOUNDS: Record<string, "card" | "fight" | "win"> = { plays: "card", puts: "card", moves: "card", fights: "fight", captures: "fight", victory: "win" }

export const face: Face = {
  Board,
  risky: (act, message) => act.verb === "pass" && message.decision?.name === "move" && (message.decision?.options.length ?? 0) > 1,
  goal: (message, eye, options) => {
    const view = message.view as unknown as ConquestView
    const territories = view.owners.flatMap((owner, territory) => (owner === eye ? [territory] : []))
    const island = islandOf(options)
    return {
      flags: view.seats.filter((seat, i) => i !== eye && seat.flag_with === NONE).length,
      territories: territories.length,
      cities: territories.filter((one) => island.territories[one]?.city).length,
    }
  },
  grave: (tells) => tells.key === "is-beaten" || tells.key === "surely-beaten",
  sound: (message) => {
    const sounds = message.events.flatMap((event) => SOUNDS[event.key] ?? [])
    return sounds.includes("win") ? "win" : sounds.includes("fight") ? "fight" : (sounds[0] ?? null)
  },
  answers: ["deploy"],
  names: (options) => islandOf(options).names,
}
