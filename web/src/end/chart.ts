// The course of a game as lines: from what each seat had at each row to points in a box.

export interface Box {
  width: number
  height: number
}

export interface Line {
  seat: number
  path: string
  last: number
  /** Where the name at its end stands. */
  label: number
}

const LEAST_APART = 17
/** How far apart the marks of turning points are, at the least. */
const MARKS_APART = 21

export const highest = (lines: readonly number[][]): number => Math.max(1, ...lines.flat())

/** Round steps of the scale, three to six of them. */
export function steps(most: number): number[] {
  const unit = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => most / one <= 6) ?? 500
  return Array.from({ length: Math.floor(most / unit) + 1 }, (_, i) => i * unit)
}

export const across = (at: readonly number[], row: number, width: number): number => {
  const [first = 0, last = 1] = [at[0], at.at(-1)]
  return ((row - first) / Math.max(1, last - first)) * width
}

/** Stepped lines: what is measured stays until it changes. Seats that have the same run side by side. */
export function drawn(at: readonly number[], lines: readonly number[][], box: Box): Line[] {
  const most = highest(lines)
  const found = lines.map((line, seat) => {
    const aside = (seat - (lines.length - 1) / 2) * 2
    const y = (value: number): number => box.height - (value / most) * box.height + aside
    const path = line.map((value, i) => `${i === 0 ? "M" : "H"}${across(at, at[i] ?? 0, box.width).toFixed(1)}${i === 0 ? " " : "V"}${y(value).toFixed(1)}`).join("")
    const last = line.at(-1) ?? 0
    return { seat, path: `${path}H${box.width}`, last, label: y(last) }
  })
  let above = -Infinity
  for (const line of found.toSorted((a, b) => a.label - b.label)) {
    line.label = Math.max(line.label, above + LEAST_APART)
    above = line.label
  }
  const over = above - (box.height + 8)
  if (over > 0) for (const line of found) line.label -= over
  return found
}

/** The seats, winners first, then by score. */
export const ranked = (scores: readonly number[], winners: readonly number[]): number[] =>
  scores.map((_, seat) => seat).sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || (scores[b] ?? 0) - (scores[a] ?? 0))

/** The places of marks along a line, moved apart where they would cover each other. */
export function apart(places: readonly number[], width: number): number[] {
  const found: number[] = []
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + MARKS_APART))
  for (let i = found.length - 1, most = width; i >= 0; i--, most = (found[i + 1] ?? 0) - MARKS_APART) found[i] = Math.min(found[i] ?? 0, most)
  return found
}
