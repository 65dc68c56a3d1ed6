/** The 54 cards that the card game and its solitaire share: what is printed on each of them. */

import type { Say } from "../../../ui/i18n.svelte";

/** A card as the server prints it. */
export interface PrintedCard {
  value: number | "brigand" | "star";
  colour: string;
  place: string;
  initials: string;
}

export type Kind = "number" | "lion" | "topaz" | "emerald" | "ruby" | "horseshoe" | "brigand" | "star";

/** A card as it is drawn. */
export interface Face {
  code: string;
  kind: Kind;
  /** What is printed in the corner; the two single cards have no number. */
  index: string;
  /** Which of the four colours, for tint and shape alike; null for the two single cards. */
  suit: number | null;
  colour: string;
  place: string;
  /** The place's name in one line or two, each in pieces. */
  lines: Piece[][];
}

/** A piece of a place's name: a letter that counts in the solitaire, or what is between such letters. */
export interface Piece {
  text: string;
  counts: boolean;
}

const KINDS: Record<string, Kind> = {
  2: "lion",
  11: "topaz",
  12: "emerald",
  13: "ruby",
  14: "horseshoe",
  brigand: "brigand",
  star: "star",
};

/** Names longer than this are broken into two lines. */
const LINE = 8;

/** All faces of a deck by the code under which events and moves name them. */
export function facesOf(cards: PrintedCard[]): Map<string, Face> {
  const colours = [...new Set(cards.flatMap((card) => (typeof card.value === "number" ? [card.colour] : [])))];
  return new Map(cards.map((card) => [codeOf(card), faceOf(card, colours)]));
}

function faceOf(card: PrintedCard, colours: string[]): Face {
  const suit = colours.indexOf(card.colour);
  return {
    code: codeOf(card),
    kind: KINDS[card.value] ?? "number",
    index: typeof card.value === "number" ? String(card.value) : "",
    suit: suit < 0 ? null : suit,
    colour: card.colour,
    place: card.place,
    lines: linesOf(card.place).map((words) => piecesOf(words.join(" "), card)),
  };
}

/** How a card is written: "7r" for the red 7, "B" for the Brigand, "S" for the Star. */
export function codeOf(card: PrintedCard): string {
  return typeof card.value === "number" ? `${card.value}${card.colour[0]}` : card.value[0]!.toUpperCase();
}

/** A card in words, such as "the green lion". */
export function nameOf({ kind, index, colour, place }: Face, say: Say): string {
  return say("name-card", { kind, value: index, colour, place });
}

/** The value in a card's code, as moves name it. */
export function valueOf(code: string): string {
  return /^\d+/.exec(code)?.[0] ?? code;
}

/** A line of a place's name with its initials marked, as Python's `letters_of` finds them: small words have none. */
export function piecesOf(line: string, { place, initials }: PrintedCard): Piece[] {
  const isSmall = (letter: string) => letter !== letter.toUpperCase();
  const allSmall = !/\p{Lu}/u.test(place);
  const pieces = line.split(/((?<=^|[\s'’-])\p{L})/u).filter((text) => text !== "");
  const plain = (letter: string) => letter.normalize("NFKD")[0]!.toUpperCase();
  let before = "";
  return pieces.map((text) => {
    const begins = /^\p{L}$/u.test(text) && /(^|[\s'’-])$/.test(before);
    before += text;
    const counts = begins && (initials ? initials.includes(plain(text)) : allSmall || !isSmall(text));
    return { text, counts };
  });
}

/** Breaks a long name where its two halves are most equal. */
export function linesOf(place: string): string[][] {
  const words = place.split(/\s+/);
  if (words.length === 1 || place.length <= LINE) return [words];
  const length = (some: string[]) => some.join(" ").length;
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const width = (lines: string[][]) => Math.max(...lines.map(length));
  return breaks.reduce((best, lines) => (width(lines) < width(best) ? lines : best));
}
