"""A turn: one token on one free star (S19-S27), and what follows when that is impossible (GS-18, GS-19)."""

from __future__ import annotations

import pytest

from asterism.errors import IllegalMove
from asterism.games.sternenhimmel import GAME
from asterism.games.sternenhimmel.event_types import ConstellationDiscarded, Placed, TurnPassed
from asterism.games.sternenhimmel.moves import Place
from asterism.games.sternenhimmel.state import NOBODY, UNKNOWN
from asterism.games.sternenhimmel.view import StarView
from asterism.kernel import seeded
from asterism.match import Match
from tests.games.sternenhimmel.table import (
    big_boards,
    boards_with,
    coins,
    match_with,
    only,
    play,
    put,
    rulebook,
    seen,
    table_of,
)

PATH_OF_NINE = "1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9"


def refused(match: Match, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refusal:
        match.play(move)
    return refusal.value


def star(match: Match, place: int, number: int, seat: int | None = None) -> StarView:
    constellation = seen(match, seat).places[place]
    assert constellation is not None
    return constellation.stars[number - 1]


def test_S19_a_turn_places_exactly_one_token_of_ones_own() -> None:
    match = table_of("Leo Virgo Scorpius")
    play(match, "10 Leo 3")
    assert seen(match, 0).hand == ["1", "3", "5", "6", "7", "X", "D", "D"]
    assert seen(match).hand_sizes == [8, 9, 9]
    assert match.to_act == (1,)
    play(match, "1 Leo 4, 1 Leo 5")
    assert refused(match, "10 Virgo 3").rule == "S19"


def test_S19_each_of_two_double_stars_can_be_placed_and_no_third() -> None:
    match = table_of("Leo Virgo Scorpius")
    play(match, "D Leo 3, 1 Leo 4, 1 Leo 5, D Virgo 3, 3 Virgo 4, 3 Virgo 5")
    refusal = refused(match, "D Scorpius 1")
    assert refusal.rule == "S19"
    assert "no double star is in your hand; you hold 1, 3, 5, 6, 7, 10, X" in str(refusal)


def test_S20_the_star_has_to_be_free() -> None:
    match = table_of("Leo Virgo Scorpius")
    play(match, "10 Leo 3")
    refusal = refused(match, "10 Leo 3")
    assert refusal.rule == "S20"
    assert "star 3 of Leo already bears a token" in str(refusal)
    assert not [move for move in match.legal_moves() if isinstance(move, Place) and (move.sky, move.star) == ("Leo", 3)]


def test_S21_the_star_may_be_of_any_constellation_in_play_and_of_no_other() -> None:
    match = table_of("Leo Virgo Scorpius")
    legal = {(move.token, move.sky, move.star) for move in match.legal_moves() if isinstance(move, Place)}
    tokens = ("1", "3", "5", "6", "7", "10", "X", "D")
    stars = {"Leo": 6, "Virgo": 5, "Scorpius": 6}
    assert legal == {
        (token, sky, number) for token in tokens for sky, count in stars.items() for number in range(1, count + 1)
    }
    refusal = refused(match, "10 Aries 1")
    assert refusal.rule == "S21"
    assert "Aries is not in play" in str(refusal)


def test_S22_a_player_may_own_several_tokens_in_one_constellation() -> None:
    match = table_of("Leo Virgo Scorpius")
    play(match, "10 Leo 3, 1 Virgo 3, 1 Scorpius 1, 7 Leo 4, 3 Virgo 4, 3 Scorpius 2, X Leo 5")
    assert [star(match, 0, number) for number in (3, 4, 5)] == [StarView(0, "10"), StarView(0, "7"), StarView(0, "X")]


def test_S23_there_is_at_most_one_token_on_a_star() -> None:
    match, rng = table_of("Leo Virgo Scorpius"), seeded("one token each")
    for _ in range(25):
        seat = match.to_act[0]
        match.play(int(GAME.kernels.sample(match.terms.setup, match.state, seat, rng)))
        state = match.state
        for place in range(3):
            for number in range(9):
                is_taken = state.owner[place, number] != NOBODY
                assert is_taken == (state.kind[place, number] != UNKNOWN)
                is_free = int(state.free[place]) >> number & 1
                assert is_taken + is_free == (number < match.terms.setup.stars[state.places[place]])


def test_S24_nobody_has_to_be_present_everywhere() -> None:
    match = table_of("Aries Leo Virgo")
    play(match, "1 Aries 1, 1 Leo 3, 1 Virgo 3, 3 Aries 2, 3 Leo 4, 3 Virgo 4, 5 Aries 3, 5 Leo 5, 5 Virgo 5")
    (discarded,) = only(play(match, "6 Aries 4"), ConstellationDiscarded)
    assert discarded.sky == "Aries"
    assert coins(match) == [6, 0, 0]


def test_S25_on_a_small_star_the_token_lies_face_up() -> None:
    match = table_of("Leo Virgo Scorpius")
    (placed,) = only(play(match, "10 Leo 3"), Placed)
    assert placed == Placed(seat=0, sky="Leo", star=3, token="10", rule="S25")
    for seat in (None, 0, 1, 2):
        assert star(match, 0, 3, seat) == StarView(0, "10")
        assert match.history(seat) == [placed]


def test_S26_on_a_large_star_the_token_lies_face_down() -> None:
    match = table_of("Leo Virgo Scorpius")
    (placed,) = only(play(match, "10 Leo 1"), Placed)
    assert placed == Placed(seat=0, sky="Leo", star=1, token="10", rule="S26")
    assert star(match, 0, 1, 0) == StarView(0, "10")
    for seat in (None, 1, 2):
        assert star(match, 0, 1, seat) == StarView(0, None)
        assert match.history(seat) == [Placed(seat=0, sky="Leo", star=1, token=None, rule="S26")]


def test_S27_a_placed_token_stays_until_its_board_is_scored() -> None:
    match, rng = table_of("Leo Virgo Scorpius"), seeded("tokens stay")
    lying: dict[tuple[str, int], tuple[int, str]] = {}
    for _ in range(40):
        seat = match.to_act[0]
        events = match.play(int(GAME.kernels.sample(match.terms.setup, match.state, seat, rng)))
        move = match.turns[-1].move
        assert isinstance(move, Place)
        lying[move.sky, move.star] = seat, move.token
        for discarded in only(events, ConstellationDiscarded):
            lying = {spot: token for spot, token in lying.items() if spot[0] != discarded.sky}
        on_the_table = {}
        for owner in range(3):
            for constellation in filter(None, seen(match, owner).places):
                for number, one in enumerate(constellation.stars, start=1):
                    if one.owner == owner:
                        on_the_table[constellation.sky, number] = owner, one.token
        assert on_the_table == lying


def test_S27_GS_19_nobody_may_choose_to_pass() -> None:
    match = table_of("Leo Virgo Scorpius")
    assert GAME.move_type is Place
    assert all(isinstance(move, Place) for move in match.legal_moves())
    for text in ("pass", "", "-", "10"):
        assert "write token, constellation and star" in str(refused(match, text))
    with pytest.raises(IllegalMove):
        match.play({"type": "pass"})
    assert match.to_act == (0,)
    assert match.turns == []


def test_GS_19_one_has_to_place_even_if_every_placement_hurts() -> None:
    match = table_of("Aries Leo Virgo")
    play(match, "10 Aries 1, X Aries 2, 7 Aries 4")
    assert len(match.legal_moves(0)) == (1 + 6 + 5) * 7
    assert not only(match.turns[-1].events, TurnPassed)


def with_eight_of_A_on_test(**options: int) -> Match:
    """A board of nine stars with eight tokens of A; only a double is left in A's hand."""
    match = match_with(boards_with(PATH_OF_NINE, "9/7"), seats=3, **options)
    for number, token in enumerate(("1", "3", "5", "6", "7", "10", "X", "D"), start=1):
        put(match, number, "A", token)
    return match


def test_GS_18_an_empty_hand_has_to_pass() -> None:
    match = with_eight_of_A_on_test()
    play(match, "D Taurus 2, 1 Taurus 3")
    assert seen(match, 0).hand == []
    events = play(match, "1 Taurus 5")
    assert only(events, TurnPassed) == [TurnPassed(seat=0, rule="GS-18")]
    assert match.to_act == (1,)
    assert match.legal_moves(0) == []


def test_GS_18_an_empty_hand_passes_again_and_again_until_tokens_come_back() -> None:
    match = with_eight_of_A_on_test()
    play(match, "D Taurus 2, 1 Taurus 3, 1 Taurus 5, 3 Gemini 2")
    assert only(play(match, "3 Gemini 3"), TurnPassed) == [TurnPassed(seat=0)]
    assert match.to_act == (1,)
    play(match, "5 Gemini 5")
    events = play(match, "5 Test 9")
    assert not only(events, TurnPassed)
    assert match.to_act == (0,)
    assert len(seen(match, 0).hand) == 8


def test_GS_18_several_empty_hands_in_a_row_all_pass() -> None:
    match = match_with(big_boards(), seats=3)
    for number, token in enumerate(("1", "3", "5", "6", "7", "10", "X", "D"), start=1):
        put(match, number, "A", token)
        put(match, number, "B", token, place=1)
    play(match, "D Big3 2, D Big3 3")
    assert only(play(match, "1 Big3 5"), TurnPassed) == [TurnPassed(seat=0), TurnPassed(seat=1)]
    assert match.to_act == (2,)


def test_GS_18_on_boards_of_nine_stars_somebody_always_has_a_token() -> None:
    """With every board one short of full, N players have placed 8N of their 9N tokens at the most."""
    passes = 0
    for seats in GAME.seats:
        match, rng = match_with(big_boards(), seats=seats), seeded(f"nine stars, {seats} players")
        while not match.is_over:
            assert match.legal_moves()
            events = match.play(int(GAME.kernels.sample(match.terms.setup, match.state, match.to_act[0], rng)))
            passes += len(only(events, TurnPassed))
        assert len(match.turns) == 12 * 9
    assert passes > 0


def test_GS_28_one_move_never_completes_two_boards() -> None:
    for seed in range(3):
        match, rng = table_of("Leo Virgo Scorpius"), seeded(f"two boards {seed}")
        while not match.is_over:
            action = int(GAME.kernels.sample(match.terms.setup, match.state, match.to_act[0], rng))
            assert len(only(match.play(action), ConstellationDiscarded)) <= 1


def test_GS_32_deals_showing_tokens_and_table_talk_are_no_moves() -> None:
    match = table_of("Leo Virgo Scorpius")
    for kind in ("deal", "offer", "show", "say", "chat"):
        with pytest.raises(IllegalMove, match="not a move of Sternenhimmel"):
            match.play({"type": kind, "seat": 1})
    assert "does not offer it" in rulebook()["GS-32"]
