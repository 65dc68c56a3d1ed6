/** What a game's folder gives to the tables that show it: live tables, replays and lessons. */
import type { Component } from "svelte";
import type { Best } from "../protocol/types";
import type { Say } from "../ui/i18n.svelte";
import type { Sound } from "../ui/sound";

/** Something that happened in a match. Each game adds fields of its own. */
export interface GameEvent {
  type: string;
  /** The number of the rule behind it. */
  rule?: string;
}

/** A small number beside a player's name, such as the coins won. */
export interface Fact {
  symbol: string;
  value: string;
  /** The fact in words, for screen readers and tooltips. */
  label: string;
}

/** A moment at a live table in which several players may answer and the fastest answer counts. */
export interface Race {
  /** Identifies the moment. */
  opened: number;
  /** How long players may answer, and then prove their answer, in milliseconds. */
  ms: number;
  proof_ms: number;
  /** The seats that have answered, the fastest first, and those of them that still have to prove it. */
  answered: number[];
  naming: number[];
  /** Reports that the moment is on the screen now: this player's time starts here. */
  shown: () => void;
  /** Answers now and proves it later; `ms` is the player's reaction time. */
  claim: (ms: number) => void;
}

/** A part of a player's score: what it is for, and how much it brought or cost. */
export interface Source {
  label: string;
  points: number;
}

/** How a match ended, read from all its events. */
export interface Ending<Event, Options> {
  /** The event that says how it ended. */
  lastWord(events: Event[]): Event | undefined;
  /** Where a player's points came from. */
  sources(events: Event[], seat: number, say: Say): Source[];
  /** Whether the players' scores say more than who has won. */
  hasScores(options: Options): boolean;
  /** The rules that break a tie for first place, or let the tied players share it. Messages `result-tie-…` explain them. */
  ties: { broken?: string; shared?: string };
}

/** The end of a match on the board. */
export interface Finale<Event> {
  /** Everything that happened in the match. */
  events: Event[];
  /** Whether this is the moment that belongs to the board, before the ranking is shown. */
  glowing: boolean;
}

/** The properties of a game's `Table`. It knows no rules: it shows the view and offers the legal moves. */
export interface TableProps<View, Event, Move, Printed, Options> {
  printed: Printed;
  /** The variants agreed on. */
  options: Options;
  /** The view after the events shown so far. */
  view: View;
  /** The moves that may be made now; none while another player is to act or a move is being sent. */
  legal: Move[];
  /** The events of the turn that is being shown, up to the current one; none between turns. */
  events: Event[];
  /** The events of the last turn that was shown to its end. */
  last: Event[];
  /** The events since the viewer's own last move, which stay marked on the board. */
  recent?: Event[];
  /** Whether these events are a scoring that is explained step by step. */
  explained: boolean;
  players: string[];
  say: Say;
  /** Plays a move; in a race, `ms` is the player's reaction time. */
  play: (move: Move, ms?: number) => void;
  /** Says what to do next with what is selected; null when nothing is, so that the usual prompt is shown. */
  ask?: (next: string | null) => void;
  race?: Race | null;
  /** Once the match is over and all of it has been shown. */
  finale?: Finale<Event> | null;
}

/**
 * What `src/games/<name>/index.ts` exports.
 *
 * The type parameters are the types that `make types` generates from the game's Python structs.
 */
export interface GameView<View, Event, Move, Printed = unknown, Options = unknown> {
  /** Fills the two areas `board` and `hand` of the table's grid. */
  Table: Component<TableProps<View, Event, Move, Printed, Options>>;
  /** The view after some of a turn's events: for showing them one by one. */
  advance(view: View, events: Event[]): View;
  /** The view before the first event of the history that led to this view. */
  initialView(view: View, history: Event[]): View;
  /** What is written beside a player's name. */
  facts(view: View, seat: number, say: Say): Fact[];
  /** How long an event stays on screen before the next one, in milliseconds. */
  durationOf(event: Event, explained: boolean): number;
  /** Whether an event is the first of a turn. */
  startsTurn(event: Event): boolean;
  /** Whether an event says that a player did nothing: the log leaves it out, and it is no move of their own. */
  isSilent?(event: Event): boolean;
  /** Whether a turn's events are a scoring to be explained step by step. */
  isExplained(events: Event[]): boolean;
  /** One line on how far the match has come. */
  progress(view: View, say: Say): string;
  /** What a player who is to act may do now; without it, the message `table-your-turn` is shown. */
  prompt?(view: View, say: Say): string;
  /**
   * The controls that make a move, in the order in which they are touched. Each is a list of test ids: if the first is
   * out of sight, the next one leads there. Hints are drawn around them.
   */
  controlsOf(move: Move, view: View): string[][];
  /** The language of the printed components, if they are written in one. */
  languageOf?(printed: Printed): string;
  /** The sounds of events, by type; without any, each move and each scoring has its usual sound. */
  sounds?: Readonly<Record<string, Sound | undefined>>;
  /** How a match ended and where the points came from; not for a game that nobody wins. */
  ending?: Ending<Event, Options>;
  /** How it went, for a game that nobody wins: shown in place of the ranking. */
  verdict?(view: View, say: Say): string;
  /** A kind word on how it went, below the verdict. */
  comment?(view: View, say: Say): { text: string; rule: string };
  /** Whether a score is better than another, if not the higher one is. The message `daily-score` names a score. */
  isBetter?(score: number, than: number): boolean;
  /** What could have been made of the deal, for a game that has a solver. */
  best?(view: View, best: Best, say: Say): string;
}

/** The properties of a drawing among a game's rules. */
export interface IllustrationProps<Printed> {
  /** The printed boards, tiles or cards. */
  printed: Printed;
  say: Say;
}

/** What `src/games/<name>/illustrations.ts` exports: a drawing for sections of the rulebook, by section id. */
export type Illustrations<Printed> = Record<string, Component<IllustrationProps<Printed>>>;

/** A drawing of a component: what draws it, and its properties. */
export interface Drawn {
  Art: Component<any>;
  props: Record<string, unknown>;
}

/** Something to be drawn, with the properties it needs. */
export function drawn<Props extends Record<string, any>>(Art: Component<Props>, props: Props): Drawn {
  return { Art, props };
}

/** One piece to cut out. */
export interface PrintedPiece {
  front: Drawn;
  /** What is on its other side, if that is not blank. */
  back?: Drawn;
}

/** Components of one kind, all of the same size. The game's message `print-<id>` names them. */
export interface PrintedPart<Printed> {
  id: string;
  /** In millimetres, once cut out. */
  width: number;
  height: number;
  /** The space between two pieces; without any they share their cuts. */
  gap: number;
  /** As many as the most players need. */
  pieces(printed: Printed): PrintedPiece[];
}

/** What `src/games/<name>/print.ts` exports: all that is printed of a game. */
export interface PrintedSet<Printed> {
  parts: PrintedPart<Printed>[];
  /** Draws what the drawings refer to, such as a gradient. */
  Definitions?: Component;
}
