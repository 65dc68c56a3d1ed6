/** The daily challenge, as the lobby shows it: the guest's try of today, and the days in a row. */
import type { TableListing } from "../protocol/types";

/** How far the guest's try is, and on how many days in a row, up to today or yesterday, the challenge was finished. */
export interface DailyState {
  phase: "open" | "playing" | "over";
  days: number;
}

const A_DAY = 86_400_000;

/** The state of today's challenge of a game. */
export function dailyState(cards: TableListing[], game: string, today: string): DailyState {
  const table = tableOfDay(cards, game, today);
  const phase = !table ? "open" : table.phase === "over" ? "over" : "playing";
  return { phase, days: daysInARow(cards, game, today) };
}

/** The table at which the guest plays the challenge of a day, if there is one. */
export function tableOfDay(cards: TableListing[], game: string, day: string): TableListing | undefined {
  const is = ({ origin }: TableListing) => origin?.kind === "daily" && origin.day === day;
  return cards.find((card) => card.game === game && card.phase !== "closed" && is(card));
}

/** On how many days in a row the guest has finished the challenge. A try that was left to a bot does not count. */
function daysInARow(cards: TableListing[], game: string, today: string): number {
  const finished = new Set(
    cards
      .filter((card) => card.game === game && card.phase === "over" && isFinishedByPerson(card))
      .map(({ origin }) => (origin?.kind === "daily" ? origin.day : "")),
  );
  const dayBefore = (day: string) => new Date(Date.parse(day) - A_DAY).toISOString().slice(0, "2026-12-31".length);
  let day = finished.has(today) ? today : dayBefore(today);
  let days = 0;
  for (; finished.has(day); day = dayBefore(day)) days += 1;
  return days;
}

function isFinishedByPerson({ seats }: TableListing): boolean {
  return seats.some(({ kind, bot }) => kind === "person" && bot === null);
}
