/** Whether a deal was fair, step by step: everything is computed here, in the browser. */
import type { DisclosedDeal } from "../protocol/types";
import { commitmentTo, deal, fingerprintOf, seedOf, seedOfDay } from "./deal";
import type { Witness } from "./evidence";

/** It holds, it fails, or this browser has nothing to compare it with. */
export type Verdict = "holds" | "fails" | "silent";

/**
 * The secret is the one whose hash was published; that hash is the one this browser saw; this browser's own nonce is
 * among those the deal was made from; what is shuffled is what was fixed beforehand; and the deal follows.
 */
export const STEPS = ["secret", "seen", "nonce", "order", "deal"] as const;

/** The deal of a day takes one step: it follows from the day. */
export interface Step {
  name: (typeof STEPS)[number] | "day";
  verdict: Verdict;
}

/** Checks a deal that has a proof, or that of a day, against what this browser kept of the table. */
export function check(dealing: DisclosedDeal, witness: Witness | null): Step[] {
  const { chances, proof } = dealing;
  if (dealing.day) return [{ name: "day", verdict: verdict(isDealOfDay(dealing, dealing.day)) }];
  if (!proof) return [];
  const seen = witness?.commitment ? witness : null;
  const nonces = witness?.nonces.length ? witness.nonces : null;
  const verdicts: Record<(typeof STEPS)[number], Verdict> = {
    secret: verdict(commitmentTo(proof.secret) === proof.commitment),
    seen: seen ? verdict(seen.commitment === proof.commitment) : "silent",
    nonce: nonces ? verdict(nonces.some((nonce) => proof.nonces.includes(nonce))) : "silent",
    order: seen ? verdict(seen.fingerprint === fingerprintOf(chances)) : "silent",
    deal: verdict(same(deal(chances, seedOf(proof.secret, proof.nonces)), dealing.deal)),
  };
  return STEPS.map((name) => ({ name, verdict: verdicts[name] }));
}

function isDealOfDay({ chances, game, deal: dealt }: DisclosedDeal, day: string): boolean {
  return same(deal(chances, seedOfDay(game, day)), dealt);
}

/** What all steps together come to: fair, unless one fails; in part, where this browser cannot say; or that of a day. */
export function summary(steps: Step[]): "fair" | "unfair" | "partly" | "daily" {
  if (steps.some(({ verdict }) => verdict === "fails")) return "unfair";
  if (steps.some(({ name }) => name === "day")) return "daily";
  return steps.some(({ verdict }) => verdict === "silent") ? "partly" : "fair";
}

function verdict(holds: boolean): Verdict {
  return holds ? "holds" : "fails";
}

/** Whether two deals have the same chances with the same labels, in whatever order the chances are named. */
function same(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
  );
}
