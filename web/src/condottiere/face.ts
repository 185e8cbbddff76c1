import type { Face } from "../faces"
import Board from "./Board.svelte"
import { largestGroup } from "./italy"
import { held, type CondottiereView } from "./view"

const SOUNDS: Record<string, "card" | "fight" | "win"> = {
  plays: "card",
  "plays-face-down": "card",
  "places-token": "card",
  "battle-won": "fight",
  "battle-tied": "fight",
  "defender-keeps": "fight",
  surrenders: "fight",
  victory: "win",
}

export const face: Face = {
  Board,
  /** A pass with cards in hand; a Surrender that gives the region away. */
  risky: (act, message) => {
    const view = message.view as unknown as CondottiereView
    const you = view.seats[view.eye]
    if (!you) return false
    if (act.verb === "pass") return you.hand_size > 0
    if (act.verb !== "play" || act.args[0]?.value !== "surrender") return false
    return view.seats.some((seat, i) => i !== view.eye && seat.strength >= you.strength)
  },
  goal: (message, eye) => {
    const view = message.view as unknown as CondottiereView
    const regions = held(view, eye)
    return { total: view.total_to_win, connected: view.connected_to_win, regions: regions.size, group: largestGroup(regions) }
  },
  sound: (message) => {
    const sounds = message.events.flatMap((event) => SOUNDS[event.key] ?? [])
    return sounds.includes("win") ? "win" : sounds.includes("fight") ? "fight" : (sounds[0] ?? null)
  },
}
