// The one object behind every way to decide: board, hand, buttons and keys all ask it what can be chosen, and choose through it.

import type { Act, Decision, Value, WireEvent } from "../wire/types"

export interface Pick {
  kind: string
  value: string | number
  /** The argument it stands for, where things of one kind stand for several. */
  name?: string
  /** How it is called on the screen, where that does not follow from the kind. */
  label?: string
}

/** The kind of a pick that stands for what is done, not for a thing. */
export const VERB = "verb"

const same = (pick: Pick, arg: Value): boolean =>
  pick.kind === arg.kind && pick.value === arg.value && (pick.name === undefined || pick.name === arg.name)

/** Whether the act has all that was picked, each pick standing for one argument. */
function holds(act: Act, picks: readonly Pick[]): boolean {
  const left = [...act.args]
  return picks.every((pick) => {
    if (pick.kind === VERB) return pick.value === act.verb
    const found = left.findIndex((arg) => same(pick, arg))
    if (found < 0) return false
    left.splice(found, 1)
    return true
  })
}

export interface Sender {
  /** Sends the act; resolves when it is saved, or to a sentence why not. */
  send(act: Act): Promise<string | null>
  /** Whether this act is one to ask about twice. */
  risky(act: Act): boolean
  /** Whether nothing can hover here: then what an act would do is shown at the first touch, and the second one does it. */
  touched?(): boolean
}

export class Choice {
  options = $state.raw<Act[]>([])
  picks = $state.raw<Pick[]>([])
  /** What hovers or has the focus: shown on the board as it would be. */
  hovered = $state.raw<Act | null>(null)
  staged = $state.raw<Act | null>(null)
  /** What was touched once, to see what it would do. */
  tried = $state.raw<Act | null>(null)
  sending = $state.raw<Act | null>(null)
  problem = $state<string | null>(null)
  private number: number | null = null

  /** `once`: the answer closes the question, so nothing more is sent until the house tells the next one. */
  constructor(
    private readonly sender: Sender,
    private readonly once = true,
  ) {}

  readonly open: Act[] = $derived(this.options.filter((option) => holds(option, this.picks)))
  /** What an option would do, by its text. */
  private ahead = $state.raw<ReadonlyMap<string, WireEvent[]>>(new Map())
  /** The option that is looked at, as long as it can still be chosen. */
  readonly considered: Act | null = $derived.by(() => {
    const act = this.staged ?? this.tried ?? this.hovered
    return act && !this.sending && this.open.some((option) => option.text === act.text) ? act : null
  })

  /** A new question empties the half-made choice; the same one, told again after a lost line, does not. */
  ask(number: number | null, options: Act[], ahead: Decision["ahead"] = []): void {
    if (number !== this.number) {
      this.picks = []
      this.staged = null
      this.tried = null
      this.sending = null
      this.problem = null
      this.hovered = null
    }
    if (options.length === 0) this.sending = null
    this.number = number
    this.options = options
    this.ahead = new Map(ahead.map(({ act, tells }) => [act, tells]))
  }

  /** What an option would do, as far as that can be known. */
  tells(act: Act | null): readonly WireEvent[] {
    return (act && this.ahead.get(act.text)) ?? []
  }

  /** A thing is looked at: if one option is left by it, that one. Null: nothing is. */
  look(kind: string | null, value: string | number = "", name?: string): void {
    const found = kind === null ? [] : this.at(kind, value, name)
    this.hovered = found.length === 1 ? (found[0] ?? null) : null
  }

  /** What could be chosen by touching this thing now. */
  at(kind: string, value: string | number, name?: string): Act[] {
    if (this.sending || this.staged) return []
    const pick = name === undefined ? { kind, value } : { kind, value, name }
    return this.open.filter((option) => holds(option, [...this.picks, pick]))
  }

  lit(kind: string, value: string | number): boolean {
    return this.at(kind, value).length > 0
  }

  picked(kind: string, value: string | number): boolean {
    const pick = { kind, value }
    return this.picks.some((other) => other.kind === kind && other.value === value) || ((this.staged ?? this.tried)?.args.some((arg) => same(pick, arg)) ?? false)
  }

  /** What can be done with a thing that acts do not name: all acts of one verb. */
  pickVerb(verb: string, label: string): void {
    const found = this.at(VERB, verb)
    if (found.length === 1) this.choose(found[0] as Act)
    else if (found.length > 1 && !this.picked(VERB, verb)) this.picks = [...this.picks, { kind: VERB, value: verb, label }]
  }

  /** One act left: chosen. Several: the choice is half made, and can be taken back. */
  pick(kind: string, value: string | number, name?: string): void {
    const found = this.at(kind, value, name)
    if (found.length === 1) this.choose(found[0] as Act)
    else if (found.length > 1) this.picks = [...this.picks, name === undefined ? { kind, value } : { kind, value, name }]
  }

  choose(act: Act): void {
    if (this.sending) return
    this.problem = null
    if (this.staged === null && this.sender.risky(act)) {
      this.staged = act
      return
    }
    if (this.staged === null && this.sender.touched?.() && this.tried?.text !== act.text && this.tells(act).length > 0) {
      this.tried = act
      return
    }
    void this.send(act)
  }

  /** The second yes. */
  confirm(): void {
    if (this.staged) void this.send(this.staged)
  }

  takeBack(): boolean {
    if (this.staged) this.staged = null
    else if (this.tried) this.tried = this.hovered = null
    else if (this.picks.length > 0) this.picks = this.picks.slice(0, -1)
    else return false
    return true
  }

  private async send(act: Act): Promise<void> {
    const number = this.number
    this.sending = act
    const problem = await this.sender.send(act)
    if (number !== this.number) return
    this.problem = problem
    if (problem !== null || !this.once) {
      this.sending = null
      this.staged = null
      this.tried = null
      if (problem === null) this.picks = []
    }
  }
}
