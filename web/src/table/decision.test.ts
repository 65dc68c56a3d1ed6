import { expect, test } from "vitest";
import { Decision } from "./decision";

const MOVES = [{ type: "lay", tile: "3C" }, { type: "weiter" }];

test("a refused move leaves the decision as it was", () => {
  const decision = new Decision();
  decision.isOther([], MOVES);
  expect(decision.isOther([], [])).toBe(false);
  expect(decision.isOther([], structuredClone(MOVES))).toBe(false);
});

test("a shown turn ends the decision, even if the same moves are legal after it", () => {
  const decision = new Decision();
  decision.isOther([], MOVES);
  expect(decision.isOther([{ type: "tile_laid" }], [])).toBe(true);
  expect(decision.isOther([], MOVES)).toBe(false);
});

test("other legal moves are another decision, as after a reconnection or a take-back", () => {
  const decision = new Decision();
  decision.isOther([], MOVES);
  expect(decision.isOther([], MOVES.slice(1))).toBe(true);
});
