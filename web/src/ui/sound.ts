/** Short synthesised sounds. They are off by default. */
import { setting } from "./settings.svelte";

export type Sound = "move" | "turn" | "scoring" | "knock";

/** A tone: its pitch in Hertz, and when it begins and how long it fades, in seconds. */
interface Tone {
  pitch: number;
  at: number;
  fade: number;
  shape: OscillatorType;
  loud: number;
}

const bell = (pitch: number, at: number): Tone => ({ pitch, at, fade: 0.9, shape: "sine", loud: 0.16 });
const wood = (pitch: number, at: number): Tone => ({ pitch, at, fade: 0.09, shape: "triangle", loud: 0.5 });

const TONES: Record<Sound, Tone[]> = {
  move: [wood(330, 0)],
  turn: [bell(659, 0), bell(880, 0.12)],
  scoring: [bell(523, 0), bell(659, 0.1), bell(784, 0.2)],
  knock: [wood(150, 0), wood(150, 0.14), wood(140, 0.28)],
};

let context: AudioContext | undefined;

/** Plays a sound, if sounds are on. */
export function sound(name: Sound): void {
  if (setting("sound") === "off") return;
  context ??= new AudioContext();
  // Browsers keep a page silent until it was clicked.
  void context.resume();
  for (const tone of TONES[name]) strike(context, tone);
}

function strike(context: AudioContext, { pitch, at, fade, shape, loud }: Tone): void {
  const begin = context.currentTime + at;
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(loud, begin + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + fade);
  const oscillator = new OscillatorNode(context, { type: shape, frequency: pitch });
  oscillator.connect(loudness).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + fade);
}
