// A new link for the seat, in place of the old one.

import { place } from "../shell/place.svelte"
import { keepTable } from "../shell/settings.svelte"
import * as api from "../wire/api"
import type { Table } from "./table.svelte"

export async function renew(table: Table): Promise<void> {
  const made = await table.obtain<{ token: string }>("renew", {})
  if (!made) return
  keepTable(table.id, { token: made.token })
  place.go(`/t/${table.id}#${made.token}`, true)
}

/** The page may have been closed before the answer came, and the old link is void: only this browser can ask again. */
export const renewalIsLost = (table: Table): boolean => api.unanswered(table.id, "renew", table.token, {})
