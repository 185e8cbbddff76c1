// The help on a card.

import type { Help } from "../shell/help.svelte"
import type { Words } from "../words/words"
import type { Card } from "./deck"

export function cardHelp(card: Card, words: Words, extra: string[] = []): Help {
  return { title: cardName(card, words), lines: [...extra, ...words.help("card", card)], rule: words.ruleOf("card", card) }
}

/** A mercenary is called by its value; alone, the number needs its noun. */
export const cardName = (card: Card, words: Words): string =>
  /^\d+$/.test(card) ? words.say("page-mercenary", { number: card }) : words.say(`card-${card}`)
