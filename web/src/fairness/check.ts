/** Whether a deal was fair, step by step: everything is computed here, in the browser. */
import type { DisclosedDeal } from "../protocol/types";
import { commitmentTo, deal, fingerprintOf, seedOf, seedOfDay } from "./deal";
import type { Evidence } from "./evidence";

/** The step holds, it fails, or this browser has nothing to compare with. */
export type Verdict = "holds" | "fails" | "unknown";

/**
 * The steps: the secret has the published hash; this browser saw that hash; this browser's own nonce is among those the
 * deal was made from; what is shuffled is what was fixed beforehand; and the deal follows from all of it.
 */
export const STEPS = ["secret", "seen", "nonce", "order", "deal"] as const;

/** A daily deal has one step only: it follows from the day. */
export interface Step {
  name: (typeof STEPS)[number] | "day";
  verdict: Verdict;
}

/** Checks a deal with a proof, or a daily deal, against the evidence that this browser kept. */
export function check(disclosed: DisclosedDeal, evidence: Evidence | null): Step[] {
  const { chances, proof } = disclosed;
  if (disclosed.day) return [{ name: "day", verdict: verdict(isDealOfDay(disclosed, disclosed.day)) }];
  if (!proof) return [];
  const seen = evidence?.commitment ? evidence : null;
  const nonces = evidence?.nonces.length ? evidence.nonces : null;
  const verdicts: Record<(typeof STEPS)[number], Verdict> = {
    secret: verdict(commitmentTo(proof.secret) === proof.commitment),
    seen: seen ? verdict(seen.commitment === proof.commitment) : "unknown",
    nonce: nonces ? verdict(nonces.some((nonce) => proof.nonces.includes(nonce))) : "unknown",
    order: seen ? verdict(seen.fingerprint === fingerprintOf(chances)) : "unknown",
    deal: verdict(isSame(deal(chances, seedOf(proof.secret, proof.nonces)), disclosed.deal)),
  };
  return STEPS.map((name) => ({ name, verdict: verdicts[name] }));
}

function isDealOfDay({ chances, game, deal: dealt }: DisclosedDeal, day: string): boolean {
  return isSame(deal(chances, seedOfDay(game, day)), dealt);
}

/** The result of all steps: unfair if one fails, partly fair if this browser cannot check one of them. */
export function summary(steps: Step[]): "fair" | "unfair" | "partly" | "daily" {
  if (steps.some(({ verdict }) => verdict === "fails")) return "unfair";
  if (steps.some(({ name }) => name === "day")) return "daily";
  return steps.some(({ verdict }) => verdict === "unknown") ? "partly" : "fair";
}

function verdict(holds: boolean): Verdict {
  return holds ? "holds" : "fails";
}

/** Whether two deals have the same chances with the same labels; the order of the chances does not matter. */
function isSame(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
  );
}
