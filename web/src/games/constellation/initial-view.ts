/** The view before the first move, worked out from the history that followed. */
import type { Event, Objective, View } from "./types";

/** The view before the history; advancing it by the history leads to the given view. */
export function initialView(view: View, history: Event[]): View {
  return {
    ...view,
    decision: "play",
    question: null,
    tiles: [{ star: null, q: 0, r: 0 }],
    clouds: view.clouds.map(() => null),
    reserve: fullReserve(view),
    points: view.points.map(() => 0),
    plays: 0,
    quiet: 0,
    winner: null,
    discard: [],
    ...cardsBefore(view, history),
  };
}

/** All types have the same number of stars, and all stars are on the table or in the reserve. */
function fullReserve(view: View): number[] {
  const stars = view.tiles.length - 1 + sum(view.reserve);
  return view.reserve.map((_, __, piles) => stars / piles.length);
}

/** Hands and deck: each drawn card goes back on the deck, and the one discarded for it back into the hand. */
function cardsBefore(view: View, history: Event[]): Pick<View, "hands" | "deck"> {
  const hands = view.hands.map((hand) => [...hand]);
  const discarded: string[][] = hands.map(() => []);
  let deck = view.deck;
  for (const event of history.toReversed()) {
    if (event.type === "deck_reshuffled") deck = 0;
    if (event.type === "objective_discarded") discarded[event.seat]!.push(event.card);
    if (event.type === "objective_drawn") {
      deck += 1;
      takeBack(hands[event.seat]!, event.card, discarded[event.seat]!.shift());
    }
  }
  return { hands, deck };
}

function takeBack(hand: Objective[], drawn: string | null, before: string | undefined): void {
  const place = hand.findIndex((objective) => objective.card === drawn);
  if (drawn !== null && before !== undefined && place >= 0) hand[place] = { card: before, ruled_out: [] };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
