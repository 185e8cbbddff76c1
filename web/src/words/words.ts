// Keys and typed values become sentences here, by the same Fluent files and the same conventions as in the terminal.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import type { Act, GameInfo, Value, WireEvent } from "../wire/types"

export type Values = Record<string, FluentVariable>

export type Proper = Record<string, Record<string, string>>

export const LETTERS = "ABCDEF"
const CHANCE = 8

/** Fluent files, read once: the messages, and their order. Later files may not change earlier messages. */
export class Book {
  readonly bundle: FluentBundle
  readonly ids: string[] = []

  constructor(
    readonly lang: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: { INITIAL: ([name]) => initial(name) } })
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source))
      for (const found of source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) this.ids.push(found[1] as string)
    }
  }
}

export class Words {
  private readonly bundle: FluentBundle
  private readonly ids: readonly string[]

  constructor(
    book: Book,
    readonly game: GameInfo | null = null,
    private readonly names: string[] = [],
    /** Names that are the same in every language, such as a board's: by kind and word. */
    private readonly proper: Proper = {},
  ) {
    this.bundle = book.bundle
    this.ids = book.ids
  }

  has(id: string): boolean {
    const [name = "", attribute] = id.split(".")
    return attribute === undefined ? this.bundle.hasMessage(name) : this.bundle.getMessage(name)?.attributes[attribute] !== undefined
  }

  /** A message, or with `id.attribute` its attribute. A missing text shows its key: seen at once, and nothing breaks. */
  say(id: string, values: Values = {}): string {
    const [name = "", attribute] = id.split(".")
    const message = this.bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (pattern === undefined || pattern === null) return id
    return this.bundle.formatPattern(pattern, values, [])
  }

  // What is said

  event(event: WireEvent): string {
    return this.say(`event-${event.key}`, this.values(event.args))
  }

  /** Why a game that is over was won: by the rules, or because somebody has given it up. */
  ending(event: WireEvent): string {
    return this.say(event.key === "resigned" ? "page-told-resigned" : `ending-${event.key}`, this.values(event.args))
  }

  /** What an option would do. */
  ahead(tells: readonly WireEvent[]): string {
    return tells.map((event) => this.say(`ahead-${event.key}`, this.values(event.args))).join(" ")
  }

  /** A pass is called by what it means where it answers a question. */
  act(act: Act, question = ""): string {
    return this.say(`act-${act.verb}`, { question, ...this.values(act.args) })
  }

  /** Why an act was not taken. */
  refusal(key: string, args: Record<string, string>, sentence: string): string {
    if (!this.has(`refuse-${key}`) || "act" in args) return sentence
    const values: Values = { ...args }
    const seat = args["seat"]
    if (seat !== undefined) values["seat"] = this.seat(LETTERS.indexOf(seat))
    return this.say(`refuse-${key}`, values)
  }

  // What it is called

  seat(seat: number): string {
    if (seat === CHANCE) return this.say("seat-chance")
    return this.names[seat] || LETTERS[seat] || this.say("seat-public")
  }

  /** A bot; one from outside has only its name. */
  bot(name: string): string {
    return this.has(`bot-${name}`) ? this.say(`bot-${name}`) : name
  }

  /** How a bot plays, in one sentence; of one from outside, nothing is known. */
  botLine(name: string): string {
    return this.has(`bot-${name}`) ? this.say(`bot-${name}.line`) : ""
  }

  thing(kind: string, word: string): string {
    const name = this.proper[kind]?.[word]
    if (name !== undefined) return name
    return this.game?.things[kind]?.includes(word) && this.has(`${kind}-${word}`) ? this.say(`${kind}-${word}`) : word
  }

  /** A thing as a message gets it: what it is called, and the other forms that this language has of it. */
  private named(name: string, kind: string, word: string): Values {
    const id = `${kind}-${word}`
    const own = this.proper[kind]?.[word] === undefined && this.game?.things[kind]?.includes(word)
    const forms = own ? Object.keys(this.bundle.getMessage(id)?.attributes ?? {}) : []
    return { [name]: this.thing(kind, word), ...Object.fromEntries(forms.map((form) => [`${name}-${form}`, this.say(`${id}.${form}`)])) }
  }

  /** Whether a word is a thing of this kind, and not one beside them, such as `off`. */
  knows(kind: string, word: string): boolean {
    return this.game?.things[kind]?.includes(word) ?? false
  }

  /** By its place in the list of its kind, as views name things. */
  nth(kind: string, place: number): string {
    const word = this.game?.things[kind]?.[place]
    return word === undefined ? "" : this.thing(kind, word)
  }

  /** A handful counted by place: `1, 6 ×2 and Bishop`. */
  several(kind: string, counts: readonly number[]): string {
    return this.listed(
      counts.flatMap((count, place) => {
        if (count <= 0) return []
        const thing = this.nth(kind, place)
        return [count === 1 ? thing : this.say("copies", { thing, number: count })]
      }),
    )
  }

  listed(items: string[]): string {
    if (items.length < 2) return items.join("")
    return this.say("and", { first: items.slice(0, -1).join(", "), last: items[items.length - 1] as string })
  }

  /** A word for what follows: `Venice: details`. */
  labelled(label: string, what: string): string {
    return this.say("page-labelled", { label, what })
  }

  values(args: Value[]): Values {
    const values: Values = {}
    for (const arg of args) Object.assign(values, this.value(arg))
    return values
  }

  private value({ name, kind, value }: Value): Values {
    if (typeof value === "number") return { [name]: kind === "seat" ? this.seat(value) : value }
    if (typeof value === "string") return this.named(name, kind, value)
    if (kind === "seats") {
      return { [name]: this.listed((value as number[]).map((seat) => this.seat(seat))), [`${name}-count`]: value.length }
    }
    if (kind === "terms") return { [name]: this.terms(value.map(String)), [`${name}-count`]: value.length }
    const one = kind.replace(/s$/, "")
    const known = this.game?.things[one] ?? []
    const words = value.map(String)
    const counts = known.map((word) => words.filter((other) => other === word).length)
    const others = words.filter((word) => !known.includes(word))
    const listed = others.length === 0 ? this.several(one, counts) : this.listed(words.map((word) => this.thing(one, word)))
    return { [name]: listed, [`${name}-count`]: words.length }
  }

  /** What is offered: `5 gold for 2 influence until turn`, as the catalogue writes it. */
  private terms(parts: string[]): string {
    const until = parts.at(-2) === "until" ? (parts.at(-1) ?? "") : "withdrawn"
    const amounts = parts.at(-2) === "until" ? parts.slice(0, -2) : parts
    const split = amounts.includes("for") ? amounts.indexOf("for") : amounts.length
    const gives = this.amounts(amounts.slice(0, split))
    const asks = this.amounts(amounts.slice(split + 1))
    const side = gives && asks ? "swap" : gives ? "gift" : asks ? "request" : "nothing"
    return this.say("terms", { side, gives, asks, until })
  }

  private amounts(parts: string[]): string {
    const found: string[] = []
    for (let i = 0; i + 1 < parts.length; i += 2) {
      found.push(this.say("amount", { number: Number(parts[i]), ...this.named("currency", "currency", parts[i + 1] ?? "") }))
    }
    return this.listed(found)
  }

  // The help on things and on the rules

  chapters(): string[] {
    return this.ids.filter((id) => id.startsWith("chapter-")).map((id) => id.slice("chapter-".length))
  }

  hasRule(number: string): boolean {
    return this.has(`rule-${key(number)}`) || this.has(`chapter-${key(number)}`)
  }

  /** The rule that tells what a thing does; the thing by its word, or by its place in the list of its kind. */
  ruleOf(kind: string, thing: string | number): { game: string; number: string } | null {
    const place = typeof thing === "number" ? thing : (this.game?.things[kind]?.indexOf(thing) ?? -1)
    const number = this.game?.thing_rules[kind]?.[place]
    return this.game && number ? { game: this.game.name, number } : null
  }

  /** What a thing does, in a sentence or two: its own, or that of its kind; none where nothing is told of it. */
  help(kind: string, thing: string | number = ""): string[] {
    const word = typeof thing === "number" ? (this.game?.things[kind]?.[thing] ?? "") : thing
    const found = [`help-${kind}-${word}`, `help-${kind}`].find((id) => this.has(id))
    return found === undefined ? [] : [this.say(found)]
  }

  /** The game on one page, from how to win it. */
  summary(): { title: string; text: string }[] {
    return this.ids.filter((id) => id.startsWith("summary-")).map((id) => ({ title: this.say(`${id}.title`), text: this.say(id) }))
  }

  /** A rule, or all rules of a chapter: number and text. */
  rule(number: string): { number: string; text: string }[] {
    const id = key(number)
    if (this.has(`chapter-${id}`)) {
      return this.ids.flatMap((other) => {
        if (other === `rule-${id}` || other === `rule-worked-${id}`) return [{ number: "", text: this.say(other) }]
        if (other.startsWith(`rule-${id}-`)) return [{ number: shown(other.slice(5)), text: this.say(other) }]
        return []
      })
    }
    return this.has(`rule-${id}`) ? [{ number: shown(id), text: this.say(`rule-${id}`) }] : []
  }
}

/** How a name begins to the ear, for languages that shorten a word before it; a single letter is spelled, so nothing is shortened. */
export function initial(name: unknown): "vowel" | "consonant" {
  const plain = String(name).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")
  return /^([aeiouhœæ]|y(?![aeiou]))./u.test(plain) ? "vowel" : "consonant"
}

const key = (number: string): string => number.toUpperCase().replaceAll(".", "-")
const shown = (id: string): string => id.replaceAll("-", ".")

export const chapterOf = (number: string): string => number.split(".")[0] ?? number
