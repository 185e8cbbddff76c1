// The six seats, told apart by colour, by hatching (as engravers print heraldic tinctures) and by charge.

export const HATCHES = ["vertical", "horizontal", "diagonal", "dots", "counter", "grid"] as const

/** The charge of each seat's shield, drawn in a box of 24 × 24: tower, lily, star, sun, crescent, cross. */
export const CHARGES = [
  "M7 19V8H6V4h2.500v2h2V4h3v2h2V4H18v4h-1v11h-3.500v-4a1.500 1.500 0 0 0-3 0v4z",
  "M12 3c2 2.200 3 4 3 5.800 0 1.300-.500 2.500-1.300 3.700 1-2.200 2.600-3.500 4.300-3.500 1.900 0 3 1.400 3 3 0 1.800-1.400 3-3.200 3-1 0-1.800-.3-2.500-.900-.3.800-.4 1.600-.4 2.400h1.600v1.600H14c.2 1 .8 1.900 1.600 2.900h-7.200c.8-1 1.400-1.900 1.600-2.900H7.500v-1.600h1.600c0-.8-.1-1.600-.4-2.400-.7.600-1.500.9-2.500.9C4.400 15 3 13.800 3 12c0-1.600 1.100-3 3-3 1.700 0 3.300 1.300 4.300 3.500C9.500 11.300 9 10.100 9 8.800 9 7 10 5.200 12 3z",
  "M12 3l2.300 6.400 6.700.2-5.300 4.200 1.900 6.500L12 16.500l-5.600 3.800 1.900-6.500L3 9.600l6.700-.2z",
  "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 2l1.500 4h-3zM12 22l-1.500-4h3zM2 12l4-1.500v3zM22 12l-4 1.500v-3zM5 5l4 1.800L6.800 9zM19 19l-4-1.800 2.200-2.200zM19 5l-1.800 4L15 6.800zM5 19l1.800-4L9 17.200z",
  "M15.500 3.500a9 9 0 1 0 5 12.500 7.300 7.300 0 0 1-5-12.500z",
  "M9.500 3h5l-.8 6.700 6.800-.7v5l-6.800-.7.8 7.700h-5l.8-7.700-6.800.7v-5l6.800.7z",
]

/** The charge of each level's crest: an open book, a sword, a sealed letter, a banner, a crown. */
export const LEVEL_CHARGES: Record<string, string> = {
  page: "M12 6.500C9.500 4.500 6 4 2.500 4.500v14c3.500-.5 7 0 9.500 2 2.500-2 6-2.500 9.500-2v-14C18 4 14.500 4.500 12 6.500zm-1 2.300v8.600c-2-1-4.200-1.400-6.500-1.300V6.400c2.400 0 4.600.7 6.500 2.400zm2 0c1.900-1.700 4.100-2.400 6.500-2.400v9.700c-2.300-.1-4.500.3-6.500 1.300z",
  squire: "M12 1l1.800 2.500V13H19v2.600h-5.200v4a2.300 2.300 0 1 1-3.600 0v-4H5V13h5.200V3.500z",
  envoy: "M2 5h20l-10 8zM2 7.600l10 8 10-8V19H2z",
  captain: "M4 1.500 5.800 4v1H20l-3.800 5L20 15H5.800v8H3.200V4z",
  master: "M2 6l5 4.500L12 3l5 7.500L22 6l-2.200 11H4.200zM4.200 18.600h15.600V21H4.200z",
}

/** The crest of any other bot has a chevron. */
export const CHEVRON = "M12 5.500 22 16v5L12 11 2 21v-5z"

export const SHIELD = "M2 1.500h20v11.500c0 5-4.500 8-10 10.200C6.500 21 2 18 2 13z"
