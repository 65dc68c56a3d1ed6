/** The four colours: each has a tint and, for people who cannot see it, a shape. */

export interface Suit {
  /** Ink on the card's paper. */
  tint: string;
  /** Sky and land of the picture. */
  sky: string;
  land: string;
  /** Within a radius of 10 round the origin. */
  shape: string;
}

/** Flame, drop, leaf and sun. */
export const SUITS: readonly Suit[] = [
  {
    tint: "#a8322a",
    sky: "#f3b48f",
    land: "#a8452f",
    shape: "M0-10C1.5-5.5 7-3.5 7 2.6C7 7 3.8 10 0 10C-3.8 10-7 7-7 2.6C-7-.6-5-2.4-4-4.6C-3.2-3-2.6-2.2-1.6-1.6C-2-4.6-1.6-7.6 0-10z",
  },
  {
    tint: "#245a98",
    sky: "#aecbe8",
    land: "#3a6ea8",
    shape: "M0-10C2.6-5 6.8-1 6.8 3.4A6.8 6.6 0 0 1-6.8 3.4C-6.8-1-2.6-5 0-10z",
  },
  {
    tint: "#2c7148",
    sky: "#c3dcb0",
    land: "#4a8a5a",
    shape: "M8-9C9 1 5.5 7.6-2.6 7.4L-6.6 10L-8 8.4L-4.6 5.6C-9-2.4-2-8.4 8-9zM4-5C-.6-2.6-2.6.6-3.6 4C-.4 1.4 2-1.2 4-5z",
  },
  {
    tint: "#8d6207",
    sky: "#f5dd98",
    land: "#c4922c",
    shape: sun(8, 10, 6.2),
  },
];

/** The two single cards are of no colour. */
export const SINGLE: Suit = { tint: "#3a3346", sky: "#2a2d5c", land: "#151735", shape: "" };

/** What a card of this colour is drawn with. */
export function suitOf(suit: number | null): Suit {
  return suit === null ? SINGLE : (SUITS[suit] ?? SINGLE);
}

function sun(rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: rays * 2 }, (_, corner) => {
    const angle = (corner / rays) * Math.PI - Math.PI / 2;
    const radius = corner % 2 ? inner : outer;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}
