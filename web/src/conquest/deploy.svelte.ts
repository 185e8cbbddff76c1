// Q2.4: the set-up as it is being made on this page. Nothing of it is sent before it is whole.

import { keep, kept } from "../shell/settings.svelte"
import { LINE_UP, type ConquestView } from "./view"

export interface SavedSetup {
  name: string
  zones: Record<string, number>
}

const KEY = "conquest.setups"

export class Deployment {
  /** For each zone the kind put there on this page. */
  laid = $state.raw<ReadonlyMap<number, number>>(new Map())
  /** The piece in the hand: its kind, and the zone it came from. */
  held = $state.raw<{ kind: number; from: number | null } | null>(null)
  saved = $state.raw<SavedSetup[]>(kept<SavedSetup[]>(KEY, []))

  constructor(
    private readonly view: () => ConquestView,
    private readonly eye: number,
    private readonly words: readonly string[],
  ) {}

  readonly left: number[] = $derived.by(() => {
    const left = [...this.view().to_place]
    for (const kind of this.laid.values()) left[kind] = (left[kind] ?? 0) - 1
    return left
  })
  readonly whole: boolean = $derived(this.left.every((count) => count <= 0))

  /** The zones where a piece may go: in own territories, with none that is sent already. */
  free(zone: number): boolean {
    const view = this.view()
    return view.owners[Math.floor(zone / 3)] === this.eye && view.zones[zone]?.piece === -1
  }

  takeUp(kind: number): void {
    this.held = this.held?.kind === kind && this.held.from === null ? null : { kind, from: null }
  }

  /** A zone is touched: put down what is held, or take up what stands there. */
  touch(zone: number): void {
    if (!this.free(zone)) return
    const there = this.laid.get(zone)
    if (this.held === null) {
      if (there !== undefined) this.held = { kind: there, from: zone }
      return
    }
    const laid = new Map(this.laid)
    const { kind, from } = this.held
    if (from !== null) laid.delete(from)
    if (there !== undefined && from !== null && from !== zone) laid.set(from, there)
    laid.set(zone, kind)
    this.laid = laid
    this.held = from === null && (this.left[kind] ?? 0) > 0 ? { kind, from: null } : null
  }

  /** Back among those to be placed. */
  takeOff(zone: number): void {
    const laid = new Map(this.laid)
    laid.delete(zone)
    this.laid = laid
    this.held = null
  }

  clear(): void {
    this.laid = new Map()
    this.held = null
  }

  private open(): number[] {
    return this.words.map((_, zone) => zone).filter((zone) => this.free(zone) && !this.laid.has(zone))
  }

  /** The rest anywhere. */
  scatter(): void {
    const laid = new Map(this.laid)
    const open = this.open()
    this.left.forEach((count, kind) => {
      for (let i = 0; i < count && open.length > 0; i++) laid.set(open.splice(Math.floor(Math.random() * open.length), 1)[0] as number, kind)
    })
    this.laid = laid
    this.held = null
  }

  /** The rest as acts say: `place flag sh.a`. */
  follow(acts: readonly string[], pieces: readonly string[]): void {
    const laid = new Map<number, number>()
    for (const act of acts) {
      const [, piece = "", zone = ""] = act.split(" ")
      laid.set(this.words.indexOf(zone), pieces.indexOf(piece))
    }
    this.laid = laid
    this.held = null
  }

  save(name: string): void {
    const zones = Object.fromEntries([...this.laid].map(([zone, kind]) => [this.words[zone] ?? "", kind]))
    this.saved = [{ name, zones }, ...this.saved.filter((other) => other.name !== name)].slice(0, 20)
    keep(KEY, this.saved)
  }

  forget(name: string): void {
    this.saved = this.saved.filter((other) => other.name !== name)
    keep(KEY, this.saved)
  }

  /** As much of it as fits the territories of this game. */
  load(setup: SavedSetup): void {
    this.clear()
    const left = [...this.view().to_place]
    const laid = new Map<number, number>()
    for (const [word, kind] of Object.entries(setup.zones)) {
      const zone = this.words.indexOf(word)
      if (zone < 0 || !this.free(zone) || (left[kind] ?? 0) <= 0) continue
      laid.set(zone, kind)
      left[kind] = (left[kind] ?? 0) - 1
    }
    this.laid = laid
  }

  /** The acts that place it, in the order in which they are asked for. */
  acts(pieces: readonly string[]): string[] {
    const zones = new Map<number, number[]>()
    for (const [zone, kind] of this.laid) zones.set(kind, [...(zones.get(kind) ?? []), zone])
    const sent = LINE_UP.length - this.view().to_place.reduce((sum, count) => sum + count, 0)
    return LINE_UP.slice(sent).flatMap((kind) => {
      const zone = zones.get(kind)?.shift()
      return zone === undefined ? [] : [`place ${pieces[kind] ?? ""} ${this.words[zone] ?? ""}`]
    })
  }
}
