/** The cells that moves changed, and by which seat: they stay marked until the viewer's own move. */
import { keyOf } from "./hex";
import type { Event } from "./types";

/** The seat that changed each cell last, by the cell's key. */
export function changedCells(events: Event[]): Map<string, number> {
  return new Map(
    events.flatMap((event): [string, number][] => {
      switch (event.type) {
        case "star_placed":
        case "star_replaced":
        case "moon_moved":
          return [[keyOf(event), event.seat]];
        case "tiles_swapped":
          return [
            [keyOf(event), event.seat],
            [keyOf({ q: event.other_q, r: event.other_r }), event.seat],
          ];
        default:
          return [];
      }
    }),
  );
}
