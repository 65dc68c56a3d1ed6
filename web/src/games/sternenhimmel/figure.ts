/** Where things are drawn on a constellation's canvas. */
import { HEIGHT, WIDTH } from "./layout";
import type { Board, Star } from "./types";

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

const NUMBER_DISTANCE = 11;
const MARGIN = 4;

/** Where a star's number is written: on the canvas, beside no line and clear of other stars. */
export function numberPlace(board: Board, star: number): Point {
  const here = placeOf(board.stars[star - 1]!);
  const others = board.stars.filter((_, index) => index !== star - 1).map(placeOf);
  const neighbours = board.lines.flatMap(([one, other]) =>
    one === star ? [other] : other === star ? [one] : [],
  );
  const lines = neighbours.map((other) => direction(here, placeOf(board.stars[other - 1]!)));
  const clearance = (angle: number) => {
    const there = beside(here, angle);
    const onCanvas = isBetween(there.x, WIDTH) && isBetween(there.y, HEIGHT);
    const crowded = others.some((other) => Math.hypot(other.x - there.x, other.y - there.y) < NUMBER_DISTANCE);
    const fromLines = Math.min(Math.PI, ...lines.map((line) => between(line, angle)));
    return fromLines - (onCanvas ? 0 : 10) - (crowded ? 5 : 0);
  };
  const angles = Array.from({ length: 24 }, (_, step) => (step / 12) * Math.PI);
  return beside(here, angles.reduce((best, angle) => (clearance(angle) > clearance(best) ? angle : best)));
}

function beside({ x, y }: Point, angle: number): Point {
  return { x: x + NUMBER_DISTANCE * Math.cos(angle), y: y + NUMBER_DISTANCE * Math.sin(angle) };
}

function direction(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

/** The angle between two directions, at most half a turn. */
function between(one: number, other: number): number {
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

function isBetween(value: number, most: number): boolean {
  return value >= MARGIN && value <= most - MARGIN;
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
