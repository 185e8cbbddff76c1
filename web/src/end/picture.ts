// The result as a picture to share: drawn here, from the same numbers.

import { CHARGES, SHIELD } from "../shell/heraldry"
import type { Story } from "../wire/types"
import type { Words } from "../words/words"
import { drawn, highest, ranked, steps } from "./chart"

const WIDTH = 1200
const HEIGHT = 630
const BOX = { width: 620, height: 300 }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)

/** A sentence in lines of at most so many letters. */
export function broken(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(" ")) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

export function picture(story: Story, words: Words, colour: (name: string) => string): string {
  const seat = (one: number): string => colour(`--seat-${one}`)
  const shield = (one: number, x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y}) scale(${size / 24})"><path d="${SHIELD}" fill="${seat(one)}" stroke="${colour("--ink")}" stroke-width="1.2"/><path d="${CHARGES[one] ?? ""}" fill="#fff7e4" transform="translate(5.3 4.2) scale(.56)"/></g>`
  const why = broken(words.ending(story.ending), 62)
  const standing = ranked(story.scores, story.winners)
  const measure = story.measures[0]
  const most = highest(measure?.lines ?? [])
  const chart = drawn(story.at, measure?.lines ?? [], BOX)
  const names = words.listed(story.winners.map((one) => words.seat(one)))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Georgia, 'DejaVu Serif', serif" fill="${colour("--ink")}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour("--paper")}"/>
<rect x="18" y="18" width="${WIDTH - 36}" height="${HEIGHT - 36}" rx="18" fill="${colour("--sheet")}" stroke="${colour("--strong-line")}"/>
<text x="56" y="76" font-size="26" fill="${colour("--faded")}">condotta · ${escaped(words.say("game-title"))}</text>
${story.winners.map((one, i) => shield(one, 56 + i * 84, 100, 76)).join("")}
<text x="${56 + story.winners.length * 84 + 16}" y="152" font-size="52" font-weight="700" fill="${colour("--accent")}">${escaped(names.length > 28 ? `${names.slice(0, 27)}…` : names)}</text>
${why.map((line, i) => `<text x="56" y="${222 + i * 34}" font-size="27">${escaped(line)}</text>`).join("")}
<g transform="translate(56 300)">${standing.map((one, i) => `<g transform="translate(0 ${i * 48})">${shield(one, 0, 0, 36)}<text x="50" y="27" font-size="26" font-weight="${story.winners.includes(one) ? 700 : 400}">${escaped(words.seat(one).slice(0, 16))}</text><text x="330" y="27" font-size="28" font-weight="700" text-anchor="end">${story.scores[one] ?? 0}</text></g>`).join("")}</g>
<g transform="translate(480 285)">${steps(most).map((value) => `<path d="M0 ${BOX.height - (value / most) * BOX.height}H${BOX.width}" stroke="${colour("--line")}"/><text x="-10" y="${BOX.height - (value / most) * BOX.height + 6}" font-size="17" text-anchor="end" fill="${colour("--faded")}">${value}</text>`).join("")}
${chart.map((line) => `<path d="${line.path}" fill="none" stroke="${seat(line.seat)}" stroke-width="${story.winners.includes(line.seat) ? 6 : 3.5}" stroke-linejoin="round"/>`).join("")}
<text x="${BOX.width}" y="-14" font-size="20" text-anchor="end" fill="${colour("--faded")}">${escaped(measure ? words.say(`measure-${measure.name}`) : "")}</text></g>
</svg>`
}

/** The same as a PNG. */
export function png(svg: string): Promise<Blob> {
  return new Promise((done, fail) => {
    const image = new Image()
    image.onload = () => {
      const canvas = document.createElement("canvas")
      canvas.width = WIDTH
      canvas.height = HEIGHT
      canvas.getContext("2d")?.drawImage(image, 0, 0)
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png")
    }
    image.onerror = () => fail(new Error("no picture"))
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  })
}
