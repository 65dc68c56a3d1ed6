"""Who may see what: views, stories, texts and error messages of every seat and of spectators."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

import asterism
from asterism.errors import IllegalMove
from asterism.games.sternenhimmel import GAME
from asterism.games.sternenhimmel.event_types import (
    ConsolationPaid,
    Counted,
    Placed,
    PrizePaid,
    Revealed,
    StarSwallowed,
)
from asterism.games.sternenhimmel.pieces import TOKENS
from asterism.games.sternenhimmel.view import Constellation, StarView, tokens_in
from asterism.kernel import seeded
from asterism.match import Match
from tests.games.sternenhimmel.table import SET, coins, only, play, position, seen, table_of

EVERYBODY = (None, 0, 1, 2)


def after(moves: str, boards: str = "Leo Libra Virgo") -> Match:
    match = table_of(boards)
    play(match, moves)
    return match


def board(match: Match, seat: int | None, place: int) -> Constellation:
    constellation = seen(match, seat).places[place]
    assert constellation is not None
    return constellation


def everything_told(match: Match, seat: int | None) -> bytes:
    """All that ever leaves the match for this seat: view, story and text, as bytes."""
    return msgspec.json.encode([match.view(seat), match.history(seat), match.text(seat), match.text(seat, "fr")])


# --- always public --------------------------------------------------------------------------------


def test_everybody_sees_seats_turn_boards_owners_hand_sizes_and_coins() -> None:
    match = after("10 Leo 1, 7 Leo 3, 3 Libra 4, 6 Leo 4")
    for seat in EVERYBODY:
        view = seen(match, seat)
        assert view.seat == seat
        assert view.turn == 1
        assert [place and place.sky for place in view.places] == ["Leo", "Libra", "Virgo"]
        assert [star.owner for star in board(match, seat, 0).stars] == [0, None, 1, 0, None, None]
        assert [star.owner for star in board(match, seat, 1).stars] == [None, None, None, 2]
        assert view.hand_sizes == [7, 8, 8]
        assert view.coins == [0, 0, 0]


def test_everybody_sees_the_symbols_of_face_up_tokens() -> None:
    match = after("10 Leo 3, X Leo 4, D Leo 5")
    for seat in EVERYBODY:
        assert board(match, seat, 0).stars[2:5] == [StarView(0, "10"), StarView(1, "X"), StarView(2, "D")]


def test_everybody_sees_which_boards_are_scored_and_which_are_in_the_pile() -> None:
    match = after("10 Libra 1, 7 Libra 2, 3 Libra 3, 6 Libra 4")
    for seat in EVERYBODY:
        view = seen(match, seat)
        assert view.scored == ["Libra"]
        in_play = {place.sky for place in view.places if place}
        assert set(view.unseen) | set(view.scored) | in_play == set(match.plain_deal["pile"])
        assert len(view.unseen) == 8


def test_everybody_is_told_a_scoring_in_full() -> None:
    match = after("10 Libra 1, X Libra 2, 3 Libra 3, 6 Libra 4")
    stories = [match.history(seat) for seat in EVERYBODY]
    kinds = (Revealed, StarSwallowed, Counted, PrizePaid, ConsolationPaid)
    for story in stories:
        assert [event for event in story if isinstance(event, kinds)] == [
            Revealed(seat=0, sky="Libra", star=1, token="10"),
            Revealed(seat=1, sky="Libra", star=2, token="X"),
            StarSwallowed(seat=0, sky="Libra", star=1, token="10"),
            StarSwallowed(seat=2, sky="Libra", star=3, token="3"),
            Counted(seat=0, sky="Libra", points=6, tokens=1),
            Counted(seat=1, sky="Libra", points=0, tokens=1),
            PrizePaid(seat=0, sky="Libra", rank=1, coins=4, rule="S43"),
            PrizePaid(seat=1, sky="Libra", rank=2, coins=2, rule="S44"),
        ]


# --- private to a seat ----------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = after("10 Leo 1, 7 Leo 3, 3 Libra 4")
    assert seen(match, 0).hand == ["1", "3", "5", "6", "7", "X", "D", "D"]
    assert seen(match, 1).hand == ["1", "3", "5", "6", "10", "X", "D", "D"]
    assert seen(match, 2).hand == ["1", "5", "6", "7", "10", "X", "D", "D"]
    assert seen(match).hand == []


@pytest.mark.parametrize("token", ["1", "3", "5", "6", "7", "10", "X", "D"])
def test_a_face_down_token_is_seen_by_its_owner_alone(token: str) -> None:
    match = after(f"{token} Leo 1")
    assert board(match, 0, 0).stars[0] == StarView(0, token)
    for seat in (None, 1, 2):
        assert board(match, seat, 0).stars[0] == StarView(0, None)
        assert msgspec.to_builtins(board(match, seat, 0).stars[0]) == {"owner": 0, "token": None}
        assert match.history(seat) == [Placed(seat=0, sky="Leo", star=1, token=None, rule="S26")]
    assert match.history(0) == [Placed(seat=0, sky="Leo", star=1, token=token, rule="S26")]


def test_nothing_that_reaches_the_others_depends_on_a_face_down_token() -> None:
    ten, hole = (after(f"{token} Leo 1, 7 Leo 3, 3 Libra 1, 5 Leo 4") for token in ("10", "X"))
    for seat in (None, 1, 2):
        assert everything_told(ten, seat) == everything_told(hole, seat)
    assert everything_told(ten, 0) != everything_told(hole, 0)
    for seat in (1, 2):
        assert ten.blinded(seat) == hole.blinded(seat)
        assert ten.legal_moves(seat) == hole.legal_moves(seat)


def test_error_messages_do_not_give_a_face_down_token_away() -> None:
    messages = set()
    for token in ("1", "3", "5", "6", "7", "10", "X", "D"):
        match = after(f"{token} Leo 1")
        with pytest.raises(IllegalMove) as refusal:
            match.play("10 Leo 1")
        messages.add(str(refusal.value))
    assert messages == {"star 1 of Leo already bears a token (S20)"}


def test_the_text_board_shows_face_down_tokens_to_their_owner_alone() -> None:
    match = after("10 Leo 1, X Leo 2")
    assert "A 10 (face down)" in match.text(0)
    assert "B X (face down)" in match.text(1)
    for seat in (None, 2):
        assert "A face down" in match.text(seat)
        assert "B face down" in match.text(seat)
    assert "(face down)" not in match.text(2) + match.text()
    assert "Your tokens: 1  3  5  6  7  X  D  D" in match.text(0)
    assert "Your tokens" not in match.text()


# --- hidden from everyone --------------------------------------------------------------------------


def test_nothing_that_reaches_anybody_depends_on_the_order_of_the_pile() -> None:
    one = table_of("Leo Libra Virgo Aries Taurus Gemini")
    other = table_of("Leo Libra Virgo Pisces Gemini Aries")
    for match in (one, other):
        play(match, "10 Leo 1, 7 Leo 3, 3 Libra 1")
    for seat in EVERYBODY:
        assert everything_told(one, seat) == everything_told(other, seat)
    for match, sky in ((one, "Aries"), (other, "Pisces")):
        play(match, "1 Libra 2, 1 Libra 3, 1 Libra 4")
        assert board(match, None, 1).sky == sky


# --- how visibility changes -------------------------------------------------------------------------


def test_at_set_up_everybody_knows_everybodys_set() -> None:
    match = table_of("Leo Libra Virgo")
    for seat in range(3):
        assert seen(match, seat).hand == SET
        assert [tokens_in(match.blinded(seat).hand[other]) for other in range(3)] == [SET] * 3


def test_when_a_board_is_complete_all_its_tokens_are_public_even_those_then_removed() -> None:
    match = after("10 Libra 1, X Libra 2, 3 Libra 3")
    assert [star.token for star in board(match, 2, 1).stars] == [None, None, "3", None]
    play(match, "6 Libra 4")
    for seat in EVERYBODY:
        assert [(event.star, event.token) for event in only(match.history(seat), Revealed)] == [(1, "10"), (2, "X")]


def test_after_a_scoring_hands_are_private_again_and_history_stays_public() -> None:
    match = after("10 Libra 1, X Libra 2, 3 Libra 3, 6 Libra 4, 5 Leo 1")
    assert seen(match, 0).hand == SET
    for seat in (None, 0, 2):
        assert board(match, seat, 0).stars[0] == StarView(1, None)
        assert len(only(match.history(seat), Revealed)) == 2
        assert seen(match, seat).hand_sizes == [9, 8, 9]


def test_at_the_end_everybody_sees_the_same_and_all_tokens_are_back() -> None:
    match, rng = asterism.new("sternenhimmel", seed=3, coins="hidden"), seeded("the end")
    while not match.is_over:
        match.play(int(GAME.kernels.sample(match.terms.setup, match.state, match.to_act[0], rng)))
    for seat in EVERYBODY:
        view = seen(match, seat)
        assert view.turn is None
        assert view.places == [None, None, None]
        assert view.hand_sizes == [9, 9, 9]
        assert view.hand == ([] if seat is None else SET)
        assert view.coins == coins(match)
        assert sorted(view.scored) == sorted(match.plain_deal["pile"])
        assert view.unseen == []


# --- what can be deduced -----------------------------------------------------------------------------


def test_without_face_down_tokens_an_opponents_hand_is_known_exactly() -> None:
    match = after("10 Leo 1, 7 Leo 3, 3 Libra 1, 1 Leo 4, D Leo 5, 5 Libra 2")
    blinded = match.blinded(0)
    assert tokens_in(blinded.hand[1]) == tokens_in(match.state.hand[1]) == ["1", "3", "5", "6", "10", "X", "D"]
    assert tokens_in(blinded.hand[2]) == SET


def test_three_face_down_tokens_out_of_seven_leave_135_worlds() -> None:
    """B has 5 and 10 face up, and three of 1, 3, 6, 7, X, D, D face down on Leo 1, Leo 2 and Gemini 1."""
    match = after(
        "1 Scorpius 1, 5 Leo 3, 1 Leo 4, 3 Scorpius 2, 10 Leo 5, 3 Gemini 2, 5 Scorpius 3, 7 Leo 1, 5 Gemini 3, "
        "6 Scorpius 4, D Leo 2, 6 Gemini 5, 7 Scorpius 5, X Gemini 1",
        "Leo Scorpius Gemini",
    )
    assert [tokens_in(match.state.hand[1]), seen(match).scored] == [["1", "3", "6", "D"], []]
    possible = set(permutations(["1", "3", "6", "7", "X", "D", "D"], 3))
    assert len(possible) == 135
    rng, reached = seeded("135 worlds"), set()
    for _ in range(5000):
        world = match.state
        GAME.kernels.resample(match.terms.setup, world, 0, rng)
        kinds = (world.kind[0, 0], world.kind[0, 1], world.kind[2, 0])
        reached.add(tuple(TOKENS[int(kind)] for kind in kinds))
    assert reached == possible


# --- what a move gives away (nobody may take it back then) ---------------------------------------------


def test_a_face_up_token_reveals_something_only_if_others_of_its_owner_lie_face_down() -> None:
    match = after("10 Leo 3, 7 Leo 1, 3 Libra 4, 6 Leo 4, 5 Leo 5")
    assert [match.revealed_since(number, 2) for number in range(5)] == [True] * 5
    assert not after("10 Leo 3, 7 Leo 1, 3 Libra 4, 6 Leo 4").revealed_since(0, 2)
    assert not match.revealed_since(4, 1)
    assert match.revealed_since(4, 0)


def test_turned_up_tokens_and_a_new_board_reveal_something_to_everybody() -> None:
    match = after("10 Libra 1, 7 Libra 2, 3 Libra 3")
    assert not any(match.revealed_since(0, seat) for seat in range(3))
    play(match, "6 Libra 4")
    assert all(match.revealed_since(3, seat) for seat in range(3))
    all_small = position("1-2 2-3", "1=A.10 2=B.7", "3/1", seats=3)
    events = play(all_small, "1 Test 3")
    assert not only(events, Revealed)
    assert all(all_small.revealed_since(0, seat) for seat in range(3))
