/** The part of the board that the latest event is about, and the flight of its coins. */
import { coinsOf } from "./advance";
import type { Event } from "./types";

export interface Focus {
  /** The name of the constellation. */
  sky: string | null;
  tile: string | null;
  /** The crossing, named by the tile at its upper left. */
  marker: string | null;
}

/** What the latest event is about. */
export function focusOf(events: Event[]): Focus {
  const last = events.at(-1);
  return {
    sky: last?.type === "constellation_finished" ? last.sky : null,
    tile: last?.type === "tile_laid" ? last.tile : null,
    marker: last?.type === "square_closed" ? last.tiles[0]! : null,
  };
}

export interface Flight {
  from: string;
  to: string;
}

const BANK = "[data-bank]";

/** The two ends of a coin's flight, as selectors; none where no coin changes hands. */
export function flightOf(event: Event | undefined): Flight | null {
  if (!event) return null;
  if (event.type === "set_aside_paid") return { from: seatOf(event.seat), to: BANK };
  const flow = coinsOf(event);
  // A coin set aside stays with its player.
  if (!flow || event.type === "forgone") return null;
  if (flow.coins < 0) return { from: seatOf(flow.seat), to: BANK };
  const from = event.type === "square_closed" ? `[data-crossing="${event.tiles[0]}"]` : BANK;
  return { from, to: seatOf(flow.seat) };
}

function seatOf(seat: number): string {
  return `[data-seat="${seat}"]`;
}
