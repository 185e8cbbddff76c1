// What stands open on top of the page, and what the screen reader is to say next.

class Room {
  /** The rule whose text stands open, with the game it belongs to. */
  rule = $state<{ game: string; number: string } | null>(null)
  settings = $state(false)
  /** The list of keys. */
  keys = $state(false)
  /** The latest sentences for the live region: what is added is read out, so nothing is lost when much happens at once. */
  said = $state.raw<{ id: number; text: string }[]>([])
  private count = 0

  /** A rule, a chapter, or without a number the game on one page. */
  showRule(game: string, number: string): void {
    this.rule = { game, number }
  }

  say(text: string): void {
    this.count += 1
    this.said = [...this.said.slice(-20), { id: this.count, text }]
  }
}

export const room = new Room()
