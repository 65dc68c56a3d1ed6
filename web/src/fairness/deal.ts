/**
 * A deal made again in the browser, as the server makes it (src/asterism/deal.py, src/asterism/fairness.py).
 *
 * `vectors.json` holds deals that the Python code made; the tests compare. Browsers have hashes of their own only for
 * pages that came over HTTPS, and clubs play on their own network without it, so a library computes them.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { hex } from "../ui/random";
import type { NumberRange, PrintedChance } from "../protocol/types";

const WORDS_IN_A_HASH = 8;
const WORD_BITS = 32n;

type Label = string | number;

/** The hash that binds the server to its secret. */
export function commitmentTo(secret: string): string {
  return hex(sha256(bytesOf(secret)));
}

/** The hash that binds the server to what is shuffled, in its printed order. */
export function fingerprintOf(chances: PrintedChance[]): string {
  return hex(sha256(bytesOf(JSON.stringify(chances.map(inOrder)))));
}

/** The hash that binds a person to a nonce. */
export function hashOf(nonce: string): string {
  return hex(sha256(bytesOf(nonce)));
}

/** The seed of a deal. */
export function seedOf(secret: string, nonces: string[]): Uint8Array {
  return sha256(bytesOf(JSON.stringify([secret, ...nonces])));
}

/** The seed of a daily deal. */
export function seedOfDay(game: string, day: string): Uint8Array {
  return sha256(bytesOf(JSON.stringify([game, day])));
}

/** The deal that follows from a seed, each chance's name with the label drawn or the labels in order. */
export function deal(chances: PrintedChance[], seed: Uint8Array): Record<string, unknown> {
  const words = wordsFrom(
    seed,
    chances.reduce((total, { count }) => total + count, 0),
  );
  const dealt: Record<string, unknown> = {};
  for (const { name, labels, count } of chances) {
    const own = words.splice(0, count);
    dealt[name] = count === sizeOf(labels) ? shuffled(listed(labels), own) : picked(labels, own[0]!);
  }
  return dealt;
}

/** A chance with its fields in the order in which the server writes them. */
function inOrder({ name, labels, count }: PrintedChance): PrintedChance {
  return { name, labels: Array.isArray(labels) ? labels : { first: labels.first, last: labels.last }, count };
}

function sizeOf(labels: Label[] | NumberRange): number {
  return Array.isArray(labels) ? labels.length : labels.last - labels.first + 1;
}

function listed(labels: Label[] | NumberRange): Label[] {
  return Array.isArray(labels) ? labels : Array.from({ length: sizeOf(labels) }, (_, index) => labels.first + index);
}

/** One label; a range of numbers may be too long to be listed. */
function picked(labels: Label[] | NumberRange, word: number): Label {
  const index = below(sizeOf(labels), word);
  return Array.isArray(labels) ? labels[index]! : labels.first + index;
}

/** The labels shuffled from the end (Fisher-Yates), with one random word for each. */
function shuffled(labels: Label[], words: number[]): Label[] {
  const order = [...labels];
  for (let place = order.length - 1; place > 0; place--) {
    const other = below(place + 1, words[place]!);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}

/** Maps a random word to a number below `count`. */
function below(count: number, word: number): number {
  return Number((BigInt(word) * BigInt(count)) >> WORD_BITS);
}

/** Random words of 32 bits from a seed: hashes of the seed and a counter. */
function wordsFrom(seed: Uint8Array, count: number): number[] {
  const words: number[] = [];
  for (let block = 0; words.length < count; block++) {
    const input = new Uint8Array(seed.length + 4);
    input.set(seed);
    new DataView(input.buffer).setUint32(seed.length, block);
    const found = new DataView(sha256(input).buffer);
    for (let word = 0; word < WORDS_IN_A_HASH; word++) words.push(found.getUint32(4 * word));
  }
  return words.slice(0, count);
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
