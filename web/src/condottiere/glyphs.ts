// What is drawn on each card, in a box of 60 × 60. Own drawings: `ink` are lines, `fill` are surfaces.

import type { Card } from "./deck"

export interface Glyph {
  ink: string
  fill: string
  tone: string
}

/** A standing figure: head, coat and legs; what it wears and carries tells it from the others. */
const BODY = "M24 23h12l5 23H19z"
const LEGS = "M25 46v9M35 46v9M22 55h4M34 55h4"

export const GLYPHS: Record<Card, Glyph> = {
  // A peasant with a pitchfork.
  "1": {
    fill: `${BODY}M25 15a5 5 0 0 1 10 0c0 3-2 6-5 6s-5-3-5-6z`,
    ink: `${BODY}${LEGS}M25 15c0 3 2 6 5 6s5-3 5-6M18 14h24M23 14c1-7 13-7 14 0M24 26l-7 11M36 26l10 5M46 56V14M41 7v5c0 4 10 4 10 0V7M46 14V7`,
    tone: "#d8bd86",
  },
  // A man with a spear and a round shield.
  "2": {
    fill: `${BODY}M25 15h10c0 4-2 7-5 7s-5-3-5-7zM14 27a8 8 0 1 1-.1 0z`,
    ink: `${BODY}${LEGS}M25 15c0 4 2 7 5 7s5-3 5-7M20 15h20l-4-6H24zM14 27a8 8 0 1 1-.1 0zM14 33v4M12 35h4M36 26l10 6M46 57V12M46 3l-3 9h6z`,
    tone: "#c6a65f",
  },
  // A crossbowman.
  "3": {
    fill: `${BODY}M25 15h10c0 4-2 7-5 7s-5-3-5-7z`,
    ink: `${BODY}${LEGS}M25 15c0 4 2 7 5 7s5-3 5-7M23 15c0-9 14-9 14 0zM23 27l9 6M37 27l-3 6M28 33h26M47 21c7 6 7 18 0 24M47 21l-13 12 13 12M54 31v4l4-2z`,
    tone: "#8faa6a",
  },
  // A swordsman behind a tall shield.
  "4": {
    fill: `${BODY}M8 25h15v12c0 7-4 10-7.500 12C12 47 8 44 8 37z`,
    ink: `${BODY}${LEGS}M25 15c0 4 2 7 5 7s5-3 5-7M24 15V9c3-4 9-4 12 0v6zM30 9v8M8 25h15v12c0 7-4 10-7.500 12C12 47 8 44 8 37zM15.500 25v24M8 33h15M36 26l10 6M46 33V6M46 3l-2.500 5h5zM41 33h10M46 33v6`,
    tone: "#7ba0b8",
  },
  // A halberdier in half armour.
  "5": {
    fill: `${BODY}M24 15h12c0 4-3 8-6 8s-6-4-6-8zM45 8c9-2 11 9 1 12z`,
    ink: `${BODY}${LEGS}M24 15c0 5 3 8 6 8s6-3 6-8M22 15c1-8 15-8 16 0zM30 9c-2-5 5-8 9-5M24 31h12M23 38h14M24 26l-6 9 6 5M36 26l9 8M45 57V4M45 8c9-2 11 9 1 12zM45 12l-6 1M45 4l-2-3h4z`,
    tone: "#8d93c8",
  },
  // A captain with cloak and banner.
  "6": {
    fill: `M24 23h12l4 22H20zM24 23c-9 6-12 18-13 30l9-4M47 5c-5 4-9-3-15 1v15c6-4 10 3 15-1z`,
    ink: `M24 23h12l4 22H20z${LEGS}M24 14c0 5 3 9 6 9s4-1 5-3M22 14c0-9 14-10 15-1M22 14h10M24 23c-9 6-12 18-13 30l9-4M22 33h16M36 27l11 5M47 57V3M47 5c-5 4-9-3-15 1v15c6-4 10 3 15-1M18 38l-8 12M9 46l4 3`,
    tone: "#b884ab",
  },
  // A knight on his horse, with a lance.
  "10": {
    fill: "M8 36c5-7 15-7 24-6 6 1 7-8 13-13l7 5 3 6-6 3c-4 8-4 12-10 14H20c-6 0-9-3-12-9zM22 30l2-14h9l2 14z",
    ink: "M8 36c5-7 15-7 24-6 6 1 7-8 13-13l7 5 3 6-6 3c-4 8-4 12-10 14H20c-6 0-9-3-12-9zM14 43l-4 13M22 45v11M37 45l2 11M43 39l8 9-2 7M8 36c-4 2-5 7-4 12M48 23h.5M45 17l-1-5M22 30l2-14h9l2 14M24 16c-1-9 10-10 9 0M25 11h8M28 3c4-3 8 0 8 4M6 24 58 8M16 30c1 6 0 10-3 13M34 31c-2 6-1 10 3 14",
    tone: "#cf6a50",
  },
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
