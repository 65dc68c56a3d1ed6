"""The course of the solitaire: hand, rows, the Star, the end and its rating."""

from __future__ import annotations

import tomllib

import pytest

import asterism
from asterism.errors import BadOption, IllegalMove
from asterism.games._shared.africa_deck import CARDS
from asterism.games.patience.bot.evaluate import evaluate
from asterism.games.patience.view import rating_of
from asterism.i18n import Translator
from tests.contract.support import random_match, walk
from tests.games.patience.table import CODES, dealt, moves, rows, table, told


def test_SO1_the_solitaire_is_for_one_player() -> None:
    assert list(asterism.load("patience").seats) == [1]
    with pytest.raises(BadOption, match="for 1 players, not 2"):
        asterism.new("patience", seats=2)


def test_SO2_all_54_cards_are_shuffled_into_one_stock() -> None:
    match = asterism.new("patience", seed=1)
    assert sorted(match.plain_deal["stock"]) == sorted(CODES)
    assert match.plain_deal != asterism.new("patience", seed=2).plain_deal


def test_SO3_the_first_card_starts_the_first_row() -> None:
    match = dealt("9r 3b 4g")
    assert rows(match) == ["9r"]


def test_SO4_the_next_two_cards_come_into_the_hand() -> None:
    match = dealt("9r 3b 4g")
    view = match.view(0)
    assert view.hand == ["3b", "4g"]  # type: ignore[attr-defined]
    assert view.stock == 51  # type: ignore[attr-defined]


def test_SO5_one_of_the_cards_in_hand_must_be_laid_by_the_rules() -> None:
    match = table("9r", hand="10b 3g", stock="4b")
    assert moves(match) == {"10b 1"}
    with pytest.raises(IllegalMove, match="'8r' is not in your hand; you hold 10b, 3g"):
        match.play("8r 1")
    with pytest.raises(IllegalMove, match=r"3g does not fit on 9r \(Egypt\) \(SO8\)"):
        match.play("3g 1")


def test_SO6_then_a_new_card_is_drawn_so_that_there_are_always_two() -> None:
    match = dealt("9r 10b 3g 4b")
    events = match.play("10b 1")
    assert told(events, "drawn") == [
        {"type": "drawn", "seat": 0, "card": "4b", "kind": "number", "place": "St. Louis", "rule": "SO6"}
    ]
    assert sorted(match.view(0).hand) == ["3g", "4b"]  # type: ignore[attr-defined]


def test_SO7_GSO19_with_three_cards_in_hand_a_row_starts_only_if_none_of_the_three_fits() -> None:
    assert len(asterism.new("patience", seed=1, hand=3).view(0).hand) == 3  # type: ignore[attr-defined]
    assert moves(table("9r", hand="3g 4b 10b", stock="")) == {"10b 1"}
    assert moves(table("9r", hand="3g 4b 5g", stock="")) == {"new 3g", "new 4b", "new 5g"}
    for hand in (1, 4):
        with pytest.raises(BadOption, match="a number from 2 to 3"):
            asterism.new("patience", hand=hand)


def test_SO16_the_star_joins_any_two_rows() -> None:
    match = table("2g", "12y", "9r", hand="S 3r")
    assert {move for move in moves(match) if move.count(" ") == 2} == {
        "S 1 2", "S 1 3", "S 2 1", "S 2 3", "S 3 1", "S 3 2",
    }  # fmt: skip
    events = match.play("S 1 3")
    assert rows(match) == ["2g S 9r", "12y"]
    assert told(events, "rows_joined") == [{"type": "rows_joined", "front": 1, "back": 3, "row": 1, "rule": "SO16"}]


def test_SO17_the_star_continues_a_row_as_a_joker() -> None:
    match = table("9r", hand="S 3g", stock="4b")
    events = match.play("S 1")
    assert told(events, "laid")[0]["rule"] == "SO17"
    assert moves(match) == {"3g 1", "4b 1"}


def test_SO18_if_nothing_fits_a_new_row_must_be_started() -> None:
    match = table("9r", hand="3g 5b", stock="4b")
    assert moves(match) == {"new 3g", "new 5b"}
    events = match.play("new 5b")
    assert told(events, "row_started")[0] == {
        "type": "row_started", "card": "5b", "kind": "number", "place": "Darfur", "row": 2, "rule": "SO18",
    }  # fmt: skip
    assert rows(match) == ["9r", "5b"]


def test_SO19_GSO21_the_score_is_the_number_of_rows_at_the_end_after_a_join() -> None:
    match = table("2g", "12y", hand="S")
    match.play("S 2 1")
    assert match.is_over
    assert match.results is not None
    assert (match.results[0].score, match.results[0].rank) == (1, 1)


@pytest.mark.parametrize(
    ("count", "rating", "english"),
    [
        (1, "incredible", "Incredible!"),
        (2, "very-good", "Very good"),
        (3, "good", "Good"),
        (4, "fair", "Fair"),
        (5, "insufficient", "Insufficient"),
        (9, "insufficient", "Insufficient"),
    ],
)
def test_SO20_the_rating_of_the_rows(count: int, rating: str, english: str) -> None:
    assert rating_of(count) == rating
    assert english in Translator("en", "patience").say("rating-name", rating=rating)


def test_SO20_the_sheets_own_words_in_french() -> None:
    speech = Translator("fr", "patience")
    words = [speech.say("rating-name", rating=rating_of(count)) for count in (1, 2, 3, 4, 5)]
    assert words == ["Incroyable\u202f!", "Très bien", "Bien", "Passable", "Insuffisant"]


def test_GSO1_a_card_goes_only_on_the_last_card_of_a_row() -> None:
    assert moves(table("9r 12y", hand="10b 11b")) == {"11b 1"}
    with pytest.raises(IllegalMove, match="only on the last card"):
        table("9r 3b", hand="10b 3g").play("10b front 1")


def test_GSO1_as_an_option_both_ends_are_open() -> None:
    match = table("9r 3b", hand="10b 3g", both_ends=True)
    assert moves(match) == {"10b 1", "10b front 1", "3g 1"}
    match.play("10b front 1")
    assert rows(match) == ["10b 9r 3b"]
    match.play("3g 1")
    assert rows(match) == ["10b 9r 3b 3g"]


def test_GSO2_any_row_may_be_continued() -> None:
    assert moves(table("9r", "12y", "9b", hand="10y 3y")) == {"10y 1", "10y 3", "3y 3"}
    with pytest.raises(IllegalMove, match="there is no row 4; the rows are 1 to 3"):
        table("9r", "12y", "9b", hand="10y 3y").play("10y 4")


def test_GSO3_no_row_may_be_started_by_choice() -> None:
    match = table("9r", hand="10b 3g")
    with pytest.raises(IllegalMove, match=r"only when no card in hand fits on any row \(GSO3\)"):
        match.play("new 3g")


def test_GSO4_any_card_in_hand_may_start_the_row_and_then_one_draws() -> None:
    for card, other in (("3g", "5b"), ("5b", "3g")):
        match = table("9r", hand="3g 5b", stock="4b")
        match.play(f"new {card}")
        assert sorted(match.view(0).hand) == sorted([other, "4b"])  # type: ignore[attr-defined]


def test_GSO5_the_star_may_wait_or_as_an_option_must_be_laid_at_once() -> None:
    waiting = table("9r", hand="S 10b")
    assert moves(waiting) == {"S 1", "10b 1"}
    at_once = table("9r", hand="S 10b", star="immediate")
    assert moves(at_once) == {"S 1"}
    with pytest.raises(IllegalMove, match="must be laid first"):
        at_once.play("10b 1")
    assert moves(table("9r", "2g", hand="S 10b", star="immediate")) == {"S 1", "S 2", "S 1 2", "S 2 1"}


def test_GSO6_the_star_must_be_played_if_nothing_else_fits() -> None:
    assert moves(table("9r", hand="S 3g")) == {"S 1"}


def test_GSO7_the_joined_row_goes_on_from_the_second_rows_last_card() -> None:
    match = table("2g 3g", "12y 13y", hand="S", stock="14b 4b")
    match.play("S 1 2")
    assert rows(match) == ["2g 3g S 12y 13y"]
    assert moves(match) == {"14b 1"}
    other = table("2g 3g", "12y 13y", hand="S", stock="14b 4b")
    other.play("S 2 1")
    assert rows(other) == ["12y 13y S 2g 3g"]
    with pytest.raises(IllegalMove, match="two different rows"):
        table("2g", "12y", hand="S 3r").play("S 1 1")
    with pytest.raises(IllegalMove, match="there is no row 2"):
        table("2g", hand="S 3r").play("S 1 2")
    with pytest.raises(IllegalMove, match="not in your hand"):
        table("2g", "9r", hand="4r 3r").play("S 1 2")


def test_GSO7_later_rows_move_up_after_a_join() -> None:
    match = table("2g", "12y", "9r", "5b", hand="S", stock="4g")
    match.play("S 3 2")
    assert rows(match) == ["2g", "9r S 12y", "5b"]
    match.play("4g 3")
    assert rows(match) == ["2g", "9r S 12y", "5b 4g"]


def test_GSO9_a_star_turned_up_first_starts_the_row_and_cannot_join() -> None:
    match = dealt("S 9r 3g")
    assert rows(match) == ["S"]
    assert moves(match) == {"9r 1", "3g 1"}


def test_GSO12_a_brigand_turned_up_first_starts_the_row() -> None:
    match = dealt("B 3r 9r")
    assert rows(match) == ["B"]
    assert moves(match) == {"3r 1"}


def test_GSO18_without_a_stock_the_last_cards_are_laid_and_then_it_is_over() -> None:
    match = table("9r", hand="3g 10b", stock="")
    match.play("10b 1")
    assert match.view(0).hand == ["3g"]  # type: ignore[attr-defined]
    events = match.play("new 3g")
    assert match.is_over
    assert told(events, "finished") == [{"type": "finished", "rows": 2, "rating": "very-good", "rule": "SO20"}]
    assert match.view(0).rating == "very-good"  # type: ignore[attr-defined]


def test_GSO18_every_game_lays_all_cards_in_53_moves() -> None:
    for number in range(3):
        match = random_match("patience", 1, f"all {number}")
        for _ in walk(match, f"all {number}"):
            pass
        assert len(match.turns) == CARDS - 1
        assert sum(len(row.split()) for row in rows(match)) == CARDS


def test_GSO20_a_move_may_be_taken_back_only_while_no_new_card_was_seen() -> None:
    match = table("9r", hand="10b 9b", stock="4b")
    match.play("10b 1")
    assert match.revealed_since(0, 0)
    last = table("9r", hand="10b 9b", stock="")
    last.play("10b 1")
    assert not last.revealed_since(0, 0)


def test_GSO20_a_move_that_is_taken_back_leaves_everything_as_it_was() -> None:
    match = random_match("patience", 1, "taken back")
    while match.state.drawn < CARDS:
        match.play(match.legal_actions(0)[0])
    before, could = match.state, moves(match)
    match.play(match.legal_actions(0)[0])
    assert not match.revealed_since(len(match.turns) - 1, 0)
    match.take_back()
    assert (match.state, moves(match)) == (before, could)


# --- reading, views, words -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("8y 2", "8y 2"),
        (" 8Y  2 ", "8y 2"),
        ("NEW 9r", "new 9r"),
        ("s 1", "S 1"),
        ("s 1 2", "S 1 2"),
        ("b front 3", "B front 3"),
    ],
)
def test_moves_are_read_in_small_or_capital_letters(text: str, notation: str) -> None:
    match = asterism.new("patience", seed=1)
    assert match.notation(match.read(text)) == notation


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is not a move"),
        ("8y", "is not a move"),
        ("lay 8y on 2", "is not a move"),
        ("15r 1", "there is no card '15r'"),
        ("8y 1 2", "only the Star joins rows"),
        ("8y 0", "there is no row 0"),
        ("8y 99", "there is no row 99"),
    ],
)
def test_other_texts_are_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        table("9r", hand="8y 7r").play(text)


def test_the_player_sees_which_cards_are_left_but_not_their_order() -> None:
    one = table("9r", hand="8y 7r", stock="4b 5b S")
    two = table("9r", hand="8y 7r", stock="S 5b 4b")
    assert one.view(0) == two.view(0)
    assert one.view(0).unseen == ["4b", "5b", "S"]  # type: ignore[attr-defined]
    assert one.text() == two.text()


def test_the_table_is_drawn_with_rows_ends_and_hand() -> None:
    text = table("9r 8y", "2g", hand="S 7r", stock="4b B").text(0)
    assert " 1  9r 8y\n    end: 8y             Cape Verde (C V)" in text
    assert "  7r             Libyan Desert (D L)" in text
    assert "S Star of Africa" in text
    finished = table("9r", hand="8y")
    finished.play("8y 1")
    assert finished.text(0, "fr").endswith("1 rangée\u202f: Incroyable\u202f!")
    assert finished.text(0, "de").endswith("1 Reihe: Unglaublich!")


def test_where_both_ends_are_open_both_are_drawn() -> None:
    text = table("9r 8y", hand="S 7r", both_ends=True).text(0)
    assert "front: 9r             Egypt (E)" in text
    assert "end: 8y             Cape Verde (C V)" in text


def test_fewer_rows_and_more_fitting_cards_are_worth_more() -> None:
    def worth(match: asterism.Match) -> float:
        return float(evaluate(match.terms.setup, match.state, 0))

    assert worth(table("9r", hand="8y 7r", stock="8g 10g")) > worth(table("9r", hand="8y 7r", stock="3g 4g"))
    assert worth(table("9r", hand="8y 7r")) > worth(table("9r", "2g", hand="8y 7r"))
    assert worth(table("9r", hand="S 7r")) > worth(table("9r", hand="3g 7r"))


def test_the_rulebook_says_the_places_are_ours() -> None:
    book = tomllib.loads((asterism.load("patience").folder / "rulebook.toml").read_text(encoding="utf-8"))
    rule = next(rule for rule in book["rule"] if rule["id"] == "SO21")
    assert "reconstruction" in rule["en"]
