"""After a scoring and at the end of the game (S52-S58, GS-20, GS-26, GS-27, GS-29, GS-31)."""

from __future__ import annotations

import numpy as np
import pytest

import asterism
from asterism.errors import IllegalMove
from asterism.games.sternenhimmel import GAME
from asterism.games.sternenhimmel.event_types import (
    ConstellationDiscarded,
    ConstellationLaidOut,
    MatchEnded,
    TurnPassed,
)
from asterism.games.sternenhimmel.moves import Place
from asterism.kernel import seeded
from asterism.match import Match
from tests.games.sternenhimmel.table import (
    SET,
    big_boards,
    boards_with,
    coins,
    match_with,
    only,
    play,
    put,
    seen,
    table_of,
)


def skies(match: Match) -> list[str | None]:
    return [None if place is None else place.sky for place in seen(match).places]


def played_out(match: Match, seed: str = "end") -> Match:
    rng = seeded(seed)
    while not match.is_over:
        match.play(int(GAME.kernels.sample(match.terms.setup, match.state, match.to_act[0], rng)))
    return match


def aries_completed() -> Match:
    """Seat C completes Aries; A has a token on Leo besides."""
    match = table_of("Aries Leo Virgo Pisces")
    play(match, "10 Aries 1, 7 Aries 2, 5 Virgo 3, 3 Leo 4, D Aries 3, X Aries 4")
    return match


def test_S52_all_tokens_of_the_scored_board_go_back_to_their_owners() -> None:
    match = aries_completed()
    assert seen(match, 0).hand == ["1", "5", "6", "7", "10", "X", "D", "D"]
    assert seen(match, 1).hand == SET
    assert seen(match, 2).hand == ["1", "3", "6", "7", "10", "X", "D", "D"]


def test_S53_the_scored_board_is_discarded() -> None:
    match = aries_completed()
    assert only(match.turns[-1].events, ConstellationDiscarded) == [ConstellationDiscarded(sky="Aries", rule="S53")]
    assert seen(match).scored == ["Aries"]
    assert "Aries" not in skies(match)
    with pytest.raises(IllegalMove, match="Aries is not in play"):
        match.play("1 Aries 1")


def test_S54_it_is_replaced_by_the_next_board_of_the_pile() -> None:
    match = aries_completed()
    assert only(match.turns[-1].events, ConstellationLaidOut) == [
        ConstellationLaidOut(sky="Pisces", place=0, rule="S54"),
    ]
    assert skies(match) == ["Pisces", "Leo", "Virgo"]
    assert "Pisces" not in seen(match).unseen
    assert len(seen(match).unseen) == 8


def test_S55_GS_29_the_left_neighbour_of_the_one_who_completed_it_goes_on() -> None:
    match = aries_completed()
    assert match.turns[-1].seat == 2
    assert match.to_act == (0,)
    match = table_of("Aries Leo Virgo")
    play(match, "10 Aries 1, 7 Aries 2, 5 Aries 3, X Aries 4")
    assert match.turns[-1].seat == 0
    assert match.to_act == (1,)


def test_GS_29_a_player_whose_hand_is_still_empty_passes() -> None:
    match = match_with(boards_with("1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9", "9/7"), seats=3)
    for number, token in enumerate(SET[:-1], start=1):
        put(match, number, "A", token)
    for star, owner, token in ((2, "B", "1"), (3, "C", "1"), (4, "B", "3")):
        put(match, star, owner, token, place=1)
    play(match, "D Gemini 3, 7 Gemini 2")
    put(match, 1, "B", "5", place=1)
    events = play(match, "10 Taurus 5")
    assert only(events, ConstellationDiscarded) == [ConstellationDiscarded(sky="Taurus")]
    assert only(events, TurnPassed) == [TurnPassed(seat=0)]
    assert match.to_act == (1,)


def test_GS_27_the_new_board_lies_at_once_in_the_vacated_place_for_the_next_player() -> None:
    match = aries_completed()
    kinds = [type(event) for event in match.turns[-1].events]
    assert kinds[-2:] == [ConstellationDiscarded, ConstellationLaidOut]
    assert match.to_act == (0,)
    assert {move.star for move in match.legal_moves() if isinstance(move, Place) and move.sky == "Pisces"} == {
        1, 2, 3, 4, 5,
    }  # fmt: skip
    match.play("1 Pisces 2")


@pytest.mark.parametrize("seats", GAME.seats)
def test_GS_20_with_an_empty_pile_play_goes_on_with_fewer_boards(seats: int) -> None:
    match, rng = asterism.new("sternenhimmel", seats=seats, seed=2), seeded("fewer boards")
    in_play = []
    while not match.is_over:
        match.play(int(GAME.kernels.sample(match.terms.setup, match.state, match.to_act[0], rng)))
        view = seen(match)
        in_play.append(sum(place is not None for place in view.places))
        assert in_play[-1] == min(seats, 12 - len(view.scored))
        if not view.unseen and None in view.places:
            assert not only(match.turns[-1].events, ConstellationLaidOut)
    assert sorted(set(in_play)) == list(range(seats + 1))


@pytest.mark.parametrize("seats", GAME.seats)
def test_S56_GS_31_the_game_ends_when_all_12_boards_are_scored_for_every_number_of_players(seats: int) -> None:
    match = played_out(asterism.new("sternenhimmel", seats=seats, seed=8))
    discarded = only(match.history(), ConstellationDiscarded)
    assert sorted(event.sky for event in discarded) == sorted(match.plain_deal["pile"])
    assert only(match.history(), MatchEnded) == [MatchEnded(rule="S56")]
    assert isinstance(match.turns[-1].events[-1], MatchEnded)
    assert len(match.turns) == 60
    assert match.to_act == ()
    with pytest.raises(IllegalMove, match="the match is over"):
        match.play("1 Leo 1")


@pytest.mark.parametrize("seats", GAME.seats)
def test_with_60_stars_everybody_has_equally_many_turns_unless_somebody_passes(seats: int) -> None:
    match = played_out(asterism.new("sternenhimmel", seats=seats, seed=9))
    assert not only(match.history(), TurnPassed)
    turns = [turn.seat for turn in match.turns]
    assert [turns.count(seat) for seat in range(seats)] == [60 // seats] * seats


def results_with(final: list[int]) -> list[tuple[int, int]]:
    """Score and rank of each seat, if these were the coins at the end."""
    match = asterism.new("sternenhimmel", seats=len(final))
    state = match._state
    state.scored = 12
    for seat, owned in enumerate(final):
        state.coins[seat] = owned
    assert match.results is not None
    assert [result.seat for result in match.results] == list(range(len(final)))
    return [(result.score, result.rank) for result in match.results]


def test_S57_the_richest_player_wins() -> None:
    assert results_with([20, 31, 25]) == [(20, 3), (31, 1), (25, 2)]
    assert results_with([10, 11, 12, 13, 9]) == [(10, 4), (11, 3), (12, 2), (13, 1), (9, 5)]
    match = played_out(asterism.new("sternenhimmel", seats=4, seed=3))
    assert match.results is not None
    assert [result.score for result in match.results] == coins(match)
    assert {result.score for result in match.results if result.rank == 1} == {max(coins(match))}


def test_GS_26_equally_rich_players_share_the_victory() -> None:
    assert results_with([30, 30, 25]) == [(30, 1), (30, 1), (25, 3)]
    assert results_with([24, 24, 24, 24]) == [(24, 1)] * 4
    assert results_with([30, 20, 20, 10, 20]) == [(30, 1), (20, 2), (20, 2), (10, 5), (20, 2)]
    assert results_with([0, 0, 0]) == [(0, 1)] * 3


def test_S58_the_sheet_has_no_variants_so_every_default_is_its_own_reading() -> None:
    options = asterism.new("sternenhimmel").terms.options
    assert (options.consolation, options.double_stacking, options.payouts) == ("reserve", "multiply", "printed")
    assert (options.coins, options.own_face_down, options.first_player) == ("public", "shown", "random")
    assert options.boards == "zodiac"


def test_results_are_not_told_before_the_end() -> None:
    match = aries_completed()
    assert not match.is_over
    assert match.results is None


def test_a_game_of_the_longest_boards_has_as_many_moves_as_the_contract_allows() -> None:
    match = played_out(match_with(big_boards(), seats=3))
    assert len(match.turns) == GAME.longest == 108
    scores, ranks = np.zeros(3, dtype=np.int32), np.zeros(3, dtype=np.int32)
    GAME.kernels.returns(match.terms.setup, match.state, scores, ranks)
    assert scores.tolist() == coins(match)
