// The kinds of card, in the order in which views count them.

export const CARDS = ["1", "2", "3", "4", "5", "6", "10", "winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender"] as const
export type Card = (typeof CARDS)[number]
