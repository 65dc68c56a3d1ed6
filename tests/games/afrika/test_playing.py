"""How a bot plays a round on in its mind."""

from __future__ import annotations

from asterism.games.afrika.bot.policy import policy
from asterism.games.afrika.rules import PASS, UNDER
from asterism.kernel import seeded
from asterism.match import Match
from tests.games.afrika.table import table


def choice(match: Match) -> int:
    """What the policy of the seat to move does."""
    assert match.current_seat is not None
    return int(policy(match.terms.setup, match.state, match.current_seat, seeded("x")))


def played(value: int) -> int:
    return value - 2


def test_a_lead_is_the_lowest_plain_card() -> None:
    assert choice(table("3 9 2 13", "4 5 6 7", stock="3 4", turn=0)) == played(3)


def test_a_small_pile_is_beaten_by_the_lowest_plain_card_that_will_do() -> None:
    assert choice(table("3 4 5 6", "3 9 10 12", pile="0.7", stock="3 4")) == played(9)


def test_a_lion_spares_a_gem_and_a_chip() -> None:
    assert choice(table("3 4 5 6", "3 2 4 12", pile="0.10", stock="3 4")) == played(2)


def test_without_any_higher_card_the_lowest_goes_underneath() -> None:
    assert choice(table("3 4 5 6", "5 3 4 8", pile="0.10", stock="3 4")) == UNDER + played(3)


def test_a_chip_is_cheaper_than_a_ruby() -> None:
    assert choice(table("4 6 7 8", "3 4 5 13", pile="0.10", stock="3 4")) == UNDER + played(3)


def test_nobody_spends_the_star_on_a_topaz() -> None:
    assert choice(table("3 4 5 6", "3 4 5 S", pile="0.11", stock="3 4")) == PASS


def test_a_large_pile_is_worth_a_gem() -> None:
    pile = "0.3 1.4 0.5 1.6 0.7 1.8 0.9 1.10 0.11"
    assert choice(table("3 4 5 6", "3 4 5 12", pile=pile, stock="3 4")) == played(12)
