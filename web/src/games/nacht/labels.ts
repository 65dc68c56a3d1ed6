/** Labels of tiles and places for screen readers. */
import type { Arguments, Say } from "../../ui/i18n.svelte";
import { listOf } from "../../ui/lists";
import { COLUMNS, type Piece, ROWS } from "./picture";

/** The constellations of a tile. */
export function namesOn(piece: Piece, say: Say): string {
  const names = piece.figures.filter((figure) => figure.named).map((figure) => figure.name);
  if (names.length === 0) return say("board-nothing-on-it");
  return listOf(names);
}

/** A tile: where it belongs, and what is on it. */
export function tileLabel(piece: Piece, say: Say): string {
  return say("board-tile", whereabouts(piece, say));
}

/** A place of the picture. What belongs there is no secret (N8). */
export function cellLabel(piece: Piece, isLaid: boolean, say: Say): string {
  return say(isLaid ? "board-cell-laid" : "board-cell-empty", whereabouts(piece, say));
}

function whereabouts(piece: Piece, say: Say): Arguments {
  return { row: ROWS[piece.row]!, column: COLUMNS[piece.column]!, skies: namesOn(piece, say) };
}
