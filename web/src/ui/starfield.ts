/** The stars in the background: the same on every visit. */

export interface BackgroundStar {
  x: number;
  y: number;
  radius: number;
  brightness: number;
  /** Seconds before it first twinkles; null for the many that shine steadily. */
  twinkle: number | null;
}

/** Scatters stars over the unit square: many faint ones and few bright ones. */
export function scatter(count: number, seed: number): BackgroundStar[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const magnitude = random() ** 3;
    return {
      x: random(),
      y: random(),
      radius: 0.45 + 1.1 * magnitude,
      brightness: 0.25 + 0.6 * magnitude + 0.15 * random(),
      twinkle: random() < 0.12 ? random() * 9 : null,
    };
  });
}

/** A small generator of uniform numbers in [0, 1) (mulberry32): good enough for a decoration. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
