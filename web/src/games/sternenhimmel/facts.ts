/** What is written beside a player's name, and how far the match has come. */
import type { Fact } from "../view";
import type { Say } from "../../ui/i18n.svelte";
import type { View } from "./types";

/** Coins and tokens in hand; coins may be hidden until the end. */
export function factsOf(view: View, seat: number, say: Say): Fact[] {
  const coins = view.coins[seat] ?? null;
  const tokens = view.hand_sizes[seat] ?? 0;
  return [
    {
      symbol: "coin",
      value: coins === null ? "?" : String(coins),
      label: coins === null ? say("board-coins-hidden") : say("board-coins", { count: coins }),
    },
    { symbol: "token", value: String(tokens), label: say("board-in-hand", { count: tokens }) },
  ];
}

/** How many constellations are scored, how many are in the pile, and what was paid so far. */
export function progressOf(view: View, say: Say): string {
  return say("table-progress", { scored: view.scored.length, pile: view.unseen.length, paid: view.paid });
}
