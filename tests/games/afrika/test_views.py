"""What is open, what is hidden, and how moves are written."""

from __future__ import annotations

import pytest

from asterism.errors import BadOption, IllegalMove
from asterism.games.afrika.bot.evaluate import evaluate
from asterism.games.afrika.view import view_for
from asterism.kernel import seeded
from asterism.layout import plain
from asterism.match import Match
from tests.contract.support import walk
from tests.games.afrika.table import moves, new_match, play, table, told


def test_GA29_cards_underneath_are_seen_by_all_and_won_cards_only_counted() -> None:
    match = table("3 4", "5 9", "6 7", pile="0.8", stock="12 13")
    match.play("under 5")
    assert match.view(2).pile[0].card == "5r"  # type: ignore[attr-defined]
    for shown, cards, points in (("count", 3, None), ("none", None, None), ("points", 3, 7)):
        match = table("14 3", "B 4", "S 5", show_won=shown)
        play(match, "14", "B", "S", "pass", "pass")
        view = match.view(0)
        assert view.won_cards[2] == cards  # type: ignore[attr-defined]
        assert view.won_points[2] == points  # type: ignore[attr-defined]


def test_a_seat_sees_its_own_hand_and_only_the_size_of_others() -> None:
    match = table("3 S", "4 B 10", "5 6")
    assert match.view(0).hand == ["3r", "S"]  # type: ignore[attr-defined]
    assert match.view(1).hand == ["4r", "10r", "B"]  # type: ignore[attr-defined]
    assert match.view().hand == []  # type: ignore[attr-defined]
    assert match.view().hand_sizes == [2, 3, 2]  # type: ignore[attr-defined]


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    match = table("3 4", "5 9", pile="", stock="12")
    match.play("3")
    assert told(match.history(0), "drawn")[0]["card"] == "12r"
    assert told(match.history(1), "drawn")[0]["card"] is None
    assert told(match.history(), "drawn")[0]["card"] is None


def test_a_dealt_hand_is_told_to_its_owner_alone() -> None:
    match = table("3", "4 5", rounds=2)
    match.play("3")
    assert [event["cards"] is None for event in told(match.history(1), "hand_dealt")] == [True, False]
    assert told(match.history(1), "hand_dealt")[1]["cards"] == match.view(1).hand  # type: ignore[attr-defined]


def test_without_a_stock_two_players_know_each_others_hand() -> None:
    match = table("3 4", "5 6 7")
    for number in range(5):
        world = match.state
        match.game.kernels.resample(match.terms.setup, world, 0, seeded(str(number)))
        assert sorted(world.hand[1, :3]) == sorted(match.state.hand[1, :3])


def test_neither_a_chip_nor_a_pass_rules_a_hand_out() -> None:
    match = table("3 4 4", "9 10 5", pile="0.6", stock="8 7")
    match.play("under 5")
    hands = set()
    for number in range(60):
        world = match.state
        match.game.kernels.resample(match.terms.setup, world, 0, seeded(str(number)))
        hands.add(tuple(sorted(map(int, world.hand[1, :3]))))
    assert len(hands) == 4


def test_of_equal_cards_the_one_that_has_been_in_hand_longest_is_played() -> None:
    match = table("7r 7b 5 4", "6 6 6 3", stock="7g 8 9")
    assert told(match.play("7"), "led")[0]["card"] == "7r"
    match.play("under 6")
    assert told(match.play("under 7"), "slid_under")[0]["card"] == "7b"
    other = table("7b 7r 5 4", "6 6 6 3", stock="7g 8 9")
    assert told(other.play("7"), "led")[0]["card"] == "7b"


def test_the_colour_of_a_card_played_rules_out_no_other_card_of_its_value() -> None:
    match = table("9 10", "7b 7r 7g", pile="0.8", stock="4 3")
    match.play("under 7")
    others = set()
    for number in range(60):
        world = match.state
        match.game.kernels.resample(match.terms.setup, world, 0, seeded(str(number)))
        others |= set(view_for(match.terms, plain(world), 1).hand)
    assert others == {"7r", "7g", "4r", "3r"}


@pytest.mark.parametrize(
    ("text", "notation"), [("7", "7"), (" 10 ", "10"), ("b", "B"), ("S", "S"), ("under 7", "under 7"), ("PASS", "pass")]
)
def test_moves_are_read_in_small_or_capital_letters(text: str, notation: str) -> None:
    match = new_match()
    assert match.notation(match.read(text)) == notation


@pytest.mark.parametrize("text", ["", "1", "15", "under", "under 15", "7r", "play 7", "pass 7", "ten"])
def test_other_texts_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(IllegalMove, match="is not a move; write a value such as '7'"):
        new_match().read(text)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ({"type": "play", "value": "1"}, "there is no card '1'"),
        ({"type": "under", "value": "11"}, "never goes underneath"),
        ({"type": "play", "value": "9"}, "you have no 9; your values are 5, 6"),
        ({"type": "fly"}, "not a move of Stern von Afrika"),
    ],
)
def test_impossible_moves_are_refused_with_a_reason(move: dict[str, str], reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        table("3 4", "5 6", pile="0.3").play(move)


def test_the_leader_can_neither_pass_nor_slide_under() -> None:
    match = table("3 4", "5 6")
    for text in ("pass", "under 3"):
        with pytest.raises(IllegalMove, match="A22"):
            match.play(text)


def test_the_first_dealer_must_sit_at_the_table() -> None:
    with pytest.raises(BadOption, match="first_dealer is seat 3, but the seats are 0 to 2"):
        new_match(3, first_dealer=3)


def test_the_table_is_drawn_with_pile_players_and_hand() -> None:
    match = table("3 4", "5 9 S", "6 7", pile="0.8 2.2", turn=1, passed=[], chips=[1, 0, 0])
    text = match.text(1)
    assert "To beat: 8, top card by C" in text
    assert "2r lion" in text
    assert "1 thief chip," in text
    assert text.endswith("Your cards: 5r  9r  S Star of Africa")
    assert "Zu schlagen: 8" in match.text(1, "de")
    assert "À battre\u202f: 8" in match.text(1, "fr")


def test_a_horseshoe_is_well_spent_on_a_large_pile_and_better_kept_on_a_small_one() -> None:
    large = values_of_moves(table("3 4", "5 14", pile="0.3 1.4 0.5 1.6 0.7 1.9 0.10"))
    assert large["14"] > large["under 5"]
    small = values_of_moves(table("3 4", "5 14", pile="0.8"))
    assert small["14"] < small["under 5"]


def values_of_moves(match: Match) -> dict[str, float]:
    values = {}
    for text in sorted(moves(match)):
        after = match.copy()
        after.play(text)
        values[text] = float(evaluate(match.terms.setup, after.state, 1))
    return values


def test_the_evaluation_is_zero_sum_between_two_equal_seats() -> None:
    match = new_match(2)
    for _ in walk(match, "zero"):
        break
    state = match.state
    state.hand[1] = state.hand[0]
    assert evaluate(match.terms.setup, state, 0) == pytest.approx(float(evaluate(match.terms.setup, state, 1)))
