"""What may be agreed before a match, and what each agreement changes."""

from __future__ import annotations

from typing import Any

import pytest

import asterism
from asterism.errors import BadOption
from asterism.games.sternenhimmel import GAME
from asterism.games.sternenhimmel.event_types import Placed, PrizePaid, Revealed
from asterism.games.sternenhimmel.view import StarView
from asterism.kernel import seeded
from asterism.match import Match
from asterism.options import explain
from tests.games.sternenhimmel.table import coins, only, play, scored, seen, table_of


def stars(match: Match, seat: int | None, place: int = 0) -> list[StarView]:
    constellation = seen(match, seat).places[place]
    assert constellation is not None
    return constellation.stars


def test_the_options_and_their_defaults_are_explained() -> None:
    assert explain(GAME) == [
        ("consolation", "reserve or winner", "reserve"),
        ("double_stacking", "multiply or once or add", "multiply"),
        ("payouts", "printed or unit96", "printed"),
        ("first_player", "random or a number from 0 to 4", "random"),
        ("coins", "public or hidden", "public"),
        ("own_face_down", "shown or memory", "shown"),
        ("boards", "zodiac or a file", "zodiac"),
    ]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("consolation", "bank"),
        ("consolation", "Reserve"),
        ("consolation", None),
        ("double_stacking", "thrice"),
        ("double_stacking", 2),
        ("payouts", "unit97"),
        ("first_player", -1),
        ("first_player", 5),
        ("first_player", "second"),
        ("first_player", 1.5),
        ("first_player", True),
        ("coins", "secret"),
        ("coins", False),
        ("own_face_down", "hidden"),
        ("own_face_down", ""),
    ],
)
def test_a_wrong_value_is_refused_with_what_the_option_takes(option: str, value: Any) -> None:
    takes = {name: words for name, words, _ in explain(GAME)}[option]
    with pytest.raises(BadOption) as refusal:
        asterism.new("sternenhimmel", **{option: value})
    assert str(refusal.value) == f"option '{option}' takes {takes}; {value!r} is not that"


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="Sternenhimmel has no option 'doubleStacking'; it has consolation, double_st"):
        asterism.new("sternenhimmel", doubleStacking="once")


def test_a_first_player_beyond_the_seats_is_refused() -> None:
    for seats in GAME.seats:
        for seat in range(5):
            if seat < seats:
                assert asterism.new("sternenhimmel", seats=seats, first_player=seat).to_act == (seat,)
            else:
                with pytest.raises(BadOption, match=f"first_player is seat {seat}, but the seats are 0 to {seats - 1}"):
                    asterism.new("sternenhimmel", seats=seats, first_player=seat)


def test_a_first_player_may_be_given_as_text() -> None:
    assert asterism.new("sternenhimmel", first_player="2").to_act == (2,)


def test_consolation_decides_who_pays_third_to_fifth() -> None:
    position = ("1-2 2-3 3-4", "1=A.10 2=B.7 3=C.6 4=C.1", "4/2")
    # C's 6 + 1 tie with B's 7, and two tokens beat one: B is third.
    assert scored(*position, seats=3, consolation="reserve").coins == {"A": 4, "B": 1, "C": 2}
    assert scored(*position, seats=3, consolation="winner").coins == {"A": 3, "B": 1, "C": 2}


@pytest.mark.parametrize(("stacking", "total"), [("multiply", 24), ("once", 12), ("add", 18)])
def test_double_stacking_decides_what_two_doubles_do(stacking: str, total: int) -> None:
    told = scored("1-2 2-3", "1=B.D 2=A.6 3=C.D", "3/1", seats=3, double_stacking=stacking)
    assert told.totals["A"] == (total, 1)


@pytest.mark.parametrize("stacking", ["multiply", "once", "add"])
def test_double_stacking_changes_nothing_for_a_single_double(stacking: str) -> None:
    told = scored("1-2 2-3", "1=A.D 2=B.6 3=C.7", "3/1", seats=3, double_stacking=stacking)
    assert told.totals == {"A": (0, 1), "B": (12, 1), "C": (7, 1)}


@pytest.mark.parametrize(
    ("payouts", "sky", "prizes"),
    [
        ("printed", "Aries", (4, 2)),
        ("printed", "Taurus", (5, 3)),
        ("printed", "Gemini", (6, 4)),
        ("unit96", "Aries", (3, 1)),
        ("unit96", "Taurus", (3, 2)),
        ("unit96", "Gemini", (4, 2)),
    ],
)
def test_payouts_decide_the_prizes_and_the_table_shows_them(payouts: str, sky: str, prizes: tuple[int, int]) -> None:
    match = table_of("Aries Taurus Gemini", payouts=payouts)
    assert f"{sky}  {prizes[0]}/{prizes[1]}" in match.text()
    count = {"Aries": 4, "Taurus": 5, "Gemini": 6}[sky]
    play(match, f"10 {sky} 1, 7 {sky} 2, 6 {sky} 3")
    for number in range(4, count + 1):
        match.play(f"1 {sky} {number}")
    paid = [prize.coins for prize in only(match.turns[-1].events, PrizePaid)]
    assert paid == list(prizes)


def test_hidden_coins_are_shown_to_their_owner_only_and_to_all_at_the_end() -> None:
    match, rng = table_of("Libra Leo Virgo", coins="hidden"), seeded("hidden coins")
    play(match, "10 Libra 1, 3 Libra 2, 5 Libra 3, 1 Libra 4")
    assert coins(match) == [4, 1, 2]
    assert seen(match, 0).coins == [4, None, None]
    assert seen(match, 1).coins == [None, 1, None]
    assert seen(match, 2).coins == [None, None, 2]
    assert seen(match).coins == [None, None, None]
    assert "?" in match.text(0)
    while not match.is_over:
        assert seen(match).coins == [None, None, None]
        match.play(int(GAME.kernels.sample(match.terms.setup, match.state, match.to_act[0], rng)))
    for seat in (None, 0, 1, 2):
        assert seen(match, seat).coins == coins(match)
    assert "?" not in match.text()


def test_public_coins_are_shown_to_all_all_the_time() -> None:
    match = table_of("Libra Leo Virgo")
    assert "?" not in match.text()
    play(match, "10 Libra 1, 3 Libra 2, 5 Libra 3, 1 Libra 4")
    assert [seen(match, seat).coins for seat in (None, 0, 1, 2)] == [[4, 1, 2]] * 4


def test_in_memory_mode_nobody_sees_ones_own_face_down_tokens_again() -> None:
    match = table_of("Leo Virgo Scorpius", own_face_down="memory")
    play(match, "10 Leo 1, 7 Leo 3")
    for seat in (None, 0, 1, 2):
        assert stars(match, seat)[0] == StarView(0, None)
        assert stars(match, seat)[2] == StarView(1, "7")
    assert "10" not in seen(match, 0).hand
    assert "A face down" in match.text(0)


def test_in_memory_mode_events_hide_ones_own_face_down_tokens_until_they_are_turned_up() -> None:
    match = table_of("Libra Leo Virgo", own_face_down="memory")
    play(match, "10 Libra 1, 3 Libra 2, 5 Libra 3")
    hidden = [
        Placed(seat=0, sky="Libra", star=1, token=None, rule="S26"),
        Placed(seat=1, sky="Libra", star=2, token=None, rule="S26"),
    ]
    for seat in (None, 0, 1, 2):
        assert only(match.history(seat), Placed)[:2] == hidden
    play(match, "1 Libra 4")
    for seat in (None, 0, 1, 2):
        assert [(event.star, event.token) for event in only(match.history(seat), Revealed)] == [(1, "10"), (2, "3")]
        assert only(match.history(seat), Placed)[:2] == hidden


def test_shown_mode_differs_from_memory_mode_for_the_owner_alone() -> None:
    shown, memory = (table_of("Leo Virgo Scorpius", own_face_down=mode) for mode in ("shown", "memory"))
    for match in (shown, memory):
        play(match, "10 Leo 1, X Leo 2, 3 Leo 3")
    for seat in (None, 2):
        assert seen(shown, seat) == seen(memory, seat)
        assert shown.history(seat) == memory.history(seat)
    assert [star.token for star in stars(shown, 0)[:2]] == ["10", None]
    assert [star.token for star in stars(shown, 1)[:2]] == [None, "X"]
    assert [star.token for star in stars(memory, 1)[:2]] == [None, None]


def test_options_are_kept_in_the_record() -> None:
    agreed: dict[str, Any] = {
        "consolation": "winner",
        "double_stacking": "add",
        "payouts": "unit96",
        "first_player": 2,
        "coins": "hidden",
        "own_face_down": "memory",
    }
    match = asterism.new("sternenhimmel", seats=3, seed=1, **agreed)
    record = match.record()
    assert record.options == {**agreed, "boards": "zodiac"}
    assert asterism.replay(record.to_json()).terms.options == match.terms.options
