"""Which card may be laid on which."""

from __future__ import annotations

from pathlib import Path

import pytest

import asterism
from asterism.games._shared.africa_deck import AFRICA, Card, built_in_deck, letters_of
from asterism.games.patience.state import cards_in
from asterism.kernel import how_many
from tests.games.patience.table import CODES, fits, followers, moves, table, told

COLOURS = "rbgy"


def value(code: str) -> int:
    return int(code[:-1])


NUMBERED = [code for code in CODES if code not in {"B", "S"}]


def test_SO8_the_same_value_fits_case_3() -> None:
    assert fits("4g", "4r")
    for first in NUMBERED:
        assert all(fits(f"{value(first)}{colour}", first) for colour in COLOURS if colour != first[-1])


def test_SO9_one_more_or_one_less_fits_case_4() -> None:
    assert fits("9r", "8g")
    assert fits("8g", "9r")
    for first in NUMBERED:
        for neighbour in (value(first) - 1, value(first) + 1):
            if 2 <= neighbour <= 14:
                assert all(fits(f"{neighbour}{colour}", first) for colour in COLOURS)


def test_SO10_a_common_initial_fits() -> None:
    assert fits("10y", "3r")  # Mount Cameroon on Cairo
    match = table("3r", hand="10y 9r")
    assert told(match.play("10y 1"), "laid")[0]["rule"] == "SO10"


def test_SO11_v_and_w_are_one_letter_case_2() -> None:
    assert fits("6r", "11b")  # White Nile on Lake Victoria
    assert letters_of(Card(value=6, colour="red", place="White Nile")) == {"V", "N"}


def test_SO12_every_part_of_a_name_counts_case_1() -> None:
    assert fits("8y", "2g")  # the sheet's example: Cape Verde on Victoria Falls
    assert fits("2g", "8y")
    assert letters_of(Card(value=10, colour="red", place="Cape St. Marie")) == {"C", "S", "M"}


def test_case_5_three_apart_with_other_letters_does_not_fit() -> None:
    assert not fits("9r", "12y")


def test_cases_6_and_7_the_horseshoe_is_14_and_1() -> None:
    assert fits("14b", "13y")
    assert fits("14b", "2r")
    assert fits("2r", "14b")
    assert not fits("14b", "3r")


def test_SO13_a_lion_goes_on_any_card_of_its_colour() -> None:
    for colour in COLOURS:
        assert all(fits(f"2{colour}", f"{number}{colour}") for number in range(3, 15))
    assert not fits("2r", "9b")
    match = table("9r", hand="2r 5y")
    assert told(match.play("2r 1"), "laid")[0]["rule"] == "SO13"


def test_SO14_the_brigand_goes_on_any_card() -> None:
    assert all(fits("B", code) for code in CODES if code != "B")


def test_SO15_GSO13_the_horseshoe_is_next_to_2_and_13_and_like_other_horseshoes() -> None:
    for one in COLOURS:
        for other in COLOURS:
            assert fits(f"14{one}", f"2{other}")
            assert fits(f"2{one}", f"14{other}")
            assert fits(f"14{one}", f"13{other}")
            assert one == other or fits(f"14{one}", f"14{other}")
    match = table("2r", hand="14b 9r")
    assert told(match.play("14b 1"), "laid")[0]["rule"] == "SO15"


def test_GSO13_by_value_alone_every_card_has_11_neighbours() -> None:
    strange = [
        {"value": card.value, "colour": card.colour, "place": "X", "initials": "ABCDEFGHIJKLM"[number // 4 % 13]}
        for number, card in enumerate(built_in_deck().card)
    ]
    match = asterism.new("patience", cards={"card": strange})
    setup = match.terms.setup
    for card in range(4, 52):
        assert how_many(cards_in(setup.goes_on[card]) & ((1 << 52) - 1)) == 11


def test_SO21_the_cards_are_those_of_the_card_game() -> None:
    assert asterism.new("patience").terms.printed == asterism.new("afrika").terms.printed
    assert all(card.value and card.colour and card.place for card in built_in_deck().card)


def test_GSO8_the_star_goes_on_any_end_and_any_card_follows_it() -> None:
    assert all(fits("S", code) for code in CODES if code != "S")
    assert followers("S") == set(CODES) - {"S"}
    assert moves(table("9r", "3g S", hand="5b 12b")) == {"5b 2", "12b 2"}


@pytest.mark.parametrize("rule", ["letter", "any", "none"])
def test_GSO10_what_may_follow_the_brigand(rule: str) -> None:
    by_letter = {code for number, code in enumerate(CODES) if letters_of(built_in_deck().card[number]) & {"B", "C"}} - {
        "B"
    }
    expected = {"letter": by_letter | {"S"}, "any": set(CODES) - {"B"}, "none": {"S"}}[rule]
    assert followers("B", brigand_next=rule) == expected
    lions = followers("B", brigand_next="letter") & {"2r", "2b", "2g", "2y"}
    assert lions == set()


def test_GSO10_the_rule_is_told() -> None:
    match = table("B", hand="9r 5b", brigand_next="any")
    assert told(match.play("9r 1"), "laid")[0]["rule"] == "GSO10"
    assert moves(table("B", hand="9r 3r")) == {"3r 1"}


def test_GSO11_brigand_and_star_have_no_value() -> None:
    cards = built_in_deck().card
    without_letters = [code for code in ("14b", "14y") if not letters_of(cards[CODES.index(code)]) & {"B", "C"}]
    assert without_letters == ["14b", "14y"]
    assert not any(fits(code, "B") for code in without_letters)


def test_GSO14_on_a_lion_only_what_fits_by_the_normal_rules() -> None:
    expected = {f"{number}{colour}" for number in (2, 3, 14) for colour in COLOURS} - {"2r"} | {"B", "S"}
    expected |= {code for number, code in enumerate(CODES) if "T" in letters_of(built_in_deck().card[number])} - {"2r"}
    assert followers("2r") == expected
    both = followers("2r", lion_both_ways=True)
    assert both == expected | {f"{number}r" for number in range(3, 15)}
    match = table("2r", hand="9r 5b", lion_both_ways=True)
    assert told(match.play("9r 1"), "laid")[0]["rule"] == "GSO14"


def test_GSO15_a_lion_is_also_laid_like_any_two() -> None:
    assert fits("2r", "3b")
    assert fits("2r", "2b")
    assert fits("2g", "8y")
    assert fits("2b", "14r")


def test_GSO16_four_colours_and_no_lion_on_the_black_brigand_by_colour() -> None:
    deck = built_in_deck()
    colours = {"red", "blue", "green", "yellow"}
    assert (deck.card[52].colour, deck.card[53].colour) == ("black", "white")
    for number in range(2, 15):
        assert {card.colour for card in deck.card if card.value == number} == colours


@pytest.mark.parametrize(
    ("place", "letters"),
    [
        ("Cape St. Marie", "CSM"),
        ("Ain-Galaka", "AG"),
        ("Étoile", "E"),
        ("whalefish bay", "VB"),
        ("Lake  Tana ", "LT"),
        ("Victoria Falls", "VF"),
    ],
)
def test_GSO17_names_are_split_at_blanks_and_hyphens_without_accents_and_case(place: str, letters: str) -> None:
    assert letters_of(Card(value=5, colour="red", place=place)) == set(letters)


def test_GSO17_the_deck_stays_the_same_whoever_reads_it() -> None:
    match = table("9r", hand="8y 7r")
    for language in ("en", "fr", "de"):
        assert "Cape Verde (C V)" in match.text(0, language)


def test_letters_of_the_deck_are_as_designed() -> None:
    letters = [letters_of(card) for card in built_in_deck().card[:52]]
    pairs = [(one, other) for i, one in enumerate(letters) for other in letters[:i]]
    assert sum(bool(one & other) for one, other in pairs) / len(pairs) == pytest.approx(0.262, abs=0.001)


def test_own_cards_change_what_fits(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    source = AFRICA.read_text(encoding="utf-8")
    path.write_text(source.replace('place = "Egypt"', 'place = "Zimbabwe"'), encoding="utf-8")
    match = asterism.new("patience", seed=1, cards=path)
    assert (cards_in(match.terms.setup.goes_on[CODES.index("9r")]) >> CODES.index("12y")) & 1
    assert asterism.replay(match.record().to_json()).terms.printed == match.terms.printed
