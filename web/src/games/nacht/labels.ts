/** Labels of tiles and places for screen readers. */
import type { Say } from "../../ui/i18n.svelte";
import type { Piece } from "./picture";

/** The constellations of a tile. */
export function namesOn(piece: Piece, say: Say): string {
  const names = piece.figures.filter((figure) => figure.named).map((figure) => figure.name);
  if (names.length === 0) return say("board-nothing-on-it");
  return names.join(", ");
}

/** A tile: its name, and what is on it. */
export function tileLabel(piece: Piece, say: Say): string {
  return say("board-tile", { tile: piece.tile, skies: namesOn(piece, say) });
}

/** A place of the picture. What belongs there is no secret (N8). */
export function cellLabel(piece: Piece, isLaid: boolean, say: Say): string {
  return say(isLaid ? "board-cell-laid" : "board-cell-empty", { tile: piece.tile, skies: namesOn(piece, say) });
}
