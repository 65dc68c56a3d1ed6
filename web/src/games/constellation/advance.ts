/**
 * The view in the middle of a turn.
 *
 * The server says what happened; this module only works out where each piece is now.
 */
import { type Cell, keyOf } from "./hex";
import type { Event, Objective, View } from "./types";

/** The types of stars, in the order in which the view counts the reserve. */
export const STARS = [4, 5, 6] as const;

/** The view after some of a turn's events. */
export function advance(view: View, events: Event[]): View {
  return events.reduce(after, view);
}

function after(view: View, event: Event): View {
  switch (event.type) {
    case "star_placed": {
      const { star, q, r } = event;
      return played({ ...view, tiles: [...view.tiles, { star, q, r }], reserve: counted(view, star, -1) });
    }
    case "star_replaced": {
      const lighter = { ...view, reserve: counted(view, event.star, -1) };
      return played({ ...withTile(view, event, event.star), reserve: counted(lighter, event.old, 1) });
    }
    case "moon_moved":
      return played({
        ...view,
        tiles: view.tiles.map((tile) => (tile.star === null ? { star: null, q: event.q, r: event.r } : tile)),
      });
    case "tiles_swapped": {
      const other = { q: event.other_q, r: event.other_r };
      return played(withTile(withTile(view, event, event.other_star), other, event.star));
    }
    case "cloud_put":
      return { ...view, clouds: replaced(view.clouds, event.seat, [event.q, event.r]) };
    case "point_scored":
      return { ...view, points: replaced(view.points, event.seat, event.points) };
    case "deck_reshuffled":
      return { ...view, deck: event.cards, discard: [] };
    case "objective_drawn":
      // The new card is in the hand beside the old one until that is discarded.
      return {
        ...withHand(view, event.seat, (hand) => [...hand, { card: event.card, ruled_out: [] }]),
        deck: view.deck - 1,
      };
    case "objective_discarded":
      return {
        ...withHand(view, event.seat, (hand) => exchanged(hand, event.card)),
        discard: [...view.discard, event.card],
      };
    case "player_answered":
      return { ...view, question: null };
    case "match_won":
      return { ...view, decision: "over", winner: event.seat };
    case "match_drawn":
      return { ...view, decision: "over" };
    default:
      return view;
  }
}

function played(view: View): View {
  return { ...view, plays: view.plays + 1 };
}

function counted(view: View, star: number, difference: number): number[] {
  return view.reserve.map((count, index) => (STARS[index] === star ? count + difference : count));
}

function withTile(view: View, cell: Cell, star: number | null): View {
  const { q, r } = cell;
  return { ...view, tiles: view.tiles.map((tile) => (keyOf(tile) === keyOf(cell) ? { star, q, r } : tile)) };
}

function withHand(view: View, seat: number, change: (hand: Objective[]) => Objective[]): View {
  return { ...view, hands: view.hands.map((hand, index) => (index === seat ? change(hand) : hand)) };
}

/** A card leaves the hand, and the one drawn for it takes its place. */
function exchanged(hand: Objective[], card: string): Objective[] {
  const known = hand.findIndex((objective) => objective.card === card);
  const gone = known >= 0 ? known : hand.findIndex((objective) => objective.card === null);
  const fresh = hand.at(-1);
  if (gone < 0 || !fresh) return hand;
  return hand.slice(0, -1).map((objective, index) => (index === gone ? fresh : objective));
}

function replaced<T>(list: T[], place: number, value: T): T[] {
  return list.map((one, index) => (index === place ? value : one));
}

/** From which cell the tile on this one has come, if it has. */
export function originOf(events: Event[], cell: Cell): Cell | null {
  for (const event of events) {
    if (event.type === "moon_moved" && keyOf(event) === keyOf(cell)) return { q: event.from_q, r: event.from_r };
    if (event.type !== "tiles_swapped") continue;
    const other = { q: event.other_q, r: event.other_r };
    if (keyOf(event) === keyOf(cell)) return other;
    if (keyOf(other) === keyOf(cell)) return { q: event.q, r: event.r };
  }
  return null;
}

/** The star that has just come from its pile on this cell; null if none has. */
export function starFromPile(events: Event[], cell: Cell): number | null {
  const event = events.findLast(({ type }) => type === "star_placed" || type === "star_replaced");
  if (event?.type !== "star_placed" && event?.type !== "star_replaced") return null;
  return keyOf(event) === keyOf(cell) ? event.star : null;
}
