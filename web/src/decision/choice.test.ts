import { expect, test } from "vitest"
import type { Act } from "../wire/types"
import { Choice } from "./choice.svelte"
import { steps } from "./groups"

const keep = (first: string, second: string): Act => ({
  act: 1,
  text: `keep ${first} ${second}`,
  verb: "keep",
  args: [
    { name: "first", kind: "card", value: first },
    { name: "second", kind: "card", value: second },
  ],
})
const pass: Act = { act: 0, text: "pass", verb: "pass", args: [] }
const bid = (number: number): Act => ({ act: number, text: `bid ${number}`, verb: "bid", args: [{ name: "number", kind: "number", value: number }] })
const war = (attacker: string, defender: string): Act => ({
  act: 2,
  text: `war ${attacker} ${defender}`,
  verb: "war",
  args: [
    { name: "attacker", kind: "city", value: attacker },
    { name: "defender", kind: "city", value: defender },
  ],
})

function choosing(options: Act[], risky = false, answer: string | null = null, touched = false): { choice: Choice; sent: string[] } {
  const sent: string[] = []
  const choice = new Choice({
    send: (act) => {
      sent.push(act.text)
      return Promise.resolve(answer)
    },
    risky: () => risky,
    touched: () => touched,
  })
  choice.ask(1, options)
  return { choice, sent }
}

test("a thing that leaves one act chooses it", () => {
  const { choice, sent } = choosing([keep("1", "nothing"), keep("2", "nothing")])
  choice.pick("card", "2")
  expect(sent).toEqual(["keep 2 nothing"])
})

test("a thing that leaves several is half a choice, which can be taken back", () => {
  const { choice, sent } = choosing([keep("1", "2"), keep("1", "1"), keep("2", "3")])
  choice.pick("card", "1")
  expect(sent).toEqual([])
  expect(choice.open.map((act) => act.text)).toEqual(["keep 1 2", "keep 1 1"])
  expect(choice.takeBack()).toBe(true)
  expect(choice.open.length).toBe(3)
})

test("the same thing twice needs two of it", () => {
  const { choice, sent } = choosing([keep("1", "2"), keep("1", "1")])
  choice.pick("card", "1")
  expect(choice.at("card", "1").map((act) => act.text)).toEqual(["keep 1 1"])
  choice.pick("card", "1")
  expect(sent).toEqual(["keep 1 1"])
})

test("a named pick stands for one argument only", () => {
  const { choice } = choosing([war("rome", "milan"), war("milan", "rome"), war("rome", "naples")])
  choice.pick("city", "rome", "attacker")
  expect(choice.open.map((act) => act.text)).toEqual(["war rome milan", "war rome naples"])
})

test("the same question told again keeps the half-made choice; a new one does not", () => {
  const options = [keep("1", "2"), keep("1", "1")]
  const { choice } = choosing(options)
  choice.pick("card", "1")
  choice.ask(1, options)
  expect(choice.picks.length).toBe(1)
  choice.ask(2, options)
  expect(choice.picks.length).toBe(0)
})

test("a risky act is sent after the second yes", () => {
  const { choice, sent } = choosing([pass], true)
  choice.choose(pass)
  expect(sent).toEqual([])
  choice.takeBack()
  expect(choice.staged).toBe(null)
  choice.choose(pass)
  choice.confirm()
  expect(sent).toEqual(["pass"])
})

test("where nothing hovers, the first touch shows what an act would do and the second does it", () => {
  const { choice, sent } = choosing([bid(1), bid(2), pass], false, null, true)
  choice.ask(2, [bid(1), bid(2), pass], [1, 2].map((number) => ({ act: `bid ${number}`, tells: [{ key: "lead", args: [] }] })))
  choice.choose(bid(1))
  expect([choice.considered?.text, sent]).toEqual(["bid 1", []])
  choice.choose(bid(2))
  expect([choice.considered?.text, sent]).toEqual(["bid 2", []])
  expect([choice.takeBack(), choice.considered]).toEqual([true, null])
  choice.choose(bid(2))
  choice.choose(bid(2))
  expect(sent).toEqual(["bid 2"])
  choice.ask(3, [pass])
  choice.choose(pass)
  expect(sent).toEqual(["bid 2", "pass"])
})

test("nothing is sent twice, and a refusal opens the choice again", async () => {
  const { choice, sent } = choosing([pass], false, "Not now.")
  choice.choose(pass)
  choice.choose(pass)
  expect(sent).toEqual(["pass"])
  await Promise.resolve()
  await Promise.resolve()
  expect(choice.problem).toBe("Not now.")
  expect(choice.sending).toBe(null)
})

test("few acts are buttons, many numbers a number, many pairs two steps", () => {
  expect(steps([pass, bid(1)], [])).toEqual([{ how: "acts", acts: [pass, bid(1)] }])
  const bids = Array.from({ length: 30 }, (_, i) => bid(i))
  expect(steps([pass, ...bids], []).map((step) => step.how)).toEqual(["acts", "number"])
  const enemies = Array.from({ length: 24 }, (_, i) => war("rome", `t${i}`))
  expect(steps(enemies, [])).toEqual([{ how: "acts", acts: enemies }])
  const cities = ["venice", "milan", "florence", "rome", "naples", "lucca"]
  const wars = cities.flatMap((one) => cities.filter((other) => other !== one).map((other) => war(one, other)))
  const [step] = steps(wars, [])
  expect(step).toMatchObject({ how: "things", name: "attacker", values: cities })
  expect(steps(wars, ["attacker"])[0]).toMatchObject({ how: "things", name: "defender" })
})
