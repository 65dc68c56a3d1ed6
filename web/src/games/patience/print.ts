/** What is printed of the solitaire: the cards of the card game. */
import { printedCards } from "../_shared/africa-cards/printed-cards";
import type { PrintedSet } from "../view";
import type { Printed } from "./types";

const set: PrintedSet<Printed> = { parts: [printedCards(true)] };

export default set;
