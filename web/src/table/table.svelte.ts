// One table as this page knows it: what the stream told, what is shown of it, and what can be sent.

import { Choice } from "../decision/choice.svelte"
import { Offers } from "../decision/offers.svelte"
import type { Face } from "../faces"
import { scenesOf, Stage, STAYS, type Scene } from "../moments/stage.svelte"
import { settings, still } from "../shell/settings.svelte"
import * as api from "../wire/api"
import { Stream, type Line } from "../wire/stream"
import type { Act, Message, Presence, Setup, TableInfo, WireEvent, You } from "../wire/types"
import { LETTERS, type Proper, type Words } from "../words/words"
import { speech } from "../words/speech.svelte"

/** How long a step stays on the screen before the next one, in milliseconds. */
const PACES = { slow: 750, quick: 250, none: 0 }
/** With more than this to tell, the page catches up at once. */
const MOST_BEHIND = 60
/** How long after an answer its message may take, in milliseconds. */
const PATIENCE = 4000

const unhovering = matchMedia("(hover: none)")

/** Something that is risky in a game: see each game's folder. */
export type Risky = (act: Act, message: Message) => boolean

export interface Draft {
  text: string
  /** Seats; none means all. */
  to: number[]
  promising: boolean
  openly: boolean
}

/** Only who plays a seat sees with its eyes. */
const eyeOf = (you: You): number | null => (you.role === "seat" ? (you.seat ?? null) : null)

export class Table {
  you = $state.raw<You>({ role: "spectator" })
  setup = $state.raw<Setup | null>(null)
  line = $state<Line>("connecting")
  /** All that was told, in order. */
  messages = $state.raw<Message[]>([])
  /** How many of them are shown. */
  shown = $state(0)
  failure = $state<string | null>(null)
  /** Why the table can be read but not go on: it was played by other rules. */
  stopped = $state<string | null>(null)
  /** What is being written and not yet said: it stays when the page shows something else. */
  draft = $state<Draft>({ text: "", to: [], promising: false, openly: true })
  /** The link for whoever plays the seat instead: the house tells it only once. */
  handed = $state("")
  /** For how long there was no sign of each seat, when the house was last asked, in milliseconds. */
  absent = $state.raw<number[]>([])
  /** Who looks at the table. */
  presence = $state.raw<Presence | null>(null)
  /** As it was when the page came, until the stream tells more. */
  private first = $state.raw<{ table: TableInfo } | null>(null)
  /** The proper names on the game's board; set by the page, as is what is risky. */
  proper = $state.raw<Proper>({})
  risky: Risky = () => false
  /** What is certain to turn out badly for a seat. */
  grave: (tells: WireEvent) => boolean = () => false
  /** The questions the board answers itself. */
  answers = $state.raw<string[]>([])
  /** Whether a lesson says what each question means. */
  readonly taught: boolean = false
  /** The questions whose answers are explained before the choice. */
  explains = $state.raw<string[]>([])
  /** What an act costs, in words. */
  price = $state.raw<(act: Act, message: Message, words: Words) => string>(() => "")

  readonly message: Message | null = $derived(this.messages[this.shown - 1] ?? null)
  readonly latest: Message | null = $derived(this.messages[this.messages.length - 1] ?? null)
  readonly behind: number = $derived(this.messages.length - this.shown)
  readonly info: TableInfo | null = $derived(this.latest?.table ?? this.first?.table ?? null)
  readonly words: Words = $derived(speech.words(this.info?.game ?? null, this.names(), this.proper))
  /** What must be seen before one goes on. */
  readonly stage = new Stage(() => this.resume())
  readonly choice: Choice
  readonly asides: Choice
  readonly offers: Offers

  private stream: Stream | null = null
  private here = document.visibilityState === "visible"
  private pacing: ReturnType<typeof setTimeout> | undefined
  /** The number up to which the past goes, and what of it was told so far: it is shown at once, when it is whole. */
  private caughtUp = 0
  private past: Message[] = []
  /** The house's time at a moment of this page's time. */
  private house = { now: 0, here: 0 }
  private heard: ((message: Message) => void)[] = []

  /** How the game looks, at a table with these options. */
  wear(face: Face, options: Record<string, unknown>): void {
    this.answers = face.answers ?? []
    this.explains = face.explains ?? []
    this.price = face.price ?? (() => "")
    this.proper = face.names?.(options) ?? {}
  }

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.choice = new Choice({ send: (act) => this.send(act, true), risky: (act) => this.isRisky(act), touched: () => unhovering.matches })
    this.asides = new Choice({ send: (act) => this.send(act, false), risky: () => false }, false)
    this.offers = new Offers(id)
  }

  get eye(): number | null {
    return eyeOf(this.you)
  }

  /** Whether this page may act now: it has caught up, nobody else plays its seat, and there is no pause. */
  private get plays(): boolean {
    const table = this.message?.table
    return this.stopped === null && this.behind === 0 && !this.stage.holds && table?.state === "playing" && this.eye !== null && table.seats[this.eye]?.bot === null
  }

  get asked(): boolean {
    return this.plays && this.message?.decision?.asked === true
  }

  async begin(): Promise<void> {
    const answer = await api.look(this.id, this.token)
    await speech.readGame(answer.table.game)
    this.you = answer.you
    this.setup = answer.setup
    this.absent = answer.absent
    this.presence = answer.presence
    this.stopped = answer.stopped?.sentence ?? null
    this.first = { table: answer.table }
    this.caughtUp = answer.seq
    this.house = { now: answer.now, here: performance.now() }
    this.stream?.stop()
    this.messages = []
    this.past = []
    this.shown = 0
    this.stage.clear()
    this.stream = new Stream(this.id, this.token, LETTERS[this.eye ?? -1] ?? "public", {
      message: (message) => this.hear(message),
      line: (line) => {
        const back = this.line === "reconnecting" && line === "open"
        this.line = line
        // The house's time stood still while its server did, and the seat may have changed hands.
        if (back) void this.whoAmI()
      },
      presence: (presence) => (this.presence = presence),
      anew: () => void this.begin().catch((error: unknown) => this.tell(error)),
    })
    this.stream.look(this.here)
    this.stream.start()
  }

  /** Somebody looks at the page, or does not any more. */
  look(here: boolean): void {
    this.here = here
    this.stream?.look(here)
  }

  /** The network is back, or the page is looked at again: no waiting, and no trust in a line that may have died unseen. */
  hurry(): void {
    this.stream?.hurry()
    void this.whoAmI()
  }

  /** The network is gone; the browser would keep the dead line for long. */
  lose(): void {
    this.stream?.again()
  }

  end(): void {
    clearTimeout(this.pacing)
    this.stage.clear()
    this.stream?.stop()
  }

  /** Told of each message when it is shown. */
  onShown(hear: (message: Message) => void): () => void {
    this.heard.push(hear)
    return () => (this.heard = this.heard.filter((other) => other !== hear))
  }

  /** Whether others may decide about a seat. */
  isAbsent(seat: number): boolean {
    return (this.absent[seat] ?? 0) >= (this.setup?.absence ?? Infinity) * 1000
  }

  /** What a seat has left now, in milliseconds. */
  left(seat: number, here: number): number | null {
    const message = this.latest
    const clock = message?.clock
    if (!message || !clock) return null
    const left = clock.left[seat] ?? 0
    if (!clock.running.includes(seat)) return left
    return Math.max(0, left - Math.max(0, this.house.now + here - this.house.here - Math.max(message.at, clock.off[seat] ?? 0)))
  }

  /** Until when a seat has days off; null if it has none now. */
  offUntil(seat: number): Date | null {
    const left = (this.latest?.clock?.off[seat] ?? 0) - (this.house.now + performance.now() - this.house.here)
    return left > 0 ? new Date(Date.now() + left) : null
  }

  // Told

  private hear(message: Message): void {
    if (message.seq < this.caughtUp) {
      this.past.push(message)
      return
    }
    this.messages = [...this.messages, ...this.past, message]
    this.past = []
    if (message.seq === this.caughtUp) this.skip()
    else this.wake()
  }

  /** Goes on showing, unless it does already or a moment is held. */
  protected wake(): void {
    if (this.pacing === undefined && !this.stage.holds) this.step()
  }

  /** Shows the next message, then waits as long as it takes to look at it; a moment, until it was read. */
  private step(): void {
    this.pacing = undefined
    if (this.behind === 0) return
    if (this.behind > MOST_BEHIND) {
      this.skip()
      return
    }
    const next = this.messages[this.shown] as Message
    const scenes = this.scenes(this.shown)
    const last = scenes.at(-1)
    if (last && settings.pace !== "none" && !document.hidden) {
      // Whose clock runs meanwhile does not lose it to a card.
      const left = next.decision?.asked && this.eye !== null ? this.left(this.eye, performance.now()) : null
      this.stage.play(scenes, Math.min(STAYS[settings.pace], (left ?? Infinity) / 4))
      this.show(this.shown + 1)
      return
    }
    if (last) this.stage.glance(last)
    this.show(this.shown + 1)
    const wait = next.events.length === 0 ? 0 : still() ? Math.min(PACES[settings.pace], 250) : PACES[settings.pace]
    if (wait > 0) this.pacing = setTimeout(() => this.step(), wait)
    else this.step()
  }

  /** Shows all that was told; of its moments the last. */
  skip(): void {
    clearTimeout(this.pacing)
    this.pacing = undefined
    const missed = this.shown > 0 ? this.messages.length - this.shown : 0
    let last = this.stage.now
    for (let i = 0; i < missed; i++) last = this.scenes(this.shown + i).at(-1) ?? last
    if (last && missed > 0) this.stage.glance(last)
    else this.stage.clear()
    this.show(this.messages.length)
  }

  /** The moment was read: what it held back is asked. */
  private resume(): void {
    this.show(this.shown)
    this.step()
  }

  private scenes(place: number): Scene[] {
    return scenesOf(speech.game(this.info?.game ?? "")?.moments ?? [], this.messages, place)
  }

  private show(count: number): void {
    const before = this.shown
    this.shown = count
    const message = this.message
    if (message) {
      this.choice.ask(message.decision?.number ?? null, this.asked && message.decision ? message.decision.options : [], message.decision?.ahead)
      this.asides.ask(0, this.plays ? message.asides : [])
      // Seats change hands: a page may have become the owner of a seat that somebody else plays.
      if (message.kind === "seat" && message.seq > this.caughtUp) void this.whoAmI()
    }
    for (const one of this.messages.slice(before, count)) {
      if (one.seq > this.caughtUp) for (const hear of this.heard) hear(one)
    }
  }

  async whoAmI(): Promise<void> {
    try {
      const answer = await api.look(this.id, this.token)
      const otherEyes = eyeOf(answer.you) !== this.eye
      this.you = answer.you
      this.absent = answer.absent
      // Then all is told anew: neither may an old secret stay nor a new one be missing.
      if (otherEyes) return await this.begin()
      this.house = { now: answer.now, here: performance.now() }
      this.expect(answer.seq)
    } catch (error) {
      // That the house does not answer, the line tells.
      if (error instanceof api.Refused) this.tell(error)
    }
  }

  /** What the house has counted must be told as well: if it is not, the line is dead and nobody has said so. */
  private expect(seq: number): void {
    setTimeout(() => {
      if (this.stream !== null && this.stream.seq < seq) this.stream.again()
    }, PATIENCE)
  }

  // Sent

  private isRisky(act: Act): boolean {
    if (this.choice.tells(act).some((one) => this.grave(one))) return true
    return settings.twice && this.message !== null && this.risky(act, this.message)
  }

  protected async send(act: Act, answers: boolean): Promise<string | null> {
    const decision = answers ? { decision: this.message?.decision?.number } : {}
    return this.refusalOf(api.insist(this.id, "acts", this.token ?? "", { ...decision, text: act.text }))
  }

  /** Writes an act of its own, where there are too many to list. */
  write(text: string): Promise<string | null> {
    const decision = this.message?.decision?.number
    return this.refusalOf(api.insist(this.id, "acts", this.token ?? "", { decision, text }))
  }

  /** Writes several acts, one after the other: each answers the question that the one before has left. */
  async writeAll(texts: string[]): Promise<string | null> {
    for (const text of texts) {
      const decision = this.latest?.decision?.number
      let seq = 0
      const problem = await this.refusalOf(
        api.insist(this.id, "acts", this.token ?? "", { decision, text }).then((answer) => {
          seq = answer.seq
          return answer
        }),
      )
      if (problem !== null) return problem
      while ((this.stream?.seq ?? seq) < seq) await new Promise((go) => setTimeout(go, 15))
    }
    return null
  }

  suggest(): Promise<string[] | null> {
    return this.answerTo(api.suggestedSetup(this.id, this.token))
  }

  async insist(what: string, body: object): Promise<string | null> {
    return this.refusalOf(api.insist(this.id, what, this.token ?? "", body))
  }

  async post<T>(what: string, body: object, token = this.token): Promise<T | null> {
    return this.answerTo(api.post<T>(this.id, what, token, body))
  }

  /** What makes a link or a table: asked until there is an answer, so that none is lost. */
  async obtain<T>(what: string, body: object, token = this.token): Promise<T | null> {
    return this.answerTo(api.obtain<T>(this.id, what, token, body))
  }

  private async answerTo<T>(request: Promise<T>): Promise<T | null> {
    try {
      this.failure = null
      return await request
    } catch (error) {
      this.tell(error)
      return null
    }
  }

  private async refusalOf(request: Promise<{ seq: number }>): Promise<string | null> {
    try {
      this.expect((await request).seq)
      return null
    } catch (error) {
      return this.sentence(error)
    }
  }

  tell(error: unknown): void {
    this.failure = this.sentence(error)
  }

  sentence(error: unknown): string {
    if (error instanceof api.Refused) {
      const { key, args, sentence, rule } = error.refusal
      const said = this.words.refusal(key, args, sentence)
      return rule && !said.includes(rule) ? `${said.replace(/\.$/, "")} (${rule}).` : said
    }
    return this.words.say("page-no-answer")
  }

  private names(): string[] {
    return (this.info?.seats ?? []).map((seat) => seat.name || LETTERS[seat.seat] || "")
  }
}
