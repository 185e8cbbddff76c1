// The help on an answer: what the thing does that it names.

import type { Help } from "../shell/help.svelte"
import type { Act } from "../wire/types"
import type { Words } from "../words/words"

export function actHelp(act: Act, words: Words): Help | null {
  for (const { kind, value } of act.args) {
    if (typeof value !== "string" || !words.has(`help-${kind}-${value}`)) continue
    return { title: words.thing(kind, value), lines: words.help(kind, value), rule: words.ruleOf(kind, value) }
  }
  return null
}
