/** Labels of the cards for screen readers. */
import type { Say } from "../../ui/i18n.svelte";
import { type Face, nameOf } from "../_shared/africa-cards/deck";
import type { PileCard } from "./types";

/** A card, as the log calls it. */
export function cardName(card: string, faces: Map<string, Face>, say: Say): string {
  const face = faces.get(card);
  return face ? nameOf(face, say) : "";
}

/** A card in the player's own hand, with its place. */
export function ownCardLabel(card: string, faces: Map<string, Face>, say: Say): string {
  return say("board-own-card", { card: cardName(card, faces, say), place: faces.get(card)?.place ?? "" });
}

/** A card of the pile: who played it, and whether it was slid under. */
export function pileCardLabel({ card, seat, under }: PileCard, faces: Map<string, Face>, players: string[], say: Say): string {
  return say("board-laid", { card: cardName(card, faces, say), player: players[seat] ?? "", under: String(under) });
}
