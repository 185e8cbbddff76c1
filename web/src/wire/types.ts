// The wire's shapes, as docs/wire.md tells them.

export type Word = string | number | number[] | string[]

export interface Value {
  name: string
  kind: string
  value: Word
}

export interface Act {
  /** Null where it is too large for a browser; the text always serves. */
  act: number | null
  text: string
  verb: string
  args: Value[]
}

export interface Arg {
  name: string
  kind: string
  words: string[]
}

export interface Verb {
  name: string
  args: Arg[]
  payload: string | null
  /** The rule that tells what it does. */
  rule: string
}

/** What a table can be set up with, beside the variants. */
export interface TableOption {
  name: string
  kind: "switch" | "number" | "seat" | "file"
  rule: string
  usual: boolean | number | null
  least: number
  most: number
  /** The only variant it matters with. */
  variant: string | null
}

export interface GameInfo {
  name: string
  rules: number
  fewest: number
  most: number
  variants: string[]
  forbidden: { variants: string[]; rule: string }[]
  options: TableOption[]
  bots: string[]
  /** The ladder of levels, the weakest first; they are among the bots. */
  levels: string[]
  /** The level of a table whose host has not chosen one. */
  usual_level: string
  things: Record<string, string[]>
  /** For each thing the rule that tells what it does. */
  thing_rules: Record<string, string[]>
  verbs: Verb[]
  events: Record<string, { name: string; kind: string }[]>
  moments: MomentSpec[]
  /** The events with which a chapter of the log begins. */
  chapters: string[]
}

/** Which events make a moment: what it is about, where it begins, what it tells of the way there, what it changes. */
export interface MomentSpec {
  name: string
  results: string[]
  begins: string[]
  tells: string[]
  changes: string[]
}

export interface Games {
  games: GameInfo[]
  languages: string[]
}

export interface TextsFile {
  lang: string
  shell: string
  page: string
  /** Of each game only what is said before a table is opened. */
  games: Record<string, string>
}

export interface LessonStep {
  name: string
  /** What is pointed at, as kind and word: `card 6`. */
  point: string
  /** What is to be done; null where there is only something to read. */
  act: string | null
  messages: Message[]
}

export interface Lesson {
  game: string
  options: Record<string, unknown>
  seat: number
  steps: LessonStep[]
}

export interface Seat {
  seat: number
  name: string | null
  taken: boolean
  bot: string | null
  away: boolean
  agrees: boolean
  /** Its player has given the game up. */
  resigned: boolean
  /** The seats of whose talk it is told nothing. */
  mutes: number[]
}

/** What is asked of all others: about a seat, or the table. */
export interface Motion {
  what: "free" | "to-bot" | "to-person" | "end"
  seat: number | null
  /** Who offers to play it. */
  name: string | null
  agreed: number[]
}

export type TableState = "waiting" | "playing" | "paused" | "over" | "closed"

export interface TableInfo {
  table: string
  game: string
  state: TableState
  variants: string[]
  language: string
  public: boolean
  talk: boolean
  seats: Seat[]
  paused: boolean
  motions: Motion[]
  winners: number[]
  scores: number[]
  rematch: string | null
}

export interface Clock {
  kind: "move" | "bank"
  seconds: number
  increment?: number
  then?: string | null
}

export interface Setup {
  options: Record<string, unknown>
  rules: number
  clock: Clock | null
  language: string
  public: boolean
  talk: boolean
  created: number
  /** Seconds without a sign of life after which others may decide about a seat. */
  absence: number
  /** How many days each person may take off in this game. */
  days_off: number
  /** Whether the only person may ask the strongest bot. */
  hints: boolean
  /** Where it goes on from, if it was not played from its beginning. */
  branch?: Branch | null
}

export interface Branch {
  /** Null: from a record. */
  table: string | null
  at: number
  seat: number
  known: "seat" | "all"
}

/** What somebody who plays on from a moment wants. */
export interface PlayOn {
  at: number
  seat: number
  bot: string
  name: string
  known: "seat" | "all"
  language: string
}

export interface Branched {
  table: string
  token: string
  link: string
}

export interface Puzzles {
  today: { game: string; number: number }
  /** How many there are of each game. */
  count: Record<string, number>
}

export interface Puzzle {
  game: string
  number: number
  count: number
  options: Record<string, unknown>
  seat: number
  /** What the seat was told last; the last one asks. */
  messages: Message[]
  /** The best options, the solution first; chances in thousandths. */
  answers: { act: string; chance: number }[]
  source: string
}

export type Role = "seat" | "host" | "invited" | "owner" | "candidate" | "spectator"

export interface You {
  role: Role
  seat?: number | null
}

/** Who looks at the table: for each seat that a person plays, and how many without a seat. */
export interface Presence {
  seats: ("here" | "away" | "gone" | null)[]
  spectators: number
}

export type NoticeKind = "push" | "mail" | "discord" | "webhook"

export interface Quiet {
  since: number
  until: number
  zone: string
}

/** How a seat is told of its turns. */
export interface Notices {
  push: string
  mail: boolean
  subscriptions: { kind: NoticeKind; address: string; confirmed: boolean; quiet: Quiet | null }[]
}

export interface TableAnswer {
  you: You
  table: TableInfo
  setup: Setup
  /** For how long there was no sign of each seat, in milliseconds. */
  absent: number[]
  presence: Presence
  seq: number
  now: number
  /** Why the table can be read but not go on. */
  stopped: Refusal | null
}

export interface WireEvent {
  key: string
  args: Value[]
}

export interface Decision {
  number: number
  rule: string
  name: string
  invited: number[]
  asked: boolean
  sealed: boolean
  options: Act[]
  default: string | null
  /** Whether there is one answer only, as everybody can tell. */
  forced: boolean
  /** What options would do, as far as this seat can know; each by its text. */
  ahead: { act: string; tells: WireEvent[] }[]
}

export interface ClockState {
  left: number[]
  running: number[]
  /** Until when each seat has days off, by the house's time; 0 if it has none. */
  off: number[]
  /** How many days each seat could take off now. */
  days_off: number[]
}

export interface Promise_ {
  number: number
  maker: number
  to: number
  text: string
  open: boolean
  state: "made" | "accepted" | "refused" | "withdrawn" | "kept" | "broken"
}

export type MessageKind =
  | "table"
  | "seat"
  | "start"
  | "act"
  | "standing"
  | "undo"
  | "talk"
  | "promise"
  | "answer"
  | "pause"
  | "close"
  | "rematch"
  | "rules"
  | "notice"
  | "deletion"
  | "vote"
  | "stand-in"
  | "days-off"
  | "mute"

/** What any game's view has; the rest is the game's own. */
export interface View {
  eye: number
}

/** What a seat in an auction may bid up to, and up to how much it does. */
export interface Bidding {
  lot: number
  least: number
  most: number
  up_to: number | null
}

export interface Message {
  seq: number
  at: number
  kind: MessageKind
  entry?: { seat: number; by: "person" | "bot" | "default" | "chance"; act: Act | null } | null
  said?: { from: number; to: number[] | null; text: string }
  change?: { seat?: number; what?: string; was?: string; entry?: number; on?: boolean; table?: string; number?: number; text?: string; pause?: boolean | null; name?: string | null; by?: "host" | "vote" | null; about?: number | null; days?: number }
  events: WireEvent[]
  view: View | null
  decision: Decision | null
  asides: Act[]
  undo: boolean
  clock: ClockState | null
  promises: Promise_[]
  table: TableInfo
  /** Only in an auction, and only to a seat that is in it. */
  bidding?: Bidding
}

export interface Created {
  table: string
  host: string
  invitation: string
  links: { watch: string; any: string; host: string }
  seats: { seat: number; token: string; link: string }[]
}

export interface Order {
  game: string
  seats: string[]
  options?: Record<string, unknown>
  language?: string
  public?: boolean
  talk?: boolean
  hints?: boolean
  clock?: Clock | null
}

export interface Refusal {
  key: string
  rule: string
  args: Record<string, string>
  sentence: string
}

/** How a game that is over went. */
export interface Story {
  winners: number[]
  scores: number[]
  ending: WireEvent
  /** How the scores were made. */
  sources: { name: string; number: number; points: number[] }[]
  /** The rows at which something measured has changed. */
  at: number[]
  measures: { name: string; lines: number[][] }[]
  turning_points: { at: number; moment: { name: string; told: WireEvent[]; result: WireEvent; changes: WireEvent[] } }[]
  /** The last message of the game as each seat saw it. */
  final: Message[]
}
