/**
 * The view in the middle of a turn.
 *
 * The server says what happened; this module only works out where each card is now.
 */
import { valueOf } from "../_shared/africa-cards/deck";
import { inTokens, worthOf } from "./tokens";
import type { Event, PileCard, View } from "./types";

const DECK = 54;
const HAND = 4;

/** The view after some of a turn's events. */
export function advance(view: View, events: Event[]): View {
  return events.reduce(after, view);
}

function after(view: View, event: Event): View {
  switch (event.type) {
    case "led":
    case "beaten":
      return {
        ...played(view, event.seat, event.card),
        pile: [...view.pile, { card: event.card, seat: event.seat, under: false }],
        // What a lion leaves to beat depends on the options, and comes with the next position.
        to_beat: event.type === "beaten" && event.kind === "lion" ? view.to_beat : valueOf(event.card),
        top_owner: event.seat,
      };
    case "slid_under":
      return {
        ...played(view, event.seat, event.card),
        pile: [{ card: event.card, seat: event.seat, under: true } as PileCard, ...view.pile],
        chips: set(view.chips, event.seat, event.chips),
        taken: added(view.taken, event.seat, 1),
      };
    case "passed":
      return { ...view, passed: [...view.passed, event.seat] };
    case "drawn":
      return {
        ...view,
        stock: view.stock - 1,
        hand: event.card && event.seat === view.seat ? sorted([...view.hand, event.card]) : view.hand,
        hand_sizes: added(view.hand_sizes, event.seat, 1),
      };
    case "player_out":
      return { ...view, out: [...view.out, event.seat] };
    case "trick_won":
    case "pile_taken":
      return {
        ...cleared(view),
        won_cards: added(view.won_cards, event.seat, event.cards),
        won_points: added(view.won_points, event.seat, event.points),
      };
    case "pile_discarded":
      return cleared(view);
    case "hand_discarded":
      return {
        ...view,
        hand: event.seat === view.seat ? [] : view.hand,
        hand_sizes: set(view.hand_sizes, event.seat, 0),
      };
    case "chips_paid":
      return { ...view, chips: added(view.chips, event.seat, -event.chips) };
    case "token_awarded":
      return enriched(view, event.seat, worthOf(event.token));
    case "bonus_awarded":
      return enriched(view, event.seat, worthOf("topaz"));
    case "round_dealt":
      return dealt(view, event.seat, event.round);
    case "hand_dealt":
      return {
        ...view,
        stock: view.stock - HAND,
        hand: event.seat === view.seat ? (event.cards ?? []) : view.hand,
        hand_sizes: set(view.hand_sizes, event.seat, HAND),
      };
    default:
      return view;
  }
}

/** A round begins: nothing is played, nothing is won. */
export function dealt(view: View, dealer: number, round: number): View {
  const nothing = (won: (number | null)[]) => won.map((count) => (count === null ? null : 0));
  return {
    ...cleared(view),
    dealer,
    round,
    hand: [],
    hand_sizes: view.hand_sizes.map(() => 0),
    stock: DECK,
    out: [],
    taken: view.taken.map(() => 0),
    won_cards: nothing(view.won_cards),
    won_points: nothing(view.won_points),
  };
}

function played(view: View, seat: number, card: string): View {
  return {
    ...view,
    hand: view.hand.filter((held) => held !== card),
    hand_sizes: added(view.hand_sizes, seat, -1),
  };
}

function cleared(view: View): View {
  return { ...view, pile: [], passed: [], to_beat: null, top_owner: null };
}

function enriched(view: View, seat: number, worth: number): View {
  const fortunes = added(view.fortunes, seat, worth);
  return { ...view, fortunes, tokens: fortunes.map((fortune) => (fortune === null ? null : inTokens(fortune))) };
}

/** Adds to a seat's number; what is hidden stays hidden. */
function added<T extends number | null>(numbers: T[], seat: number, more: number): T[] {
  return numbers.map((number, index) => (index === seat && number !== null ? ((number + more) as T) : number));
}

function set(numbers: number[], seat: number, value: number): number[] {
  return numbers.map((number, index) => (index === seat ? value : number));
}

/** The lowest first; the Brigand and the Star come after all numbers. */
export function sorted(hand: string[]): string[] {
  const rank = (card: string) => Number(valueOf(card)) || (card === "B" ? 15 : 16);
  return [...hand].sort((one, other) => rank(one) - rank(other));
}

/** The other seats in playing order after the viewer; all seats for a spectator. */
export function opponents(view: View): number[] {
  const seats = view.hand_sizes.map((_, seat) => seat);
  if (view.seat === null) return seats;
  return [...seats.slice(view.seat + 1), ...seats.slice(0, view.seat)];
}
