import { expect, test } from "vitest";
import type { Hint } from "../protocol/types";
import { byElement, marksOf } from "./hints";

/** Moves are named by their controls. */
const controlsOf = (move: unknown) => (move as string).split(" ").map((control) => control.split("|"));

function hint(move: string, chance: number | null): Hint {
  return { move, text: move, event: null, chance, share: 0 };
}

test("each control of each move is marked, and one of them shows the chance", () => {
  expect(marksOf([hint("card end", 0.5), hint("other end", 0.25)], controlsOf)).toEqual([
    { names: ["card"], rank: 1, chance: 0.5 },
    { names: ["end"], rank: 1, chance: null },
    { names: ["other"], rank: 2, chance: 0.25 },
    { names: ["end"], rank: 2, chance: null },
  ]);
});

test("if all controls are distinctive, the last one shows the chance", () => {
  expect(marksOf([hint("token star", 0.5)], controlsOf).map((mark) => mark.chance)).toEqual([null, 0.5]);
});

test("a hint in a solitaire has no chance of winning", () => {
  expect(marksOf([hint("card", null)], controlsOf)).toEqual([{ names: ["card"], rank: 1, chance: null }]);
});

test("a control that is out of sight is marked at the element that leads to it", () => {
  const marks = marksOf([hint("star-1|tab", 0.5), hint("star-2|tab", 0.4), hint("gone", 0.3)], controlsOf);
  const found = byElement(marks, (name) => name === "tab" || name === "star-1");
  expect([...found].map(([name, on]) => [name, on.map((mark) => mark.rank)])).toEqual([
    ["star-1", [1]],
    ["tab", [2]],
  ]);
});

test("two moves with a control in common share its ring", () => {
  const found = byElement(marksOf([hint("card end", 0.5), hint("other end", 0.4)], controlsOf), () => true);
  expect(found.get("end")?.map((mark) => mark.rank)).toEqual([1, 2]);
});
