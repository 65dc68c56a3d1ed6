"""What a move caused, in the words of the rules. Seats count from 0, rounds from 1."""

from __future__ import annotations

from asterism.game import Event


class Led(Event, frozen=True, tag="led"):
    """The first card of a trick."""

    seat: int
    card: str
    kind: str
    rule: str = "A22"


class Beaten(Event, frozen=True, tag="beaten"):
    """A higher card, or a lion, went on top of the pile."""

    seat: int
    card: str
    kind: str
    over: str
    """The value that had to be beaten."""
    rule: str


class SlidUnder(Event, frozen=True, tag="slid_under"):
    """A player took a thief chip and put a weaker card underneath; `chips` counts all chips the player has now."""

    seat: int
    card: str
    kind: str
    chips: int
    rule: str = "A25"


class Passed(Event, frozen=True, tag="passed"):
    """A player passed."""

    seat: int
    rule: str = "A27"


class Drawn(Event, frozen=True, tag="drawn"):
    """A card came from the stock into a hand; None hides which."""

    seat: int
    card: str | None
    rule: str


class PlayerOut(Event, frozen=True, tag="player_out"):
    """A player has played their last card of the round."""

    seat: int
    rule: str = "A32"


class TrickWon(Event, frozen=True, tag="trick_won"):
    """All others have passed, so the owner of the top card took the pile."""

    seat: int
    cards: int
    points: int
    rule: str


class LeadPassedOn(Event, frozen=True, tag="lead_passed_on"):
    """The winner of the trick has no cards, so another seat leads."""

    seat: int
    rule: str = "GA15"


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Only one player has cards, and it would be that player's turn."""

    seat: int
    round: int
    rule: str = "A34"


class PileTaken(Event, frozen=True, tag="pile_taken"):
    """The pile that lay there at the end went to the owner of its top card."""

    seat: int
    cards: int
    points: int
    rule: str = "GA16"


class PileDiscarded(Event, frozen=True, tag="pile_discarded"):
    """The pile that lay there at the end went to nobody."""

    cards: int
    rule: str = "GA16"


class HandDiscarded(Event, frozen=True, tag="hand_discarded"):
    """The last player's cards were laid open and thrown away."""

    seat: int
    cards: list[str]
    rule: str = "A35"


class Counted(Event, frozen=True, tag="counted"):
    """What a player's cards of this round score."""

    seat: int
    cards: int
    points: int
    rule: str = "A36"


class ChipsPaid(Event, frozen=True, tag="chips_paid"):
    """A player paid for thief chips, 2 points each; `left` are the points that remain."""

    seat: int
    chips: int
    points: int
    left: int
    rule: str = "A39"


class ChipsCarried(Event, frozen=True, tag="chips_carried"):
    """Thief chips that could not be paid stay for later rounds."""

    seat: int
    chips: int
    rule: str = "A40"


class TieBroken(Event, frozen=True, tag="tie_broken"):
    """Equal points, but one player held fewer thief chips."""

    seat: int
    rival: int
    chips: int
    rival_chips: int
    rule: str = "GA23"


class TokenAwarded(Event, frozen=True, tag="token_awarded"):
    """The victory token of a rank."""

    seat: int
    rank: int
    token: str
    points: int
    rule: str


class EmptyHanded(Event, frozen=True, tag="empty_handed"):
    """The fifth gets no token."""

    seat: int
    points: int
    rule: str = "A46"


class BonusAwarded(Event, frozen=True, tag="bonus_awarded"):
    """A topaz more for over 40 points."""

    seat: int
    points: int
    rule: str = "A47"


class RoundDealt(Event, frozen=True, tag="round_dealt"):
    """The next round begins; `seat` deals."""

    seat: int
    round: int
    rule: str = "A19"


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """A seat's four cards of the new round; None hides them."""

    seat: int
    cards: list[str] | None
    rule: str = "A16"


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The last round is scored, and all fortunes are uncovered."""

    rounds: int
    rule: str = "A49"


class MatchWon(Event, frozen=True, tag="match_won"):
    """The largest fortune wins; chips of the last round may decide, or the victory is shared."""

    seats: list[int]
    fortune: int
    rule: str


AfrikaEvent = (
    Led
    | Beaten
    | SlidUnder
    | Passed
    | Drawn
    | PlayerOut
    | TrickWon
    | LeadPassedOn
    | RoundEnded
    | PileTaken
    | PileDiscarded
    | HandDiscarded
    | Counted
    | ChipsPaid
    | ChipsCarried
    | TieBroken
    | TokenAwarded
    | EmptyHanded
    | BonusAwarded
    | RoundDealt
    | HandDealt
    | MatchEnded
    | MatchWon
)
