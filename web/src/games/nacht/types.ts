// Generated from the Python structs by `make types`. Do not edit.

/** It was the turn of a player without tiles. */
export type BonusPaid = {
  type: "bonus_paid";
  seat: number;
  coins: number;
  rule: string;
};

/** One constellation; its lines are paths of points, in tile widths. */
export type Constellation = {
  id: string;
  name: string;
  names: Record<string, string>;
  lines: (([number, number])[])[];
};

/** The last tile of a constellation was laid. */
export type ConstellationFinished = {
  type: "constellation_finished";
  seat: number;
  sky: string;
  coins: number;
  rule: string;
};

/** A tile was tried, does not fit and went back. */
export type DidNotFit = {
  type: "did_not_fit";
  seat: number;
  tile: string;
  rule: string;
};

/** Do not lay, and set a coin aside for it (N42). */
export type Forgo = {
  type: "forgo";
};

/** A player forwent laying and set a coin aside; `aside` counts them. */
export type Forgone = {
  type: "forgone";
  seat: number;
  aside: number;
  rule: string;
};

/** Knock because a tile was overlooked (N53). None: no tile has to be named (GN25b). */
export type Knock = {
  type: "knock";
  tile: string | null;
};

/** The knock was wrong. */
export type KnockFined = {
  type: "knock_fined";
  seat: number;
  coins: number;
  rule: string;
};

/** Knock and then show no tile, where one has to be shown: a wrong knock (GN25b). */
export type KnockInVain = {
  type: "knock_in_vain";
};

/** The knock was right. */
export type KnockRewarded = {
  type: "knock_rewarded";
  seat: number;
  coins: number;
  rule: string;
};

/** A player knocked for a tile of another; None where none has to be named. */
export type Knocked = {
  type: "knocked";
  seat: number;
  rival: number;
  tile: string | null;
  rule: string;
};

/** Lay one of your tiles in its place, or try to (N31, GN22). */
export type Lay = {
  type: "lay";
  tile: string;
};

/** A player did not knock. */
export type LetPass = {
  type: "let_pass";
  seat: number;
  rule: string;
};

/** All tiles lie, or (two players) this seat has none left. */
export type MatchEnded = {
  type: "match_ended";
  seat: number | null;
  rule: string;
};

/** What may be agreed before a match. */
export type NachtOptions = {
  mode: "klopfen" | "streng";
  sky: "spring" | "winter" | Sky;
  show_top_shape: boolean;
  second_tile_may_chain: boolean;
  show_money: boolean;
  start_player: "host" | "random" | "rotate";
  game_in_series: number;
  two_player_end: "after_turn" | "immediate";
  wrong_drops: number;
  knock_proof: boolean;
  knock_ms: number;
  rotate_tiles: boolean;
};

/** The table, as one seat sees it. Nothing here says which tiles fit (GN21). */
export type NachtView = {
  seat: number | null;
  phase: string;
  strict: boolean;
  turn: number;
  to_act: (number)[];
  laid: (string)[];
  markers: (string)[];
  constellations: (Progress)[];
  held: ((string)[])[];
  revealed: string | null;
  laid_now: number;
  tried: (string)[];
  unseen: (string)[];
  top: string | null;
  coins: (number | null)[];
  aside: (number)[];
  knock_ms: number;
  rotate_tiles: boolean;
};

/** Do not knock. */
export type Pass = {
  type: "pass";
};

/** How far a constellation has grown. */
export type Progress = {
  sky: string;
  tiles: number;
  missing: (string)[];
};

/** A turn ended with "Weiter!". GN23: others may knock now, whether or not anything was overlooked. */
export type SaidWeiter = {
  type: "said_weiter";
  seat: number;
  rule: string;
};

/** The coins set aside for forgoing went to the bank. */
export type SetAsidePaid = {
  type: "set_aside_paid";
  seat: number;
  coins: number;
  rule: string;
};

/** A whole picture, as a sky file holds it: above all, which constellations each tile bears. */
export type Sky = {
  tiles: Record<string, (string)[]>;
  constellation: (Constellation)[];
  name: string;
  credits: string;
  window: Window | null;
  stars: (Star)[];
};

/** A marker went into the square between four tiles. */
export type SquareClosed = {
  type: "square_closed";
  seat: number;
  tiles: (string)[];
  coins: number;
  rule: string;
};

/** That was the last tile of the stack. */
export type StackUsedUp = {
  type: "stack_used_up";
  rule: string;
};

/** A star of the drawing, in tile widths from the upper left corner of the picture. */
export type Star = {
  x: number;
  y: number;
  magnitude: number;
  name: string;
};

/** A full round brought nothing: the rest of the match is strict. */
export type StrictFromNow = {
  type: "strict_from_now";
  rule: string;
};

/** A tile was laid in its place: one's own first or second, or one won by knocking. */
export type TileLaid = {
  type: "tile_laid";
  seat: number;
  tile: string;
  rule: string;
};

/** The player on turn turned up the top tile of the stack. */
export type TileRevealed = {
  type: "tile_revealed";
  seat: number;
  tile: string;
  rule: string;
};

/** Two players: the one with tiles left paid for them. */
export type TilesPaidFor = {
  type: "tiles_paid_for";
  seat: number;
  tiles: number;
  coins: number;
  rule: string;
};

/** Say "Weiter!": the turn is over (N30, N41). */
export type Weiter = {
  type: "weiter";
};

/** Which part of the sky is shown: centre, width of a tile, and turn, in degrees. */
export type Window = {
  ra: number;
  dec: number;
  tile: number;
  turn: number;
};

export type View = NachtView;

export type Move = Lay | Forgo | Weiter | Knock | KnockInVain | Pass;

export type Event = TileRevealed | StackUsedUp | TileLaid | DidNotFit | SquareClosed | ConstellationFinished | SetAsidePaid | Forgone | SaidWeiter | LetPass | Knocked | KnockRewarded | KnockFined | BonusPaid | StrictFromNow | TilesPaidFor | MatchEnded;

export type Printed = Sky;

export type Options = NachtOptions;
