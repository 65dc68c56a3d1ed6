import { describe, expect, test } from "vitest";
import type { DisclosedDeal } from "../protocol/types";
import { check, STEPS, summary } from "./check";
import vectors from "./vectors.json";
import type { Evidence } from "./evidence";

describe.each(vectors)("a deal of $game", ({ game, chances, deal, daily, proof, fingerprint }) => {
  const disclosed: DisclosedDeal = { game, chances, deal, proof, day: null };
  const evidence: Evidence = { table: "t", commitment: proof.commitment, fingerprint, nonces: ["sent twice", proof.nonces[0]!] };
  const [first, ...rest] = chances;
  const reversed = [...(first!.labels as (string | number)[])].reverse();

  function failures(disclosed: DisclosedDeal, seen: Evidence | null = evidence): string[] {
    return check(disclosed, seen).filter(({ verdict }) => verdict === "fails").map(({ name }) => name);
  }

  test("is fair if everything is as it was promised", () => {
    const steps = check(disclosed, evidence);
    expect(steps).toEqual(STEPS.map((name) => ({ name, verdict: "holds" })));
    expect(summary(steps)).toBe("fair");
  });

  test("that was made from another secret does not pass", () => {
    expect(failures({ ...disclosed, proof: { ...proof, secret: "another" } })).toEqual(["secret", "deal"]);
    const steps = check({ ...disclosed, proof: { ...proof, secret: "another" } }, evidence);
    expect(summary(steps)).toBe("unfair");
  });

  test("whose promise was exchanged afterwards does not pass", () => {
    expect(failures(disclosed, { ...evidence, commitment: "0".repeat(64) })).toEqual(["seen"]);
  });

  test("without the browser's own nonce does not pass", () => {
    expect(failures({ ...disclosed, proof: { ...proof, nonces: ["f".repeat(32)] } })).toEqual(["nonce", "deal"]);
  });

  test("that differs in one label does not pass", () => {
    const other = first!.count > 1 ? reversed : "none";
    expect(failures({ ...disclosed, deal: { ...deal, [first!.name]: other } })).toEqual(["deal"]);
    expect(failures({ ...disclosed, deal: { ...deal, more: 1 } })).toEqual(["deal"]);
    expect(failures({ ...disclosed, deal: {} })).toEqual(["deal"]);
  });

  test("from things in another printed order does not pass", () => {
    expect(failures({ ...disclosed, chances: [{ ...first!, labels: reversed }, ...rest] })).toContain("order");
  });

  test("is that of a day if it follows from the day", () => {
    const ofDay: DisclosedDeal = { ...disclosed, deal: daily.deal, proof: null, day: daily.day };
    expect(check(ofDay, null)).toEqual([{ name: "day", verdict: "holds" }]);
    expect(summary(check(ofDay, null))).toBe("daily");
    expect(failures({ ...ofDay, day: "1999-12-31" })).toEqual(["day"]);
    expect(failures({ ...ofDay, deal })).toEqual(["day"]);
  });

  test("is vouched for as far as this browser has seen it", () => {
    const steps = check(disclosed, null);
    expect(steps.map(({ verdict }) => verdict)).toEqual(["holds", "unknown", "unknown", "unknown", "holds"]);
    expect(summary(steps)).toBe("partly");
    expect(failures({ ...disclosed, proof: { ...proof, secret: "another" } }, null)).toEqual(["secret", "deal"]);
  });
});

test("a deal without a proof has nothing to check", () => {
  expect(check({ game: "any", chances: [], deal: {}, proof: null, day: null }, null)).toEqual([]);
});
