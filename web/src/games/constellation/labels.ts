/** Labels of the table for screen readers. */
import { listOf } from "../../ui/lists";
import type { Say } from "../../ui/i18n.svelte";
import { type Cell, keyOf, placeFrom } from "./hex";
import type { Card, Tile, View } from "./types";

/** A tile with its cell and its Clouds, or a free cell. */
export function cellLabel(cell: Cell, tile: Tile | null, view: View, players: string[], say: Say): string {
  const moon = view.tiles.find(({ star }) => star === null) ?? cell;
  const place = placeInWords(moon, cell, say);
  if (!tile) return say("board-cell", { place });
  const name = tileName(tile.star, say);
  const owners = seatsOver(cell, view).map((seat) => players[seat] ?? "");
  if (owners.length === 0) return tile.star === null ? name : say("board-tile", { tile: name, place });
  const owned = { tile: name, place, players: listOf(owners) };
  return say(tile.star === null ? "board-clouded-moon" : "board-clouded", owned);
}

/** "The Moon", or what star it is. */
export function tileName(star: number | null, say: Say): string {
  return say("tile-name", { star: star ?? "none" });
}

/** The seats whose Clouds lie here. */
export function seatsOver(cell: Cell, view: View): number[] {
  return view.clouds.flatMap((cloud, seat) =>
    cloud && keyOf({ q: cloud[0], r: cloud[1] }) === keyOf(cell) ? [seat] : [],
  );
}

/** Where a cell is, seen from another one, which is the Moon's unless a form says otherwise. */
export function placeInWords(from: Cell, cell: Cell, say: Say, form = ""): string {
  return say(`name-place${form}`, { ...placeFrom(from, cell) });
}

/** The cells of a figure, seen from its first one. */
export function cellsInWords([first, ...others]: Cell[], say: Say): string {
  return listOf(others.map((cell) => placeInWords(first!, cell, say, ".step")));
}

/** The title of an objective card: what its figure is called. */
export function cardTitle({ name, mirror }: Card, say: Say): string {
  const [figure] = [name, mirror].sort() as [string, string];
  return say("name-card.title", { figure, mirrored: mirror < name ? "yes" : "no" });
}
