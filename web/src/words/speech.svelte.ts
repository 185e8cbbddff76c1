// The language that is spoken now, for all that is on the page.

import * as api from "../wire/api"
import type { GameInfo, Games, GameTexts, TextsFile } from "../wire/types"
import { Book, Words, type Proper } from "./words"

const loaded = new Map<string, TextsFile>()
/** What is read beside a game by language and game: it comes when it is looked for, or after the first question. */
const read = new Map<string, GameTexts>()

class Speech {
  games = $state.raw<GameInfo[]>([])
  languages = $state.raw<string[]>(["en"])
  lang = $state("en")
  private readonly books = new Map<string, Book>()
  private now = $state.raw<TextsFile | null>(null)
  /** The games whose rules, help and lesson are there. */
  private known = $state.raw<string[]>([])

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
    await Promise.all(this.known.map((game) => fetchBeside(lang, game)))
    this.now = texts
    this.lang = lang
    document.documentElement.lang = lang
  }

  /** Rules, help and lesson of a game, from now on in every language that is spoken. */
  async readBeside(game: string): Promise<void> {
    if (this.known.includes(game)) return
    await fetchBeside(this.lang, game)
    this.known = [...new Set([...this.known, game])]
  }

  /** Whether the rules, help and lesson of a game can be said. */
  hasRead(game: string): boolean {
    return this.known.includes(game)
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
    const beside = game !== null && this.known.includes(game) ? read.get(`${file?.lang ?? ""} ${game}`) : undefined
    const name = `${file?.lang ?? ""} ${game ?? ""}${beside ? " and more" : ""}`
    const known = this.books.get(name)
    if (known) return known
    const own = game === null ? undefined : file?.games[game]
    const parts = [file?.shell, file?.page, own, beside?.rules, beside?.help, beside?.lesson, beside?.refusals, beside?.review]
    const book = new Book(file?.lang ?? this.lang, parts.map((part) => part ?? ""))
    this.books.set(name, book)
    return book
  }
}

async function fetchBeside(lang: string, game: string): Promise<void> {
  const name = `${lang} ${game}`
  if (!read.has(name)) read.set(name, await api.gameTexts(lang, game))
}

export const speech = new Speech()
