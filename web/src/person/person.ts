// What is done with the personal key. Loaded when there is something to do with it.

import { download } from "../shell/download"
import { keepSettings, keepTable, keptTables, settings, type Remembered } from "../shell/settings.svelte"
import { freshKey, json, Refused } from "../wire/api"
import type { TableInfo, View } from "../wire/types"
import { exchangeKey, keepOwn, own, personKey } from "./key"

export interface Person {
  made: number
  rated: boolean
  shown: string | null
  profile: { settings?: Partial<Remembered> } | null
  tables: number
}

export interface MyTable {
  table: TableInfo
  seat: number
  role: string | null
  asked: boolean
  waits: number[]
  since: number
  view: View | null
  options: Record<string, unknown>
}

export interface Rating {
  mu: number
  sigma: number
  games: number
}

export interface Result {
  table: string
  game: string
  at: number
  variants: string[]
  players: { name: string | null; bot: string | null }[]
  seat: number
  winners: number[]
  scores: number[]
  places: number[]
  left: boolean
  rating: Rating | null
}

export interface History {
  results: Result[]
  ratings: Record<string, Rating>
}

export interface Listed {
  name: string
  bot: boolean
  rating: Rating
}

const ask = <T>(what: string, key = personKey()): Promise<T> => json("GET", `/api/person${what}`, key)
const post = <T>(what: string, body: object, key = personKey()): Promise<T> => json("POST", `/api/person${what}`, key, body)

export const person = (key = personKey()): Promise<Person> => ask("", key)
export const tables = async (): Promise<MyTable[]> => (await ask<{ tables: MyTable[] }>("/tables")).tables
export const history = (): Promise<History> => ask("/history")
export const rate = (rated: boolean, shown: string | null): Promise<unknown> => post("/rating", { rated, shown })
export const ratings = async (): Promise<Record<string, Listed[]>> => (await json<{ games: Record<string, Listed[]> }>("GET", "/api/ratings", null)).games

const gone = (error: unknown): boolean => error instanceof Refused && error.status === 401

/** This device's key, made now if there is none yet. */
export async function makeKey(): Promise<string> {
  const key = personKey() ?? freshKey()
  await json("POST", "/api/person", null, { key })
  keepOwn({ key })
  return key
}

/** Ties what this device sits at to its key, and keeps its settings with it. Makes the key if it is useful for the first time. */
export async function tieAll(): Promise<void> {
  await confirmRenewal()
  const seats = Object.entries(keptTables()).flatMap(([table, one]) => (one.token && one.token !== personKey() && one.tied !== one.token ? [{ table, token: one.token }] : []))
  if (own().off || (seats.length === 0 && personKey() === null)) return
  const key = personKey() ?? (await makeKey())
  try {
    if (seats.length > 0) {
      await post("/ties", { ties: seats }, key)
      for (const { table, token } of seats) keepTable(table, { tied: token }, false)
    }
    const told = JSON.stringify(settings)
    if (own().key === key && sent !== told) {
      await post("/profile", { profile: { settings } }, key)
      sent = told
    }
  } catch (error) {
    if (!gone(error)) throw error
    lose(key) // it was renewed or forgotten on another device
  }
}
let sent = ""

/** The key is good no longer; the seats whose links are here stay. */
function lose(key: string): void {
  exchangeKey(key, null)
  keepOwn({})
}

/** The link by which another device gets the same. The key stands behind the #, which browsers keep to themselves. */
export const linkOf = (key: string): string => `${location.origin}/?you#${key}`

/** From now on this device has another's key: its name, settings and tables, and the seats of this device are tied to it too. */
export async function adopt(key: string, found: Person): Promise<void> {
  exchangeKey(personKey(), null)
  keepOwn({ key })
  Object.assign(settings, found.profile?.settings ?? {})
  keepSettings()
  await tieAll()
}

/** Another key in place of this one. The new one is kept before it is asked for: the answer may be lost. */
export async function renewKey(): Promise<void> {
  const before = personKey()
  if (before === null) return
  const next = own().next ?? freshKey()
  keepOwn({ key: before, next })
  await post("/renew", { key: next }, before)
  changed(before, next)
}

/** A renewal whose answer was lost: it has happened if the new key is known. */
async function confirmRenewal(): Promise<void> {
  const { key, next } = own()
  if (key === undefined || next === undefined) return
  try {
    await person(next)
    changed(key, next)
  } catch (error) {
    if (!gone(error)) throw error
    keepOwn({ key })
  }
}

function changed(before: string, after: string): void {
  exchangeKey(before, after)
  keepOwn({ key: after })
}

export async function forgetKey(): Promise<void> {
  const key = personKey()
  if (key === null) return
  await post("/forget", {}, key)
  exchangeKey(key, null)
  keepOwn({ off: true })
}

/** Somebody wants a key again. */
export const keepAgain = (): void => keepOwn({})

/** All that is kept, as a file; with the link, so that it also serves to come back. */
export async function save(): Promise<void> {
  const key = personKey() ?? ""
  const all = await ask<object>("/export", key)
  download("condotta.json", JSON.stringify({ link: linkOf(key), ...all }, null, 2))
}
