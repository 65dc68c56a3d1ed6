// Generated from the Python structs by `make types`. Do not edit.

/** What may be agreed before a match. */
export type AfrikaOptions = {
  refill: "each" | "none" | "trick";
  lion: "bar" | "reset" | "ten";
  pass_final: boolean;
  last_pile: "discard" | "top";
  bonus_on: "gross" | "net";
  round_tie: "chips" | "share";
  final_tie: "held" | "taken";
  rounds: number;
  first_dealer: "random" | number;
  show_tokens: boolean;
  show_won: "count" | "none" | "points";
  cards: "africa" | "afrika" | "afrique" | Deck;
};

/** The table, as one seat sees it. */
export type AfrikaView = {
  seat: number | null;
  turn: number | null;
  round: number;
  rounds: number;
  dealer: number;
  hand: (string)[];
  hand_sizes: (number)[];
  stock: number;
  pile: (PileCard)[];
  to_beat: string | null;
  top_owner: number | null;
  passed: (number)[];
  out: (number)[];
  chips: (number)[];
  taken: (number)[];
  won_cards: (number | null)[];
  won_points: (number | null)[];
  fortunes: (number | null)[];
  tokens: (Tokens | null)[];
};

/** A higher card, or a lion, went on top of the pile. */
export type Beaten = {
  type: "beaten";
  seat: number;
  card: string;
  kind: string;
  over: string;
  rule: string;
};

/** A topaz more for over 40 points. */
export type BonusAwarded = {
  type: "bonus_awarded";
  seat: number;
  points: number;
  rule: string;
};

/** One printed card (A5). */
export type Card = {
  value: number | "brigand" | "star";
  colour: string;
  place: string;
  initials: string;
};

/** Thief chips that could not be paid stay for later rounds. */
export type ChipsCarried = {
  type: "chips_carried";
  seat: number;
  chips: number;
  rule: string;
};

/** A player paid for thief chips, 2 points each; `left` are the points that remain. */
export type ChipsPaid = {
  type: "chips_paid";
  seat: number;
  chips: number;
  points: number;
  left: number;
  rule: string;
};

/** What a player's cards of this round score. */
export type Counted = {
  type: "counted";
  seat: number;
  cards: number;
  points: number;
  rule: string;
};

/** A full deck, as a cards file holds it. */
export type Deck = {
  card: (Card)[];
  name: string;
  language: string;
  credits: string;
};

/** A card came from the stock into a hand; None hides which. */
export type Drawn = {
  type: "drawn";
  seat: number;
  card: string | null;
  rule: string;
};

/** The fifth gets no token. */
export type EmptyHanded = {
  type: "empty_handed";
  seat: number;
  points: number;
  rule: string;
};

/** A seat's four cards of the new round; None hides them. */
export type HandDealt = {
  type: "hand_dealt";
  seat: number;
  cards: (string)[] | null;
  rule: string;
};

/** The last player's cards were laid open and thrown away. */
export type HandDiscarded = {
  type: "hand_discarded";
  seat: number;
  cards: (string)[];
  rule: string;
};

/** The winner of the trick has no cards, so another seat leads. */
export type LeadPassedOn = {
  type: "lead_passed_on";
  seat: number;
  rule: string;
};

/** The first card of a trick. */
export type Led = {
  type: "led";
  seat: number;
  card: string;
  kind: string;
  rule: string;
};

/** The last round is scored, and all fortunes are uncovered. */
export type MatchEnded = {
  type: "match_ended";
  rounds: number;
  rule: string;
};

/** The largest fortune wins; chips of the last round may decide, or the victory is shared. */
export type MatchWon = {
  type: "match_won";
  seats: (number)[];
  fortune: number;
  rule: string;
};

/** Say "I pass" (A27). */
export type Pass = {
  type: "pass";
};

/** A player passed. */
export type Passed = {
  type: "passed";
  seat: number;
  rule: string;
};

/** A card of the pile, and who played it. */
export type PileCard = {
  card: string;
  seat: number;
  under: boolean;
};

/** The pile that lay there at the end went to nobody. */
export type PileDiscarded = {
  type: "pile_discarded";
  cards: number;
  rule: string;
};

/** The pile that lay there at the end went to the owner of its top card. */
export type PileTaken = {
  type: "pile_taken";
  seat: number;
  cards: number;
  points: number;
  rule: string;
};

/** Lead a card or beat the pile (A22, A23). */
export type Play = {
  type: "play";
  value: string;
};

/** A player has played their last card of the round. */
export type PlayerOut = {
  type: "player_out";
  seat: number;
  rule: string;
};

/** The next round begins; `seat` deals. */
export type RoundDealt = {
  type: "round_dealt";
  seat: number;
  round: number;
  rule: string;
};

/** Only one player has cards, and it would be that player's turn. */
export type RoundEnded = {
  type: "round_ended";
  seat: number;
  round: number;
  rule: string;
};

/** A player took a thief chip and put a weaker card underneath; `chips` counts all chips the player has now. */
export type SlidUnder = {
  type: "slid_under";
  seat: number;
  card: string;
  kind: string;
  chips: number;
  rule: string;
};

/** Equal points, but one player held fewer thief chips. */
export type TieBroken = {
  type: "tie_broken";
  seat: number;
  rival: number;
  chips: number;
  rival_chips: number;
  rule: string;
};

/** The victory token of a rank. */
export type TokenAwarded = {
  type: "token_awarded";
  seat: number;
  rank: number;
  token: string;
  points: number;
  rule: string;
};

/** A fortune in as few victory tokens as can be, changed upwards 2:1 (A48, GA28). */
export type Tokens = {
  horseshoe: number;
  ruby: number;
  emerald: number;
  topaz: number;
};

/** All others have passed, so the owner of the top card took the pile. */
export type TrickWon = {
  type: "trick_won";
  seat: number;
  cards: number;
  points: number;
  rule: string;
};

/** Take a thief chip and slide a weaker card under the pile (A24, A25). */
export type Under = {
  type: "under";
  value: string;
};

export type View = AfrikaView;

export type Move = Play | Under | Pass;

export type Event = Led | Beaten | SlidUnder | Passed | Drawn | PlayerOut | TrickWon | LeadPassedOn | RoundEnded | PileTaken | PileDiscarded | HandDiscarded | Counted | ChipsPaid | ChipsCarried | TieBroken | TokenAwarded | EmptyHanded | BonusAwarded | RoundDealt | HandDealt | MatchEnded | MatchWon;

export type Printed = Deck;

export type Options = AfrikaOptions;
