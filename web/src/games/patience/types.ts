// Generated from the Python structs by `make types`. Do not edit.

/** One printed card (A5). */
export type Card = {
  value: number | "brigand" | "star";
  colour: string;
  place: string;
  initials: string;
};

/** A full deck, as a cards file holds it. */
export type Deck = {
  card: (Card)[];
  name: string;
  language: string;
  credits: string;
};

/** A new card came from the stock. */
export type Drawn = {
  type: "drawn";
  seat: number;
  card: string;
  kind: string;
  place: string;
  rule: string;
};

/** All cards are laid; the rows are counted and rated. */
export type Finished = {
  type: "finished";
  rows: number;
  rating: string;
  rule: string;
};

/** Join two rows with the Star: the front row, the Star, the back row (SO16). */
export type Join = {
  type: "join";
  front: number;
  back: number;
};

/** A card went on the end of a row; `rule` says why it fits. */
export type Laid = {
  type: "laid";
  card: string;
  kind: string;
  place: string;
  on: string;
  on_place: string;
  row: number;
  front: boolean;
  rule: string;
};

/** Lay a card on a row (SO5). */
export type Lay = {
  type: "lay";
  card: string;
  row: number;
  front: boolean;
};

/** What may be agreed before a game. */
export type PatienceOptions = {
  hand: number;
  brigand_next: "any" | "letter" | "none";
  star: "hold" | "immediate";
  lion_both_ways: boolean;
  both_ends: boolean;
  cards: "africa" | "afrika" | "afrique" | Deck;
};

/** The table. */
export type PatienceView = {
  seat: number | null;
  turn: number | null;
  hand: (string)[];
  rows: ((string)[])[];
  stock: number;
  unseen: (string)[];
  rating: string | null;
};

/** No card fitted, so one of them began a new row. */
export type RowStarted = {
  type: "row_started";
  card: string;
  kind: string;
  place: string;
  row: number;
  rule: string;
};

/** The Star joined two rows, in the place of the lower number. */
export type RowsJoined = {
  type: "rows_joined";
  front: number;
  back: number;
  row: number;
  rule: string;
};

/** Start a new row, when nothing fits (SO18). */
export type StartRow = {
  type: "start_row";
  card: string;
};

export type View = PatienceView;

export type Move = Lay | StartRow | Join;

export type Event = Laid | RowStarted | RowsJoined | Drawn | Finished;

export type Printed = Deck;

export type Options = PatienceOptions;
