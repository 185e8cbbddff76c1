// The language that is spoken now, for all that is on the page.

import * as api from "../wire/api"
import type { GameInfo, Games, TextsFile } from "../wire/types"
import { Book, Words, type Proper } from "./words"

const loaded = new Map<string, TextsFile>()
/** What is said while a game is played, and what is read beside it, by language and part: each comes when it is needed. */
const read = new Map<string, string[]>()

/** What the names of parts begin with that belong to pages which are opened later. */
const CHAPTERS = "chapters/"

class Speech {
  games = $state.raw<GameInfo[]>([])
  languages = $state.raw<string[]>(["en"])
  lang = $state("en")
  private readonly books = new Map<string, Book>()
  private now = $state.raw<TextsFile | null>(null)
  /** The parts that are there: `princes`, `princes/rules`. */
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
    await Promise.all(this.known.map((part) => fetchPart(lang, part)))
    this.now = texts
    this.lang = lang
    document.documentElement.lang = lang
  }

  /** What is said while a game is played, from now on in every language that is spoken. */
  readGame(game: string): Promise<void> {
    return this.read(game)
  }

  /** Rules and lesson of a game, and why something is refused. */
  readBeside(game: string): Promise<void> {
    return this.read(`${game}/rules`)
  }

  /** The texts of a page that is opened later, from now on in every language that is spoken. */
  readChapter(chapter: string): Promise<void> {
    return this.read(`${CHAPTERS}${chapter}`)
  }

  private async read(part: string): Promise<void> {
    if (this.known.includes(part)) return
    await fetchPart(this.lang, part)
    this.known = [...new Set([...this.known, part])]
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
    const lang = file?.lang ?? this.lang
    const [own, beside] = [game ?? "", `${game ?? ""}/rules`].map((part) => (this.known.includes(part) ? read.get(`${lang} ${part}`) : undefined))
    const chapters = this.known.filter((part) => part.startsWith(CHAPTERS))
    const name = `${lang} ${game ?? ""}${own ? " played" : ""}${beside ? " and read" : ""} ${chapters.join(" ")}`
    const known = this.books.get(name)
    if (known) return known
    const front = game === null ? "" : (file?.games[game] ?? "")
    const book = new Book(lang, [file?.shell ?? "", file?.page ?? "", ...(own ?? [front]), ...(beside ?? []), ...chapters.flatMap((part) => read.get(`${lang} ${part}`) ?? [])])
    this.books.set(name, book)
    return book
  }
}

const coming = new Map<string, Promise<void>>()

/** Asks for a part once, however many want it meanwhile. */
function fetchPart(lang: string, part: string): Promise<void> {
  const name = `${lang} ${part}`
  if (read.has(name)) return Promise.resolve()
  const asked = coming.get(name) ?? api.textsOf(lang, part).then((texts) => void read.set(name, Object.values(texts))).finally(() => coming.delete(name))
  coming.set(name, asked)
  return asked
}

export const speech = new Speech()
