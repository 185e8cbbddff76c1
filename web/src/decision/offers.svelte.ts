// Offers that others make to this seat, and whose offers the person at this page does not want to see.

import { keepTable, keptTables } from "../shell/settings.svelte"
import type { Act } from "../wire/types"

export class Offers {
  muted = $state.raw<number[]>([])

  constructor(private readonly table: string) {
    this.muted = keptTables()[table]?.muted ?? []
  }

  /** Of what may be done beside the question: the answers to offers that are to be seen. */
  waiting(asides: Act[]): Act[] {
    return asides.filter((act) => (act.verb === "accept" || act.verb === "refuse") && !this.muted.includes(this.maker(act) ?? -1))
  }

  maker(act: Act): number | null {
    const seat = act.args.find((arg) => arg.kind === "seat")?.value
    return typeof seat === "number" ? seat : null
  }

  /** This device remembers it for this table. */
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat)
    keepTable(this.table, { muted: this.muted })
  }
}
