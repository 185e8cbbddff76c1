// Small sounds, made on the spot: nothing to load.

import { settings } from "./settings.svelte"

export type Sound = "turn" | "card" | "fight" | "win" | "talk"

/** Pitch, start and length of each note. */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [[523, 0, 0.16], [784, 0.13, 0.3]],
  card: [[210, 0, 0.05]],
  fight: [[147, 0, 0.12], [110, 0.09, 0.2]],
  win: [[392, 0, 0.18], [523, 0.15, 0.18], [659, 0.3, 0.45]],
  talk: [[660, 0, 0.08]],
}

let context: AudioContext | null = null

export function chime(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  const start = context.currentTime
  for (const [pitch, after, length] of NOTES[sound]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = sound === "card" || sound === "fight" ? "triangle" : "sine"
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, start + after)
    volume.gain.exponentialRampToValueAtTime(0.16, start + after + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + after + length)
    tone.connect(volume).connect(context.destination)
    tone.start(start + after)
    tone.stop(start + after + length + 0.02)
  }
}
