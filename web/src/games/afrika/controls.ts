import { valueOf } from "../_shared/africa-cards/deck";
import type { Move, View } from "./types";

/** A card of the hand and what to do with it. Moves name values: of equal cards the oldest goes. */
export function controlsOf(move: Move, { hand }: View): string[][] {
  if (move.type === "pass") return [["act-pass"]];
  const card = hand.find((one) => valueOf(one) === move.value);
  return [...(card === undefined ? [] : [[`card-${card}`]]), [`act-${move.type}`]];
}
