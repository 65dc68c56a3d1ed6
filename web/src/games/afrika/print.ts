/** What is printed of Stern von Afrika: 54 cards and 60 tokens (A4). The sheet does not say how many of each kind. */
import { printedCards } from "../_shared/africa-cards/printed-cards";
import { drawn, type PrintedPart, type PrintedSet } from "../view";
import ThiefChip from "./ThiefChip.svelte";
import Token from "./Token.svelte";
import { type Token as Kind, TOKENS } from "./tokens";
import type { Printed } from "./types";

/** In each of five rounds up to five players earn a token; equal ones are changed into dearer ones. */
const COUNTS: Record<Kind, number> = { horseshoe: 10, ruby: 10, emerald: 10, topaz: 10 };
const THIEF_CHIPS = 20;

const size = { width: 22, height: 22, gap: 3 };

const tokens: PrintedPart<Printed> = {
  id: "tokens",
  ...size,
  pieces: () =>
    TOKENS.flatMap(({ token }) => Array.from({ length: COUNTS[token] }, () => ({ front: drawn(Token, { token, worth: true }) }))),
};

const chips: PrintedPart<Printed> = {
  id: "chips",
  ...size,
  pieces: () => Array.from({ length: THIEF_CHIPS }, () => ({ front: drawn(ThiefChip, {}) })),
};

const set: PrintedSet<Printed> = { parts: [printedCards(false), tokens, chips] };

export default set;
