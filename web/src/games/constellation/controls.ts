import { partsOf } from "./selection.svelte";
import type { Move, View } from "./types";

/** The piles, cells or cards that make a move. */
export function controlsOf(move: Move, { tiles }: View): string[][] {
  if (move.type === "change") return [[`change-${move.card}`, `card-${move.card}`]];
  if (move.type === "keep") return [["keep"]];
  if (move.type === "go_on") return [["go-on"]];
  if (move.type === "stop") return [["stop"]];
  return partsOf(move, tiles).map((part) => [part.includes(",") ? `cell-${part}` : part]);
}
