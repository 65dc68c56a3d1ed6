"""The cards and tokens of the card game: what there is, and what beats what."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import asterism
from asterism.errors import BadFile, BadOption
from asterism.games._shared.africa_deck import (
    AFRICA,
    Card,
    built_in_deck,
    kind_of,
    letters_of,
    points_of,
    read_cards,
    value_of,
)
from asterism.options import agree_terms
from tests.games.afrika.table import CODES, moves, play, plays, scored, table, told

DECK = built_in_deck()


def rule_text(number: str) -> str:
    """A rule as the rulebook says it in English."""
    book = tomllib.loads((asterism.load("afrika").folder / "rulebook.toml").read_text(encoding="utf-8"))
    return next(str(rule["en"]) for rule in book["rule"] if rule["id"] == number)


def test_A1_for_two_to_five_players_from_six_years() -> None:
    assert list(asterism.load("afrika").seats) == [2, 3, 4, 5]
    assert "aged 6 and up" in rule_text("A1")
    for seats in (1, 6):
        with pytest.raises(BadOption, match="2 to 5 players"):
            asterism.new("afrika", seats=seats)


def test_A4_there_are_54_cards_and_more_tokens_than_a_match_hands_out() -> None:
    assert len(DECK.card) == 54
    assert "60 tokens" in rule_text("A4")
    awarded_at_most = 5 * 5 + 5
    assert awarded_at_most <= 60


def test_A5_every_card_has_a_value_a_colour_and_a_place() -> None:
    assert all(card.value and card.colour and card.place for card in DECK.card)
    assert len({card.place for card in DECK.card}) == 54


def test_A6_colour_and_place_do_not_matter_here() -> None:
    reds = table("7r 9r", "8r 3r", pile="0.5r")
    mixed = table("7b 9y", "8g 3b", pile="0.5y")
    assert moves(reds) == moves(mixed) == {"8", "under 3"}


def test_A7_each_value_four_times_the_star_and_the_brigand_once() -> None:
    counts = Counter(str(card.value) for card in DECK.card)
    assert counts == {**dict.fromkeys(map(str, range(2, 15)), 4), "brigand": 1, "star": 1}
    assert Counter(value_of(card) for card in range(54)) == {**dict.fromkeys(range(2, 15), 4), 15: 1, 16: 1}


def test_A8_the_gems_are_ruby_13_emerald_12_and_topaz_11() -> None:
    gems = {card.value: kind_of(card) for card in DECK.card}
    assert (gems[13], gems[12], gems[11]) == ("ruby", "emerald", "topaz")


def test_A9_the_horseshoe_is_worth_14() -> None:
    assert kind_of(DECK.card[CODES.index("14r")]) == "horseshoe"
    assert plays(table("3 4", "14 2", pile="0.13")) == {"14"}


@pytest.mark.parametrize("value", [*range(2, 15)])
def test_A10_the_brigand_beats_every_card_except_the_star(value: int) -> None:
    assert "B" in plays(table("3 4", "B 2", pile=f"0.{value}"))
    assert "B" not in plays(table("3 4", "B 2", pile="0.S"))


@pytest.mark.parametrize("value", [*map(str, range(2, 15)), "B"])
def test_A11_the_star_beats_every_card(value: str) -> None:
    assert "S" in plays(table("3 4", "S 5", pile=f"0.{value}"))


def test_A12_a_lion_has_the_value_two() -> None:
    match = table("2 4", "3 5", pile="0.2")
    assert match.state.bar == 2
    assert plays(match) == {"3", "5"}


@pytest.mark.parametrize("value", range(2, 11))
def test_A13_a_lion_beats_every_card_below_11(value: int) -> None:
    match = table("3 4", "2 14", pile=f"0.{value}")
    assert "2" in plays(match)
    assert told(play(match, "2"), "beaten") == [
        {"type": "beaten", "seat": 1, "card": "2r", "kind": "lion", "over": str(value), "rule": "A13"}
    ]


@pytest.mark.parametrize("value", ["11", "12", "13", "14", "B", "S"])
def test_A14_a_lion_beats_neither_gems_nor_anything_higher(value: str) -> None:
    assert moves(table("3 4", "2 5", pile=f"0.{value}")) == {"pass"}


def test_case_1_the_deck_has_73_points_and_the_best_cards_in_play_never_exceed_40() -> None:
    points = sorted((int(points_of(card)) for card in range(54)), reverse=True)
    assert sum(points) == 73
    assert [sum(points[:count]) for count in (8, 12, 16, 20)] == [17, 25, 33, 39]


def test_A36_A37_A38_star_three_points_brigand_horseshoes_and_gems_two_all_others_one() -> None:
    by_code = {code: int(points_of(number)) for number, code in enumerate(CODES)}
    assert by_code["S"] == 3
    assert {code for code, points in by_code.items() if points == 2} == {
        "B",
        *(f"{value}{colour}" for value in (11, 12, 13, 14) for colour in "rbgy"),
    }
    assert all(by_code[f"{value}{colour}"] == 1 for value in range(2, 11) for colour in "rbgy")


def test_A18_GA25_tokens_and_chips_never_run_out() -> None:
    assert scored([40] * 5).fortune == [8] * 5
    assert scored([0, 0], chips=[100, 1]).chips == [100, 1]


# --- own cards -------------------------------------------------------------------------------


def own(tmp_path: Path, old: str, new: str) -> Path:
    """Our cards file with something changed."""
    source = AFRICA.read_text(encoding="utf-8")
    assert old in source
    path = tmp_path / "mine.toml"
    path.write_text(source.replace(old, new), encoding="utf-8")
    return path


def test_an_owner_plays_with_the_places_and_colours_of_a_printed_deck(tmp_path: Path) -> None:
    path = own(tmp_path, '"red", place = "Tripoli"', '"red", place = "Tombouctou"')
    path.write_text(path.read_text(encoding="utf-8").replace('"yellow"', '"orange"'), encoding="utf-8")
    match = asterism.new("afrika", seats=2, seed=1, cards=path)
    assert match.terms.printed.card[0].place == "Tombouctou"
    assert "2o" in match.plain_deal["round_1"]
    assert asterism.replay(match.record().to_json()).state == match.state


def test_cards_may_stand_in_any_order_in_the_file(tmp_path: Path) -> None:
    lines = AFRICA.read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  {"))
    path = tmp_path / "mine.toml"
    path.write_text(
        "\n".join([*lines[:first], *lines[first + 4 : -1], *lines[first : first + 4], "]"]), encoding="utf-8"
    )
    assert read_cards(path).card == DECK.card


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('value = 2, colour = "red"', 'value = 15, colour = "red"', "values are 2 to 14"),
        ('value = 2, colour = "red"', 'value = 3, colour = "red"', "two cards '3r'"),
        ('value = 2, colour = "red"', 'value = "king", colour = "red"', "card 1 .'Tripoli'.: "),
        ('value = 2, colour = "red", ', 'colour = "red", ', "lacks its value"),
        ('colour = "red", place = "Tripoli"', 'place = "Tripoli"', "lacks its colour"),
        (', place = "Tripoli"', "", "card 1 lacks its place"),
        ('place = "Tripoli"', 'place = " "', "has no place"),
        ('place = "Tripoli"', 'place = "1-2"', "place without letters"),
        ('place = "Tripoli"', 'place = "Tripoli", initials = "t"', "write capital letters"),
        ('"red", place = "Tripoli"', '"pink", place = "Tripoli"', "4 colours"),
        ('"yellow"', '"blond"', "different letters"),
        ('"yellow"', '"Pale yellow"', "one word in small letters"),
        ('colour = "black"', 'colour = "red"', "shares its colour with no other"),
        ('  { value = 2, colour = "red", place = "Tripoli" },\n', "", "has 54 cards"),
        ('name = "africa"', 'title = "africa"', "has 'title'"),
        ("card = [", "card = [[", "is not a TOML file"),
    ],
)
def test_a_faulty_cards_file_is_refused_with_the_fault(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadFile, match=complaint):
        read_cards(own(tmp_path, old, new))


def test_a_missing_cards_file_is_named_and_cards_must_be_tables(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot read the cards file"):
        read_cards(tmp_path / "nowhere.toml")
    (tmp_path / "odd.toml").write_text('card = ["2r"]')
    with pytest.raises(BadFile, match="is a list of tables"):
        read_cards(tmp_path / "odd.toml")


def test_a_faulty_deck_in_a_record_is_refused_too() -> None:
    broken = msgspec.structs.replace(DECK, card=DECK.card[:53])
    with pytest.raises(BadFile, match="has 54 cards"):
        agree_terms(asterism.load("afrika"), 2, {"cards": msgspec.to_builtins(broken)})


def test_initials_may_be_written_apart_from_the_place() -> None:
    assert letters_of(Card(value=8, colour="yellow", place="Kap Verde", initials="CW")) == {"C", "V"}
