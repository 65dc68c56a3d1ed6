/**
 * The stage: shows what happened in order and in peace.
 *
 * Moves wait in a queue, so that a fast bot never overtakes the scoring somebody is reading.
 */
import type { GameView, TableEvent } from "../games/registry";
import type { TurnUpdate, Position } from "../protocol/types";

/** One move with all it caused. */
export interface Act {
  events: TableEvent[];
  /** The view before it, from which it can be shown again. */
  before: unknown;
  explained: boolean;
}

/** An act that waits, with the position it leads to. */
interface Waiting extends Act {
  after: Position;
}

/** What the stage needs to know of the game on it. */
export type Director = Pick<GameView, "pace" | "startsAct" | "isExplained" | "advance" | "opening">;

const MANY = 2;
const HURRIED = 200;

export class Stage {
  /** The position after everything that has been shown. */
  position = $state.raw<Position | null>(null);
  /** The position after everything that has happened, shown or not. */
  newest = $state.raw<Position | null>(null);
  /** All acts that have been shown, the oldest first. */
  past = $state.raw<Act[]>([]);
  /** The act on stage. */
  act = $state.raw<Act | null>(null);
  /** How many events of the act on stage can be seen. */
  step = $state(0);

  /** The events of the act on stage that can be seen. */
  events = $derived(this.act ? this.act.events.slice(0, this.step) : []);
  /** The view as it looks after these events. */
  view = $derived.by(() => {
    if (this.act) return this.#director.advance(this.act.before, this.events);
    return this.position?.view;
  });

  #director: Director;
  #queue: Waiting[] = [];
  #after: Position | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(director: Director) {
    this.#director = director;
  }

  /** Shows a position at once, with the story that led there; whatever was on stage is over. */
  reset(position: Position, story: TableEvent[]): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#after = null;
    this.act = null;
    this.position = position;
    this.newest = position;
    this.past = this.#actsOf(story, position.view);
  }

  /** Queues a move, to be shown when those before it have been. */
  add(happened: TurnUpdate): void {
    const events = happened.events as TableEvent[];
    const explained = this.#director.isExplained(events);
    const before = this.newest?.view;
    this.newest = happened.position;
    this.#queue.push({ events, before, explained, after: happened.position });
    if (!this.act) this.#next();
  }

  /** The same position, with news beside the match; it is shown when everything before it has been. */
  refresh(position: Position): void {
    this.newest = position;
    const last = this.#queue.at(-1);
    if (last) last.after = position;
    else if (this.#after) this.#after = position;
    else this.position = position;
  }

  /** Ends the act on stage at once. */
  skip(): void {
    if (this.act) this.#finish();
  }

  /** Shows a past act again; only between acts. */
  replay(act: Act): void {
    if (!this.act) this.#begin(act, null);
  }

  #next(): void {
    const waiting = this.#queue.shift();
    if (waiting) this.#begin(waiting, waiting.after);
  }

  #begin(act: Act, after: Position | null): void {
    this.#after = after;
    this.act = act;
    this.step = 0;
    this.#advance();
  }

  #advance(): void {
    const event = this.act?.events[this.step];
    if (!this.act || !event) return this.#finish();
    this.step += 1;
    this.#timer = setTimeout(() => this.#advance(), this.#pace(event, this.act.explained));
  }

  /** Plain moves hurry when several wait behind them, as after a while in another tab. */
  #pace(event: TableEvent, explained: boolean): number {
    const pace = this.#director.pace(event, explained);
    return !explained && this.#queue.length >= MANY ? Math.min(pace, HURRIED) : pace;
  }

  #finish(): void {
    clearTimeout(this.#timer);
    if (this.act && this.#after) {
      this.position = this.#after;
      this.past = [...this.past, this.act];
    }
    this.#after = null;
    this.act = null;
    this.#next();
  }

  /** The story comes as one list; its acts are told apart by their first events. */
  #actsOf(story: TableEvent[], view: unknown): Act[] {
    const acts: TableEvent[][] = [];
    for (const event of story) {
      if (acts.length === 0 || this.#director.startsAct(event)) acts.push([]);
      acts.at(-1)!.push(event);
    }
    let before = this.#director.opening(view, story);
    return acts.map((events) => {
      const act = { events, before, explained: this.#director.isExplained(events) };
      before = this.#director.advance(before, events);
      return act;
    });
  }
}
