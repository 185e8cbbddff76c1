// The help on a card.

import type { Help } from "../shell/help.svelte"
import type { Words } from "../words/words"
import { RULES } from "./glyphs"
import type { Card } from "./strength"

export function cardHelp(card: Card, words: Words, extra: string[] = []): Help {
  const number = RULES[card]
  const text = words.rule(number)[0]?.text ?? ""
  return { title: cardName(card, words), lines: extra, rule: { game: "condottiere", number, text: text.length > 420 ? `${text.slice(0, 420)}…` : text } }
}

/** A mercenary is called by its value; alone, the number needs its noun. */
export const cardName = (card: Card, words: Words): string =>
  /^\d+$/.test(card) ? words.say("page-mercenary", { number: card }) : words.say(`card-${card}`)
