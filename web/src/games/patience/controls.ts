import { STAR } from "./selection.svelte";
import type { Move } from "./types";

/** A card, and the end of a row, the button for a new row, or the two rows that it joins. */
export function controlsOf(move: Move): string[][] {
  switch (move.type) {
    case "lay":
      return [[`card-${move.card}`], [`${move.front ? "front" : "end"}-${move.row}`]];
    case "start_row":
      return [[`card-${move.card}`], ["new-row"]];
    case "join":
      return [[`card-${STAR}`], [`join-${move.front}`, `row-${move.front}`], [`join-${move.back}`, `row-${move.back}`]];
  }
}
