/** Who sits where at a new table. */
import type { GameInfo, SeatPlan } from "../app/wire";

/** Bots of different minds, so that a table of them is not one player many times. */
const BOTS = ["greedy", "random"];
const USUAL_SEATS = 4;

/** The person who opens the table, then open seats for friends, then bots. */
export function planSeats(seats: number, friends: number): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat): SeatPlan => {
    if (seat === 0) return { kind: "me", bot: null };
    if (seat <= friends) return { kind: "open", bot: null };
    return { kind: "bot", bot: BOTS[(seat - friends - 1) % BOTS.length]! };
  });
}

/** Four seats where the game allows it, else as many as come closest. */
export function usualSeats(game: GameInfo): number {
  const distance = (seats: number) => Math.abs(seats - USUAL_SEATS);
  return [...game.seats].sort((a, b) => distance(a) - distance(b))[0] ?? 1;
}

/** The options that differ from the sheet's: only these need to be sent. */
export function changedOptions(
  game: GameInfo,
  chosen: Record<string, string>,
): Record<string, string> {
  const changed = game.options.filter((option) => (chosen[option.name] ?? option.default) !== option.default);
  return Object.fromEntries(changed.map((option) => [option.name, chosen[option.name]!]));
}
