/** The view before the first move, worked out from the history that followed. */
import { STAR } from "./selection.svelte";
import type { Event, View } from "./types";

/** The view before the history; advancing it by the history leads to the given view. */
export function initialView(view: View, history: Event[]): View {
  const drawn = history.flatMap((event) => (event.type === "drawn" ? [event.card] : []));
  const laid = history.flatMap((event) => {
    if (event.type === "laid" || event.type === "row_started") return [event.card];
    return event.type === "rows_joined" ? [STAR] : [];
  });
  return {
    ...view,
    // The only card on the table that was never laid is the one turned up at the start.
    rows: [view.rows.flat().filter((card) => !laid.includes(card))],
    hand: [...laid, ...view.hand].filter((card) => !drawn.includes(card)),
    stock: view.stock + drawn.length,
    unseen: [...view.unseen, ...drawn],
    rating: null,
  };
}
