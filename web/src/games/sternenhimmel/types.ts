// Generated from the Python structs by `make types`. Do not edit.

/** Black holes that touch each other vanished together. */
export type BlackHolesCancelled = {
  type: "black_holes_cancelled";
  sky: string;
  stars: (number)[];
  rule: string;
};

/** One constellation: its stars, the lines between them, and its two prizes. */
export type Board = {
  name: string;
  prizes: [number, number];
  stars: (Star)[];
  lines: ([number, number])[];
  names: Record<string, string>;
  unit96: [number, number] | null;
};

/** A full set of boards, as a boards file holds it. */
export type Boards = {
  board: (Board)[];
  name: string;
  credits: string;
};

/** One coin for each star left, from the Reserve (payer None) or from the first. */
export type ConsolationPaid = {
  type: "consolation_paid";
  seat: number;
  payer: number | null;
  sky: string;
  coins: number;
  rule: string;
};

/** A constellation in play; its drawing and prizes are on the printed board of that name. */
export type Constellation = {
  sky: string;
  stars: (StarView)[];
};

/** All tokens went back to their owners, and the board left the game. */
export type ConstellationDiscarded = {
  type: "constellation_discarded";
  sky: string;
  rule: string;
};

/** A new board came face up from the pile. */
export type ConstellationLaidOut = {
  type: "constellation_laid_out";
  sky: string;
  place: number;
  rule: string;
};

/** A player's total in this constellation, and the tokens left there. */
export type Counted = {
  type: "counted";
  seat: number;
  sky: string;
  points: number;
  tokens: number;
  rule: string;
};

/** All twelve constellations have been scored. */
export type MatchEnded = {
  type: "match_ended";
  rule: string;
};

/** Put one of your tokens on a free star (S19). */
export type Place = {
  type: "place";
  token: string;
  sky: string;
  star: number;
};

/** A token was put on a star; None hides which (S25, S26). */
export type Placed = {
  type: "placed";
  seat: number;
  sky: string;
  star: number;
  token: string | null;
  rule: string;
};

/** The first or second receives the prize; a player alone on the board receives both. */
export type PrizePaid = {
  type: "prize_paid";
  seat: number;
  sky: string;
  rank: number;
  coins: number;
  rule: string;
};

/** A face-down token was turned up. */
export type Revealed = {
  type: "revealed";
  seat: number;
  sky: string;
  star: number;
  token: string;
  rule: string;
};

/** One star of a board. Without x and y the drawing puts the stars on a ring. */
export type Star = {
  name: string;
  large: boolean;
  x: number | null;
  y: number | null;
  designation: string;
  hip: number | null;
};

/** A black hole swallowed a token. */
export type StarSwallowed = {
  type: "star_swallowed";
  seat: number;
  sky: string;
  star: number;
  token: string;
  rule: string;
};

/** A star of a constellation in play. An owner without a token: it lies face down, unseen. */
export type StarView = {
  owner: number | null;
  token: string | null;
};

/** What may be agreed before a match. */
export type SternenhimmelOptions = {
  consolation: "reserve" | "winner";
  double_stacking: "add" | "multiply" | "once";
  payouts: "printed" | "unit96";
  first_player: "random" | number;
  coins: "hidden" | "public";
  own_face_down: "memory" | "shown";
  boards: "zodiac" | Boards;
};

/** The table, as one seat sees it (A3 of the rulings). */
export type SternenhimmelView = {
  seat: number | null;
  turn: number | null;
  places: (Constellation | null)[];
  hand: (string)[];
  hand_sizes: (number)[];
  coins: (number | null)[];
  paid: number;
  scored: (string)[];
  unseen: (string)[];
};

/** Equal totals, but one player has more tokens left. */
export type TieBroken = {
  type: "tie_broken";
  seat: number;
  rival: number;
  sky: string;
  tokens: number;
  rival_tokens: number;
  rule: string;
};

/** Nothing separates these players: the prize of their rank is not awarded. */
export type Tied = {
  type: "tied";
  seats: (number)[];
  sky: string;
  rank: number;
  rule: string;
};

/** A player without a token in hand has to pass. */
export type TurnPassed = {
  type: "turn_passed";
  seat: number;
  rule: string;
};

/** Double stars raised the value of a star. */
export type ValueDoubled = {
  type: "value_doubled";
  seat: number;
  sky: string;
  star: number;
  face: number;
  value: number;
  doubles: number;
  rule: string;
};

export type View = SternenhimmelView;

export type Move = Place;

export type Event = Placed | Revealed | BlackHolesCancelled | StarSwallowed | ValueDoubled | Counted | TieBroken | Tied | PrizePaid | ConsolationPaid | ConstellationDiscarded | ConstellationLaidOut | TurnPassed | MatchEnded;

export type Printed = Boards;

export type Options = SternenhimmelOptions;
