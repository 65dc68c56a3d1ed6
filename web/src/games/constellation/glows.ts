/** Figures that glow on the table while they are explained, or while the players are asked about them. */
import type { Cell } from "./hex";
import type { Event, RealisedFigure } from "./types";

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
    return [glowOf({ ...event, seat: event.type === "objective_realised" ? event.seat : null })];
  });
}

/** The figure as it glows. */
export function glowOf({ star, seat, card, cells }: Omit<RealisedFigure, "seat"> & { seat: number | null }): Glow {
  return { star, seat, card, cells: cells.map(([q, r]) => ({ q, r })) };
}
