import { expect, test } from "vitest";
import type { PrintedChance } from "../protocol/types";
import { hex } from "../ui/random";
import { commitmentTo, deal, fingerprintOf, seedOf } from "./deal";
import vectors from "./vectors.json";

test("there is a deal of every game to compare with", () => {
  const games = Object.keys(import.meta.glob("../games/*/types.ts")).map((path) => path.split("/")[2]);
  expect(vectors.map(({ game }) => game)).toEqual(games.sort());
});

test.each(vectors)("$game is dealt here as the server deals it", (vector) => {
  const chances: PrintedChance[] = vector.chances;
  const { commitment, secret, nonces } = vector.proof;
  expect(commitmentTo(secret)).toBe(commitment);
  expect(fingerprintOf(chances)).toBe(vector.fingerprint);
  const seed = seedOf(secret, nonces);
  expect(hex(seed)).toBe(vector.seed);
  expect(deal(chances, seed)).toEqual(vector.deal);
});

test("another nonce makes another deal", () => {
  for (const { chances, proof, deal: made } of vectors) {
    expect(deal(chances, seedOf(proof.secret, [...proof.nonces, "00"]))).not.toEqual(made);
  }
});
