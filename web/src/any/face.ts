import type { Face } from "../faces"
import PlainBoard from "./PlainBoard.svelte"

export const face: Face = { Board: PlainBoard, risky: () => false, sound: (message) => (message.events.length > 0 ? "card" : null) }
