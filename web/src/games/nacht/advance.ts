/**
 * The view in the middle of a turn.
 *
 * The server says what happened; this module only works out where each tile and coin is now.
 */
import type { Event, View } from "./types";

/** The view after some of a turn's events. */
export function advance(view: View, events: Event[]): View {
  return events.reduce(after, view);
}

function after(view: View, event: Event): View {
  const paid = withCoins(view, event);
  switch (event.type) {
    case "tile_revealed":
      return {
        ...onTurn(paid, event.seat),
        held: paid.held.map((tiles, seat) => (seat === event.seat ? [...tiles, event.tile] : tiles)),
        revealed: event.tile,
        unseen: paid.unseen.filter((tile) => tile !== event.tile),
        // The outline of the next one comes with the position after the move.
        top: null,
      };
    case "tile_laid":
      return {
        ...paid,
        laid: [...paid.laid, event.tile],
        held: paid.held.map((tiles) => tiles.filter((tile) => tile !== event.tile)),
        laid_now: paid.laid_now + 1,
      };
    case "did_not_fit":
      return { ...paid, tried: [...paid.tried, event.tile] };
    case "square_closed":
      return { ...paid, markers: [...paid.markers, event.tiles[0]!] };
    case "set_aside_paid":
      return { ...paid, aside: replaced(paid.aside, event.seat, 0) };
    case "forgone":
      return { ...paid, aside: replaced(paid.aside, event.seat, event.aside) };
    case "bonus_paid":
      return onTurn(paid, event.seat);
    case "let_pass":
    case "knock_fined":
      return { ...paid, to_act: paid.to_act.filter((seat) => seat !== event.seat) };
    case "strict_from_now":
      return { ...paid, strict: true };
    case "match_ended":
      return { ...paid, phase: "over", to_act: [] };
    default:
      return paid;
  }
}

export function onTurn(view: View, seat: number): View {
  return { ...view, phase: "decide", turn: seat, to_act: [seat], laid_now: 0, tried: [], revealed: null };
}

function withCoins(view: View, event: Event): View {
  const flow = coinsOf(event);
  if (!flow) return view;
  const coins = view.coins.map((owned, seat) => (owned !== null && seat === flow.seat ? owned + flow.coins : owned));
  return { ...view, coins };
}

function replaced(list: number[], index: number, value: number): number[] {
  return list.map((old, other) => (other === index ? value : old));
}

/** Coins that a player gets or loses. */
export interface Flow {
  seat: number;
  coins: number;
}

/** How an event changes a player's coins. Coins that were set aside no longer count as the player's own. */
export function coinsOf(event: Event): Flow | null {
  switch (event.type) {
    case "square_closed":
    case "constellation_finished":
    case "knock_rewarded":
    case "bonus_paid":
      return event.coins ? { seat: event.seat, coins: event.coins } : null;
    case "knock_fined":
    case "tiles_paid_for":
      return { seat: event.seat, coins: -event.coins };
    case "forgone":
      return { seat: event.seat, coins: -1 };
    default:
      return null;
  }
}
