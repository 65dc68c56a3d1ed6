"""One deck for each language: the same cards with other places, whose letters are those of the match."""

from __future__ import annotations

from pathlib import Path

import pytest

import asterism
from asterism.errors import BadFile
from asterism.games._shared.africa_deck import (
    AFRICA,
    BY_LANGUAGE,
    Card,
    DeckName,
    built_in_deck,
    code_of,
    letters_of,
    read_cards,
)
from asterism.i18n import Translator
from asterism.naming import LANGUAGES
from tests.contract.support import walk

DECKS = tuple(BY_LANGUAGE.values())


def letters(place: str) -> str:
    return "".join(sorted(letters_of(Card(2, "red", place))))


def test_there_is_a_deck_for_every_language() -> None:
    assert tuple(BY_LANGUAGE) == LANGUAGES
    for language, name in BY_LANGUAGE.items():
        assert built_in_deck(name).language == language
        assert built_in_deck(name).name == name


@pytest.mark.parametrize("name", DECKS)
def test_all_decks_have_the_same_cards_and_different_places(name: DeckName) -> None:
    english, other = built_in_deck().card, built_in_deck(name).card
    assert [code_of(card) for card in other] == [code_of(card) for card in english]
    assert len({card.place for card in other}) == len(other)


def test_places_are_spelled_as_usual_today() -> None:
    places = {card.place for card in built_in_deck().card}
    assert {"Walvis Bay", "Dar es Salaam", "Addis Ababa"} <= places


@pytest.mark.parametrize(
    ("place", "counting"),
    [
        ("Dar es Salaam", "DS"),
        ("Côte d\u2019Ivoire", "CI"),
        ("Montagne de la Table", "MT"),
        ("Cap-Vert", "CV"),
        ("Walfischbucht", "V"),
        ("Ägypten", "A"),
        ("Weißer Nil", "NV"),
        ("el dorado", "DE"),
    ],
)
def test_GSO17_small_words_and_accents_do_not_count(place: str, counting: str) -> None:
    assert letters(place) == counting


def test_GSO17_french_articles_do_not_count() -> None:
    by_place = {card.place: card for card in built_in_deck("afrique").card}
    assert letters_of(by_place["Le Caire"]) == letters_of(by_place["Le Cap"]) == {"C"}


def test_the_letters_of_the_deck_are_what_the_rules_see() -> None:
    """Cairo fits on the Gold Coast by its C, as Le Caire on the Côte de l'Or; Kairo and Goldküste share no letter."""
    for name, fits in (("africa", True), ("afrique", True), ("afrika", False)):
        setup = asterism.new("patience", cards=name).terms.plain_setup
        codes = [code_of(card) for card in built_in_deck().card]
        on, card = codes.index("7y"), codes.index("3r")
        assert bool((setup.takes[on][card // 27] >> (card % 27)) & 1) == fits


@pytest.mark.parametrize("name", DECKS)
def test_a_match_replays_with_its_own_deck(name: DeckName, tmp_path: Path) -> None:
    match = asterism.new("patience", seed=3, cards=name)
    for _ in walk(match, "decks"):
        pass
    match.record().save(tmp_path / "match.json")
    again = asterism.replay(tmp_path / "match.json")
    assert again.terms.printed == built_in_deck(name)
    assert again.results == match.results
    assert [turn.events for turn in again.turns] == [turn.events for turn in match.turns]


def test_another_deck_makes_other_moves_legal() -> None:
    """The same shuffle, but not the same game."""
    matches = [asterism.new("patience", seed=1, cards=name) for name in DECKS]
    assert len({str(match.plain_deal) for match in matches}) == 1
    assert len({str(match.terms.setup.tobytes()) for match in matches}) == len(DECKS)


def test_cards_are_named_with_the_places_of_the_deck() -> None:
    match = asterism.new("patience", seed=1, cards="afrika")
    event = match.first_event(match.legal_actions(0)[0], 0)
    card = next(card for card in match.terms.printed.card if code_of(card) == event.card)  # type: ignore[attr-defined]
    for language in LANGUAGES:
        said = Translator(language, "patience").tell(event, match.players, match.terms.names)
        assert card.place in said


def test_a_file_may_name_its_language(tmp_path: Path) -> None:
    text = AFRICA.read_text(encoding="utf-8")
    file = tmp_path / "cards.toml"
    file.write_text(text.replace('language = "en"', 'language = "de"'), encoding="utf-8")
    assert read_cards(file).language == "de"
    file.write_text(text.replace('language = "en"\n', ""), encoding="utf-8")
    assert read_cards(file).language == ""
    file.write_text(text.replace('language = "en"', "language = 5"), encoding="utf-8")
    with pytest.raises(BadFile, match="'language' is a text"):
        read_cards(file)
