/** The victory tokens, with the value printed on each. */
import type { Tokens } from "./types";

export type Token = keyof Tokens;

/** The dearest first. */
export const TOKENS: readonly { token: Token; worth: number }[] = [
  { token: "horseshoe", worth: 8 },
  { token: "ruby", worth: 4 },
  { token: "emerald", worth: 2 },
  { token: "topaz", worth: 1 },
];

/** The value of a token; 0 for any other name. */
export function worthOf(token: string): number {
  return TOKENS.find((one) => one.token === token)?.worth ?? 0;
}

/** A fortune in as few tokens as possible. */
export function inTokens(fortune: number): Tokens {
  const tokens: Tokens = { horseshoe: 0, ruby: 0, emerald: 0, topaz: 0 };
  let rest = fortune;
  for (const { token, worth } of TOKENS) {
    tokens[token] = Math.floor(rest / worth);
    rest %= worth;
  }
  return tokens;
}
