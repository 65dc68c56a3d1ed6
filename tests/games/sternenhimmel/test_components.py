"""What is in the box, and how the table is laid out (S1-S18)."""

from __future__ import annotations

import pytest

import asterism
from asterism.errors import BadOption
from asterism.games.sternenhimmel import GAME
from asterism.games.sternenhimmel.pieces import TOKENS
from asterism.games.sternenhimmel.state import FACES
from asterism.games.sternenhimmel.view import tokens_in
from tests.games.sternenhimmel.table import SET, coins, play, printed_zodiac, rulebook, scored, seen, table_of

# --- components --------------------------------------------------------------------------------


def test_S1_the_game_is_for_three_to_five_players() -> None:
    assert list(GAME.seats) == [3, 4, 5]
    for seats in (3, 4, 5):
        assert asterism.new("sternenhimmel", seats=seats).seats == seats
    for seats in (-1, 0, 1, 2, 6, 12):
        with pytest.raises(BadOption, match=f"Sternenhimmel is for 3 to 5 players, not {seats}"):
            asterism.new("sternenhimmel", seats=seats)


def test_S2_it_is_recommended_from_10_years_and_lasts_about_60_minutes() -> None:
    assert rulebook()["S2"] == "The game is recommended from the age of 10 and lasts about 60 minutes."


def test_S3_there_are_12_constellation_boards() -> None:
    assert len(printed_zodiac().board) == 12
    assert len({board.name for board in printed_zodiac().board}) == 12
    assert len(asterism.new("sternenhimmel").plain_deal["pile"]) == 12


def test_S4_there_are_96_coins_as_many_as_all_prizes_together() -> None:
    assert rulebook()["S4"] == "There are 96 coins."
    assert sum(sum(board.prizes) for board in printed_zodiac().board) == 96


@pytest.mark.parametrize("seats", GAME.seats)
def test_S5_there_are_nine_tokens_in_each_of_five_colours(seats: int) -> None:
    match = asterism.new("sternenhimmel", seats=seats)
    assert seen(match).hand_sizes == [9] * seats
    assert max(GAME.seats) * 9 == 45


def test_S6_a_colour_is_1_3_5_6_7_10_a_black_hole_and_two_double_stars() -> None:
    match = asterism.new("sternenhimmel", seats=5)
    for seat in range(5):
        assert seen(match, seat).hand == ["1", "3", "5", "6", "7", "10", "X", "D", "D"]
    assert [FACES[TOKENS.index(number)] for number in ("1", "3", "5", "6", "7", "10")] == [1, 3, 5, 6, 7, 10]


def test_S7_a_black_hole_is_X_and_a_double_star_D_and_nothing_else_is() -> None:
    assert TOKENS == ("1", "3", "5", "6", "7", "10", "X", "D")
    hole_beside_ten = scored("1-2", "1=A.X 2=B.10", "2/1", seats=3)
    double_beside_ten = scored("1-2", "1=A.D 2=B.10", "2/1", seats=3)
    assert hole_beside_ten.swallowed == [2]
    assert double_beside_ten.totals["B"] == (20, 1)


def test_S8_two_stars_are_adjacent_exactly_if_a_line_joins_them_directly() -> None:
    match = asterism.new("sternenhimmel")
    for index, board in enumerate(match.terms.printed.board):
        drawn = {frozenset(line) for line in board.lines}
        for one in range(1, len(board.stars) + 1):
            for other in range(1, len(board.stars) + 1):
                linked = bool(match.terms.setup.links[index, one - 1] >> (other - 1) & 1)
                assert linked == (frozenset((one, other)) in drawn), (board.name, one, other)


def test_S9_stars_are_small_or_large() -> None:
    for board in printed_zodiac().board:
        assert {star.large for star in board.stars} == {False, True}


def test_S10_each_board_shows_two_numbers_and_the_left_one_is_the_first_prize() -> None:
    match = table_of("Aries Taurus Gemini")
    headings = [line for line in match.text().splitlines() if "/" in line]
    assert headings == ["Aries  4/2", "Taurus  5/3", "Gemini  6/4"]
    assert scored("1-2", "1=A.10 2=B.7", "8/3", seats=3).paid() == {"A": 8, "B": 3}


# --- set-up ------------------------------------------------------------------------------------


def test_S11_the_12_boards_are_shuffled() -> None:
    names = sorted(board.name for board in printed_zodiac().board)
    piles = [asterism.new("sternenhimmel", seed=seed).plain_deal["pile"] for seed in range(120)]
    assert all(sorted(pile) == names for pile in piles)
    for place in range(12):
        assert {pile[place] for pile in piles} == set(names)


@pytest.mark.parametrize("seats", GAME.seats)
def test_S12_as_many_boards_as_players_lie_face_up(seats: int) -> None:
    match = asterism.new("sternenhimmel", seats=seats, seed=4)
    laid_out = [place.sky for place in seen(match).places if place]
    assert laid_out == match.plain_deal["pile"][:seats]


@pytest.mark.parametrize("seats", GAME.seats)
def test_S13_the_other_boards_form_a_face_down_pile(seats: int) -> None:
    pile = [board.name for board in printed_zodiac().board]
    rest = pile[seats:]
    one, other = (
        asterism.new("sternenhimmel", seats=seats, deal={"pile": pile[:seats] + order, "first_player": 0})
        for order in (rest, rest[::-1])
    )
    for seat in (None, *range(seats)):
        assert sorted(seen(one, seat).unseen) == sorted(rest)
        assert seen(one, seat) == seen(other, seat)
    assert one.blinded(0) == other.blinded(0)


@pytest.mark.parametrize("seats", GAME.seats)
def test_S14_each_player_takes_one_colour_set(seats: int) -> None:
    state = asterism.new("sternenhimmel", seats=seats).state
    assert [tokens_in(state.hand[seat]) for seat in range(seats)] == [SET] * seats
    assert [int(state.hand[seat]) for seat in range(seats, 5)] == [0] * (5 - seats)


def test_S15_tokens_in_hand_are_hidden_from_the_others() -> None:
    match = table_of("Leo Virgo Scorpius")
    play(match, "10 Leo 1, X Leo 2, D Virgo 1")
    assert seen(match, 0).hand == ["1", "3", "5", "6", "7", "X", "D", "D"]
    assert seen(match, 1).hand == ["1", "3", "5", "6", "7", "10", "D", "D"]
    assert seen(match).hand == []
    assert all(seen(match, seat).hand_sizes == [8, 8, 8] for seat in (None, 0, 1, 2))


def test_S16_all_coins_are_in_the_reserve_and_players_start_with_none() -> None:
    for seats in GAME.seats:
        assert coins(asterism.new("sternenhimmel", seats=seats)) == [0] * seats


@pytest.mark.parametrize("seats", GAME.seats)
def test_S17_a_starting_player_is_chosen(seats: int) -> None:
    first = {asterism.new("sternenhimmel", seats=seats, seed=seed).to_act for seed in range(60)}
    assert first == {(seat,) for seat in range(seats)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_S18_play_goes_clockwise(seats: int) -> None:
    match = table_of("Leo Gemini Scorpius Sagittarius Taurus", seats=seats, first_player=1)
    turns = []
    for _ in range(2 * seats):
        turns.append(match.current_seat)
        match.play(match.legal_moves()[0])
    assert turns == [(1 + number) % seats for number in range(2 * seats)]
