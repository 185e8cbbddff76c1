// The personal key of this device: a secret that opens all the seats tied to it. Small, for every page needs it.

import { forgetTable, keep, kept, keepTable, keptTables } from "../shell/settings.svelte"

interface Own {
  key?: string
  /** Another key that was asked for and not confirmed. */
  next?: string
  /** It was forgotten here: none is made unless somebody asks for it. */
  off?: boolean
}

const OWN = "person"

export const own = (): Own => kept<Own>(OWN, {})
export const personKey = (): string | null => own().key ?? null
export const keepOwn = (value: Own): void => keep(OWN, value)

/** The address of a seat. A personal key is never in one: whoever got it would have all seats. */
export const seatAddress = (table: string, token: string | null): string => `/t/${table}${token && token !== personKey() ? `#${token}` : ""}`

/** Other seats' tokens stay; where the key stood for one, another does, or none. */
export function exchangeKey(before: string | null, after: string | null): void {
  for (const [table, one] of Object.entries(keptTables())) {
    if (before !== null && one.token === before) {
      if (after === null) forgetTable(table)
      else keepTable(table, { token: after }, false)
    } else if (one.tied) keepTable(table, { tied: null }, false)
  }
}
