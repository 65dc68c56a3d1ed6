// Generated from the Python structs by `make types`. Do not edit.

/** Agree to what another player asks for, or not; whoever asked withdraws with a no. */
export type AnswerOffer = {
  type: "answer_offer";
  yes: boolean;
  seat?: number | null;
};

/** The best result of a deal that a solver found, knowing all of it. */
export type Best = {
  score: number;
  proven: boolean;
};

/** Something that a player said: words, or a phrase for the reader's own language. */
export type ChatLine = {
  seat: number;
  name: string;
  at: number;
  text: string | null;
  phrase: "good-luck" | "goodbye" | "hello" | "nice-move" | "one-moment" | "oops" | "sorry" | "thanks" | "well-played" | "your-turn" | null;
};

/** A player said something. */
export type ChatUpdate = {
  type: "chat";
  seq: number;
  line: ChatLine;
};

/** A move that was made, or could have been, and what could be expected of it. */
export type Choice = {
  text: string;
  event: unknown;
  expected: number;
};

/** The secret of a one-time link. */
export type ClaimLink = {
  secret: string;
};

/** Answer where the fastest counts, and say later what exactly. */
export type ClaimRace = {
  type: "claim_race";
  opened: number;
  ms: number;
  seat?: number | null;
};

/** Whose time is running. */
export type ClockState = {
  seat: number;
  left_ms: number;
};

/** A command was not granted; nothing changed. */
export type CommandRefused = {
  type: "refused";
  seq: number;
  command: string;
  reason: string;
  rule: string;
  move_id: string | null;
};

/** The deal of a day, the same for everybody. */
export type Daily = {
  kind: "daily";
  day: string;
};

/** So many days for every move. */
export type DaysClock = {
  kind: "days";
  days: number;
};

/** A moment in which a seat had a choice, as it looked to that seat. */
export type Decision = {
  move: number;
  seat: number;
  options: number;
  played: Choice;
  best: Choice;
  loss: number;
  margin: number;
  costly: boolean;
};

/** The deal of a match that is over, and what it takes to make it again. */
export type DisclosedDeal = {
  chances: (Printed)[];
  deal: Record<string, unknown>;
  proof: Proof | null;
  game: string;
  day: string | null;
};

/** The command to be forgotten; whoever has an account shows its password. */
export type EraseMe = {
  password?: string;
};

/** Why a request was refused. */
export type ErrorResponse = {
  detail: string;
};

/** What makes the deal fair: see the proof in the record. */
export type Fairness = {
  commitment: string;
  fingerprint: string;
  nonces: (string)[];
  unrevealed: (number)[];
  secret: string | null;
};

/** What was read in an owner's file. */
export type FileSummary = {
  summary: string;
  value: unknown;
};

/** An earlier match is played on, so its deal was known to whoever opened the table. */
export type Forked = {
  kind: "forked";
  moves: number;
};

/** What the first page needs to know of a game. */
export type GameInfo = {
  name: string;
  seats: (number)[];
  ready: boolean;
  options: (OptionInfo)[];
  presets: Record<string, Record<string, string>>;
  bots: (string)[];
  one_device: Record<string, unknown>;
  today: string | null;
};

/** A move worth thinking of, by all that the seat may know. */
export type Hint = {
  move: unknown;
  text: string;
  chance: number | null;
  share: number;
};

/** The best moves of the seat that asked, the best first. */
export type Hints = {
  type: "hints";
  seq: number;
  seat: number;
  hints: (Hint)[];
};

/** Get up from a table that still waits; if the host does, the table is closed. */
export type LeaveTable = {
  type: "leave_table";
};

/** An interactive lesson. */
export type LessonReplay = {
  story: Replay;
  steps: (LessonStep)[];
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

/** A one-time link for another device. What follows the # never reaches a server, so no log has it. */
export type Link = {
  path: string;
  seconds: number;
};

/** See the table through one of one's own seats; without a seat, as a spectator does (the curtain is down). */
export type LookFromSeat = {
  type: "look_from_seat";
  seat?: number | null;
};

/** Something beside the moves: a bot sat in, a person came back or resigned, a time ran out. */
export type Mark = {
  after: number;
  kind: string;
  seat: number | null;
};

/** Who a browser is to this server. */
export type Me = {
  name: string;
  login: string | null;
  rated: boolean;
};

/** So many seconds for every move. */
export type MoveClock = {
  kind: "move";
  seconds: number;
};

/** A name and a password to be found again by. */
export type NewAccount = {
  login: string;
  password: string;
};

/** The name the person goes by from now on. */
export type NewName = {
  name: string;
};

/** Another password, and the one so far. */
export type NewPassword = {
  old: string;
  new: string;
};

/** The name of a program that is to hold seats. */
export type NewProgram = {
  name: string;
};

/** A command for a table. */
export type NewTable = {
  game: string;
  seats: (SeatPlan)[];
  name: string;
  nonce_hash: string;
  options?: Record<string, unknown>;
  visibility?: "listed" | "private";
  clock?: MoveClock | DaysClock | null;
  day?: string | null;
};

/** A program and its token, which is shown this once. */
export type NewToken = {
  program: ProgramInfo;
  token: string;
};

/** All numbers from the first to the last, as labels. */
export type Numbers = {
  first: number;
  last: number;
};

/** A player asks the other people for their consent. */
export type Offer = {
  kind: "draw" | "take_back";
  seat: number;
  waits_for: (number)[];
};

/** Ask the others for a draw. */
export type OfferDraw = {
  type: "offer_draw";
  seat?: number | null;
};

/** A player asks for consent, somebody has answered, or the matter is closed (no offer). */
export type OfferUpdate = {
  type: "offer";
  seq: number;
  offer: Offer | null;
  declined_by: number | null;
  position: Position;
};

/** The table that was opened. */
export type OpenedTable = {
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

/** From where a story is seen: a seat, or None for a spectator; with open eyes nothing stays hidden. */
export type Perspective = {
  seat: number | null;
  open: boolean;
};

/** A sign of life. */
export type Ping = {
  type: "ping";
};

/** A move that a person wants to make, at the position after `seq`. */
export type PlayMove = {
  type: "play_move";
  id: string;
  seq: number;
  move: unknown;
  seat?: number | null;
  ms?: number | null;
};

/** A command to play an earlier match on from one of its positions: of a table, or from a record. */
export type PlayOn = {
  moves: number;
  seats: (SeatPlan)[];
  name: string;
  table?: string | null;
  record?: string | null;
  visibility?: "listed" | "private";
  clock?: MoveClock | DaysClock | null;
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
  take_back: "ask" | "free" | "never" | null;
  clock: ClockState | null;
  race: RaceInfo | null;
};

/** Somebody came or went. */
export type PresenceUpdate = {
  type: "presence";
  away_ms: (number | null)[];
  spectators: number;
};

/** One stroke of chance before it is struck: all the labels in random order will be drawn, or a single one. */
export type Printed = {
  name: string;
  labels: (string | number)[] | Numbers;
  count: number;
};

/** A program that may hold seats. */
export type ProgramInfo = {
  id: string;
  name: string;
  created: number;
};

/** A move that a program wants to make, at the position after `seq`. A repeated `id` is made only once. */
export type ProgramMove = {
  id: string;
  seq: number;
  move: Record<string, unknown>;
};

/** What shows that a deal was fair, once the game is over. */
export type Proof = {
  commitment: string;
  secret: string;
  nonces: (string)[];
};

/** An address of this server that is to become a QR code. */
export type QrCode = {
  address: string;
};

/** A moment in which several seats may answer and the fastest counts. */
export type RaceInfo = {
  opened: number;
  ms: number;
  proof_ms: number;
  answered: (number)[];
  naming: (number)[];
};

/** Somebody answered where the fastest counts, or sees the moment now. */
export type RaceUpdate = {
  type: "race";
  seq: number;
  position: Position;
};

/** The ratings of a game: the best of those who want to be listed, whoever asks if they do, and the bots. */
export type RatingList = {
  game: string;
  rows: (RatingRow)[];
};

/** Whether the person wants to be in the lists of ratings. */
export type RatingPreference = {
  rated: boolean;
};

/** A line in a list of ratings. */
export type RatingRow = {
  name: string;
  bot: string | null;
  you: boolean;
  place: number | null;
  rating: number | null;
  plus_minus: number;
  provisional: boolean;
  matches: number;
  missing: number;
};

/** A person wants the same company once more, everybody a seat further. */
export type Rematch = {
  nonce_hash: string;
};

/** A match from its first position to its last move. */
export type Replay = {
  game: string;
  options: Record<string, unknown>;
  printed: unknown;
  players: (Player)[];
  eyes: Perspective;
  start: ReplayPosition;
  acts: (ReplayTurn)[];
};

/** Where the match stands, as these eyes may see it. */
export type ReplayPosition = {
  view: unknown;
  to_act: (number)[];
  results: (ReplayResult)[] | null;
};

/** How a seat ended. */
export type ReplayResult = {
  seat: number;
  score: number;
  rank: number;
};

/** A move with its notation, what it caused, and the position after it. */
export type ReplayTurn = {
  seat: number;
  notation: string;
  events: (unknown)[];
  position: ReplayPosition;
};

/** The moment in which the fastest counts is on the screen now. */
export type ReportRaceShown = {
  type: "report_race_shown";
  opened: number;
  seat?: number | null;
};

/** Ask for the best moves. */
export type RequestHints = {
  type: "request_hints";
  seat?: number | null;
};

/** Give the seat up for good; a bot plays on. */
export type Resign = {
  type: "resign";
  seat?: number | null;
};

/** How a seat ended. */
export type Result = {
  seat: number;
  score: number;
  rank: number;
};

/** Take one's seat back from the bot that sat in. */
export type ReturnToSeat = {
  type: "return_to_seat";
  seat?: number | null;
};

/** A match, decision by decision. */
export type Review = {
  game: string;
  players: (string)[];
  moves: number;
  decisions: (Decision)[];
  outcome: (number)[] | null;
};

/** How far a review is; `review` is there once it is done. */
export type ReviewProgress = {
  done: number;
  planned: number;
  review: Review | null;
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

/** Let a bot play a seat: one's own, that of somebody who is away, or, for the host, an open one. */
export type SeatBot = {
  type: "seat_bot";
  seat: number;
  bot?: string | null;
};

/** A seat as everybody sees it. An open seat with a name is held for that person. */
export type SeatInfo = {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  resigned: boolean;
  away_ms: number | null;
};

/** Who is to sit in a seat of a new table. */
export type SeatPlan = {
  kind: "bot" | "here" | "me" | "open";
  bot?: string | null;
  name?: string | null;
};

/** A chapter of the rules. */
export type Section = {
  id: string;
  en: string;
  fr: string;
  de: string;
};

/** Say something: either words or a phrase. */
export type SendChat = {
  type: "send_chat";
  text?: string | null;
  phrase?: "good-luck" | "goodbye" | "hello" | "nice-move" | "one-moment" | "oops" | "sorry" | "thanks" | "well-played" | "your-turn" | null;
  seat?: number | null;
};

/** Who the person says to be. */
export type SignIn = {
  login: string;
  password: string;
};

/** Everything, at a point of the table's log. */
export type Snapshot = {
  type: "snapshot";
  seq: number;
  table: TableInfo;
  position: Position | null;
  history: (unknown)[];
  marks: (Mark)[];
  chat: (ChatLine)[];
};

/** A table as one guest sees it. */
export type TableInfo = {
  table: string;
  game: string;
  options: Record<string, unknown>;
  printed: unknown;
  seats: (SeatInfo)[];
  you: number | null;
  yours: (number)[];
  host: number | null;
  phase: "closed" | "over" | "playing" | "waiting";
  visibility: "listed" | "private";
  clock: MoveClock | DaysClock | null;
  fair: Fairness | null;
  origin: Forked | Daily | null;
  offer: Offer | null;
  rematch: string | null;
  spectators: number;
  grace_ms: number;
  draw_by_agreement: boolean;
};

/** A table in a list. */
export type TableListing = {
  table: string;
  game: string;
  phase: "closed" | "over" | "playing" | "waiting";
  seats: (SeatInfo)[];
  clock: MoveClock | DaysClock | null;
  opened: number;
  updated: number;
  moves: number;
  to_act: (number)[];
  results: (Result)[] | null;
  yours: (number)[];
  your_turn: boolean;
  origin: Forked | Daily | null;
};

/** Something about the company changed; `what` says what, `seat` where. */
export type TableUpdate = {
  type: "table";
  seq: number;
  what: string;
  seat: number | null;
  table: TableInfo;
  position: Position | null;
};

/** Take back the seat's last move: at once where that is free, else the others are asked. */
export type TakeBack = {
  type: "take_back";
  seq: number;
  seat?: number | null;
};

/** The match stands where it stood before: everything from a move of this seat on is undone. */
export type TakeBackUpdate = {
  type: "take_back";
  seq: number;
  seat: number;
  table: TableInfo;
  position: Position;
  history: (unknown)[];
};

/** A program wants a free seat; the nonce behind the nonce_hash becomes a part of the deal. */
export type TakeProgramSeat = {
  nonce_hash: string;
};

/** A person wants a free seat at a table. */
export type TakeSeat = {
  name: string;
  nonce_hash: string;
};

/** A move was made; its events come in order, and the position is the one after them. */
export type TurnUpdate = {
  type: "turn";
  seq: number;
  seat: number;
  events: (unknown)[];
  position: Position;
  move_id: string | null;
  overdue: boolean;
};

export type Message = Snapshot | TurnUpdate | RaceUpdate | TableUpdate | TakeBackUpdate | OfferUpdate | ChatUpdate | PresenceUpdate | Hints | CommandRefused | Pong;

export type Command = PlayMove | ReportRaceShown | ClaimRace | TakeBack | OfferDraw | AnswerOffer | SeatBot | ReturnToSeat | Resign | LeaveTable | SendChat | LookFromSeat | RequestHints | Ping;
