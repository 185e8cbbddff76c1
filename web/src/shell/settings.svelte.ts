// What this device remembers.

export interface Remembered {
  name: string
  language: string
  theme: "auto" | "light" | "dark"
  sound: boolean
  notify: boolean
  twice: boolean
  /** What has one answer only, as everybody can tell, is answered by itself. */
  forced: boolean
  calm: boolean
  pace: "slow" | "quick" | "none"
  /** The level of the bots; empty: the usual one. */
  level: string
  /** Goal and questions are explained; switched off by the first game played to its end. */
  newcomer: boolean
}

const KEY = "condotta.settings"

const DEFAULTS: Remembered = {
  name: "",
  language: "",
  theme: "auto",
  sound: true,
  notify: false,
  twice: false,
  forced: true,
  calm: false,
  pace: "slow",
  level: "",
  newcomer: true,
}

function read<T>(key: string, otherwise: T): T {
  try {
    return { ...otherwise, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as T) }
  } catch {
    return otherwise
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing can still play.
  }
}

export const settings: Remembered = $state(read(KEY, DEFAULTS))

/** A game was played to its end here. */
export function finished(): void {
  if (kept("finished", false)) return
  keep("finished", true)
  settings.newcomer = false
  keepSettings()
}

export const keepSettings = (): void => write(KEY, settings)

/** The system asks for less motion, or the person does. */
export const still = (): boolean => settings.calm || matchMedia("(prefers-reduced-motion: reduce)").matches

// The tokens of the tables this device sits at

export interface Kept {
  game: string
  token: string | null
  host: string | null
  invitation: string | null
  /** The token that is tied to the personal key. */
  tied?: string | null
  /** Seats whose offers are not shown. */
  muted?: number[]
  when: number
}

const TABLES = "condotta.tables"
const MOST_KEPT = 50

export const keptTables = (): Record<string, Kept> => read<Record<string, Kept>>(TABLES, {})

export function keepTable(table: string, kept: Partial<Kept>, touch = true): void {
  const all = keptTables()
  const before: Kept = all[table] ?? { game: "", token: null, host: null, invitation: null, when: 0 }
  all[table] = { ...before, ...kept, when: touch ? Date.now() : before.when }
  const newest = Object.entries(all).sort(([, a], [, b]) => b.when - a.when)
  write(TABLES, Object.fromEntries(newest.slice(0, MOST_KEPT)))
}

export function forgetTable(table: string): void {
  const all = keptTables()
  delete all[table]
  write(TABLES, all)
}

// Anything a game wants to keep, such as saved set-ups

export const kept = <T>(key: string, otherwise: T): T => {
  try {
    return (JSON.parse(localStorage.getItem(`condotta.${key}`) ?? "null") as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

export const keep = (key: string, value: unknown): void => write(`condotta.${key}`, value)
