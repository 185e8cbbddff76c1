import type { Face } from "../faces"
import Board from "./Board.svelte"
import Deals from "./Deals.svelte"
import { price } from "./lots"
import type { PrincesView } from "./view"

const SOUNDS: Record<string, "card" | "fight" | "win"> = { bids: "card", wins: "card", "buys-troop": "card", rolls: "fight", "war-won": "fight", victory: "win" }

export const face: Face = {
  Board,
  Asides: Deals,
  risky: (act, message) => act.verb === "pass" && message.decision?.name === "action",
  goal: (message, eye) => {
    const view = message.view as unknown as PrincesView
    const others = view.seats.filter((_, seat) => seat !== eye).map((seat) => seat.points)
    return { decade: view.decade + 1, points: view.seats[eye]?.points ?? 0, best: Math.max(...others) }
  },
  explains: ["family"],
  price,
  sound: (message) => {
    const sounds = message.events.flatMap((event) => SOUNDS[event.key] ?? [])
    return sounds.includes("win") ? "win" : sounds.includes("fight") ? "fight" : (sounds[0] ?? null)
  },
}
