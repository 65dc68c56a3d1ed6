import { expect, test } from "vitest";
import type { Printed } from "../app/wire";
import { commitmentTo, deal, fingerprintOf, hex, seedOf } from "./deal";
import vectors from "./vectors.json";

test("there is a deal of every game to compare with", () => {
  const games = Object.keys(import.meta.glob("../games/*/wire.ts")).map((path) => path.split("/")[2]);
  expect(vectors.map(({ game }) => game)).toEqual(games.filter((game) => game !== "africa-cards").sort());
});

test.each(vectors)("$game is dealt here as the server deals it", async (vector) => {
  const chances: Printed[] = vector.chances;
  const { commitment, secret, nonces } = vector.proof;
  expect(await commitmentTo(secret)).toBe(commitment);
  expect(await fingerprintOf(chances)).toBe(vector.fingerprint);
  const seed = await seedOf(secret, nonces);
  expect(hex(seed)).toBe(vector.seed);
  expect(await deal(chances, seed)).toEqual(vector.deal);
});

test("another nonce makes another deal", async () => {
  for (const { chances, proof, deal: made } of vectors) {
    expect(await deal(chances, await seedOf(proof.secret, [...proof.nonces, "00"]))).not.toEqual(made);
  }
});
