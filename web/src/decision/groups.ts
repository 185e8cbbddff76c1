// Many options are asked for step by step: first what to do, then with what.

import type { Act, Value } from "../wire/types"

export type Step =
  | { how: "acts"; acts: Act[] }
  | { how: "things"; verb: string; name: string; kind: string; values: (string | number)[] }
  | { how: "number"; verb: string; acts: { number: number; act: Act }[] }

/** More than this many buttons are not looked through at a glance: Conquest has 24 territories to choose from. */
const AT_A_GLANCE = 24
const MANY_NUMBERS = 6

const argument = (act: Act, name: string): Value | undefined => act.args.find((arg) => arg.name === name)
const single = (value: Value["value"]): value is string | number => !Array.isArray(value)

/** The options as steps to show now: `picked` are the arguments that stand already. */
export function steps(open: readonly Act[], picked: readonly string[]): Step[] {
  const verbs = [...new Set(open.map((act) => act.verb))]
  const found: Step[] = []
  const plain: Act[] = []
  for (const verb of verbs) {
    const acts = open.filter((act) => act.verb === verb)
    const numbers = asNumbers(acts)
    if (numbers) found.push({ how: "number", verb, acts: numbers })
    else if (acts.length === 1 || open.length <= AT_A_GLANCE) plain.push(...acts)
    else found.push(byFirstDifference(verb, acts, picked))
  }
  return plain.length > 0 ? [{ how: "acts", acts: plain }, ...found] : found
}

/** One number is all that differs, and there are many: it is typed or stepped. */
function asNumbers(acts: Act[]): { number: number; act: Act }[] | null {
  if (acts.length < MANY_NUMBERS) return null
  const differing = (acts[0]?.args ?? []).filter((arg) => new Set(acts.map((act) => String(argument(act, arg.name)?.value))).size > 1)
  const [arg] = differing
  if (differing.length !== 1 || arg === undefined || typeof arg.value !== "number" || arg.kind === "seat") return null
  return acts.map((act) => ({ number: argument(act, arg.name)?.value as number, act })).sort((a, b) => a.number - b.number)
}

function byFirstDifference(verb: string, acts: Act[], picked: readonly string[]): Step {
  for (const { name, kind } of acts[0]?.args ?? []) {
    const values = [...new Set(acts.map((act) => argument(act, name)?.value).filter((value) => value !== undefined && single(value)))] as (string | number)[]
    if (values.length > 1 && !picked.includes(name)) return { how: "things", verb, name, kind, values }
  }
  return { how: "acts", acts }
}
