// Generated from the Python structs by `make types`. Do not edit.

/** From where a story is seen: a seat, or None for a spectator; with open eyes nothing stays hidden. */
export type Eyes = {
  seat: number | null;
  open: boolean;
};

/** Why a request was refused. */
export type Fault = {
  detail: string;
};

/** What the first page needs to know of a game. */
export type GameInfo = {
  name: string;
  seats: (number)[];
  ready: boolean;
  options: (OptionInfo)[];
  presets: Record<string, Record<string, string>>;
  bots: (string)[];
};

/** A move was made; its events come in order, and the position is the one after them. */
export type Happened = {
  type: "happened";
  seq: number;
  seat: number;
  events: (unknown)[];
  position: Position;
  move_id: string | null;
};

/** A step of a lesson: what to read, what it points at, and the move that is asked for. */
export type LessonStep = {
  en: string;
  fr: string;
  de: string;
  rules: (string)[];
  at: (string)[];
  begins: number;
  ends: number;
  asked: unknown;
  offered: (unknown)[];
};

/** A move that a person wants to make, at the position after `seq`. */
export type MoveWish = {
  type: "move";
  id: string;
  seq: number;
  move: unknown;
};

/** A wish for a table. */
export type NewTable = {
  game: string;
  seats: (SeatPlan)[];
  name: string;
  options: Record<string, unknown>;
};

/** The table that was opened. */
export type Opened = {
  table: string;
};

/** One option of a game, for the form that sets up a table. */
export type OptionInfo = {
  name: string;
  choices: (string)[];
  default: string;
  takes_file: boolean;
};

/** The text of an owner's own boards, tiles or cards, to be looked at. */
export type OwnersFile = {
  name: string;
  text: string;
};

/** A sign of life. */
export type Ping = {
  type: "ping";
};

/** Who sat in a seat; `bot` names the bot that played there. */
export type Player = {
  name: string;
  bot: string | null;
};

/** The answer to a ping. */
export type Pong = {
  type: "pong";
};

/** Where the match stands, as one seat may know it. */
export type Position = {
  view: unknown;
  to_act: (number)[];
  legal: (unknown)[];
  results: (Result)[] | null;
};

/** A move was not made; nothing changed. */
export type Refused = {
  type: "refused";
  seq: number;
  move_id: string;
  reason: string;
  rule: string;
};

/** How a seat ended. */
export type Result = {
  seat: number;
  score: number;
  rank: number;
};

/** One rule or ruling, in our own words. */
export type Rule = {
  id: string;
  section: string;
  source: "house" | "inferred" | "outside" | "sheet";
  en: string;
  fr: string;
  de: string;
};

/** All rules of a game, in order. */
export type Rulebook = {
  section: (Section)[];
  rule: (Rule)[];
};

/** A seat as everybody sees it. */
export type SeatInfo = {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
};

/** Who is to sit in a seat of a new table: the person who opens it, a bot, or whoever comes. */
export type SeatPlan = {
  kind: "bot" | "me" | "open";
  bot: string | null;
};

/** A chapter of the rules. */
export type Section = {
  id: string;
  en: string;
  fr: string;
  de: string;
};

/** Everything, at a point of the table's log. */
export type Snapshot = {
  type: "snapshot";
  seq: number;
  table: TableInfo;
  position: Position;
  story: (unknown)[];
};

/** A match from its first position to its last move. */
export type Story = {
  game: string;
  options: Record<string, unknown>;
  printed: unknown;
  players: (Player)[];
  eyes: Eyes;
  start: StoryPosition;
  acts: (StoryAct)[];
};

/** A move with its notation, what it caused, and the position after it. */
export type StoryAct = {
  seat: number;
  notation: string;
  events: (unknown)[];
  position: StoryPosition;
};

/** Where the match stands, as these eyes may see it. */
export type StoryPosition = {
  view: unknown;
  to_act: (number)[];
  results: (StoryResult)[] | null;
};

/** How a seat ended. */
export type StoryResult = {
  seat: number;
  score: number;
  rank: number;
};

/** A table as one guest sees it: `you` is the guest's seat. */
export type TableInfo = {
  table: string;
  game: string;
  options: Record<string, unknown>;
  printed: unknown;
  seats: (SeatInfo)[];
  you: number | null;
};

/** A person wants a free seat at a table. */
export type TakeSeat = {
  name: string;
};

/** An interactive lesson. */
export type ToldLesson = {
  story: Story;
  steps: (LessonStep)[];
};

/** What was read in an owner's file. */
export type Understood = {
  summary: string;
  value: unknown;
};

export type FromServer = Snapshot | Happened | Refused | Pong;

export type FromBrowser = MoveWish | Ping;
