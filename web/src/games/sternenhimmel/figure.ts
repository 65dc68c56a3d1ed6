/** Where things are drawn on a constellation's canvas. */
import { HEIGHT, WIDTH } from "./layout";
import type { Board, Star } from "./wire";

export interface Point {
  x: number;
  y: number;
}

/** A star's place; the server gives every star one. */
export function placeOf(star: Star): Point {
  return { x: star.x ?? WIDTH / 2, y: star.y ?? HEIGHT / 2 };
}

/** A board's lines with the places of both ends. */
export function linesOf(board: Board): { from: Point; to: Point }[] {
  return board.lines.map(([one, other]) => ({
    from: placeOf(board.stars[one - 1]!),
    to: placeOf(board.stars[other - 1]!),
  }));
}

/** Where a star's number is written: on the side that no line leads to. */
export function numberPlace(board: Board, star: number): Point {
  const here = placeOf(board.stars[star - 1]!);
  const pull = { x: 0, y: 0 };
  for (const line of board.lines) {
    const other = line[0] === star ? line[1] : line[1] === star ? line[0] : null;
    if (other === null) continue;
    const there = placeOf(board.stars[other - 1]!);
    const length = Math.hypot(there.x - here.x, there.y - here.y) || 1;
    pull.x += (there.x - here.x) / length;
    pull.y += (there.y - here.y) / length;
  }
  const length = Math.hypot(pull.x, pull.y);
  const away = length < 0.2 ? { x: 0, y: 1 } : { x: -pull.x / length, y: -pull.y / length };
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 3), most - 3);
  return { x: clamp(here.x + away.x * 11, WIDTH), y: clamp(here.y + away.y * 11, HEIGHT) };
}

/** A number that is always the same for a name: seeds the faint stars behind its figure. */
export function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
}

/** The corner farthest from all stars, where the score covers least of the figure. */
export function emptiestCorner(board: Board): string {
  const corners = [
    { name: "top left", x: 25, y: 20 },
    { name: "top right", x: WIDTH - 25, y: 20 },
    { name: "bottom left", x: 25, y: HEIGHT - 20 },
    { name: "bottom right", x: WIDTH - 25, y: HEIGHT - 20 },
  ];
  const room = (corner: Point) =>
    Math.min(...board.stars.map(placeOf).map((star) => Math.hypot(star.x - corner.x, star.y - corner.y)));
  return corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best)).name;
}
