"""What a seat may see of the table. No other module shows a state to people."""

from __future__ import annotations

from typing import Literal

import msgspec

from asterism.game import View, ViewerSeat
from asterism.games.constellation.hidden import knows_card
from asterism.games.constellation.moves import coordinates
from asterism.games.constellation.options import ConstellationTerms
from asterism.games.constellation.pieces import KINDS, POINTS, TILES, name_of, number_of
from asterism.games.constellation.rules import is_over
from asterism.games.constellation.rules_asking import asked_seat, has_agreed, is_asking
from asterism.games.constellation.rules_cards import is_ruled_out
from asterism.games.constellation.rules_figures import moons_group
from asterism.games.constellation.rules_table import kind_of, reserve_of
from asterism.games.constellation.state import ASK_TIE, CLOUD, HELD, NOBODY, NOWHERE, PLAY, UNKNOWN, State
from asterism.position import once_for_position

SPECTATOR = -1
Decision = Literal["play", "swap", "cloud", "change", "answer", "over"]


class Tile(msgspec.Struct, frozen=True):
    """A tile on the table: a star with 4, 5 or 6 points, or the Moon (None)."""

    star: int | None
    q: int
    r: int


class Objective(msgspec.Struct, frozen=True):
    """A card in a hand; None where it is secret, with the cards that it certainly is not (B3)."""

    card: str | None
    ruled_out: list[str]


class RealisedFigure(msgspec.Struct, frozen=True):
    """A figure on the table whose card this seat holds."""

    seat: int
    card: str
    star: int
    cells: list[tuple[int, int]]


class Question(msgspec.Struct, frozen=True):
    """What all players are asked in turn: whether to go on (GC-49)."""

    about: Literal["tie", "tiles"]
    """Figures of several players stand at once (C39), or all tiles lie (C53)."""
    asked: int
    """The seat that is to answer now."""
    agreed: list[int]
    """The seats that have agreed to what needs everybody: to stop after a tie, to go on when all tiles lie."""
    figures: list[RealisedFigure]


class ConstellationView(View, frozen=True):
    """The table, as one seat sees it (B3 of the rulings)."""

    seat: int | None
    turn: int | None
    decision: Decision
    """What the seat whose turn it is decides now, or the seat that is asked."""
    question: Question | None
    tiles: list[Tile]
    """In the order in which they came on the table."""
    clouds: list[tuple[int, int] | None]
    """For each seat the cell of the tile under its Cloud."""
    reserve: list[int]
    """How many stars with 4, 5 and 6 points are left."""
    hands: list[list[Objective]]
    points: list[int]
    deck: int
    """How many cards can still be drawn before the discarded ones are shuffled."""
    discard: list[str]
    plays: int
    """Plays so far, also one after which its player or the others still have to decide something."""
    quiet: int
    """Plays since a star was placed, the swapping began or a point was made (GC-29)."""
    winner: int | None


def view_for(terms: ConstellationTerms, state: State, seat: ViewerSeat) -> ConstellationView:
    """Everything that this seat may see; None is a spectator."""
    return ConstellationView(
        seat=seat,
        turn=None if is_over(terms.plain_setup, state) else state.turn,
        decision=decision(terms, state),
        question=_question(terms, state),
        tiles=_tiles(terms, state),
        clouds=[_cloud(state, other) for other in range(terms.seats)],
        reserve=[reserve_of(state, kind) for kind in range(KINDS)],
        hands=[_hand(terms, state, seat, other) for other in range(terms.seats)],
        points=state.points[: terms.seats],
        deck=state.deck_end - state.next_card,
        discard=[name_of(card) for card in state.discard[: state.discards]],
        plays=state.plays + (state.phase == CLOUD or is_asking(state)),
        quiet=state.quiet,
        winner=None if state.winner == NOBODY else state.winner,
    )


def decision(terms: ConstellationTerms, state: State) -> Decision:
    """What is to be decided now."""
    if is_over(terms.plain_setup, state):
        return "over"
    if state.phase == PLAY:
        return "swap" if state.swapping else "play"
    if is_asking(state):
        return "answer"
    return "cloud" if state.phase == CLOUD else "change"


def _question(terms: ConstellationTerms, state: State) -> Question | None:
    if is_over(terms.plain_setup, state) or not is_asking(state):
        return None
    about: Literal["tie", "tiles"] = "tie" if state.phase == ASK_TIE else "tiles"
    return Question(
        about=about,
        asked=asked_seat(terms.plain_setup, state),
        agreed=[seat for seat in range(terms.seats) if has_agreed(terms.plain_setup, state, seat)],
        figures=_realised_figures(state) if about == "tie" else [],
    )


def _realised_figures(state: State) -> list[RealisedFigure]:
    return [
        RealisedFigure(
            seat=state.claims[kind] // HELD,
            card=name_of(state.standing[kind]),
            star=POINTS[kind],
            cells=sorted(coordinates(state.cell[tile]) for tile in _members(moons_group(state, kind))),
        )
        for kind in range(KINDS)
        if state.claims[kind] != NOBODY
    ]


def _members(tiles: int) -> list[int]:
    return [tile for tile in range(TILES) if (tiles >> tile) & 1]


@once_for_position
def _tiles(_: ConstellationTerms, state: State) -> list[Tile]:
    return [_tile(state, tile) for tile in range(state.tiles)]


def _tile(state: State, tile: int) -> Tile:
    kind = kind_of(state, tile)
    q, r = coordinates(state.cell[tile])
    return Tile(star=None if kind < 0 else POINTS[kind], q=q, r=r)


def _cloud(state: State, seat: int) -> tuple[int, int] | None:
    tile = state.clouds[seat]
    return None if tile == NOWHERE else coordinates(state.cell[tile])


def _hand(terms: ConstellationTerms, state: State, seat: ViewerSeat, other: int) -> list[Objective]:
    """Each card of a hand; a card that even the state does not know is left out."""
    viewer = SPECTATOR if seat is None else seat
    hand, ruled_out = [], _ruled_out(terms, state)[other]
    for place in range(terms.options.objectives):
        card = state.hands[other][place]
        if not knows_card(terms.plain_setup, state, viewer, other, place):
            hand.append(Objective(card=None, ruled_out=ruled_out[place]))
        elif card != UNKNOWN:
            hand.append(Objective(card=name_of(card), ruled_out=[]))
    return hand


@once_for_position
def _ruled_out(terms: ConstellationTerms, state: State) -> list[list[list[str]]]:
    """For each card in each hand, those that everybody knows it is not."""
    cards = [(card.name, number_of(card.name)) for card in terms.printed.cards]
    return [
        [
            [name for name, number in cards if is_ruled_out(state, number, seat, place)]
            for place in range(terms.options.objectives)
        ]
        for seat in range(terms.seats)
    ]
