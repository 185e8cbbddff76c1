// Requests to the house. A refusal is thrown as what the server said; a lost line as `Unreachable`.

import type { Hint, Progress } from "../review/review"
import { keep, kept } from "../shell/settings.svelte"
import type { Branched, Created, Games, Lesson, Message, Notices, Order, PlayOn, Puzzle, Puzzles, Refusal, Story, TableAnswer, TableInfo, TextsFile } from "./types"

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    readonly wait: number,
  ) {
    super(refusal.sentence)
  }
}

/** No answer came: nobody knows whether the request was carried out. */
export class Unreachable extends Error {}

async function ask(method: string, path: string, token: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang }
  if (token) headers["Authorization"] = `Bearer ${token}`
  if (body !== undefined) headers["Content-Type"] = "application/json"
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Unreachable(path)
  }
  if (answer.ok) return answer
  let refusal: Refusal
  try {
    refusal = (await answer.json()) as Refusal
  } catch {
    throw new Unreachable(path)
  }
  throw new Refused(answer.status, refusal, Number(answer.headers.get("Retry-After") ?? 0))
}

export async function json<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  return (await (await ask(method, path, token, body)).json()) as T
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`

export interface Seated {
  seat: number
  token: string | null
  link: string | null
  seq: number
}

export const games = (): Promise<Games> => json("GET", "/api/games", null)
export const texts = (lang: string): Promise<TextsFile> => json("GET", `/api/texts/${lang}`, null)
/** A part of the texts: what is said while a game is played (`princes`), or read beside it (`princes/rules`). */
export const textsOf = (lang: string, part: string): Promise<Record<string, string>> => json("GET", `/api/texts/${lang}/${part}`, null)
export const lesson = (game: string): Promise<Lesson> => json("GET", `/api/lessons/${game}`, null)
/** What an act does that the lesson did not ask for. */
export const tryInLesson = async (game: string, step: number, text: string): Promise<Message[]> =>
  (await json<{ messages: Message[] }>("POST", `/api/lessons/${game}`, null, { step, text })).messages
export const puzzles = (): Promise<Puzzles> => json("GET", "/api/puzzles", null)
export const puzzle = (game: string, number: number): Promise<Puzzle> => json("GET", `/api/puzzles/${game}/${String(number)}`, null)
/** What an answer to a puzzle does. */
export const tryPuzzle = async (game: string, number: number, text: string): Promise<Message[]> =>
  (await json<{ messages: Message[] }>("POST", `/api/puzzles/${game}/${String(number)}`, null, { text })).messages
export const tables = async (): Promise<TableInfo[]> =>
  (await json<{ tables: TableInfo[] }>("GET", "/api/tables", null)).tables
export const look = (table: string, token: string | null): Promise<TableAnswer> => json("GET", at(table), token)
export const post = <T>(table: string, what: string, token: string | null, body: unknown): Promise<T> =>
  json("POST", `${at(table)}/${what}`, token, body)

/** The whole stream up to now, as text: one message a line. */
export async function story(table: string, token: string | null, eye: string | null): Promise<string> {
  const asEye = eye === null ? "" : `&eye=${eye}`
  return (await ask("GET", `${at(table)}/stream?since=0&follow=0${asEye}`, token)).text()
}

/** How a game that is over went. */
export const tale = (table: string, token: string | null): Promise<Story> => json("GET", `${at(table)}/story`, token)

/** How far the review of a game that is over is; `review` asks for it, or to go on with it. */
export const reviewed = (table: string, token: string | null): Promise<Progress> => json("GET", `${at(table)}/review`, token)
export const review = (table: string, token: string | null): Promise<Progress> => post(table, "review", token, {})

/** What the strongest bot would do. */
export const hint = (table: string, token: string | null): Promise<Hint> => post(table, "hint", token, {})

/** A record file's whole stream as one eye sees it: no table is made. */
export async function replay(record: string, eye: string): Promise<string> {
  return (await ask("POST", `/api/replay?eye=${eye}`, null, { record })).text()
}

/** Acts that place the rest of a set-up sensibly. */
export const suggestedSetup = async (table: string, token: string | null): Promise<string[]> =>
  ((await (await ask("GET", `${at(table)}/setup`, token)).json()) as { acts: string[] }).acts

export const record = async (table: string, token: string | null): Promise<string> =>
  (await ask("GET", `${at(table)}/record`, token)).text()

export const notices = (table: string, token: string | null): Promise<Notices> => json("GET", `${at(table)}/notices`, token)
/** By who was told; a notice says which. */
export const answerNotice = (id: string, what: "stop" | "confirm"): Promise<unknown> => json("POST", `/api/notices/${encodeURIComponent(id)}/${what}`, null)

export const qr = async (text: string): Promise<string> => (await ask("POST", "/api/qr", null, { text })).text()

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms))

/** 256 random bits. (`crypto.randomUUID` has fewer, and is only there where the line is encrypted.) */
export const freshKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("")

async function repeat<T>(path: string, token: string | null, body: object, key: string, tries: number): Promise<T> {
  for (let i = 0; ; i++) {
    try {
      return await json<T>("POST", path, token, { ...body, key })
    } catch (error) {
      if (!isLost(error) || i >= tries) throw error
      await pause(error instanceof Refused && error.wait > 0 ? error.wait * 1000 : Math.min(300 * 1.5 ** i, 5000))
    }
  }
}

/** Nothing is known of the request, or it was not carried out yet. */
const isLost = (error: unknown): boolean => error instanceof Unreachable || (error instanceof Refused && (error.status === 503 || error.status === 429))

/** Posted until an answer comes: the key in the body makes a repetition harmless. */
export function insist(table: string, what: string, token: string, body: object, tries = 40): Promise<{ seq: number }> {
  return repeat(`${at(table)}/${what}`, token, body, freshKey(), tries)
}

// What makes a link or a table is answered once only to whoever has its key: the key is kept until there is an answer,
// so that the same request, even after a reload, gets the same answer.

const UNANSWERED = "unanswered"
const requestOf = (path: string, token: string | null, body: object): string => JSON.stringify([path, token, body])

async function obtainAt<T>(path: string, token: string | null, body: object, tries: number): Promise<T> {
  const request = requestOf(path, token, body)
  const { [request]: before, ...others } = kept<Record<string, string>>(UNANSWERED, {})
  const key = before ?? freshKey()
  keep(UNANSWERED, { ...others, [request]: key })
  const forget = (): void => {
    const { [request]: _done, ...rest } = kept<Record<string, string>>(UNANSWERED, {})
    keep(UNANSWERED, rest)
  }
  try {
    const answer = await repeat<T>(path, token, body, key, tries)
    forget()
    return answer
  } catch (error) {
    if (!isLost(error)) forget()
    throw error
  }
}

export const obtain = <T>(table: string, what: string, token: string | null, body: object, tries = 40): Promise<T> =>
  obtainAt(`${at(table)}/${what}`, token, body, tries)

/** A table of one's own that begins at a moment of a game that is over: of a table, or of a record. */
export const playOn = (source: { table: string; token: string | null } | { record: string }, wish: PlayOn): Promise<Branched> =>
  "record" in source ? obtainAt("/api/replay/branch", null, { ...wish, record: source.record }, 6) : obtain(source.table, "branch", source.token, wish, 6)

export const create = (order: Order): Promise<Created> => obtainAt("/api/tables", null, order, 6)

/** Whether this was asked for and never answered. */
export const unanswered = (table: string, what: string, token: string | null, body: object): boolean =>
  requestOf(`${at(table)}/${what}`, token, body) in kept<Record<string, string>>(UNANSWERED, {})
