/** The positions of the pile's cards: those underneath to the left and lower, the top card last and fully visible. */
import type { PileCard } from "./types";

/** Height of a card for a width of one. */
export const RATIO = 1.44;
const MOST = 150;
/** The largest distance between two cards, in widths of a card. */
const APART = 0.42;
/** How far those underneath stick out below, in heights of a card. */
const LOWER = 0.14;

export interface Laid extends PileCard {
  x: number;
  y: number;
  top: boolean;
}

/** The width of a card, so that the pile with all it needs fits into this room. */
export function cardWidth(width: number, height: number): number {
  return Math.max(0, Math.min(MOST, width * 0.4, height / (RATIO * (1 + LOWER))));
}

/** Places all cards of the pile in the middle of the room. */
export function layOut(pile: PileCard[], width: number, height: number): Laid[] {
  const card = cardWidth(width, height);
  const step = Math.min(card * APART, (width - card) / Math.max(1, pile.length - 1));
  const left = (width - card - step * (pile.length - 1)) / 2;
  const above = (height - card * RATIO * (1 + LOWER)) / 2;
  return pile.map((one, index) => ({
    ...one,
    x: left + index * step,
    y: above + (one.under ? card * RATIO * LOWER : 0),
    top: index === pile.length - 1,
  }));
}
