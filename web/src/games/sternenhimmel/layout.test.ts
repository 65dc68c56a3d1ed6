import { expect, test } from "vitest";
import { HEADING, layOut, TARGET, WIDTH } from "./layout";

/** The board's room at the sizes we promise, for three to five players. */
const ROOMS = [
  ["a phone", 360, 352],
  ["a phone held sideways", 410, 308],
  ["a tablet", 768, 780],
  ["a desktop", 1104, 780],
] as const;

test.each(ROOMS)("on %s every star is as large as a thumb", (_, width, height) => {
  for (const count of [3, 4, 5]) {
    const layout = layOut(width, height, count);
    expect((layout.width * TARGET) / WIDTH).toBeGreaterThanOrEqual(43.9);
    expect(layout.width).toBeLessThanOrEqual(width);
    expect(layout.height + HEADING).toBeLessThanOrEqual(height);
  }
});

test("a phone enlarges one constellation, with the others above", () => {
  expect(layOut(360, 352, 4)).toMatchObject({ kind: "one", tabs: "above" });
});

test("a phone held sideways has the others beside", () => {
  expect(layOut(410, 308, 4)).toMatchObject({ kind: "one", tabs: "beside" });
});

test("a desktop shows all of them", () => {
  expect(layOut(1104, 780, 4)).toMatchObject({ kind: "all", columns: 2 });
  expect(layOut(1104, 780, 5)).toMatchObject({ kind: "all", columns: 3 });
});

test("a board without room does not fail", () => {
  expect(layOut(0, 0, 4).width).toBe(0);
});
