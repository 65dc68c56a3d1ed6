/** The figures on the cards: how large they are drawn, and how they look when turned. */
import { type Cell, middleOf, type Point, RADIUS } from "./hex";

/** How a card is held: turned by sixths, and perhaps mirrored. */
export interface Pose {
  turns: number;
  mirrored: boolean;
}

export const UPRIGHT: Pose = { turns: 0, mirrored: false };

/** The next way to hold a card: one of twelve if mirror images count, else one of six. */
export function nextPose({ turns, mirrored }: Pose, mayMirror: boolean): Pose {
  const full = (turns + 1) % 6 === 0;
  // Turns go on counting, so that the drawing never spins back.
  return { turns: turns + 1, mirrored: mayMirror && full ? !mirrored : mirrored };
}

/** The cells of a figure that is held like this, pushed against the top and the left. */
export function posed(cells: Cell[], { turns, mirrored }: Pose): Cell[] {
  let now = mirrored ? cells.map(({ q, r }) => ({ q: -q - r, r })) : cells;
  for (let turn = 0; turn < turns % 6; turn += 1) now = now.map(({ q, r }) => ({ q: -r, r: q + r }));
  const left = Math.min(...now.map(({ q }) => q));
  const top = Math.min(...now.map(({ r }) => r));
  return now
    .map(({ q, r }) => ({ q: q - left, r: r - top }))
    .sort((one, other) => one.r - other.r || one.q - other.q);
}

/** The middle of a figure, and a radius round it that holds the figure however it is turned. */
export function frameOf(cells: Cell[]): Point & { radius: number } {
  const points = cells.map(middleOf);
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return { x, y, radius: Math.max(...points.map((point) => Math.hypot(point.x - x, point.y - y))) + RADIUS };
}
