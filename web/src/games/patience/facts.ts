/** What is written beside the player's name, how far the game has come, and how it ended. */
import type { Fact } from "../view";
import type { Best } from "../../protocol/types";
import type { Say } from "../../ui/i18n.svelte";
import type { View } from "./types";

/** The rows so far: the fewer, the better. */
export function factsOf(view: View, _: number, say: Say): Fact[] {
  const rows = view.rows.length;
  return [{ symbol: "rows", value: String(rows), label: say("board-rows", { rows }) }];
}

/** Rows so far, and cards still to come. */
export function progressOf(view: View, say: Say): string {
  return say("table-progress", { rows: view.rows.length, stock: view.stock });
}

/** The number of rows, and its rating. */
export function verdictOf(view: View, say: Say): string {
  return say("table-finished", { rows: view.rows.length, rating: view.rating ?? "" });
}

/** A kind word for each rating of the sheet. */
export function commentOf(view: View, say: Say): { text: string; rule: string } {
  return { text: say("table-comment", { rating: view.rating ?? "" }), rule: "SO20" };
}

/** The fewer rows, the better. */
export function isBetter(rows: number, than: number): boolean {
  return rows < than;
}

/** The fewest rows possible if all cards were known, and whether the player reached that number. */
export function bestOf(view: View, { score, proven }: Best, say: Say): string {
  const reached = view.rows.length === score;
  const outcome = reached ? (proven ? "equal" : "tied") : proven ? "proven" : "open";
  return say("table-best", { best: score, outcome });
}
