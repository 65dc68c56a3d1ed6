/** The view before the first move, worked out from the history that followed. */
import { coinsOf, onTurn } from "./advance";
import type { Event, View } from "./types";

/** The view before the history; advancing it by the history leads to the given view. */
export function initialView(view: View, history: Event[]): View {
  const first = history.find((event) => "seat" in event && event.seat !== null);
  if (!first || !("seat" in first) || first.seat === null) return view;
  const starter = first.seat;
  const laid = without(view.laid, history.flatMap((event) => (event.type === "tile_laid" ? [event.tile] : [])));
  const revealed = history.flatMap((event) => (event.type === "tile_revealed" ? [event.tile] : []));
  const unseen = [...view.unseen, ...revealed];
  // What is left is the tile that the first player had turned up at the start.
  const everything = [...view.laid, ...view.unseen, ...view.held.flat()];
  const begun = without(everything, [...laid, ...unseen]);
  return {
    ...onTurn(view, starter),
    strict: view.strict && !history.some((event) => event.type === "strict_from_now"),
    laid,
    markers: without(view.markers, history.flatMap((event) => (event.type === "square_closed" ? [event.tiles[0]!] : []))),
    held: view.held.map((_, seat) => (seat === starter ? begun : [])),
    revealed: begun[0] ?? null,
    unseen,
    top: null,
    coins: history.map(coinsOf).reduce(
      (coins, flow) => coins.map((owned, seat) => (owned !== null && seat === flow?.seat ? owned - flow.coins : owned)),
      view.coins,
    ),
    aside: view.aside.map(() => 0),
  };
}

function without(list: string[], gone: string[]): string[] {
  return list.filter((one) => !gone.includes(one));
}
