/**
 * Shows the turns of a match one after the other, event by event.
 *
 * Turns wait in a queue, so that a fast bot never overtakes the scoring that a player is reading.
 */
import type { AnyGameView } from "../games/registry";
import type { GameEvent } from "../games/view";
import type { Position, TurnUpdate } from "../protocol/types";

/** A played move with all the events it caused. */
export interface Turn {
  events: GameEvent[];
  /** The view before it, from which it can be shown again. */
  before: unknown;
  explained: boolean;
}

/** A turn in the queue, with the position it leads to. */
interface QueuedTurn extends Turn {
  after: Position;
  /** Who made the move; null if nobody did. */
  seat: number | null;
}

/** The parts of a game's view that the animator uses. */
export type AnimatedGame = Pick<AnyGameView, "durationOf" | "startsTurn" | "isExplained" | "advance" | "initialView">;

/** With this many turns in the queue, plain moves hurry: more than one round, so that a player sees each at its speed. */
export const LONG_QUEUE = 6;
/** How long a plain move that hurries is shown at most, in milliseconds. */
const HURRIED = 200;

export class Animator {
  /** The position after everything that has been shown. */
  position = $state.raw<Position | null>(null);
  /** The position after everything that has happened, shown or not. */
  newest = $state.raw<Position | null>(null);
  /** All turns that have been shown, the oldest first. */
  past = $state.raw<Turn[]>([]);
  /** The turn that is being shown; null between turns. */
  turn = $state.raw<Turn | null>(null);
  /** How many events of the current turn are visible. */
  step = $state(0);
  /** Whether nothing moves until it is resumed; turns that come meanwhile wait in the queue. */
  paused = $state(false);
  /** How many turns wait behind the current one. */
  waiting = $state(0);

  /** The visible events of the current turn. */
  events = $derived(this.turn ? this.turn.events.slice(0, this.step) : []);
  /** The view after these events. */
  view = $derived.by(() => {
    if (this.turn) return this.#game.advance(this.turn.before, this.events);
    return this.position?.view;
  });

  #game: AnimatedGame;
  #speed: () => number;
  #patience: () => number;
  #queue: QueuedTurn[] = [];
  #after: Position | null = null;
  #mover: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `speed` is how many times faster than normal; with `patience` turns in the queue, plain moves hurry. */
  constructor(game: AnimatedGame, speed: () => number = () => 1, patience: () => number = () => LONG_QUEUE) {
    this.#game = game;
    this.#speed = speed;
    this.#patience = patience;
  }

  /** Shows a position at once, with the history that led to it; drops the current turn and the queue. */
  reset(position: Position, history: GameEvent[]): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.waiting = 0;
    this.#after = null;
    this.turn = null;
    this.position = position;
    this.newest = position;
    this.past = this.#turnsOf(history, position.view);
  }

  /** Queues a turn; it is shown after those before it. */
  add(update: TurnUpdate): void {
    const events = update.events as GameEvent[];
    const explained = this.#game.isExplained(events);
    const before = this.newest?.view;
    this.newest = update.position;
    this.#queue.push({ events, before, explained, after: update.position, seat: update.seat });
    this.waiting = this.#queue.length;
    if (!this.turn) this.#next();
  }

  /** Replaces the newest position when something beside the match changed; shown after the turns before it. */
  refresh(position: Position): void {
    this.newest = position;
    const last = this.#queue.at(-1);
    if (last) last.after = position;
    else if (this.#after) this.#after = position;
    else this.position = position;
  }

  /** Whether all that is left to be shown is a plain move of this seat, which is to move again. */
  showsOnlyOwnMove(seat: number | null): boolean {
    if (!this.turn || this.turn.explained || this.waiting > 0 || seat === null) return false;
    return this.#mover === seat && Boolean(this.newest?.to_act.includes(seat));
  }

  /** Ends the current turn at once. */
  skip(): void {
    if (this.turn) this.#finish();
  }

  /** Ends the current turn and all that wait, so that the newest position is on the screen. */
  catchUp(): void {
    this.resume();
    while (this.turn) this.#finish();
  }

  /** Stops at the current event, or resumes there. */
  pause(): void {
    clearTimeout(this.#timer);
    this.paused = true;
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    if (this.turn) this.#showNextEvent();
    else this.#next();
  }

  /** Shows a past turn again; only between turns. */
  replay(turn: Turn): void {
    if (!this.turn) this.#begin(turn, null);
  }

  #next(): void {
    if (this.paused) return;
    const queued = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (queued) this.#begin(queued, queued.after, queued.seat);
  }

  #begin(turn: Turn, after: Position | null, seat: number | null = null): void {
    this.#after = after;
    this.#mover = seat;
    this.turn = turn;
    this.step = 0;
    this.#showNextEvent();
  }

  #showNextEvent(): void {
    const event = this.turn?.events[this.step];
    if (!this.turn || !event) return this.#finish();
    this.step += 1;
    if (this.paused) return;
    this.#timer = setTimeout(() => this.#showNextEvent(), this.#durationOf(event, this.turn.explained));
  }

  /** Plain moves are shown faster when several wait behind them, as after a while in another tab. */
  #durationOf(event: GameEvent, explained: boolean): number {
    const duration = this.#game.durationOf(event, explained) / this.#speed();
    const isLate = !explained && this.#queue.length >= this.#patience();
    return isLate ? Math.min(duration, HURRIED) : duration;
  }

  #finish(): void {
    clearTimeout(this.#timer);
    if (this.turn && this.#after) {
      this.position = this.#after;
      this.past = [...this.past, this.turn];
    }
    this.#after = null;
    this.turn = null;
    this.#next();
  }

  /** Splits the history, which comes as one list, into turns: each begins with an event that starts a turn. */
  #turnsOf(history: GameEvent[], view: unknown): Turn[] {
    const turns: GameEvent[][] = [];
    for (const event of history) {
      if (turns.length === 0 || this.#game.startsTurn(event)) turns.push([]);
      turns.at(-1)!.push(event);
    }
    let before = this.#game.initialView(view, history);
    return turns.map((events) => {
      const turn = { events, before, explained: this.#game.isExplained(events) };
      before = this.#game.advance(before, events);
      return turn;
    });
  }
}
