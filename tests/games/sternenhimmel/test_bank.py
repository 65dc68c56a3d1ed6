"""How many coins a game can need at the most (GS-25)."""

from __future__ import annotations

import numpy as np
import pytest

import asterism
from asterism.deal import shape_of
from asterism.games.sternenhimmel import GAME
from asterism.games.sternenhimmel.event_types import ConsolationPaid, PrizePaid
from asterism.games.sternenhimmel.pieces import Boards
from asterism.kernel import seeded, silent_buffer
from asterism.layout import blank, blanks
from asterism.options import agree_terms
from tests.games.sternenhimmel.table import coins, filled, match_with, only, printed_zodiac, rulebook

GAMES = 3000

LIMITS = [("reserve", "printed", 132), ("winner", "printed", 108), ("reserve", "unit96", 96)]
ALL_PAID_APART = {4: "1=A.10 2=B.7 3=C.1 4=D.1", 5: "1=A.10 2=B.7 3=C.1 4=D.1 5=E.1"}
ALL_PAID_APART[6] = "1=A.10 2=B.7 3=C.1 4=C.3 5=D.1 6=D.3"
"""First, second, and all other stars third to fifth: a + b + (s - 2) coins."""
TIED_SECONDS = {4: "1=A.10 2=B.7 3=C.7 4=D.1", 5: "1=A.10 2=B.7 3=C.7 4=D.1 5=E.1"}
TIED_SECONDS[6] = "1=A.10 2=B.7 3=C.7 4=D.1 5=D.3 6=E.1"
"""An undisputed first, a tie for second: a + (s - 1) coins, all from the Reserve."""


def totals_of_random_games(seats: int, games: int, **options: str) -> list[int]:
    """The coins that all players own together at the end of each game."""
    terms = agree_terms(GAME, seats, options)
    shape = shape_of(terms.chances)
    scores, ranks = np.zeros((games, seats), dtype=np.int32), np.zeros((games, seats), dtype=np.int32)
    GAME.kernels.play_games(
        terms.setup, blank(GAME.state), blanks(GAME.state, 1), shape.sizes, shape.counts,
        np.zeros(shape.total, dtype=np.int64), np.zeros(shape.total, dtype=np.int32), seeded(f"bank {seats} {options}"),
        np.zeros(games, dtype=np.int32), scores, ranks, silent_buffer(),
    )  # fmt: skip
    assert scores.min() >= 0
    return [int(total) for total in scores.sum(axis=1)]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(("consolation", "payouts", "most"), LIMITS)
def test_GS_25_no_game_needs_more_coins_than_the_worst_case(
    seats: int, consolation: str, payouts: str, most: int
) -> None:
    totals = totals_of_random_games(seats, GAMES, consolation=consolation, payouts=payouts)
    assert max(totals) <= most
    assert min(totals) > 0


@pytest.mark.parametrize("payouts", ["printed", "unit96"])
def test_GS_25_no_game_needs_more_coins_with_any_way_of_doubling(payouts: str) -> None:
    for stacking in ("once", "add"):
        for consolation in ("reserve", "winner"):
            totals = totals_of_random_games(
                4, GAMES // 2, consolation=consolation, payouts=payouts, double_stacking=stacking
            )
            most = 96 if payouts == "unit96" else 132 if consolation == "reserve" else 108
            assert max(totals) <= most


@pytest.mark.parametrize(
    ("consolation", "payouts", "tokens", "worst"),
    [
        ("reserve", "printed", ALL_PAID_APART, 132),
        ("winner", "printed", TIED_SECONDS, 108),
        ("reserve", "unit96", ALL_PAID_APART, 96),
        ("winner", "printed", ALL_PAID_APART, 96),
    ],
)
def test_GS_25_the_worst_case_is_reached_board_by_board(
    consolation: str, payouts: str, tokens: dict[int, str], worst: int
) -> None:
    paid = 0
    for board in printed_zodiac().board:
        rest = [other for other in printed_zodiac().board if other.name != board.name]
        match = match_with(Boards(board=(board, *rest)), consolation=consolation, payouts=payouts)
        paid += sum(filled(match, tokens[len(board.stars)]).coins.values())
    assert paid == worst


def test_GS_25_96_coins_of_60_ones_and_36_twos_cover_the_worst_case() -> None:
    assert 60 + 36 == 96
    assert max(most for _, _, most in LIMITS) == 60 * 1 + 36 * 2
    assert "it always has enough coins" in rulebook()["GS-25"]


def test_GS_25_the_bank_goes_on_paying_beyond_96_coins() -> None:
    match = match_with(printed_zodiac(), seats=3)
    for seat in range(3):
        match._state.coins[seat] = 40
    assert sum(filled(match, "1=A.10 2=B.7 3=C.5 4=C.1").coins.values()) == 120 + 4 + 2 + 2


@pytest.mark.parametrize("consolation", ["reserve", "winner"])
def test_what_a_whole_game_told_adds_up_to_what_everybody_owns(consolation: str) -> None:
    match, rng = asterism.new("sternenhimmel", seats=4, seed=6, consolation=consolation), seeded("ledger")
    owned = [0] * 4
    while not match.is_over:
        events = match.play(int(GAME.kernels.sample(match.terms.setup, match.state, match.to_act[0], rng)))
        for prize in only(events, PrizePaid):
            owned[prize.seat] += prize.coins
        for coin in only(events, ConsolationPaid):
            owned[coin.seat] += coin.coins
            if coin.payer is not None:
                owned[coin.payer] -= coin.coins
        assert owned == coins(match)
    assert sum(owned) > 60
