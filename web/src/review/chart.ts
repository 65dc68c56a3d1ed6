/** The numbers of a review: each seat's chances over the match, and the decisions that cost most. */
import type { Decision, Review } from "../protocol/types";

/** What a seat could expect after this many moves. */
export interface Point {
  move: number;
  value: number;
}

/** The range of a graph's values, and the values that get a grid line. */
export interface Scale {
  low: number;
  high: number;
  lines: number[];
}

/** Whether there is only one player, so that the graph shows scores instead of chances of winning. */
export function isSolitaire(review: Review): boolean {
  return review.players.length === 1;
}

/** A seat's curve: what it could expect before and after each of its decisions, and the outcome. */
export function curveOf(review: Review, seat: number): Point[] {
  const points = review.decisions
    .filter((decision) => decision.seat === seat)
    .flatMap(({ move, best, played }) => [
      { move: move - 1, value: best.expected },
      { move, value: played.expected },
    ]);
  return review.outcome ? [...points, { move: review.moves, value: review.outcome[seat]! }] : points;
}

/** The decisions that clearly cost something, of one seat or of all seats, the worst first. */
export function costliest(review: Review, seat: number | null, most: number): Decision[] {
  return review.decisions
    .filter((decision) => decision.costly && (seat === null || decision.seat === seat))
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}

/** Chances are drawn from 0 to 1, scores over the range that occurred. */
export function scaleOf(review: Review): Scale {
  if (!isSolitaire(review)) return { low: 0, high: 1, lines: [0, 0.25, 0.5, 0.75, 1] };
  const values = curveOf(review, 0).map((point) => point.value);
  const low = Math.floor(Math.min(...values));
  const high = Math.max(low + 1, Math.ceil(Math.max(...values)));
  const step = Math.max(1, Math.ceil((high - low) / 5));
  return { low, high, lines: ticks(low, high, step) };
}

/** The move numbers below a graph: at most about `most` of them, in round steps. */
export function movesBelow(moves: number, most: number): number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  return ticks(0, moves, steps.find((step) => moves / step <= most) ?? moves);
}

function ticks(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
