// What tiles, troops and lots are called, and the help on each.

import type { Help } from "../shell/help.svelte"
import type { Act, Message } from "../wire/types"
import type { Words } from "../words/words"
import { CITIES, currencyOf, EVENT_LOT, POPE_LOT, VALUES } from "./values"
import type { PrincesView } from "./view"

/** Beyond the Pope are the two sides of a war. */
export const lotName = (words: Words, lot: number): string => (lot > POPE_LOT ? words.say("page-condottiere") : words.nth("lot", lot))

export function tileHelp(words: Words, kind: number): Help {
  const tile = VALUES.city_tile[kind]
  const lines = [...words.help("lot", kind), words.nth("city", CITIES.indexOf(tile?.city ?? "")), words.say("page-income", { gold: tile?.gold ?? 0, influence: tile?.influence ?? 0 })]
  if (tile?.merchant) lines.push(words.say("page-merchant-mark"))
  return { title: lotName(words, kind), lines, rule: words.ruleOf("lot", kind) }
}

export function eventHelp(words: Words, event: number): Help {
  const one = VALUES.event[event]
  const currency = one ? [words.say("page-paid-in", { currency: one.currency })] : []
  return { title: lotName(words, EVENT_LOT + event), lines: [...words.help("lot", EVENT_LOT + event), ...currency], rule: words.ruleOf("lot", EVENT_LOT + event) }
}

export const popeHelp = (words: Words): Help => ({ title: lotName(words, POPE_LOT), lines: [...words.help("lot", POPE_LOT), words.say("page-paid-in", { currency: "influence" })], rule: words.ruleOf("lot", POPE_LOT) })

export function troopHelp(words: Words, kind: number): Help {
  const troop = VALUES.troop[kind]
  const line = words.say("page-troop", { cost: troop?.cost ?? 0, attack: troop?.attack ?? 0, defence: troop?.defence ?? 0, influence: troop?.influence ?? 0 })
  return { title: words.nth("troop", kind), lines: [...words.help("troop", kind), line], rule: words.ruleOf("troop", kind) }
}

export const treacheryHelp = (words: Words, name: string, kind: number): Help => ({ title: name, lines: words.help("tile", kind), rule: words.ruleOf("tile", kind) })

export function familyHelp(words: Words, family: number): Help {
  const one = VALUES.family[family]
  return { title: words.nth("family", family), lines: [...words.help("family", family), ...(one ? [words.say("page-income", { gold: one.gold, influence: one.influence }), words.say("page-home-is", { city: one.home })] : [])], rule: words.ruleOf("family", family) }
}

export const cityHelp = (words: Words, city: number, status: number, points: number): Help => ({
  title: words.nth("city", city),
  lines: [...words.help("city", city), words.say("page-status", { number: status }), words.say("page-slot", { number: points })],
  rule: words.ruleOf("city", city),
})

/** P3.2, P4.1, P4.2: what an action costs, or where its bids begin. */
export function price(act: Act, message: Message, words: Words): string {
  const word = act.args[0]?.value
  if (act.verb === "buy-treachery") return words.say("price-treachery")
  if (act.verb === "buy") return words.say("price-gold", { number: VALUES.troop[words.game?.things["troop"]?.indexOf(String(word)) ?? -1]?.cost ?? 0 })
  if (act.verb !== "auction") return ""
  const lot = words.game?.things["lot"]?.indexOf(String(word)) ?? -1
  const city = CITIES.indexOf(VALUES.city_tile[lot]?.city ?? "")
  if (city < 0) return words.say("price-from-nothing", { currency: currencyOf(lot) })
  return words.say("price-from", { number: 2 * ((message.view as unknown as PrincesView).status[city] ?? 0) })
}
