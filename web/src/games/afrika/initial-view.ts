/** The view before the first move, worked out from the history that followed. */
import { dealt, sorted } from "./advance";
import { inTokens } from "./tokens";
import type { Event, View } from "./types";

/** The view before the history; advancing it by the history leads to the given view. */
export function initialView(view: View, history: Event[]): View {
  const seats = view.hand_sizes.length;
  const dealer = (view.dealer - (view.round - 1) + seats * view.round) % seats;
  const start = dealt(view, dealer, 1);
  return {
    ...start,
    hand: firstHand(view, history),
    hand_sizes: view.hand_sizes.map(() => 4),
    stock: start.stock - 4 * seats,
    chips: view.chips.map(() => 0),
    fortunes: view.fortunes.map((fortune) => (fortune === null ? null : 0)),
    tokens: view.tokens.map((tokens) => (tokens === null ? null : inTokens(0))),
  };
}

/** The first hand: the cards played in the first round and those kept, without the cards drawn. */
function firstHand(view: View, history: Event[]): string[] {
  const end = history.findIndex((event) => event.type === "round_dealt");
  const round = (end < 0 ? history : history.slice(0, end)).filter(
    (event) => "seat" in event && event.seat === view.seat,
  );
  const drawn = new Set(round.flatMap((event) => (event.type === "drawn" && event.card ? [event.card] : [])));
  const played = round.flatMap((event) => {
    if (event.type === "hand_discarded") return event.cards;
    return event.type === "led" || event.type === "beaten" || event.type === "slid_under" ? [event.card] : [];
  });
  const kept = end < 0 ? view.hand : [];
  return sorted([...played, ...kept].filter((card) => !drawn.has(card)));
}
