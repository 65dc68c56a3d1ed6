"""How a bot plays on in its mind."""

from __future__ import annotations

from asterism.games.nacht.bot.policy import policy
from asterism.games.nacht.pieces import NAMES
from asterism.games.nacht.state import FORGO, KNOCK_TILE, PASS, WEITER
from asterism.kernel import seeded
from asterism.match import Match
from tests.games.nacht.table import position


def choice(match: Match) -> int:
    """What the policy of the seat to move does."""
    assert match.current_seat is not None
    return int(policy(match.terms.setup, match.state, match.current_seat, seeded("x")))


def test_it_closes_a_square() -> None:
    assert NAMES[choice(position("2B 2C 3B", "3C 1B", "", ""))] == "3C"


def test_it_never_tries_a_tile_that_does_not_fit() -> None:
    assert choice(position("3C", "1A 5E", "", "")) == WEITER


def test_it_knocks_only_for_what_was_overlooked() -> None:
    match = position("3C", "2C 1A", "5A", "5E")
    match.play("weiter", seat=0)
    assert choice(match) == KNOCK_TILE + NAMES.index("2C")
    quiet = position("3C", "1A", "5A", "5E")
    quiet.play("weiter", seat=0)
    assert choice(quiet) == PASS


def test_it_rather_forgoes_than_lets_a_neighbour_finish_a_constellation() -> None:
    assert choice(position("1C", "1D", "1E", "")) == FORGO
    assert choice(position("1C", "1D", "5E", "")) == NAMES.index("1D")
