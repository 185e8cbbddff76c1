import { expect, test } from "vitest"
import type { GameInfo } from "../wire/types"
import { Book, initial, Words } from "./words"

const game = { name: "condottiere", thing_rules: { card: ["C1", "C1", "C5.4"] }, things: { card: ["1", "6", "bishop"], region: ["siena"], currency: ["gold", "influence"] } } as unknown as GameInfo
const source = `
and = { $first } and { $last }
copies = { $thing } ×{ $number }
seat-chance = Chance
card-1 = 1
card-6 = 6
card-bishop = Bishop
event-keeps = { $seat } keeps { $cards-count ->
    [0] nothing
   *[other] { $cards }
}.
act-pope = { $pope ->
    [off] Off
   *[other] On { $pope }
}
region-siena = Siena
refuse-not-asked = { $seat } is not asked now.
currency-gold = gold
currency-influence = influence
amount = { $number } { $currency }
terms = { $side ->
    [gift] { $gives }
   *[swap] { $gives } for { $asks }
}{ $until ->
    [turn] , this turn
   *[withdrawn] {""}
}
chapter-C5 = The cards
rule-C5-4 = See C5.5.
rule-C5-10 = Ten.
`
const words = new Words(new Book("en", [source]), game, ["Ada", "Bea"])

test("values become words by their kind", () => {
  const event = { key: "keeps", args: [{ name: "seat", kind: "seat", value: 1 }, { name: "cards", kind: "cards", value: ["6", "bishop", "6"] }] }
  expect(words.event(event)).toBe("Bea keeps 6 ×2 and Bishop.")
  expect(words.seat(8)).toBe("Chance")
})

test("a word that is none of its kind goes into the message as it is", () => {
  const pope = (value: string) => words.act({ act: 0, text: "", verb: "pope", args: [{ name: "pope", kind: "region", value }] })
  expect([pope("siena"), pope("off")]).toEqual(["On Siena", "Off"])
})

test("terms are told as a swap or a gift", () => {
  const terms = (value: string[]) => words.values([{ name: "terms", kind: "terms", value }])["terms"]
  expect(terms(["5", "gold", "for", "2", "influence", "until", "turn"])).toBe("5 gold for 2 influence, this turn")
  expect(terms(["3", "gold", "1", "influence"])).toBe("3 gold and 1 influence")
})

test("a name comes with the other forms that its language has", () => {
  const source = "card-bishop = biskup\n    .acc = biskupa\nact-play = Zagraj { $card-acc } ({ $card })"
  const polish = new Words(new Book("pl", [source]), game)
  expect(polish.act({ act: 0, text: "", verb: "play", args: [{ name: "card", kind: "card", value: "bishop" }] })).toBe("Zagraj biskupa (biskup)")
})

test("a pass is called by what it means", () => {
  const source = "act-pass = { $question ->\n    [bid] Drop out\n   *[other] Pass\n}"
  const english = new Words(new Book("en", [source]), game)
  const pass = { act: 0, text: "pass", verb: "pass", args: [] }
  expect([english.act(pass, "bid"), english.act(pass)]).toEqual(["Drop out", "Pass"])
})

test("a text can ask how a name begins", () => {
  const source = "strength = Force { INITIAL($seat) ->\n    [vowel] d’{ $seat }\n   *[other] de { $seat }\n}"
  const french = new Words(new Book("fr", [source]))
  expect(["Ada", "Bea"].map((seat) => french.say("strength", { seat }))).toEqual(["Force d’Ada", "Force de Bea"])
  const begun = (names: string): string[] => names.split(" ").map(initial)
  expect(new Set(begun("Émile Yves Hélène Œdipe Ugo"))).toEqual(new Set(["vowel"]))
  expect(new Set(begun("A Yann Zoé 7 Łucja"))).toEqual(new Set(["consonant"]))
})

test("a refusal names the player, not the letter", () => {
  expect(words.refusal("not-asked", { seat: "B" }, "B is not asked now.")).toBe("Bea is not asked now.")
  expect(words.refusal("unheard-of", {}, "Because.")).toBe("Because.")
})

test("a thing tells its rule, by its word or its place", () => {
  expect(words.ruleOf("card", "bishop")).toEqual({ game: "condottiere", number: "C5.4" })
  expect(words.ruleOf("card", 2)).toEqual(words.ruleOf("card", "bishop"))
  expect([words.ruleOf("card", "joker"), words.ruleOf("region", "siena")]).toEqual([null, null])
})

test("a chapter has its rules in the order of the file", () => {
  expect(words.rule("C5").map((rule) => rule.number)).toEqual(["C5.4", "C5.10"])
  expect(words.rule("c5.4")).toEqual([{ number: "C5.4", text: "See C5.5." }])
})
