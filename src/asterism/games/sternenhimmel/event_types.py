"""What a move caused, in the words of the rules. Seats count from 0, stars from 1."""

from __future__ import annotations

from asterism.game import Event


class Placed(Event, frozen=True, tag="placed"):
    """A token was put on a star; None hides which (S25, S26)."""

    seat: int
    sky: str
    star: int
    token: str | None
    rule: str


class Revealed(Event, frozen=True, tag="revealed"):
    """A face-down token was turned up."""

    seat: int
    sky: str
    star: int
    token: str
    rule: str = "S29"


class BlackHolesCancelled(Event, frozen=True, tag="black_holes_cancelled"):
    """Black holes that touch each other vanished together."""

    sky: str
    stars: list[int]
    rule: str = "S30"


class StarSwallowed(Event, frozen=True, tag="star_swallowed"):
    """A black hole swallowed a token."""

    seat: int
    sky: str
    star: int
    token: str
    rule: str = "S31"


class ValueDoubled(Event, frozen=True, tag="value_doubled"):
    """Double stars raised the value of a star."""

    seat: int
    sky: str
    star: int
    face: int
    value: int
    doubles: int
    rule: str = "S35"


class Counted(Event, frozen=True, tag="counted"):
    """A player's total in this constellation, and the tokens left there."""

    seat: int
    sky: str
    points: int
    tokens: int
    rule: str = "S38"


class TieBroken(Event, frozen=True, tag="tie_broken"):
    """Equal totals, but one player has more tokens left."""

    seat: int
    rival: int
    sky: str
    tokens: int
    rival_tokens: int
    rule: str = "S41"


class Tied(Event, frozen=True, tag="tied"):
    """Nothing separates these players: the prize of their rank is not awarded."""

    seats: list[int]
    sky: str
    rank: int
    rule: str


class PrizePaid(Event, frozen=True, tag="prize_paid"):
    """The first or second receives the prize; a player alone on the board receives both."""

    seat: int
    sky: str
    rank: int
    coins: int
    rule: str


class ConsolationPaid(Event, frozen=True, tag="consolation_paid"):
    """One coin for each star left, from the Reserve (payer None) or from the first."""

    seat: int
    payer: int | None
    sky: str
    coins: int
    rule: str


class ConstellationDiscarded(Event, frozen=True, tag="constellation_discarded"):
    """All tokens went back to their owners, and the board left the game."""

    sky: str
    rule: str = "S53"


class ConstellationLaidOut(Event, frozen=True, tag="constellation_laid_out"):
    """A new board came face up from the pile."""

    sky: str
    place: int
    rule: str = "S54"


class TurnPassed(Event, frozen=True, tag="turn_passed"):
    """A player without a token in hand has to pass."""

    seat: int
    rule: str = "GS-18"


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """All twelve constellations have been scored."""

    rule: str = "S56"


SternenhimmelEvent = (
    Placed
    | Revealed
    | BlackHolesCancelled
    | StarSwallowed
    | ValueDoubled
    | Counted
    | TieBroken
    | Tied
    | PrizePaid
    | ConsolationPaid
    | ConstellationDiscarded
    | ConstellationLaidOut
    | TurnPassed
    | MatchEnded
)
