/** What is written beside a player's name, how far the match has come, and what the player may do. */
import type { Fact } from "../view";
import type { Say } from "../../ui/i18n.svelte";
import { TILES } from "./picture";
import type { View } from "./types";

/** Sterntaler, which others may not see, and the tiles lying before the player. */
export function factsOf(view: View, seat: number, say: Say): Fact[] {
  const coins = view.coins[seat] ?? null;
  const tiles = view.held[seat]?.length ?? 0;
  return [
    {
      symbol: "coin",
      value: coins === null ? "?" : String(coins),
      label: coins === null ? say("board-coins-hidden") : say("board-coins", { count: coins }),
    },
    { symbol: "token", value: String(tiles), label: say("board-tiles", { count: tiles }) },
  ];
}

/** How many tiles are laid, and how many are to come. */
export function progressOf(view: View, say: Say): string {
  return say("board-progress", { laid: view.laid.length, tiles: TILES.length, stack: view.unseen.length });
}

/** What a player who is to act may do now. */
export function promptOf(view: View, say: Say): string {
  const moment = view.phase !== "decide" ? view.phase : view.laid_now > 0 ? "second" : "decide";
  return say("board-prompt", { moment });
}
