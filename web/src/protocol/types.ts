// Generated from the Python structs by `make types`. Do not edit.

/** Something that an admin did. */
export type ActInfo = {
  at: number;
  admin_name: string;
  act: string;
  subject: string;
  subject_name: string;
  why: string;
};

/** An admin. */
export type AdminInfo = {
  guest: string;
  name: string;
  since: number;
  is_you: boolean;
};

/** What the page of the admins shows first. */
export type AdminOverview = {
  admins: (AdminInfo)[];
  open_reports: number;
  tables: Record<string, number>;
};

/** The tables that were found, the latest first. */
export type AdminTables = {
  tables: (TableListing)[];
  is_cut: boolean;
};

/** Accept or decline another player's offer. The player who made it withdraws it with a no. */
export type AnswerOffer = {
  type: "answer_offer";
  yes: boolean;
  seat?: number | null;
};

/** Keep a person out until the ban is lifted. */
export type Ban = {
  why: string;
};

/** The best result of a deal that a solver found, knowing all of it. */
export type Best = {
  score: number;
  proven: boolean;
};

/** What a bot made of the challenge of a day. */
export type BotTry = {
  bot: string;
  result: DailyResult | null;
};

/** A line of the chat: a text, or a phrase by its key. */
export type ChatLine = {
  seat: number;
  name: string;
  at: number;
  text: string | null;
  phrase: "good-luck" | "goodbye" | "hello" | "nice-move" | "one-moment" | "oops" | "sorry" | "thanks" | "well-played" | "your-turn" | null;
};

/** A player sent a chat line. */
export type ChatUpdate = {
  type: "chat";
  seq: number;
  line: ChatLine;
};

/** A move that was or could have been played, and its expected result. */
export type Choice = {
  text: string;
  event: unknown;
  expected: number;
};

/** The secret of a link that names an admin. */
export type ClaimAdmin = {
  secret: string;
};

/** The secret of a one-time link. */
export type ClaimLink = {
  secret: string;
};

/** Answer in a race, and name the move later. */
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

/** Close a table; its people read why. */
export type CloseTable = {
  why: string;
};

/** A command was not carried out; nothing changed. */
export type CommandRefused = {
  type: "refused";
  seq: number;
  command: string;
  reason: string;
  rule: string;
  move_id: string | null;
  key: string;
  values: Record<string, string | number>;
};

/** The table plays the challenge of a day: the same deal against the same bots for everybody, and one try. */
export type Daily = {
  kind: "daily";
  day: string;
};

/** What somebody made of the challenge of a day. */
export type DailyResult = {
  rank: number;
  score: number;
};

/** The challenge of a day: what everybody made of it, and the days of the person who asks. */
export type DailyResults = {
  day: string;
  seats: number;
  yours: DailyResult | null;
  results: (ResultCount)[];
  given_up: number;
  yesterday: DailyResult | null;
  streak: number;
  bot: BotTry | null;
};

/** A time limit in days for every move. */
export type DaysClock = {
  kind: "days";
  days: number;
};

/** A move for which the seat had a choice, judged by what the seat knew. */
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

/** The deal of a match that is over, and everything needed to repeat it. */
export type DisclosedDeal = {
  chances: (PrintedChance)[];
  deal: Record<string, unknown>;
  proof: Proof | null;
  game: string;
  day: string | null;
};

/** Delete everything that is kept about the person. An account needs its password. */
export type EraseMe = {
  password?: string;
};

/** Why a request was refused. */
export type ErrorResponse = {
  detail: string;
  key: string;
  values: Record<string, string | number>;
};

/** An evening as one guest may read it. */
export type EveningInfo = {
  evening: string;
  title: string;
  organiser: string;
  you_organise: boolean;
  you: number | null;
  was_removed: boolean;
  game: string;
  seats: number;
  people: number;
  scoring: "duplicate" | "plain";
  system: "round_robin" | "swiss";
  leftover: "bots" | "byes" | "smaller";
  bot: string;
  clock: MoveClock | DaysClock | null;
  league: string | null;
  league_title: string | null;
  phase: "between" | "gathering" | "over" | "playing";
  planned: number;
  commitments: (string)[];
  players: (EveningPlayer)[];
  rounds: (EveningRoundInfo)[];
  standings: (StandingRow)[];
  your_table: string | null;
};

/** A player. The number in the list names them elsewhere. */
export type EveningPlayer = {
  name: string;
  is_present: boolean;
};

/** The table belongs to a round of an evening, which seats its people and compares their results. */
export type EveningRound = {
  kind: "evening";
  evening: string;
  round: number;
  is_duplicate: boolean;
  is_sealed: boolean;
};

/** A round. */
export type EveningRoundInfo = {
  tables: (EveningTable)[];
  byes: (number)[];
  is_over: boolean;
  commitment: string;
  secret: string | null;
};

/** A table of a round; a seat has a player's number, or None for a bot. */
export type EveningTable = {
  table: string;
  seating: (number | null)[];
  is_over: boolean;
};

/** How the evening is now: sent to a page that shows it, whenever something has changed. */
export type EveningUpdate = {
  type: "evening";
  evening: EveningInfo;
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

/** The table continues an earlier match, so the person who opened it knew the deal. */
export type Forked = {
  kind: "forked";
  moves: number;
};

/** What the lobby needs to know of a game. */
export type GameInfo = {
  name: string;
  seats: (number)[];
  ready: boolean;
  options: (OptionInfo)[];
  presets: Record<string, Record<string, string>>;
  recommended: Record<string, string>;
  minutes: (number)[];
  difficulty: "demanding" | "easy" | "medium";
  bots: (string)[];
  one_device: Record<string, unknown>;
  today: string;
  has_puzzles: boolean;
};

/** A good move, judged on what the seat may know. */
export type Hint = {
  move: unknown;
  text: string;
  event: unknown;
  chance: number | null;
  share: number;
};

/** How fast a browser is in a game. */
export type HintSpeed = {
  simulations: number;
  needed: number;
};

/** The best moves for the seat that asked, the best first. */
export type Hints = {
  type: "hints";
  seq: number;
  seat: number;
  hints: (Hint)[];
};

/** A text of the host's own. Browsers show it as text, with headings, lists and links, and nothing else in it. */
export type HostText = {
  language: string;
  text: string;
};

/** Take part from the next round on. */
export type JoinEvening = {
  name: string;
  nonce: string;
};

/** An evening of a league. */
export type LeagueEvening = {
  evening: string;
  title: string;
  game: string;
  opened: number;
  is_over: boolean;
};

/** A league. */
export type LeagueInfo = {
  league: string;
  title: string;
  best: number | null;
  you_organise: boolean;
  evenings: (LeagueEvening)[];
  rows: (LeagueRow)[];
};

/** A player's place in a league. Equal players share one. */
export type LeagueRow = {
  name: string;
  you: boolean;
  place: number;
  points: number;
  results: (number | null)[];
  counted: (boolean)[];
};

/** Leave a table that still waits for players. If the host leaves, the table is closed. */
export type LeaveTable = {
  type: "leave_table";
};

/** An interactive lesson. */
export type LessonReplay = {
  replay: Replay;
  steps: (LessonStep)[];
};

/** A step of a lesson: the text, what it points at, and the move that the learner is to make. */
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

/** A one-time link for another device. Browsers do not send the part behind the #, so no log has it. */
export type Link = {
  path: string;
  seconds: number;
};

/** See the table from one of one's own seats; without a seat, as a spectator sees it. */
export type LookFromSeat = {
  type: "look_from_seat";
  seat?: number | null;
};

/** Something that happened beside the moves, for example that a bot took over a seat. */
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
  for_puzzles: boolean;
};

/** A time limit in seconds for every move. */
export type MoveClock = {
  kind: "move";
  seconds: number;
};

/** Let nobody read what a person writes, for a time. */
export type Mute = {
  minutes: number;
  why?: string;
};

/** A field of events that holds a code, or a list of codes. */
export type NamedField = {
  sort: string;
  within: string;
};

/** The names of all components of a match. */
export type Names = {
  fields: Record<string, NamedField>;
  words: Record<string, Record<string, Record<string, string | number | Record<string, string>>>>;
};

/** Open an account: a name and a password to sign in with on any device. */
export type NewAccount = {
  login: string;
  password: string;
};

/** Open an evening. */
export type NewEvening = {
  title: string;
  name: string;
  game: string;
  seats: number;
  people: number;
  rounds: number;
  scoring?: "duplicate" | "plain";
  system?: "round_robin" | "swiss";
  leftover?: "bots" | "byes" | "smaller";
  bot?: string | null;
  clock?: MoveClock | DaysClock | null;
  options?: Record<string, unknown>;
  league?: string | null;
  language?: string;
};

/** Open a league. */
export type NewLeague = {
  title: string;
  best?: number | null;
};

/** Change the person's name. */
export type NewName = {
  name: string;
};

/** Change the password. */
export type NewPassword = {
  old: string;
  new: string;
};

/** Create a token for a program with this name. */
export type NewProgram = {
  name: string;
};

/** Set the quiet hours, or have none. */
export type NewQuietTime = {
  quiet: QuietTime | null;
};

/** Report the name of a seat, or one of its chat lines, to the admins of the server. */
export type NewReport = {
  seat: number;
  line_at?: number | null;
  note?: string;
};

/** Open a table. */
export type NewTable = {
  game: string;
  seats: (SeatPlan)[];
  name: string;
  nonce_hash: string;
  options?: Record<string, unknown>;
  visibility?: "listed" | "private";
  clock?: MoveClock | DaysClock | null;
  day?: string | null;
  language?: string;
};

/** A program and its token, which is shown only this once. */
export type NewToken = {
  program: ProgramInfo;
  token: string;
};

/** Tell a URL when something is to do. */
export type NewWebhook = {
  url: string;
  kind: "club" | "webhook";
  language: string;
};

/** The labels of a chance, if they are all numbers from the first to the last. */
export type NumberRange = {
  first: number;
  last: number;
};

/** A player asks the other people for their consent. */
export type Offer = {
  kind: "draw" | "take_back";
  seat: number;
  waits_for: (number)[];
};

/** Offer the others a draw. */
export type OfferDraw = {
  type: "offer_draw";
  seat?: number | null;
};

/** A player made an offer, somebody answered it, or it is settled (then there is no offer). */
export type OfferUpdate = {
  type: "offer";
  seq: number;
  offer: Offer | null;
  declined_by: number | null;
  position: Position;
};

/** The evening that was opened. */
export type OpenedEvening = {
  evening: string;
};

/** The league that was opened. */
export type OpenedLeague = {
  league: string;
};

/** The table that was opened. */
export type OpenedTable = {
  table: string;
};

/** One option of a game, for the form that opens a table. */
export type OptionInfo = {
  name: string;
  choices: (string)[];
  default: string;
  takes_file: boolean;
  are_seats: boolean;
  in_language: Record<string, string>;
};

/** An evening in a list of one's own. */
export type OwnEvening = {
  evening: string;
  title: string;
  game: string;
  phase: "between" | "gathering" | "over" | "playing";
  opened: number;
};

/** The evenings that a guest organises or takes part in, the latest first, and the leagues they organise. */
export type OwnEvenings = {
  evenings: (OwnEvening)[];
  leagues: (OwnLeague)[];
};

/** A league in a list of one's own. */
export type OwnLeague = {
  league: string;
  title: string;
};

/** The text of an owner's file of boards, tiles or cards, to be checked. */
export type OwnersFile = {
  name: string;
  text: string;
};

/** A person, or a program, as admins see them. No password and no address is known. */
export type PersonInfo = {
  guest: string;
  name: string;
  login: string | null;
  program_of: string | null;
  table_changed: number | null;
  tables: number;
  standing: Standing;
};

/** Who watches a replay: a seat, or None for a spectator; optionally with nothing hidden. */
export type Perspective = {
  seat: number | null;
  reveal_all: boolean;
};

/** Ask whether the connection is alive. */
export type Ping = {
  type: "ping";
};

/** Play a move at the position after event `seq`. A move that its seat sends again under the same id counts once. */
export type PlayMove = {
  type: "play_move";
  id: string;
  seq: number;
  move: unknown;
  seat?: number | null;
  ms?: number | null;
};

/** Open a table that continues an earlier match from one of its positions: of a table, or from a record. */
export type PlayOn = {
  moves: number;
  seats: (SeatPlan)[];
  name: string;
  table?: string | null;
  record?: string | null;
  visibility?: "listed" | "private";
  clock?: MoveClock | DaysClock | null;
};

/** The player of a seat. `bot` is the name of the bot, if a bot played the seat. */
export type Player = {
  name: string;
  bot: string | null;
};

/** The answer to a ping. */
export type Pong = {
  type: "pong";
};

/** The position of a match, as one seat may know it. */
export type Position = {
  view: unknown;
  to_act: (number)[];
  legal: (unknown)[];
  results: (Result)[] | null;
  is_drawn: boolean;
  take_back: "ask" | "free" | "never" | null;
  clock: ClockState | null;
  race: RaceInfo | null;
};

/** Somebody connected or left. */
export type PresenceUpdate = {
  type: "presence";
  away_ms: (number | null)[];
  spectators: number;
};

/** A chance before it is drawn: its labels in printed order, of which all are shuffled or one is drawn. */
export type PrintedChance = {
  name: string;
  labels: (string | number)[] | NumberRange;
  count: number;
};

/** A program that may hold seats. */
export type ProgramInfo = {
  id: string;
  name: string;
  created: number;
};

/** Play a move at the position after event `seq`. A move that is sent again under the same id counts once. */
export type ProgramMove = {
  id: string;
  seq: number;
  move: Record<string, unknown>;
};

/** Shows that a deal was fair, once the match is over. */
export type Proof = {
  commitment: string;
  secret: string;
  nonces: (string)[];
};

/** How a person is told of their tables. */
export type PushSettings = {
  public_key: string;
  targets: (PushTarget)[];
  quiet: QuietTime | null;
  this_device: string | null;
};

/** A browser or webhook that is told. */
export type PushTarget = {
  id: string;
  kind: "club" | "device" | "webhook";
  name: string;
  created: number;
  error: string;
};

/** A move in the position, and what may be expected of it. */
export type PuzzleChoice = {
  move: unknown;
  text: string;
  event: unknown;
  expected: number;
};

/** A puzzle in the list of a game's puzzles. */
export type PuzzleInfo = {
  id: string;
  difficulty: "easy" | "hard" | "medium";
  seats: number;
};

/** A puzzle, as its seat sees it. */
export type PuzzlePosition = {
  id: string;
  difficulty: "easy" | "hard" | "medium";
  game: string;
  options: Record<string, unknown>;
  printed: unknown;
  names: Names;
  players: (Player)[];
  seat: number;
  position: ReplayPosition;
  history: (unknown)[];
  legal: (unknown)[];
  choices: (PuzzleChoice)[];
};

/** Let one's finished matches become puzzles, or not. */
export type PuzzlePreference = {
  for_puzzles: boolean;
};

/** An address of this server, to be drawn as a QR code. */
export type QrCode = {
  address: string;
};

/** When to be told nothing, in minutes of the day in a time zone. */
export type QuietTime = {
  begins: number;
  ends: number;
  time_zone: string;
};

/** A race: several seats may answer, and the fastest answer counts. */
export type RaceInfo = {
  opened: number;
  ms: number;
  proof_ms: number;
  answered: (number)[];
  naming: (number)[];
};

/** A seat answered in a race, or its screen shows the race now. */
export type RaceUpdate = {
  type: "race";
  seq: number;
  position: Position;
};

/** The ratings of a game: the best people who want to be listed, the caller if listed, and the bots. */
export type RatingList = {
  game: string;
  rows: (RatingRow)[];
};

/** Appear in the lists of ratings, or not. */
export type RatingPreference = {
  rated: boolean;
};

/** A row in a list of ratings. */
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

/** How other devices reach a server whose page was opened as localhost. */
export type Reach = {
  kind: "here" | "network" | "unknown";
  address: string | null;
};

/** Play another match with the same players, everybody one seat further. */
export type Rematch = {
  nonce_hash: string;
};

/** Remove a player for good. */
export type RemovePlayer = {
  player: number;
};

/** A match from its first position to its last move. */
export type Replay = {
  game: string;
  options: Record<string, unknown>;
  printed: unknown;
  names: Names;
  players: (Player)[];
  perspective: Perspective;
  start: ReplayPosition;
  turns: (ReplayTurn)[];
  draw_agreed: boolean;
};

/** A position of the match, as this perspective shows it. */
export type ReplayPosition = {
  view: unknown;
  to_act: (number)[];
  results: (Result)[] | null;
  is_drawn: boolean;
};

/** A move with its notation, what it caused, and the position after it. */
export type ReplayTurn = {
  seat: number;
  notation: string;
  events: (unknown)[];
  position: ReplayPosition;
};

/** A report, with what was said at the table around it. */
export type ReportInfo = {
  id: string;
  at: number;
  table: string;
  guest: string;
  name: string;
  standing: Standing;
  line: string;
  is_line: boolean;
  note: string;
  done: number | null;
  context: (ChatLine)[];
};

/** The race that event `opened` began is on the screen now. */
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

/** Give up the seat. A bot plays on. */
export type Resign = {
  type: "resign";
  seat?: number | null;
};

/** A seat's score, and its rank from 1. Equal players share a rank. */
export type Result = {
  seat: number;
  score: number;
  rank: number;
};

/** How many people have finished the challenge with this result. */
export type ResultCount = {
  result: DailyResult;
  people: number;
};

/** Take one's seat back from the bot that took over. */
export type ReturnToSeat = {
  type: "return_to_seat";
  seat?: number | null;
};

/** Reveal the nonce behind the hash, once all seats are taken. */
export type RevealNonce = {
  nonce: string;
};

/** All decisions of a match. */
export type Review = {
  game: string;
  players: (string)[];
  moves: number;
  decisions: (Decision)[];
  outcome: (number)[] | null;
  names: Names;
};

/** The progress of a review; `review` is there once it is done. */
export type ReviewProgress = {
  done: number;
  planned: number;
  review: Review | null;
};

/** What a player has for a round. */
export type RoundResult = {
  outcome: "bye" | "given_up" | "missed" | "played" | "playing" | "unfinished";
  points: number;
  score: number | null;
  rank: number | null;
  others: number | null;
  beaten: number | null;
  equalled: number | null;
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

/** How a notification fared that was sent to try it out; `error` as in `PushTarget`. */
export type SampleSent = {
  error: string;
};

/** Let a bot play a seat: one's own, that of a person who is away, or, for the host, an open one. */
export type SeatBot = {
  type: "seat_bot";
  seat: number;
  bot?: string | null;
};

/** A seat as everybody sees it. An open seat with a name is reserved for that person. */
export type SeatInfo = {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  resigned: boolean;
  away_ms: number | null;
};

/** Who sits in a seat of a new table. */
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

/** Send a chat line: either a text or a phrase. */
export type SendChat = {
  type: "send_chat";
  text?: string | null;
  phrase?: "good-luck" | "goodbye" | "hello" | "nice-move" | "one-moment" | "oops" | "sorry" | "thanks" | "well-played" | "your-turn" | null;
  seat?: number | null;
};

/** What an admin should know of the server. */
export type ServerInfo = {
  storage: StorageInfo;
  versions: VersionInfo;
  settings: (SettingInfo)[];
};

/** A setting in force. */
export type SettingInfo = {
  name: string;
  value: string | boolean;
  is_hidden: boolean;
  source: "default" | "environment" | "flag";
};

/** Mark a report as done. */
export type SettleReport = {
  why?: string;
};

/** Sign in to an account. */
export type SignIn = {
  login: string;
  password: string;
};

/** Everything the viewer may know, after event `seq`. */
export type Snapshot = {
  type: "snapshot";
  seq: number;
  table: TableInfo;
  position: Position | null;
  history: (unknown)[];
  marks: (Mark)[];
  chat: (ChatLine)[];
};

/** What a person may not do at the moment. */
export type Standing = {
  muted_until: number | null;
  banned_since: number | null;
  why: string;
};

/** A player's place. Equal players share one. */
export type StandingRow = {
  player: number;
  place: number;
  points: number;
  ahead: number;
  opponents: number;
  rounds: (RoundResult)[];
};

/** Where everything is stored, and how much room it takes. */
export type StorageInfo = {
  place: string;
  bytes: number;
  free_bytes: number | null;
  rows: Record<string, number>;
  tables_of_week: number;
  events_of_week: number;
};

/** Tell this browser when something is to do: what its push subscription says. */
export type SubscribeDevice = {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string | null;
  name?: string | null;
  replaces?: string | null;
};

/** A table as one guest sees it. */
export type TableInfo = {
  table: string;
  game: string;
  options: Record<string, unknown>;
  printed: unknown;
  names: Names;
  seats: (SeatInfo)[];
  you: number | null;
  yours: (number)[];
  host: number | null;
  phase: "closed" | "over" | "playing" | "waiting";
  visibility: "listed" | "private";
  clock: MoveClock | DaysClock | null;
  fair: Fairness | null;
  origin: Forked | Daily | EveningRound | null;
  offer: Offer | null;
  rematch: string | null;
  spectators: number;
  grace_ms: number;
  has_draws: boolean;
  kept_aside: boolean;
  closed_because: string;
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
  origin: Forked | Daily | EveningRound | null;
  is_drawn: boolean;
};

/** Something about the table or its seats changed. `event` is the type of the log's event, `seat` its seat. */
export type TableUpdate = {
  type: "table";
  seq: number;
  event: string;
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

/** A move of this seat and everything after it was undone. */
export type TakeBackUpdate = {
  type: "take_back";
  seq: number;
  seat: number;
  table: TableInfo;
  position: Position;
  history: (unknown)[];
};

/** Take a free seat at a table, under the program's name. */
export type TakeProgramSeat = {
  nonce_hash: string;
};

/** Take a free seat at a table. */
export type TakeSeat = {
  name: string;
  nonce_hash: string;
};

/** A seat played a move. The events come in order, and the position is the one after them. */
export type TurnUpdate = {
  type: "turn";
  seq: number;
  seat: number;
  events: (unknown)[];
  position: Position;
  move_id: string | null;
  overdue: boolean;
};

/** What runs here. */
export type VersionInfo = {
  asterism: string;
  python: string;
  database: string;
  schema: string;
  rules: Record<string, number>;
};

/** A new webhook, and the secret with which its messages are signed, which is shown only this once. */
export type WebhookAdded = {
  target: PushTarget;
  secret: string;
};

export type Message = Snapshot | TurnUpdate | TableUpdate | RaceUpdate | TakeBackUpdate | OfferUpdate | ChatUpdate | PresenceUpdate | Hints | CommandRefused | Pong;

export type Command = PlayMove | ReportRaceShown | ClaimRace | TakeBack | OfferDraw | AnswerOffer | SeatBot | ReturnToSeat | Resign | LeaveTable | SendChat | LookFromSeat | RequestHints | Ping;
