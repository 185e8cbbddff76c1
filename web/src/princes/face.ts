import type { Face } from "../faces"
import Board from "./Board.svelte"
import Deals from "./Deals.svelte"

const SOUNDS: Record<string, "card" | "fight" | "win"> = { bids: "card", wins: "card", "buys-troop": "card", rolls: "fight", "war-won": "fight", victory: "win" }

export const face: Face = {
  Board,
  Asides: Deals,
  risky: (act, message) => act.verb === "pass" && message.decision?.name === "action",
  sound: (message) => {
    const sounds = message.events.flatMap((event) => SOUNDS[event.key] ?? [])
    return sounds.includes("win") ? "win" : sounds.includes("fight") ? "fight" : (sounds[0] ?? null)
  },
}
