// Requests to the house. A refusal is thrown as what the server said; a lost line as `Unreachable`.

import type { Created, Games, Order, Refusal, TableAnswer, TableInfo, TextsFile } from "./types"

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

async function json<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
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
export const tables = async (): Promise<TableInfo[]> =>
  (await json<{ tables: TableInfo[] }>("GET", "/api/tables", null)).tables
export const create = (order: Order): Promise<Created> => json("POST", "/api/tables", null, order)
export const look = (table: string, token: string | null): Promise<TableAnswer> => json("GET", at(table), token)
export const post = <T>(table: string, what: string, token: string | null, body: unknown): Promise<T> =>
  json("POST", `${at(table)}/${what}`, token, body)

/** The whole stream up to now, as text: one message a line. */
export async function story(table: string, token: string | null, eye: string | null): Promise<string> {
  const asEye = eye === null ? "" : `&eye=${eye}`
  return (await ask("GET", `${at(table)}/stream?since=0&follow=0${asEye}`, token)).text()
}

/** A record file's whole stream as one eye sees it: no table is made. */
export async function replay(record: string, eye: string): Promise<string> {
  return (await ask("POST", `/api/replay?eye=${eye}`, null, { record })).text()
}

export const record = async (table: string, token: string | null): Promise<string> =>
  (await ask("GET", `${at(table)}/record`, token)).text()

export const qr = async (text: string): Promise<string> => (await ask("POST", "/api/qr", null, { text })).text()

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms))

/** Posted until an answer comes: the key in the body makes a repetition harmless. */
export async function insist(table: string, what: string, token: string, body: object, tries = 40): Promise<{ seq: number }> {
  const keyed = { ...body, key: crypto.randomUUID() }
  for (let i = 0; ; i++) {
    try {
      return await post<{ seq: number }>(table, what, token, keyed)
    } catch (error) {
      const again = error instanceof Unreachable || (error instanceof Refused && (error.status === 503 || error.status === 429))
      if (!again || i >= tries) throw error
      await pause(error instanceof Refused && error.wait > 0 ? error.wait * 1000 : Math.min(300 * 1.5 ** i, 5000))
    }
  }
}
