/** What is printed of Sternenhimmel: twelve boards, 45 tokens and 96 coins (S1-S5). */
import Coin from "../_shared/Coin.svelte";
import { drawn, type PrintedPart, type PrintedSet } from "../view";
import PrintedBoard from "./print/PrintedBoard.svelte";
import Token from "./Token.svelte";
import type { Printed } from "./types";

const SEATS = 5;
const OF_ONE_COLOUR = ["1", "3", "5", "6", "7", "10", "X", "D", "D"];
/** By value. The sheet names their number only; a review, their values. */
const COINS = new Map([
  [1, 64],
  [2, 32],
]);

/** The closest two stars of a board are 20 mm apart, so tokens beside each other do not overlap. */
const boards: PrintedPart<Printed> = {
  id: "boards",
  width: 168,
  height: 128,
  gap: 0,
  pieces: ({ board }) => board.map((one) => ({ front: drawn(PrintedBoard, { board: one }) })),
};

const tokens: PrintedPart<Printed> = {
  id: "tokens",
  width: 19,
  height: 19,
  gap: 2,
  pieces: () =>
    Array.from({ length: SEATS }, (_, seat) =>
      OF_ONE_COLOUR.map((token) => ({ front: drawn(Token, { seat, token }), back: drawn(Token, { seat, token: null }) })),
    ).flat(),
};

const coins: PrintedPart<Printed> = {
  id: "coins",
  width: 16,
  height: 16,
  gap: 2,
  pieces: () => [...COINS].flatMap(([value, count]) => Array.from({ length: count }, () => ({ front: drawn(Coin, { value }) }))),
};

const set: PrintedSet<Printed> = { parts: [boards, tokens, coins] };

export default set;
