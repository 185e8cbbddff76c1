// The language that is spoken now, for all that is on the page.

import * as api from "../wire/api"
import type { GameInfo, Games, TextsFile } from "../wire/types"
import { Book, Words, type Proper } from "./words"

const loaded = new Map<string, TextsFile>()

class Speech {
  games = $state.raw<GameInfo[]>([])
  languages = $state.raw<string[]>(["en"])
  lang = $state("en")
  private readonly books = new Map<string, Book>()
  private now = $state.raw<TextsFile | null>(null)

  get ready(): boolean {
    return this.now !== null && this.games.length > 0
  }

  async begin(wanted: string): Promise<void> {
    const found: Games = await api.games()
    this.languages = found.languages
    await this.speak(found.languages.includes(wanted) ? wanted : "en")
    this.games = found.games
  }

  async speak(lang: string): Promise<void> {
    const texts = loaded.get(lang) ?? (await api.texts(lang))
    loaded.set(lang, texts)
    this.now = texts
    this.lang = lang
    document.documentElement.lang = lang
  }

  game(name: string): GameInfo | null {
    return this.games.find((game) => game.name === name) ?? null
  }

  /** The words of the page, and of a game if one is named. */
  words(game: string | null, names: string[] = [], proper: Proper = {}): Words {
    return new Words(this.book(game), game === null ? null : this.game(game), names, proper)
  }

  /** The files of the language spoken now; each set of them is read once. */
  private book(game: string | null): Book {
    const file = this.now
    const name = `${file?.lang ?? ""} ${game ?? ""}`
    const known = this.books.get(name)
    if (known) return known
    const own = game === null ? undefined : file?.games[game]
    const parts = [file?.shell, file?.server, file?.page, own?.words, own?.rules]
    const book = new Book(file?.lang ?? this.lang, parts.map((part) => part ?? ""))
    this.books.set(name, book)
    return book
  }
}

export const speech = new Speech()
