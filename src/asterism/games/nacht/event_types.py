"""What a move caused, in the words of the rules. Seats count from 0."""

from __future__ import annotations

from asterism.game import Event


class TileRevealed(Event, frozen=True, tag="tile_revealed"):
    """The player on turn turned up the top tile of the stack."""

    seat: int
    tile: str
    rule: str = "N25"


class StackUsedUp(Event, frozen=True, tag="stack_used_up"):
    """That was the last tile of the stack."""

    rule: str = "N64"


class TileLaid(Event, frozen=True, tag="tile_laid"):
    """A tile was laid in its place: one's own first or second, or one won by knocking."""

    seat: int
    tile: str
    rule: str


class DidNotFit(Event, frozen=True, tag="did_not_fit"):
    """A tile was tried, does not fit and went back."""

    seat: int
    tile: str
    rule: str = "GN22"


class SquareClosed(Event, frozen=True, tag="square_closed"):
    """A marker went into the square between four tiles."""

    seat: int
    tiles: list[str]
    coins: int
    rule: str


class ConstellationFinished(Event, frozen=True, tag="constellation_finished"):
    """The last tile of a constellation was laid."""

    seat: int
    sky: str
    coins: int
    rule: str


class SetAsidePaid(Event, frozen=True, tag="set_aside_paid"):
    """The coins set aside for forgoing went to the bank."""

    seat: int
    coins: int
    rule: str


class Forgone(Event, frozen=True, tag="forgone"):
    """A player forwent laying and set a coin aside; `aside` counts them."""

    seat: int
    aside: int
    rule: str


class SaidWeiter(Event, frozen=True, tag="said_weiter"):
    """A turn ended with "Weiter!". GN23: others may knock now, whether or not anything was overlooked."""

    seat: int
    rule: str


class LetPass(Event, frozen=True, tag="let_pass"):
    """A player did not knock."""

    seat: int
    rule: str = "GN23"


class Knocked(Event, frozen=True, tag="knocked"):
    """A player knocked for a tile of another; None where none has to be named."""

    seat: int
    rival: int
    tile: str | None
    rule: str = "N53"


class KnockRewarded(Event, frozen=True, tag="knock_rewarded"):
    """The knock was right."""

    seat: int
    coins: int = 1
    rule: str = "N59"


class KnockFined(Event, frozen=True, tag="knock_fined"):
    """The knock was wrong."""

    seat: int
    coins: int = 1
    rule: str = "N63"


class BonusPaid(Event, frozen=True, tag="bonus_paid"):
    """It was the turn of a player without tiles."""

    seat: int
    coins: int = 1
    rule: str = "N65"


class StrictFromNow(Event, frozen=True, tag="strict_from_now"):
    """A full round brought nothing: the rest of the match is strict."""

    rule: str = "GN38"


class TilesPaidFor(Event, frozen=True, tag="tiles_paid_for"):
    """Two players: the one with tiles left paid for them."""

    seat: int
    tiles: int
    coins: int
    rule: str


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """All tiles lie, or (two players) this seat has none left."""

    seat: int | None
    rule: str


NachtEvent = (
    TileRevealed
    | StackUsedUp
    | TileLaid
    | DidNotFit
    | SquareClosed
    | ConstellationFinished
    | SetAsidePaid
    | Forgone
    | SaidWeiter
    | LetPass
    | Knocked
    | KnockRewarded
    | KnockFined
    | BonusPaid
    | StrictFromNow
    | TilesPaidFor
    | MatchEnded
)
