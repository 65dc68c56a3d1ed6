/** Finds the view of each game: a folder in `src/games` whose code loads when it is opened. */
import type { Component } from "svelte";
import type { Sound } from "../ui/sound";
import type { Best } from "../protocol/types";
import type { Say } from "../ui/i18n.svelte";

/** Something that happened at the table; the rest of its fields are the game's own. */
export interface TableEvent {
  type: string;
  rule?: string;
  [field: string]: unknown;
}

/** A small number beside a player's name, such as the coins won. */
export interface Fact {
  symbol: string;
  value: string;
  /** The fact in words, for screen readers and tooltips. */
  label: string;
}

/** A moment at a live table in which several players may answer and the fastest counts. */
export interface Race {
  /** A name for the moment. */
  opened: number;
  /** How long there is time to answer, and then to say what exactly, in milliseconds. */
  ms: number;
  proof_ms: number;
  /** Who has answered, the fastest first, and who of them has yet to say what exactly. */
  answered: number[];
  naming: number[];
  /** Reports that the moment is on the screen now: everybody's time runs from then. */
  shown: () => void;
  /** Answers, and says later what exactly; `ms` is how long it took. */
  claim: (ms: number) => void;
}

/** What a game's table is handed. It knows no rules: it shows the view, and offers the legal moves. */
export interface TableProps {
  printed: unknown;
  /** The variants agreed on, as the game names them. */
  options: Record<string, unknown>;
  /** The view as it is after the events shown so far. */
  view: unknown;
  /** The moves that may be made now; none while somebody else is to act or a move is under way. */
  legal: unknown[];
  /** The events of the move that is being shown, up to the current one; none when all is shown. */
  events: TableEvent[];
  /** The events of the last move that was shown to its end. */
  last: TableEvent[];
  /** Whether these events are an explained scoring, rather than a plain move. */
  explained: boolean;
  players: string[];
  say: Say;
  /** Makes a move; where the fastest counts, `ms` is how long it took. */
  play: (move: unknown, ms?: number) => void;
  race?: Race | null;
}

/**
 * What `src/games/<name>/index.ts` exports.
 *
 * `Table` fills the two areas `board` and `hand` of the table's grid.
 */
export interface GameView {
  Table: Component<TableProps>;
  /** The view as it looks after some of a move's events: for showing them one by one. */
  advance(view: unknown, events: TableEvent[]): unknown;
  /** The view as it was before the first event of the story that led to this one. */
  opening(view: unknown, story: TableEvent[]): unknown;
  /** What stands beside a player's name. */
  facts(view: unknown, seat: number, say: Say): Fact[];
  /** How long an event stays on screen before the next one, in milliseconds. */
  pace(event: TableEvent, explained: boolean): number;
  /** Whether an event is the first of a move's events. */
  startsAct(event: TableEvent): boolean;
  /** Whether a move's events are a scoring to be explained step by step. */
  isExplained(events: TableEvent[]): boolean;
  /** One line on how far the match is. */
  progress(view: unknown, say: Say): string;
  /** What a player who is to act may do now; without it, the words `table-your-turn` say it. */
  prompt?(view: unknown, say: Say): string;
  /**
   * What on the table makes a move, in the order in which it is touched: test ids of each part. Where the first of a
   * part is not in sight, the next one leads there. Hints are drawn there.
   */
  partsOf(move: unknown, view: unknown): string[][];
  /** What is heard when an event is shown; without it, each move and each scoring has its sound. */
  sound?(event: TableEvent): Sound | undefined;
  /** How it went, for a game that nobody wins: stands in the place of the ranking. */
  verdict?(view: unknown, say: Say): string;
  /** What could have been made of the deal, for a game that has a solver. */
  best?(view: unknown, best: Best, say: Say): string;
}

const views = import.meta.glob<{ default: GameView }>("./*/index.ts");

/** Says whether the game called `name` can be shown in the browser. */
export function hasView(name: string): boolean {
  return `./${name}/index.ts` in views;
}

/** Loads the view of the game called `name`. */
export async function loadView(name: string): Promise<GameView> {
  const load = views[`./${name}/index.ts`];
  if (!load) throw new Error(`There is no view of a game called "${name}".`);
  return (await load()).default;
}
