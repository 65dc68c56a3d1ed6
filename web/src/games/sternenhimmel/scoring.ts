/** The scoring of a constellation, as far as it has been explained. */
import type { Event } from "./types";

/** What has happened to a star in a scoring. */
export interface Mark {
  revealed?: boolean;
  cancelled?: boolean;
  swallowed?: boolean;
  /** What a doubled star is worth. */
  value?: number;
}

/** A player's line in the score of a constellation. */
export interface Score {
  seat: number;
  points: number;
  tokens: number;
  coins: number;
}

/** A scoring as far as it has been shown. */
export interface Scoring {
  sky: string;
  marks: Map<number, Mark>;
  scores: Score[];
  /** The stars that the latest event is about. */
  current: number[];
}

/** Gathers what is to be drawn on the constellation that is being scored. */
export function scoringOf(events: Event[]): Scoring | null {
  const placed = events.find((event) => event.type === "placed");
  if (!placed) return null;
  const scoring: Scoring = { sky: placed.sky, marks: new Map(), scores: [], current: [] };
  for (const event of events) note(scoring, event);
  return scoring;
}

function note(scoring: Scoring, event: Event): void {
  scoring.current = starsOf(event);
  switch (event.type) {
    case "revealed":
      return mark(scoring, { revealed: true });
    case "black_holes_cancelled":
      return mark(scoring, { cancelled: true });
    case "star_swallowed":
      return mark(scoring, { swallowed: true });
    case "value_doubled":
      return mark(scoring, { value: event.value });
    case "counted":
      scoring.scores.push({ seat: event.seat, points: event.points, tokens: event.tokens, coins: 0 });
      return;
    case "prize_paid":
      return reward(scoring, event.seat, event.coins);
    case "consolation_paid":
      reward(scoring, event.seat, event.coins);
      if (event.payer !== null) reward(scoring, event.payer, -event.coins);
  }
}

function starsOf(event: Event): number[] {
  if ("star" in event) return [event.star];
  return "stars" in event ? event.stars : [];
}

function mark(scoring: Scoring, change: Mark): void {
  for (const star of scoring.current) {
    scoring.marks.set(star, { ...scoring.marks.get(star), ...change });
  }
}

function reward(scoring: Scoring, seat: number, coins: number): void {
  for (const score of scoring.scores) if (score.seat === seat) score.coins += coins;
}
