/** Labels of the table for screen readers. */
import { listOf } from "../../ui/lists";
import type { Say } from "../../ui/i18n.svelte";
import { type Cell, keyOf } from "./hex";
import type { Tile, View } from "./types";

/** A tile with its cell and its Clouds, or a free cell. */
export function cellLabel(cell: Cell, tile: Tile | null, view: View, players: string[], say: Say): string {
  const { q, r } = cell;
  if (!tile) return say("board-cell", { q, r });
  const name = tileName(tile.star, say);
  const owners = seatsOver(cell, view).map((seat) => players[seat] ?? "");
  if (owners.length === 0) return say("board-tile", { tile: name, q, r });
  return say("board-clouded", { tile: name, q, r, players: listOf(owners) });
}

/** "The Moon", or what star it is. */
export function tileName(star: number | null, say: Say): string {
  return say("tile-name", { star: star === null ? "none" : String(star) });
}

/** The seats whose Clouds lie here. */
export function seatsOver(cell: Cell, view: View): number[] {
  return view.clouds.flatMap((cloud, seat) =>
    cloud && keyOf({ q: cloud[0], r: cloud[1] }) === keyOf(cell) ? [seat] : [],
  );
}

/** Cells as coordinates, for screen readers. */
export function cellsInWords(cells: Cell[]): string {
  return cells.map(({ q, r }) => `(${q}, ${r})`).join(" ");
}
