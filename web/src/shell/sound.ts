// Small sounds, made on the spot: nothing to load.

import { settings } from "./settings.svelte"

export type Sound = "turn" | "card" | "fight" | "win" | "lose" | "talk" | "battle" | "war" | "flag" | "decade"

/** A note: pitch, start, length, and where it glides to; a pitch of 0 is a stroke of noise, as of a drum or of dice. */
type Note = [pitch: number, start: number, length: number, to?: number]

const NOTES: Record<Sound, Note[]> = {
  turn: [[523, 0, 0.16], [784, 0.13, 0.3]],
  card: [[210, 0, 0.05]],
  talk: [[660, 0, 0.08]],
  fight: [[0, 0, 0.06], [1760, 0, 0.12, 1480], [2093, 0.02, 0.22, 1900], [110, 0.05, 0.25, 82]],
  battle: [[98, 0, 0.16, 65], [98, 0.2, 0.16, 65], [0, 0.2, 0.08], [196, 0.42, 0.22], [294, 0.56, 0.22], [392, 0.7, 0.5]],
  war: [[0, 0, 0.04], [0, 0.09, 0.04], [0, 0.17, 0.04], [0, 0.24, 0.04], [0, 0.3, 0.09], [82, 0.32, 0.4, 55], [165, 0.5, 0.5]],
  flag: [[784, 0, 0.25, 523], [523, 0.22, 0.25, 349], [349, 0.44, 0.6, 131], [0, 0.95, 0.12]],
  decade: [[659, 0, 0.9], [1318, 0, 0.5], [494, 0.35, 1.1], [988, 0.35, 0.6]],
  win: [[392, 0, 0.18], [523, 0.15, 0.18], [659, 0.3, 0.18], [784, 0.45, 0.7], [523, 0.45, 0.7]],
  lose: [[392, 0, 0.25], [370, 0.22, 0.25], [311, 0.44, 0.8]],
}
/** These sound like wood and drums, all others like bells. */
const DULL: Sound[] = ["card", "fight", "battle", "war"]
const LOUD = 0.16

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** A browser may stand still while it starts its sound: rather at the first click than in the middle of a game. */
addEventListener("click", () => setTimeout(() => settings.sound && ready()), { once: true, capture: true })

function ready(): AudioContext | null {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null
  return (context ??= new AudioContext())
}

/** Half a second of noise. */
function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return hiss
}

export function chime(sound: Sound): void {
  const on = settings.sound ? ready() : null
  if (!on) return
  const now = on.currentTime
  for (const [pitch, after, length, to] of NOTES[sound]) {
    const volume = on.createGain()
    const start = now + after
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(LOUD, start + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
    const source = pitch === 0 ? stroke(on) : tone(on, pitch, DULL.includes(sound))
    if (to !== undefined && "frequency" in source) {
      source.frequency.setValueAtTime(pitch, start)
      source.frequency.exponentialRampToValueAtTime(to, start + length)
    }
    source.connect(volume).connect(on.destination)
    source.start(start)
    source.stop(start + length + 0.02)
  }
}

function tone(on: AudioContext, pitch: number, dull: boolean): OscillatorNode {
  const found = on.createOscillator()
  found.type = dull ? "triangle" : "sine"
  found.frequency.value = pitch
  return found
}

function stroke(on: AudioContext): AudioBufferSourceNode {
  const found = on.createBufferSource()
  found.buffer = noise(on)
  return found
}
