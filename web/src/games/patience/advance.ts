/**
 * The view in the middle of a turn.
 *
 * The server says what happened; this module only works out where each card is now.
 */
import { STAR } from "./selection.svelte";
import type { Event, View } from "./types";

/** The place in hand of a card that was just laid; the next card comes there. */
export const HOLE = "";

/** The view after some of a turn's events. */
export function advance(view: View, events: Event[]): View {
  return events.reduce(after, view);
}

function after(view: View, event: Event): View {
  switch (event.type) {
    case "laid":
      return {
        ...view,
        hand: swapped(view.hand, event.card, HOLE),
        rows: view.rows.map((row, index) => {
          if (index !== event.row - 1) return row;
          return event.front ? [event.card, ...row] : [...row, event.card];
        }),
      };
    case "row_started":
      return { ...view, hand: swapped(view.hand, event.card, HOLE), rows: [...view.rows, [event.card]] };
    case "rows_joined":
      return { ...view, hand: swapped(view.hand, STAR, HOLE), rows: joined(view.rows, event.front, event.back, event.row) };
    case "drawn":
      return {
        ...view,
        hand: view.hand.includes(HOLE) ? swapped(view.hand, HOLE, event.card) : [...view.hand, event.card],
        stock: view.stock - 1,
        unseen: view.unseen.filter((card) => card !== event.card),
      };
    case "finished":
      return { ...view, rating: event.rating };
  }
}

function swapped(hand: string[], old: string, card: string): string[] {
  return hand.map((held) => (held === old ? card : held));
}

function joined(rows: string[][], front: number, back: number, row: number): string[][] {
  const one = [...(rows[front - 1] ?? []), STAR, ...(rows[back - 1] ?? [])];
  return rows.flatMap((cards, index) => {
    if (index === row - 1) return [one];
    return index === front - 1 || index === back - 1 ? [] : [cards];
  });
}
