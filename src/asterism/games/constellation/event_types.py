"""What a move caused, in the words of the rules. Seats count from 0; stars are 4, 5 or 6."""

from __future__ import annotations

from typing import Literal

import msgspec

from asterism.game import Event

Direction = Literal["here", "right", "lower_right", "lower_left", "left", "upper_left", "upper_right"]


class Whereabouts(msgspec.Struct, frozen=True, tag_field="type", tag="place"):
    """Where a cell is, seen from the Moon: a number of steps in one direction, then some more in the next one."""

    direction: Direction
    steps: int
    then: Direction
    more: int


class StarPlaced(Event, frozen=True, tag="star_placed"):
    """A star came from the reserve on the table."""

    seat: int
    star: int
    q: int
    r: int
    at: Whereabouts
    rule: str = "C23"


class StarReplaced(Event, frozen=True, tag="star_replaced"):
    """A star went back to the reserve, and another took its cell."""

    seat: int
    old: int
    star: int
    q: int
    r: int
    at: Whereabouts
    rule: str = "C24"


class MoonMoved(Event, frozen=True, tag="moon_moved"):
    """The Moon moved to another cell."""

    seat: int
    from_q: int
    from_r: int
    q: int
    r: int
    at: Whereabouts
    """Seen from where the Moon was."""
    rule: str = "C25"


class TilesSwapped(Event, frozen=True, tag="tiles_swapped"):
    """Two tiles exchanged their places; None is the Moon. Each star is named with the cell it left."""

    seat: int
    star: int | None
    q: int
    r: int
    at: Whereabouts
    other_star: int | None
    other_q: int
    other_r: int
    other_at: Whereabouts
    rule: str


class CloudPut(Event, frozen=True, tag="cloud_put"):
    """A Cloud came to lie on a tile."""

    seat: int
    q: int
    r: int
    at: Whereabouts
    rule: str


class FigureStood(Event, frozen=True, tag="figure_stood"):
    """A valid figure stands, and nobody holds its card."""

    card: str
    star: int
    cells: list[tuple[int, int]]
    rule: str = "GC-8"


class ObjectiveRealised(Event, frozen=True, tag="objective_realised"):
    """A player's figure stands."""

    seat: int
    card: str
    star: int
    cells: list[tuple[int, int]]
    rule: str = "C18"


class PointScored(Event, frozen=True, tag="point_scored"):
    """A player made a point."""

    seat: int
    points: int
    rule: str = "C48"


class ObjectiveShown(Event, frozen=True, tag="objective_shown"):
    """A player shows a card in order to change it."""

    seat: int
    card: str
    rule: str = "C44"


class ObjectiveDrawn(Event, frozen=True, tag="objective_drawn"):
    """A player drew a card; None hides which."""

    seat: int
    card: str | None
    rule: str = "C45"


class ObjectiveDiscarded(Event, frozen=True, tag="objective_discarded"):
    """A card went on the discard pile."""

    seat: int
    card: str
    rule: str = "GC-32"


class DeckReshuffled(Event, frozen=True, tag="deck_reshuffled"):
    """The discarded cards were shuffled and are the new deck."""

    cards: int
    rule: str = "GC-32"


class ObjectivesKept(Event, frozen=True, tag="objectives_kept"):
    """A player who could have changed a card did not."""

    seat: int
    rule: str = "C43"


class SwappingBegan(Event, frozen=True, tag="swapping_began"):
    """All tiles lie; from now on tiles are swapped."""

    rule: str = "C53"


class PlayersAsked(Event, frozen=True, tag="players_asked"):
    """All players are asked whether to go on: after figures of several players at once, or when all tiles lie."""

    about: Literal["tie", "tiles"]
    rule: str


class PlayerAnswered(Event, frozen=True, tag="player_answered"):
    """A player wants to go on, or to stop."""

    seat: int
    answer: Literal["go_on", "stop"]
    rule: str = "GC-49"


class MatchWon(Event, frozen=True, tag="match_won"):
    """The match has a winner."""

    seat: int
    reason: str
    rule: str


class MatchDrawn(Event, frozen=True, tag="match_drawn"):
    """The match ended without a winner."""

    reason: str
    rule: str


ConstellationEvent = (
    StarPlaced
    | StarReplaced
    | MoonMoved
    | TilesSwapped
    | CloudPut
    | FigureStood
    | ObjectiveRealised
    | PointScored
    | ObjectiveShown
    | ObjectiveDrawn
    | ObjectiveDiscarded
    | DeckReshuffled
    | ObjectivesKept
    | SwappingBegan
    | PlayersAsked
    | PlayerAnswered
    | MatchWon
    | MatchDrawn
)
