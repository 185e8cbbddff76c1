// What this page may show of a zone: what its eye sees, and with all open what the owner sees.

import type { Message } from "../wire/types"
import { kindsOf, NONE, type ConquestView } from "./view"

export interface Standing {
  seat: number
  kind: number
  /** The kinds it may be, and the kinds others think of, as sets. */
  may_be: number
  known: number
}

const viewOf = (message: Message | null | undefined): ConquestView | undefined => message?.view as unknown as ConquestView | undefined

export function standing(view: ConquestView, zone: number, open?: readonly (Message | null)[]): Standing | null {
  const here = view.zones[zone]
  if (!here || here.seat === NONE) {
    for (const one of open ?? []) {
      const theirs = viewOf(one)?.zones[zone]
      if (theirs && theirs.seat !== NONE) return { seat: theirs.seat, kind: theirs.piece, may_be: theirs.may_be, known: theirs.known }
    }
    return null
  }
  const owners = viewOf(open?.[here.seat])
  if (owners) return { seat: here.seat, kind: owners.zones[zone]?.piece ?? NONE, may_be: 0, known: here.known }
  return { seat: here.seat, kind: here.piece, may_be: here.may_be, known: here.known }
}

/** The kinds an enemy's piece can still be, if they are few enough to be written on it. */
export function few(may_be: number): number[] {
  const kinds = kindsOf(may_be)
  return kinds.length > 1 && kinds.length <= 4 ? kinds : []
}
