// Opening a table and sitting down at it.

import * as api from "../wire/api"
import type { Created, GameInfo, Order } from "../wire/types"
import { speech } from "../words/speech.svelte"
import { keepTable, settings } from "./settings.svelte"

/** The seats of a quick game: three sides make a battle, where the game allows it. */
const QUICK_SEATS = 3

/** The level that was last chosen here, or the usual one. */
export const chosenLevel = (game: GameInfo): string => (game.levels.includes(settings.level) ? settings.level : game.usual_level)

/** The strongest level: who hands over a seat wants it played well. */
export const strongestLevel = (game: GameInfo): string => game.levels[game.levels.length - 1] ?? game.usual_level

export const quickSeats = (game: GameInfo): number => Math.max(game.fewest, Math.min(game.most, QUICK_SEATS))

/** A table of one person against bots, which begins at once. Returns its address. */
export async function playNow(game: GameInfo, name: string, language: string): Promise<string> {
  // Its words come meanwhile; the table asks for them again, should they be lost.
  void speech.readGame(game.name).catch(() => undefined)
  const bots = Array<string>(quickSeats(game) - 1).fill(chosenLevel(game))
  return sitDown(await api.create({ game: game.name, seats: ["person", ...bots], language, hints: true }), game.name, name)
}

/** A table for friends: who opened it takes the first seat, if there is one for people. */
export async function openTable(order: Order, name: string, sit: boolean): Promise<string> {
  const made = await api.create(order)
  if (sit && made.seats.length > 0) return sitDown(made, order.game, name)
  keep(made, order.game, null)
  return made.links.host
}

async function sitDown(made: Created, game: string, name: string): Promise<string> {
  const seat = made.seats[0]
  if (!seat) throw new Error("The table has no seat for a person.")
  keep(made, game, seat.token)
  await api.obtain(made.table, "join", seat.token, { name, seat: seat.seat }, 6)
  return seat.link
}

function keep(made: Created, game: string, token: string | null): void {
  keepTable(made.table, { game, token, host: made.host, invitation: made.invitation })
}
