/** The lines round the Moon: which stars of a type are linked to it. This is public. */
import { type Cell, keyOf, linksAmong } from "./hex";
import type { Tile } from "./types";

export interface MoonLine {
  star: number;
  from: Cell;
  to: Cell;
}

/** For each type of star, the links between the Moon and the stars connected to it. */
export function moonLines(tiles: Tile[]): MoonLine[] {
  const moon = tiles.find((tile) => tile.star === null);
  const types = [...new Set(tiles.map((tile) => tile.star))].filter((star) => star !== null);
  if (!moon) return [];
  return types.flatMap((star) => {
    const group = linkedTo(moon, tiles.filter((tile) => tile.star === star));
    return linksAmong(group).map(([from, to]) => ({ star, from, to }));
  });
}

/** The first cell and all that can be reached from it over the others. */
function linkedTo(first: Cell, others: Cell[]): Cell[] {
  const reached = [first];
  let waiting = others;
  for (let found = true; found; ) {
    const near = waiting.filter((cell) => touches(cell, reached));
    reached.push(...near);
    waiting = waiting.filter((cell) => !near.includes(cell));
    found = near.length > 0;
  }
  return reached;
}

function touches(cell: Cell, others: Cell[]): boolean {
  return others.some((other) => keyOf(other) !== keyOf(cell) && linksAmong([cell, other]).length > 0);
}
