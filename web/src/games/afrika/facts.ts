/** What is written beside a player's name, and how far the match has come. */
import type { Fact } from "../view";
import type { Say } from "../../ui/i18n.svelte";
import type { View } from "./types";

/** Fortune and thief chips; fortunes may be hidden until the end. */
export function factsOf(view: View, seat: number, say: Say): Fact[] {
  const fortune = view.fortunes[seat] ?? null;
  const chips = view.chips[seat] ?? 0;
  return [
    {
      symbol: "coin",
      value: fortune === null ? "?" : String(fortune),
      label: fortune === null ? say("board-fortune-hidden") : say("board-fortune", { fortune }),
    },
    { symbol: "thief", value: String(chips), label: say("table-chips", { chips }) },
  ];
}

/** Which round it is, and how many cards are still to come. */
export function progressOf(view: View, say: Say): string {
  return say("table-progress", { round: view.round, rounds: view.rounds, stock: view.stock });
}
