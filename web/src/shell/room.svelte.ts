// What stands open on top of the page, and what the screen reader is to say next.

class Room {
  /** The rule whose text stands open, with the game it belongs to. */
  rule = $state<{ game: string; number: string } | null>(null)
  settings = $state(false)
  said = $state("")
  private turn = false

  showRule(game: string, number: string): void {
    this.rule = { game, number }
  }

  /** For the live region. The same words twice must still be heard twice. */
  say(text: string): void {
    this.turn = !this.turn
    this.said = text + (this.turn ? "\u00a0" : "")
  }
}

export const room = new Room()
