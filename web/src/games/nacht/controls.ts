import type { Move } from "./types";

/** A tile and its place, or one of the buttons. */
export function controlsOf(move: Move): string[][] {
  switch (move.type) {
    case "lay":
      return [[`tile-${move.tile}`], [`cell-${move.tile}`]];
    case "knock":
      return move.tile === null ? [["knock"]] : [[`name-${move.tile}`, "knock"]];
    case "knock_in_vain":
      return [["knock"]];
    default:
      return [[move.type]];
  }
}
