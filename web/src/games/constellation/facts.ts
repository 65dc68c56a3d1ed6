/** What is written beside a player's name, how far the match has come, and what the player may do. */
import type { Fact } from "../view";
import type { Say } from "../../ui/i18n.svelte";
import type { View } from "./types";

/** The points of a player. */
export function factsOf(view: View, seat: number, say: Say): Fact[] {
  const points = view.points[seat] ?? 0;
  return [{ symbol: "coin", value: String(points), label: say("board-points", { count: points }) }];
}

/** How many tiles lie, or that they are being swapped, and how many plays were made. */
export function progressOf(view: View, say: Say): string {
  const left = view.reserve.reduce((sum, count) => sum + count, 0);
  return say("table-progress", {
    left,
    tiles: view.tiles.length,
    all: view.tiles.length + left,
    plays: view.plays,
  });
}

/** What the player to move decides now. */
export function promptOf(view: View, say: Say): string {
  return say("board-prompt", { decision: view.decision });
}
