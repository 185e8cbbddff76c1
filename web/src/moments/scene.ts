import type { Words } from "../words/words"
import type { Scene } from "./stage.svelte"

/** What the picture of a moment is drawn from. */
export type SceneProps = Scene & { words: Words }
