/** Soft synthesised sounds for what happens at a table. They are off by default. */
import { setting } from "./settings.svelte";

export type Sound =
  | "move"
  | "token"
  | "tile"
  | "card"
  | "draw"
  | "turn-over"
  | "sweep"
  | "coin"
  | "sparkle"
  | "swallow"
  | "knock"
  | "scoring"
  | "turn"
  | "win"
  | "end";

/** A tone: its pitch in Hertz, and when it begins and how long it fades, in seconds. */
interface Tone {
  pitch: number;
  at: number;
  fade: number;
  shape: OscillatorType;
  loud: number;
  /** The pitch at its end, if it glides. */
  to?: number;
}

/** A breath of noise, such as a card makes: the pitch of its colour, from and to. */
interface Breath {
  breath: number;
  to: number;
  at: number;
  fade: number;
  loud: number;
}

const bell = (pitch: number, at = 0, loud = 0.12): Tone[] => [
  { pitch, at, fade: 1.3, shape: "sine", loud },
  { pitch: pitch * 2.76, at, fade: 0.35, shape: "sine", loud: loud * 0.22 },
];
const wood = (pitch: number, at = 0, loud = 0.34): Tone[] => [
  { pitch, at, fade: 0.11, shape: "triangle", loud, to: pitch * 0.8 },
];
const glass = (pitch: number, at = 0, loud = 0.09): Tone[] => [
  { pitch, at, fade: 0.5, shape: "sine", loud },
  { pitch: pitch * 1.5, at: at + 0.02, fade: 0.4, shape: "sine", loud: loud * 0.5 },
];
const breath = (from: number, to: number, fade: number, loud: number, at = 0): Breath => ({ breath: from, to, at, fade, loud });

/** The notes are those of one scale, so that sounds that meet agree with each other. */
const [D4, A4, D5, E5, FIS5, A5, D6, E6, A6] = [293.7, 440, 587.3, 659.3, 740, 880, 1174.7, 1318.5, 1760] as const;

const RECIPES: Record<Sound, (Tone | Breath)[]> = {
  move: wood(D4),
  token: [...wood(D5, 0, 0.22), ...wood(A4, 0.03, 0.16)],
  tile: [...wood(220, 0, 0.3), breath(1800, 700, 0.07, 0.12)],
  card: [breath(2600, 1100, 0.13, 0.2), ...wood(180, 0.1, 0.12)],
  draw: [breath(1500, 2600, 0.1, 0.11)],
  "turn-over": [breath(1200, 2800, 0.12, 0.14), ...glass(D6, 0.1, 0.05)],
  sweep: [breath(900, 3000, 0.4, 0.16), breath(2400, 800, 0.3, 0.1, 0.22)],
  coin: [...glass(E6, 0, 0.08), ...glass(A6, 0.07, 0.06)],
  sparkle: [...glass(D5), ...glass(FIS5, 0.09), ...glass(A5, 0.18), ...glass(D6, 0.27)],
  swallow: [{ pitch: 190, at: 0, fade: 0.7, shape: "sine", loud: 0.26, to: 48 }, breath(700, 120, 0.6, 0.12)],
  knock: [...wood(150, 0, 0.5), ...wood(150, 0.14, 0.5), ...wood(140, 0.28, 0.45)],
  scoring: [...bell(D5), ...bell(FIS5, 0.12), ...bell(A5, 0.24)],
  turn: [...bell(E5, 0, 0.1), ...bell(A5, 0.14, 0.1)],
  win: [...bell(D5), ...bell(FIS5, 0.14), ...bell(A5, 0.28), ...bell(D6, 0.42), ...bell(FIS5 * 2, 0.6, 0.08)],
  end: [...bell(A4, 0, 0.1), ...bell(D5, 0.2, 0.1), ...bell(FIS5, 0.4, 0.08)],
};

const ATTACK = 0.008;
const SILENT = 0.001;

/** Where all sounds go: softened, and with a little echo, as in a room. */
interface Room {
  context: AudioContext;
  entry: AudioNode;
  noise: AudioBuffer;
}

let room: Room | undefined;

/** Plays a sound, if sounds are on. */
export function sound(name: Sound): void {
  if (setting("sound") === "off") return;
  room ??= furnish(new AudioContext());
  // Browsers keep a page silent until it was clicked.
  void room.context.resume();
  for (const part of RECIPES[name]) "breath" in part ? blow(room, part) : strike(room, part);
}

function furnish(context: AudioContext): Room {
  const entry = new BiquadFilterNode(context, { type: "lowpass", frequency: 5200 });
  const echo = new DelayNode(context, { delayTime: 0.17 });
  const damped = new GainNode(context, { gain: 0.2 });
  entry.connect(context.destination);
  entry.connect(echo).connect(damped).connect(echo);
  damped.connect(context.destination);
  const noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return { context, entry, noise };
}

/** A gain that rises at once and fades away. */
function envelope(context: AudioContext, begin: number, fade: number, loud: number): GainNode {
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(loud, begin + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENT, begin + fade);
  return loudness;
}

function strike({ context, entry }: Room, { pitch, at, fade, shape, loud, to }: Tone): void {
  const begin = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: shape, frequency: pitch });
  if (to !== undefined) {
    oscillator.frequency.setValueAtTime(pitch, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + fade);
  }
  oscillator.connect(envelope(context, begin, fade, loud)).connect(entry);
  oscillator.start(begin);
  oscillator.stop(begin + fade);
}

function blow({ context, entry, noise }: Room, { breath, to, at, fade, loud }: Breath): void {
  const begin = context.currentTime + at;
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const colour = new BiquadFilterNode(context, { type: "bandpass", frequency: breath, Q: 0.9 });
  colour.frequency.setValueAtTime(breath, begin);
  colour.frequency.exponentialRampToValueAtTime(to, begin + fade);
  source.connect(colour).connect(envelope(context, begin, fade, loud)).connect(entry);
  source.start(begin);
  source.stop(begin + fade);
}
