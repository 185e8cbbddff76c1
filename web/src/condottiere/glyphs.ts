// What is drawn on each card, in a box of 60 × 60. Own drawings: `ink` are lines, `fill` are surfaces.

import type { Card } from "./deck"

export interface Glyph {
  ink: string
  fill: string
  tone: string
}

const MERCENARY: Glyph = {
  fill: "M22 48V30c0-7 3-12 8-12s8 5 8 12v18z",
  ink: "M30 18v-6M26 30h8M30 30v10M22 38h4M34 38h4M14 52 24 8M46 52 36 8M24 8l-3 5 5 1zM36 8l3 5-5 1z",
  tone: "var(--strong-line)",
}

export const GLYPHS: Record<Card, Glyph> = {
  "1": MERCENARY,
  "2": MERCENARY,
  "3": MERCENARY,
  "4": MERCENARY,
  "5": MERCENARY,
  "6": MERCENARY,
  "10": MERCENARY,
  winter: {
    fill: "M30 26a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
    ink: "M30 8v44M11 19l38 22M49 19 11 41M30 14l-5-5M30 14l5-5M30 46l-5 5M30 46l5 5M16 22l-7 1M16 22l-2-7M44 38l7-1M44 38l2 7M44 22l7 1M44 22l2-7M16 38l-7-1M16 38l-2 7",
    tone: "#5f93b8",
  },
  spring: {
    fill: "M30 30c-8-3-9-14 0-18 9 4 8 15 0 18zM30 30c5-7 15-6 17 3-7 7-15 4-17-3zM30 30c-5-7-15-6-17 3 7 7 15 4 17-3z",
    ink: "M30 30v24M30 46c-4-6-10-6-13-4 2 5 8 7 13 4zM30 50c4-6 10-6 13-4-2 5-8 7-13 4z",
    tone: "#6c9a3f",
  },
  bishop: {
    fill: "M18 44c-3-14 2-26 12-34 10 8 15 20 12 34z",
    ink: "M30 16v22M23 27h14M16 44h28v7H16zM22 51l-2 4M38 51l2 4",
    tone: "#8559a8",
  },
  courtesan: {
    fill: "M30 34c-9-2-11-12-4-17 1-5 7-5 8 0 8 4 6 15-4 17z",
    ink: "M30 34c-1 8-3 14-7 20M26 26c1-5 7-5 8 0M27 46c-7 1-10-3-11-7 6-1 11 2 11 7zM31 42c5-4 10-3 13 0-3 5-9 5-13 0z",
    tone: "#c05a78",
  },
  drummer: {
    fill: "M13 26c0-4 8-7 17-7s17 3 17 7v18c0 4-8 7-17 7s-17-3-17-7z",
    ink: "M13 26c0 4 8 7 17 7s17-3 17-7M15 30l8 19M45 30l-8 19M24 33l6 17 6-17M20 22 8 8M40 22 52 8",
    tone: "#b3793f",
  },
  heroine: {
    fill: "M17 22l5 7 8-12 8 12 5-7-3 15H20z",
    ink: "M20 37h20M30 41v14M24 45h12M30 17v-6M27 12h6",
    tone: "#cf9a2b",
  },
  scarecrow: {
    fill: "M22 20c0-5 4-8 8-8s8 3 8 8-4 8-8 8-8-3-8-8zM20 30h20l3 16H17z",
    ink: "M18 13h24l-6-7H24zM27 20h.5M33 20h.5M27 24c2 1.500 4 1.500 6 0M8 32h44M30 46v10M8 32l-3 5M8 32l1 6M52 32l3 5M52 32l-1 6",
    tone: "#a98f52",
  },
  surrender: {
    fill: "M20 10c8-4 14 5 24 1v20c-10 4-16-5-24-1z",
    ink: "M20 8v46M20 10c8-4 14 5 24 1v20c-10 4-16-5-24-1M14 54h12",
    tone: "#e9e4d8",
  },
}
