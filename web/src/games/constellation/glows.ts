/** Figures that glow on the table while they are explained. */
import type { Cell } from "./hex";
import type { Event } from "./types";

/** A figure that glows on the table. */
export interface Glow {
  star: number;
  /** Whose card it is on; null if nobody holds it. */
  seat: number | null;
  card: string;
  cells: Cell[];
}

/** The figures that these events are about. */
export function glowsOf(events: Event[]): Glow[] {
  return events.flatMap((event) => {
    if (event.type !== "objective_realised" && event.type !== "figure_stood") return [];
    const seat = event.type === "objective_realised" ? event.seat : null;
    return [{ star: event.star, seat, card: event.card, cells: event.cells.map(([q, r]) => ({ q, r })) }];
  });
}
