/** The coins that a turn brought and cost, as far as it has been explained. */
import { coinsOf } from "./advance";
import type { Event } from "./types";

export interface Entry {
  seat: number;
  kind: "square" | "sky" | "knock" | "bonus" | "bank";
  /** The constellation's name, where there is one. */
  sky: string;
  coins: number;
}

/** The entries in order; squares that one tile closes are counted together. */
export function scoringOf(events: Event[]): Entry[] {
  const entries: Entry[] = [];
  for (const event of events) {
    const entry = entryOf(event);
    const last = entries.at(-1);
    if (entry?.kind === "square" && last?.kind === "square") last.coins += entry.coins;
    else if (entry) entries.push(entry);
  }
  return entries;
}

function entryOf(event: Event): Entry | null {
  switch (event.type) {
    case "square_closed":
      return { seat: event.seat, kind: "square", sky: "", coins: event.coins };
    case "constellation_finished":
      return { seat: event.seat, kind: "sky", sky: event.sky, coins: event.coins };
    case "set_aside_paid":
      return { seat: event.seat, kind: "bank", sky: "", coins: -event.coins };
    case "tiles_paid_for":
      return { seat: event.seat, kind: "bank", sky: "", coins: -event.coins };
    case "knock_rewarded":
    case "knock_fined":
      return { seat: event.seat, kind: "knock", sky: "", coins: coinsOf(event)!.coins };
    case "bonus_paid":
      return { seat: event.seat, kind: "bonus", sky: "", coins: event.coins };
    default:
      return null;
  }
}
