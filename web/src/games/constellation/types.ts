// Generated from the Python structs by `make types`. Do not edit.

/** An objective card: its name, its figure, and the name of the card with the mirror image. */
export type Card = {
  name: string;
  cells: ([number, number])[];
  mirror: string;
};

/** Show one of your cards and draw another (C43-C45). */
export type Change = {
  type: "change";
  card: string;
};

/** A Cloud came to lie on a tile. */
export type CloudPut = {
  type: "cloud_put";
  seat: number;
  q: number;
  r: number;
  at: Whereabouts;
  rule: string;
};

/** What may be agreed before a match. */
export type ConstellationOptions = {
  objectives: number;
  points: 0 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  change: "end_of_turn" | "instead_of_play" | "off" | "start_of_turn";
  change_limit: number;
  visible: boolean;
  open_game: boolean | "ask";
  blocking: boolean;
  simultaneous: "ask" | "draw" | "redraw";
  deck: 22 | 32 | 33;
  null_moves: "allow" | "forbid";
  exhaustion: "draw" | "leader";
  repetition: "off" | number;
  stale: "off" | number;
  swaps: "off" | number;
  most_plays: number;
};

/** The table, as one seat sees it (B3 of the rulings). */
export type ConstellationView = {
  seat: number | null;
  turn: number | null;
  decision: "answer" | "change" | "cloud" | "over" | "play" | "swap";
  question: Question | null;
  tiles: (Tile)[];
  clouds: ([number, number] | null)[];
  reserve: (number)[];
  hands: ((Objective)[])[];
  points: (number)[];
  deck: number;
  discard: (string)[];
  plays: number;
  quiet: number;
  winner: number | null;
};

/** Put your Cloud on a tile, where you have a choice (C56, GC-41). */
export type Cover = {
  type: "cover";
  q: number;
  r: number;
};

/** The objective cards of a match. */
export type Deck = {
  cards: (Card)[];
  mirrored: boolean;
};

/** The discarded cards were shuffled and are the new deck. */
export type DeckReshuffled = {
  type: "deck_reshuffled";
  cards: number;
  rule: string;
};

/** A valid figure stands, and nobody holds its card. */
export type FigureStood = {
  type: "figure_stood";
  card: string;
  star: number;
  cells: ([number, number])[];
  rule: string;
};

/** Answer that you want to go on: with new cards, or by swapping tiles (C39, C53, GC-49). */
export type GoOn = {
  type: "go_on";
};

/** End your turn without changing a card, or another one (GC-30). */
export type Keep = {
  type: "keep";
};

/** The match ended without a winner. */
export type MatchDrawn = {
  type: "match_drawn";
  reason: string;
  rule: string;
};

/** The match has a winner. */
export type MatchWon = {
  type: "match_won";
  seat: number;
  reason: string;
  rule: string;
};

/** The Moon moved to another cell. */
export type MoonMoved = {
  type: "moon_moved";
  seat: number;
  from_q: number;
  from_r: number;
  q: number;
  r: number;
  at: Whereabouts;
  rule: string;
};

/** Move the Moon to another cell (C25). */
export type MoveMoon = {
  type: "move_moon";
  q: number;
  r: number;
};

/** A card in a hand; None where it is secret, with the cards that it certainly is not (B3). */
export type Objective = {
  card: string | null;
  ruled_out: (string)[];
};

/** A card went on the discard pile. */
export type ObjectiveDiscarded = {
  type: "objective_discarded";
  seat: number;
  card: string;
  rule: string;
};

/** A player drew a card; None hides which. */
export type ObjectiveDrawn = {
  type: "objective_drawn";
  seat: number;
  card: string | null;
  rule: string;
};

/** A player's figure stands. */
export type ObjectiveRealised = {
  type: "objective_realised";
  seat: number;
  card: string;
  star: number;
  cells: ([number, number])[];
  rule: string;
};

/** A player shows a card in order to change it. */
export type ObjectiveShown = {
  type: "objective_shown";
  seat: number;
  card: string;
  rule: string;
};

/** A player who could have changed a card did not. */
export type ObjectivesKept = {
  type: "objectives_kept";
  seat: number;
  rule: string;
};

/** Take a star from the reserve and put it beside a tile (C23). */
export type Place = {
  type: "place";
  star: number;
  q: number;
  r: number;
};

/** A player wants to go on, or to stop. */
export type PlayerAnswered = {
  type: "player_answered";
  seat: number;
  answer: "go_on" | "stop";
  rule: string;
};

/** All players are asked whether to go on: after figures of several players at once, or when all tiles lie. */
export type PlayersAsked = {
  type: "players_asked";
  about: "tie" | "tiles";
  rule: string;
};

/** A player made a point. */
export type PointScored = {
  type: "point_scored";
  seat: number;
  points: number;
  rule: string;
};

/** What all players are asked in turn: whether to go on (GC-49). */
export type Question = {
  about: "tie" | "tiles";
  asked: number;
  agreed: (number)[];
  figures: (RealisedFigure)[];
};

/** A figure on the table whose card this seat holds. */
export type RealisedFigure = {
  seat: number;
  card: string;
  star: number;
  cells: ([number, number])[];
};

/** Exchange a star in play for one from the reserve (C24). */
export type Replace = {
  type: "replace";
  star: number;
  q: number;
  r: number;
};

/** A star came from the reserve on the table. */
export type StarPlaced = {
  type: "star_placed";
  seat: number;
  star: number;
  q: number;
  r: number;
  at: Whereabouts;
  rule: string;
};

/** A star went back to the reserve, and another took its cell. */
export type StarReplaced = {
  type: "star_replaced";
  seat: number;
  old: number;
  star: number;
  q: number;
  r: number;
  at: Whereabouts;
  rule: string;
};

/** Answer that you want the match to end now (C35, C39, GC-49). */
export type Stop = {
  type: "stop";
};

/** Exchange the places of two tiles, in an open game (C54). */
export type Swap = {
  type: "swap";
  q: number;
  r: number;
  other_q: number;
  other_r: number;
};

/** All tiles lie; from now on tiles are swapped. */
export type SwappingBegan = {
  type: "swapping_began";
  rule: string;
};

/** A tile on the table: a star with 4, 5 or 6 points, or the Moon (None). */
export type Tile = {
  star: number | null;
  q: number;
  r: number;
};

/** Two tiles exchanged their places; None is the Moon. Each star is named with the cell it left. */
export type TilesSwapped = {
  type: "tiles_swapped";
  seat: number;
  star: number | null;
  q: number;
  r: number;
  at: Whereabouts;
  other_star: number | null;
  other_q: number;
  other_r: number;
  other_at: Whereabouts;
  rule: string;
};

/** Where a cell is, seen from the Moon: a number of steps in one direction, then some more in the next one. */
export type Whereabouts = {
  type: "place";
  direction: "here" | "left" | "lower_left" | "lower_right" | "right" | "upper_left" | "upper_right";
  steps: number;
  then: "here" | "left" | "lower_left" | "lower_right" | "right" | "upper_left" | "upper_right";
  more: number;
};

export type View = ConstellationView;

export type Move = Place | Replace | MoveMoon | Swap | Cover | Change | Keep | GoOn | Stop;

export type Event = StarPlaced | StarReplaced | MoonMoved | TilesSwapped | CloudPut | FigureStood | ObjectiveRealised | PointScored | ObjectiveShown | ObjectiveDrawn | ObjectiveDiscarded | DeckReshuffled | ObjectivesKept | SwappingBegan | PlayersAsked | PlayerAnswered | MatchWon | MatchDrawn;

export type Printed = Deck;

export type Options = ConstellationOptions;
