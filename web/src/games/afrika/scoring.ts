/** The scoring of a round as far as it has been explained. */
import type { Event } from "./types";

/** A player's line. What has not been explained yet is undefined. */
export interface Line {
  seat: number;
  cards: number;
  points: number;
  paid?: number;
  cost?: number;
  carried?: number;
  /** What is left after paying. */
  left: number;
  rank?: number;
  token?: string;
  bonus?: boolean;
}

export interface Scoring {
  round: number;
  lines: Line[];
  /** The seats that the latest event is about. */
  current: number[];
  thrownAway: string[];
  winners: number[];
}

const FIFTH = 5;

/** The lines of the score, after a round has ended and until the next one is dealt. */
export function scoringOf(events: Event[]): Scoring | null {
  const end = events.findIndex((event) => event.type === "round_ended");
  const ended = events[end];
  if (ended?.type !== "round_ended" || events.some((event) => event.type === "round_dealt")) return null;
  const scoring: Scoring = { round: ended.round, lines: [], current: [], thrownAway: [], winners: [] };
  for (const event of events.slice(end)) note(scoring, event);
  return scoring;
}

function note(scoring: Scoring, event: Event): void {
  scoring.current = "seat" in event ? [event.seat] : [];
  switch (event.type) {
    case "hand_discarded":
      scoring.thrownAway = event.cards;
      return;
    case "counted":
      scoring.lines.push({ seat: event.seat, cards: event.cards, points: event.points, left: event.points });
      return;
    case "chips_paid":
      return change(scoring, event.seat, { paid: event.chips, cost: event.points, left: event.left });
    case "chips_carried":
      return change(scoring, event.seat, { carried: event.chips });
    case "tie_broken":
      scoring.current.push(event.rival);
      return;
    case "token_awarded":
      return change(scoring, event.seat, { rank: event.rank, token: event.token });
    case "empty_handed":
      return change(scoring, event.seat, { rank: FIFTH });
    case "bonus_awarded":
      return change(scoring, event.seat, { bonus: true });
    case "match_won":
      scoring.winners = event.seats;
      scoring.current = event.seats;
  }
}

function change(scoring: Scoring, seat: number, news: Partial<Line>): void {
  scoring.lines = scoring.lines.map((line) => (line.seat === seat ? { ...line, ...news } : line));
}
