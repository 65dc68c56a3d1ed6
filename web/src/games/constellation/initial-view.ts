/** Back to the beginning: the view before the first move, read from the story that followed. */
import type { Event, Objective, View } from "./types";

/** The view before the story; telling the story from there leads to the view given. */
export function opening(view: View, story: Event[]): View {
  return {
    ...view,
    decision: "play",
    tiles: [{ star: null, q: 0, r: 0 }],
    clouds: view.clouds.map(() => null),
    reserve: fullReserve(view),
    points: view.points.map(() => 0),
    plays: 0,
    quiet: 0,
    winner: null,
    discard: [],
    ...cardsBefore(view, story),
  };
}

/** There are as many stars of each type; all of them lie on the table or in the reserve. */
function fullReserve(view: View): number[] {
  const stars = view.tiles.length - 1 + sum(view.reserve);
  return view.reserve.map((_, __, piles) => stars / piles.length);
}

/** Hands and deck: each drawn card goes back on the deck, and the one discarded for it back into the hand. */
function cardsBefore(view: View, story: Event[]): Pick<View, "hands" | "deck"> {
  const hands = view.hands.map((hand) => [...hand]);
  const discarded: string[][] = hands.map(() => []);
  let deck = view.deck;
  for (const event of story.toReversed()) {
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
