"""What the contract's tests share: every game, every number of seats, any options."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

import asterism
from asterism.arrays import np
from asterism.deal import draw
from asterism.errors import BadOption
from asterism.game import Game, Terms
from asterism.kernel import seeded
from asterism.layout import plain
from asterism.match import Match
from asterism.options import agree_terms

TESTS = Path(__file__).parent.parent
TABLES = [(name, seats) for name in asterism.names() for seats in asterism.load(name).seats]
SPECTATOR = -1


def folder_of(game: str) -> Path:
    """Where the tests of a game lie."""
    return TESTS / "games" / game


def of_game(game: str, module: str) -> ModuleType:
    """A module that every game's tests have to bring, such as `pieces` or `worlds`."""
    return importlib.import_module(f"tests.games.{game}.{module}")


def random_options(game: Game, chooser: random.Random) -> dict[str, Any]:
    """Some value for every option, anything the game's own type allows except files."""
    hints = get_type_hints(game.options_type, include_extras=True)
    return {name: _random_value(hint, chooser) for name, hint in hints.items()}


def _random_value(hint: Any, chooser: random.Random) -> Any:
    values = list(_values(hint))
    return chooser.choice(values)


def _values(hint: Any) -> Iterator[Any]:
    if hint is bool:
        yield from (False, True)
    elif get_origin(hint) is Literal:
        yield from get_args(hint)
    elif hasattr(hint, "__metadata__"):
        bounds = hint.__metadata__[0]
        yield from range(bounds.ge, bounds.le + 1)
    elif not (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        for part in get_args(hint):
            yield from _values(part)


def extreme_options(game: Game, chooser: random.Random) -> dict[str, Any]:
    """For every option one of its extremes: the least or the greatest number, any word, on or off."""
    hints = get_type_hints(game.options_type, include_extras=True)
    return {name: chooser.choice(list(extremes(hint))) for name, hint in hints.items()}


def extremes(hint: Any) -> Iterator[Any]:
    """The ends of what an option may be."""
    if hasattr(hint, "__metadata__"):
        bounds = hint.__metadata__[0]
        yield from (bounds.ge, bounds.le)
    elif hint is bool or get_origin(hint) is Literal:
        yield from _values(hint)
    else:
        for part in get_args(hint):
            yield from extremes(part)


def extreme_terms(name: str, seats: int, chooser: random.Random, own: Mapping[str, Any] | None = None) -> Terms:
    """Terms with extreme options and perhaps an owner's file; what the game refuses is drawn again."""
    game = asterism.load(name)
    while True:
        try:
            return agree_terms(game, seats, {**extreme_options(game, chooser), **(own or {})})
        except BadOption:
            continue


def random_terms(name: str, seats: int, chooser: random.Random) -> Terms:
    """Terms with random options; combinations that the game refuses are drawn again."""
    game = asterism.load(name)
    while True:
        try:
            return agree_terms(game, seats, random_options(game, chooser))
        except BadOption:
            continue


def random_match(name: str, seats: int, seed: str) -> Match:
    """A match with random options, before its first move."""
    terms = random_terms(name, seats, random.Random(seed))
    return Match(terms, draw(terms.chances, seed.encode()))


def walk(match: Match, seed: str) -> Iterator[Match]:
    """The match before each of its moves, each uniformly random, to the end."""
    rng = seeded(seed)
    while not match.is_over:
        yield match
        seat = match.current_seat
        assert seat is not None
        match.play(int(match.game.kernels.sample(match.terms.setup, match.state, seat, rng)), seat=seat)


def legal_in(terms: Terms, state: Any, seat: int) -> list[int]:
    """The legal actions of a seat in any state."""
    actions = np.zeros(terms.game.actions, dtype=np.int32)
    count = terms.game.kernels.legal(terms.setup, state, seat, actions)
    return [int(action) for action in actions[:count]]


def seen_by(terms: Terms, state: Any, seat: int) -> bytes:
    """A view as bytes; SPECTATOR sees what anybody may."""
    return msgspec.json.encode(terms.game.view.view_for(terms, plain(state), None if seat == SPECTATOR else seat))
