/** The 54 cards to cut out, for the card game and for its solitaire. */
import { drawn, type PrintedPart } from "../../view";
import { facesOf, type PrintedCard } from "./deck";
import Art from "./PrintedCard.svelte";

/** The cards in the usual size; the solitaire emphasises the letters that count in it. */
export function printedCards(initials: boolean): PrintedPart<{ card: PrintedCard[] }> {
  return {
    id: "cards",
    width: 63,
    height: 88,
    gap: 0,
    pieces: ({ card }) =>
      [...facesOf(card).values()].map((face) => ({ front: drawn(Art, { face, initials }), back: drawn(Art, { face: null }) })),
  };
}
