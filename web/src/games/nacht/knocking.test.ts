import { beforeEach, expect, test } from "vitest";
import type { Race } from "../view";
import { Knocking } from "./knocking.svelte";
import type { Move } from "./types";

const knock = (tile: string | null): Move => ({ type: "knock", tile });

let legal: Move[];
let played: [Move, number | undefined][];
let told: string[];
let now: number;
let race: Race | null;
let knocking: Knocking;

beforeEach(() => {
  legal = [knock("2C"), knock("5E"), { type: "knock_in_vain" }, { type: "pass" }];
  played = [];
  told = [];
  now = 50_000;
  race = {
    opened: 7,
    ms: 4000,
    proof_ms: 8000,
    answered: [],
    naming: [],
    shown: () => told.push("shown"),
    claim: (ms) => told.push(`claim ${ms}`),
  };
  knocking = new Knocking(
    () => legal,
    (move, ms) => played.push([move, ms]),
    () => race,
    () => 1,
    () => now,
  );
  knocking.begin();
});

test("first the knock, then the tile; both carry the time since the moment was shown", () => {
  expect(told).toEqual(["shown"]);
  expect(knocking.allows("2C")).toBe(false);
  knocking.name("2C");
  expect(played).toEqual([]);
  now += 640;
  knocking.knock();
  expect(told).toEqual(["shown", "claim 640"]);
  now += 2000;
  expect(knocking.allows("2C")).toBe(true);
  knocking.name("2C");
  expect(played).toEqual([[knock("2C"), 2640]]);
});

test("a moment is reported once, and so is the next one", () => {
  knocking.begin();
  expect(told).toEqual(["shown"]);
  now += 9000;
  race = { ...race!, opened: 12 };
  knocking.begin();
  expect(told).toEqual(["shown", "shown"]);
  expect(knocking.spent).toBe(0);
});

test("who has knocked cannot knock again or let it pass any more, even after a reload", () => {
  knocking.knock();
  knocking.knock();
  knocking.letPass();
  expect(told.filter((message) => message.startsWith("claim"))).toHaveLength(1);
  expect(played).toEqual([]);
  knocking.end();
  race = { ...race!, answered: [1], naming: [1] };
  expect(knocking.naming).toBe(true);
});

test.each([null, "2C"])("if only one tile can be named (%s), the knock names it", (tile) => {
  legal = [knock(tile), { type: "pass" }];
  now += 300;
  knocking.knock();
  expect(played).toEqual([[knock(tile), 300]]);
  expect(told).toEqual(["shown"]);
});

test("a knock found right without proof goes on with choosing the tile", () => {
  legal = [knock("2C")];
  expect(knocking.naming).toBe(true);
  knocking.name("2C");
  expect(played[0]?.[0]).toEqual(knock("2C"));
});

test("a player without a coin for the fine can only pass", () => {
  legal = [{ type: "pass" }];
  knocking.knock();
  expect(knocking.heard || knocking.naming).toBe(false);
  knocking.letPass();
  expect(played[0]?.[0]).toEqual({ type: "pass" });
});

test("without a race, the knock waits for its tile and carries no time", () => {
  race = null;
  knocking.end();
  knocking.begin();
  knocking.knock();
  knocking.name("5E");
  expect(played).toEqual([[knock("5E"), undefined]]);
  expect(told).toEqual(["shown"]);
});
