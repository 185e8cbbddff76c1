// A small picture of each game's board.

import type { Component } from "svelte"
import type { View } from "../wire/types"

export interface PictureProps {
  view: View
  options: Record<string, unknown>
}

const pictures: Record<string, () => Promise<{ default: Component<PictureProps> }>> = {
  condottiere: () => import("../condottiere/Picture.svelte"),
  princes: () => import("../princes/Picture.svelte"),
  conquest: () => import("../conquest/Picture.svelte"),
}

export const pictureOf = async (game: string): Promise<Component<PictureProps> | null> => (await pictures[game]?.())?.default ?? null
