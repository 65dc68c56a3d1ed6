import { expect, test } from "vitest";
import { Camera, fitting } from "./camera.svelte";
import { boxOf, type Cell, CELL_WIDTH, surroundings } from "./hex";

const CORNER = { width: 140, height: 50 };
const row = (count: number): Cell[] => Array.from({ length: count }, (_, q) => ({ q, r: 0 }));

/** Where the cells are in the window. */
function seen(cells: Cell[], window: { width: number; height: number }) {
  const { x, y, scale } = fitting(cells, window, CORNER);
  return cells.map(boxOf).map((box) => ({
    left: (box.left - x) * scale + window.width / 2,
    right: (box.right - x) * scale + window.width / 2,
    top: (box.top - y) * scale + window.height / 2,
    bottom: (box.bottom - y) * scale + window.height / 2,
  }));
}

test.each([
  ["a phone", 360, 330],
  ["a phone held sideways", 410, 308],
  ["a desktop", 1104, 780],
])("on %s all cells are in the window, and none is under the buttons", (_, width, height) => {
  for (const tiles of [row(1), row(6), row(24), row(8).flatMap(({ q }) => [{ q, r: 0 }, { q: 0, r: q }])]) {
    for (const box of seen(surroundings(tiles), { width, height })) {
      expect(Math.min(box.left, box.top)).toBeGreaterThan(-0.01);
      expect(box.right).toBeLessThan(width + 0.01);
      expect(box.bottom).toBeLessThan(height + 0.01);
      expect(box.right > width - CORNER.width + 0.01 && box.top < CORNER.height - 0.01).toBe(false);
    }
  }
});

function cameraOf(tiles: Cell[]): Camera {
  const camera = new Camera(() => surroundings(tiles));
  camera.width = 360;
  camera.height = 330;
  return camera;
}

test("what is under the pointer stays there during a zoom", () => {
  const camera = cameraOf(row(5));
  const at = { x: 200, y: 150 };
  const under = () => (at.x - 180) / camera.shot.scale + camera.shot.x;
  const before = under();
  camera.zoom(1.3, at);
  expect(under()).toBeCloseTo(before);
  expect(camera.moved).toBe(true);
  camera.reset();
  expect(camera.shot).toEqual(camera.fit);
});

test("the table can't be pushed away", () => {
  const camera = cameraOf(row(2));
  camera.pan(5000, 5000);
  expect(camera.shot.x).toBeCloseTo(-1.5 * CELL_WIDTH);
});

test("cells too small for a thumb can be approached", () => {
  const camera = cameraOf(row(24));
  expect(camera.isTooSmallForThumbs).toBe(true);
  camera.approach({ x: 0, y: 0 });
  expect(camera.isTooSmallForThumbs).toBe(false);
});
