"""The variants of La Constellation du Joueur, with the sheet's basic game as the default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal

import msgspec

from asterism.deal import Chance, picked, shuffled
from asterism.errors import BadOption
from asterism.game import Options, TermsOf
from asterism.games.constellation.pieces import (
    Cell,
    Deck,
    deck_of,
    figure_number,
    images,
    number_of,
    round_the_moon,
)
from asterism.games.constellation.rules_cards import GENERATOR_PRIME
from asterism.games.constellation.state import (
    ASKS,
    AT_END,
    AT_START,
    ENDS,
    GOES_ON,
    HELD,
    INSTEAD,
    NEVER,
    PLAYS,
    SETUP,
    WINDOW,
    WORD_BITS,
    Setup,
)
from asterism.layout import blank

CHANGE = {"off": NEVER, "end_of_turn": AT_END, "start_of_turn": AT_START, "instead_of_play": INSTEAD}
OPEN_GAME = {False: ENDS, True: GOES_ON, "ask": ASKS}
SIMULTANEOUS = {"draw": ENDS, "redraw": GOES_ON, "ask": ASKS}
REALISED_AT_ONCE = 3
"""One play can complete a figure of every type, and each of these cards must be replaced."""
FEWEST_CARDS_FOR_POINTS = 2


class ConstellationOptions(Options, frozen=True, kw_only=True):
    """What may be agreed before a match."""

    objectives: Annotated[int, msgspec.Meta(ge=1, le=HELD)] = 1
    """How many cards everybody holds (C11, C40)."""
    points: Literal[0, 2, 3, 4, 5, 6, 7, 8, 9] = 0
    """The points that win; 0 where the first figure wins, so there is no game to 1 (C41, C47-C52)."""
    change: Literal["off", "end_of_turn", "start_of_turn", "instead_of_play"] = "off"
    """When an objective may be changed (C43, GC-30)."""
    change_limit: Annotated[int, msgspec.Meta(ge=1, le=HELD)] = 1
    """How many cards may be changed in one turn; those changed instead of a play are one play together (GC-30)."""
    visible: bool = False
    """Whether all cards lie face up (C46)."""
    open_game: bool | Literal["ask"] = False
    """Whether play goes on with swaps when all tiles lie; or the players are asked then (C53, GC-42, GC-49)."""
    blocking: bool = False
    """Whether the Cloud may go on any tile (C56)."""
    simultaneous: Literal["redraw", "draw", "ask"] = "redraw"
    """What happens when one play completes figures of several players (C39, GC-10, GC-35, GC-49)."""
    deck: Literal[32, 33, 22] = 32
    """All figures but the straight line, all, or one for each pair of mirror images (GC-2, GC-3)."""
    null_moves: Literal["allow", "forbid"] = "allow"
    """Replacing a star by one of its type, and swapping two stars of one type (GC-20, GC-40)."""
    exhaustion: Literal["draw", "leader"] = "draw"
    """Who wins a points game that ends without the target (GC-33)."""
    repetition: Literal["off"] | Annotated[int, msgspec.Meta(ge=2, le=9)] = 3
    """The occurrence of one situation that makes a draw (GC-29)."""
    stale: Literal["off"] | Annotated[int, msgspec.Meta(ge=5, le=100)] = 50
    """Plays in a row without a new star or a point that make a draw (GC-29)."""
    swaps: Literal["off"] | Annotated[int, msgspec.Meta(ge=5, le=200)] = 100
    """Swaps in a row without a point that make a draw (GC-29)."""
    most_plays: Annotated[int, msgspec.Meta(ge=50, le=PLAYS)] = PLAYS
    """Plays in all that make a draw; every match must end, so this limit cannot be switched off (GC-29)."""


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "base": {},
    "three_and_more": {"objectives": 2},
    "experienced": {"objectives": 3, "open_game": True, "points": 2},
}
"""The basic game; the sheet's advice for three and more players (C42); for experienced players (C60, GC-37)."""


def printed(options: ConstellationOptions) -> Deck:
    """The cards of this match."""
    return deck_of(options.deck)


def setup(options: ConstellationOptions, seats: int, deck: Deck) -> Setup:
    """Options and cards as numbers for the kernels."""
    check(options, seats)
    record = blank(SETUP)
    record.seats = seats
    record.objectives = options.objectives
    record.change = CHANGE[options.change]
    record.change_limit = options.change_limit
    record.visible = options.visible
    record.target = options.points
    record.open_game = OPEN_GAME[options.open_game]
    record.blocking = options.blocking
    record.simultaneous = SIMULTANEOUS[options.simultaneous]
    record.null_moves = options.null_moves == "allow"
    record.leader_wins = options.exhaustion == "leader"
    record.repetition = _or_never(options.repetition)
    record.stale = _or_never(options.stale)
    record.swaps = _or_never(options.swaps)
    record.most_plays = options.most_plays
    print_cards(record, deck)
    return record


def check(options: ConstellationOptions, seats: int) -> None:
    """Refuse what the rules cannot be played with."""
    if options.points and options.objectives < FEWEST_CARDS_FOR_POINTS:
        raise BadOption("a points game needs objectives of at least 2, because everybody draws 2 to 5 cards (C47)")
    most = (options.deck - REALISED_AT_ONCE) // seats
    if options.objectives > most:
        raise BadOption(
            f"objectives is {options.objectives}, but a deck of {options.deck} cards is enough for {most} each with "
            f"{seats} players: {REALISED_AT_ONCE} cards must be left to draw (GC-32)"
        )


def _or_never(limit: int | str) -> int:
    return 0 if isinstance(limit, str) else limit


def print_cards(record: Any, deck: Deck) -> None:
    """The cards as numbers: which figure is on which, and how each can lie round the Moon."""
    numbers, card_of, ways, stars, fringe = _cards_as_numbers(len(deck.cards))
    record.count = len(numbers)
    record.deck[: len(numbers)] = numbers
    record.card_of[:] = card_of
    record.ways[:] = ways
    record.stars[:] = stars
    record.fringe[:] = fringe


@cache
def _cards_as_numbers(size: int) -> tuple[Any, ...]:
    deck, record = deck_of(size), blank(SETUP)
    record.card_of[:] = -1
    numbers = [number_of(card.name) for card in deck.cards]
    for number, card in zip(numbers, deck.cards, strict=True):
        for figure in images(card, mirror_too=deck.mirrored):
            record.card_of[figure_number(figure)] = number
            for stars, fringe in round_the_moon(figure):
                way = record.ways[number]
                record.stars[number][way] = in_window(stars)
                record.fringe[number][way] = in_window(fringe)
                record.ways[number] += 1
    return numbers, record.card_of, record.ways, record.stars, record.fringe


def in_window(cells: tuple[Cell, ...] | set[Cell]) -> list[int]:
    """Cells seen from the Moon as a bit set of four words."""
    places = [(r + WINDOW // 2) * WINDOW + q + WINDOW // 2 for q, r in cells]
    return [sum(1 << place % WORD_BITS for place in places if place // WORD_BITS == word) for word in range(4)]


def chances(options: ConstellationOptions, seats: int, printed: Deck) -> Sequence[Chance]:
    """Shuffled cards (C11), a first player (C14), and the secret from which later reshuffles follow (GC-32)."""
    return (
        shuffled("cards", [card.name for card in printed.cards]),
        picked("first_player", range(seats)),
        picked("reshuffle", range(1, GENERATOR_PRIME)),
    )


ConstellationTerms = TermsOf[ConstellationOptions, Deck, Setup]
