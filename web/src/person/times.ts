// How long ago something was, in words of the browser's own.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
]

export function ago(when: number, lang: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" })
  const past = Math.max(0, now - when)
  for (const [unit, size] of STEPS) if (past >= size) return words.format(-Math.floor(past / size), unit)
  return words.format(0, "minute")
}
