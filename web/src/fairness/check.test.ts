import { describe, expect, test } from "vitest";
import type { DisclosedDeal } from "../protocol/types";
import { check, STEPS, summary } from "./check";
import vectors from "./vectors.json";
import type { Witness } from "./evidence";

describe.each(vectors)("a deal of $game", ({ game, chances, deal, daily, proof, fingerprint }) => {
  const dealing: DisclosedDeal = { game, chances, deal, proof, day: null };
  const witness: Witness = { table: "t", commitment: proof.commitment, fingerprint, nonces: ["sent twice", proof.nonces[0]!] };
  const [first, ...rest] = chances;
  const reversed = [...(first!.labels as (string | number)[])].reverse();

  function failures(dealing: DisclosedDeal, seen: Witness | null = witness): string[] {
    return check(dealing, seen).filter(({ verdict }) => verdict === "fails").map(({ name }) => name);
  }

  test("is fair if everything is as it was promised", () => {
    const steps = check(dealing, witness);
    expect(steps).toEqual(STEPS.map((name) => ({ name, verdict: "holds" })));
    expect(summary(steps)).toBe("fair");
  });

  test("that was made from another secret does not pass", () => {
    expect(failures({ ...dealing, proof: { ...proof, secret: "another" } })).toEqual(["secret", "deal"]);
    const steps = check({ ...dealing, proof: { ...proof, secret: "another" } }, witness);
    expect(summary(steps)).toBe("unfair");
  });

  test("whose promise was exchanged afterwards does not pass", () => {
    expect(failures(dealing, { ...witness, commitment: "0".repeat(64) })).toEqual(["seen"]);
  });

  test("without one's own nonce does not pass", () => {
    expect(failures({ ...dealing, proof: { ...proof, nonces: ["f".repeat(32)] } })).toEqual(["nonce", "deal"]);
  });

  test("that differs in one label does not pass", () => {
    const other = first!.count > 1 ? reversed : "none";
    expect(failures({ ...dealing, deal: { ...deal, [first!.name]: other } })).toEqual(["deal"]);
    expect(failures({ ...dealing, deal: { ...deal, more: 1 } })).toEqual(["deal"]);
    expect(failures({ ...dealing, deal: {} })).toEqual(["deal"]);
  });

  test("from things in another printed order does not pass", () => {
    expect(failures({ ...dealing, chances: [{ ...first!, labels: reversed }, ...rest] })).toContain("order");
  });

  test("is that of a day if it follows from the day", () => {
    const ofDay: DisclosedDeal = { ...dealing, deal: daily.deal, proof: null, day: daily.day };
    expect(check(ofDay, null)).toEqual([{ name: "day", verdict: "holds" }]);
    expect(summary(check(ofDay, null))).toBe("daily");
    expect(failures({ ...ofDay, day: "1999-12-31" })).toEqual(["day"]);
    expect(failures({ ...ofDay, deal })).toEqual(["day"]);
  });

  test("is vouched for as far as this browser has seen it", () => {
    const steps = check(dealing, null);
    expect(steps.map(({ verdict }) => verdict)).toEqual(["holds", "silent", "silent", "silent", "holds"]);
    expect(summary(steps)).toBe("partly");
    expect(failures({ ...dealing, proof: { ...proof, secret: "another" } }, null)).toEqual(["secret", "deal"]);
  });
});

test("a deal without a proof has nothing to check", () => {
  expect(check({ game: "any", chances: [], deal: {}, proof: null, day: null }, null)).toEqual([]);
});
