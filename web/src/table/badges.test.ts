import { expect, test } from "vitest";
import { HEIGHT, type Marked, placesOf, widthOf } from "./badges";

const ring = (x: number, y: number, rank: number): Marked => ({
  name: `at-${rank}`,
  x,
  y,
  width: 30,
  height: 30,
  marks: [{ names: [], rank, chance: 0.5 }],
});

test("a badge is on the upper edge of its ring, or on the lower one at the top of the window", () => {
  expect(placesOf([ring(100, 100, 1)], 360)).toEqual([{ x: 115, y: 98 }]);
  expect(placesOf([ring(100, 5, 1)], 360)).toEqual([{ x: 115, y: 37 }]);
});

test("a badge stays in the window", () => {
  const [left, right] = placesOf([ring(1, 100, 1), ring(329, 100, 2)], 360);
  const half = widthOf(ring(0, 0, 1)) / 2;
  expect(left!.x - half).toBeGreaterThanOrEqual(0);
  expect(right!.x + half).toBeLessThanOrEqual(360);
});

test("badges of rings that are close together cover none of each other", () => {
  const rings = [ring(100, 100, 1), ring(128, 100, 2), ring(114, 122, 3), ring(142, 122, 4)];
  const places = placesOf(rings, 360);
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.abs(one.x - other.x) >= widthOf(rings[0]!) || Math.abs(one.y - other.y) >= HEIGHT).toBe(true);
});
