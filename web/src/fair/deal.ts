/**
 * A deal made again in the browser, as the server makes it (src/asterism/deal.py, src/asterism/fair.py).
 *
 * `vectors.json` holds deals that the Python code made; the tests compare.
 */
import type { Numbers, Printed } from "../app/wire";

const WORDS_IN_A_HASH = 8;
const WORD_BITS = 32n;

type Label = string | number;

/** Whether this browser can compute hashes: most do so only on pages that came over a safe line. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The hash that binds the server to its secret. */
export async function commitmentTo(secret: string): Promise<string> {
  return hex(await hash(bytesOf(secret)));
}

/** The hash that binds the server to what is shuffled, in its printed order. */
export async function fingerprintOf(chances: Printed[]): Promise<string> {
  return hex(await hash(bytesOf(JSON.stringify(chances.map(inOrder)))));
}

/** What the deal is drawn from. */
export async function seedOf(secret: string, nonces: string[]): Promise<Uint8Array> {
  return hash(bytesOf(JSON.stringify([secret, ...nonces])));
}

/** What the deal of a day is drawn from. */
export async function seedOfDay(game: string, day: string): Promise<Uint8Array> {
  return hash(bytesOf(JSON.stringify([game, day])));
}

/** The deal that follows from a seed, each chance's name with the label drawn or the labels in order. */
export async function deal(chances: Printed[], seed: Uint8Array): Promise<Record<string, unknown>> {
  const words = await wordsFrom(
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
function inOrder({ name, labels, count }: Printed): Printed {
  return { name, labels: Array.isArray(labels) ? labels : { first: labels.first, last: labels.last }, count };
}

function sizeOf(labels: Label[] | Numbers): number {
  return Array.isArray(labels) ? labels.length : labels.last - labels.first + 1;
}

function listed(labels: Label[] | Numbers): Label[] {
  return Array.isArray(labels) ? labels : Array.from({ length: sizeOf(labels) }, (_, index) => labels.first + index);
}

/** One label alone; a range of numbers may be too long to be listed. */
function picked(labels: Label[] | Numbers, word: number): Label {
  const index = below(sizeOf(labels), word);
  return Array.isArray(labels) ? labels[index]! : labels.first + index;
}

/** The labels with places changed from the end, one word for each of them. */
function shuffled(labels: Label[], words: number[]): Label[] {
  const order = [...labels];
  for (let place = order.length - 1; place > 0; place--) {
    const other = below(place + 1, words[place]!);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}

/** The number below `count` that a word means. */
function below(count: number, word: number): number {
  return Number((BigInt(word) * BigInt(count)) >> WORD_BITS);
}

/** Random words of 32 bits that follow from a seed: its hash with a running number. */
async function wordsFrom(seed: Uint8Array, count: number): Promise<number[]> {
  const words: number[] = [];
  for (let block = 0; words.length < count; block++) {
    const input = new Uint8Array(seed.length + 4);
    input.set(seed);
    new DataView(input.buffer).setUint32(seed.length, block);
    const found = new DataView((await hash(input)).buffer);
    for (let word = 0; word < WORDS_IN_A_HASH; word++) words.push(found.getUint32(4 * word));
  }
  return words.slice(0, count);
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
