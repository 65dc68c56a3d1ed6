/** The example of the rules: the Lion, with a black hole in its heart. */
import type { Board, Printed } from "../types";

export interface Laid {
  star: number;
  seat: number;
  /** None: it lies face down. */
  token: string | null;
  /** What the scoring has done to it. */
  fate?: "gone";
  value?: string;
}

const SWALLOWED = [2, 5];
const DOUBLED = 6;

/** The Lion; another board of six stars will do as well. */
export function exampleBoard({ board }: Printed): Board {
  return board.find(({ name }) => name === "Leo") ?? board[0]!;
}

/** All tokens face up. */
export const REVEALED: Laid[] = [
  { star: 1, seat: 1, token: "X" },
  { star: 2, seat: 0, token: "10" },
  { star: 3, seat: 2, token: "5" },
  { star: 4, seat: 0, token: "D" },
  { star: 5, seat: 2, token: "6" },
  { star: 6, seat: 1, token: "7" },
];

/** The board before the last move: one star is free, and tokens on large stars are face down. */
export const IN_PLAY: Laid[] = REVEALED.filter(({ star }) => star !== 3).map((laid) =>
  [1, 2, 6].includes(laid.star) ? { ...laid, token: null } : laid,
);

/** The black hole has swallowed its neighbours. */
export const SURVIVING: Laid[] = REVEALED.map((laid) =>
  SWALLOWED.includes(laid.star) ? { ...laid, fate: "gone" } : laid,
);

/** The double star has doubled the one neighbour it has left. */
export const COUNTED: Laid[] = REVEALED.filter(({ star }) => !SWALLOWED.includes(star)).map((laid) =>
  laid.star === DOUBLED ? { ...laid, value: "7 × 2" } : laid,
);

/** What each seat has in the end: the first by rank first. */
export const RANKING = [
  { seat: 1, total: "0 + 14 = 14", coins: 6 },
  { seat: 2, total: "5", coins: 4 },
  { seat: 0, total: "0", coins: 1 },
];
