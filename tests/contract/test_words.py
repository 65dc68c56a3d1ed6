"""Everything that happens is told in words: no codes, no loose ends, and "you" where it is the reader."""

from __future__ import annotations

import re
import types
from collections import Counter
from functools import cache
from typing import get_args

import pytest

import asterism
from asterism.game import SEAT_FIELDS, Event
from asterism.i18n import Translator, key_of
from asterism.match import Match
from asterism.naming import LANGUAGES
from tests.contract.support import TABLES, random_match, walk

NAMES = asterism.names()
LOOSE_ENDS = re.compile(r"[{}$_]|\bnone\b|\bnull\b|\b[a-z]+-name\b|event-|name-|  | [,.]|\.\.", re.IGNORECASE)
CODES = re.compile(
    r"\b[1-5][A-E]\b|\b\d{1,2}[a-z]\b|\bP\d\d\b|\b[A-Z]{1,3}-?\d+\b|\(-?\d+, ?-?\d+\)"
    r"|(?<!column )(?<!colonne )(?<!Spalte )\b[XDBS]\b"
)
"""Tiles (1C), cards (7r), figures (P05), numbers of rules (N33), cells ((1, -2)), and tokens (X), but for columns."""
MATCHES, EVENTS_OF_A_TYPE = 3, 8
PLAYERS = ("Ada", "Bo", "Cy", "Di", "Eve")


@cache
def told(name: str, seats: int) -> list[tuple[Match, Event]]:
    """Some events of each type, from random matches with random options."""
    found, seen = list[tuple[Match, Event]](), Counter[tuple[str, str]]()
    for number in range(MATCHES):
        match = random_match(name, seats, f"words {number}")
        for _ in walk(match, f"words {number}"):
            pass
        for turn in match.turns:
            for event in turn.events:
                sort = key_of(event), str(getattr(event, "rule", ""))
                seen[sort] += 1
                if seen[sort] <= EVENTS_OF_A_TYPE:
                    found.append((match, event))
    return found


def faults_in(text: str) -> list[str]:
    """Codes and loose ends in a text."""
    return CODES.findall(text) + LOOSE_ENDS.findall(text)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_events_and_moves_are_told_without_codes(name: str, seats: int) -> None:
    for language in LANGUAGES:
        translator = Translator(language, name)
        for match, event in told(name, seats):
            for viewer in {None, seats - 1, getattr(event, "seat", None)}:
                known = match.game.events.redact(match.terms, event, viewer)
                sentence = translator.tell(known, PLAYERS, match.terms.names, viewer)
                move = translator.propose(known, PLAYERS, match.terms.names, viewer)
                assert not faults_in(sentence), sentence
                assert not faults_in(move), move
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_your_own_name_does_not_occur_in_what_you_read(name: str, seats: int) -> None:
    for language in LANGUAGES:
        translator = Translator(language, name)
        for match, event in told(name, seats):
            seats_named = [getattr(event, field, None) for field in SEAT_FIELDS]
            concerned = {seat for one in seats_named for seat in (one if isinstance(one, list) else [one])}
            for you in (seat for seat in concerned if seat is not None):
                known = match.game.events.redact(match.terms, event, you)
                text = translator.tell(known, PLAYERS, match.terms.names, you)
                assert PLAYERS[you] not in re.findall(r"\w+", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_about_a_player_has_a_form_for_you(name: str, language: str) -> None:
    game, translator = asterism.load(name), Translator(language, name)
    events = get_args(game.event_type) if isinstance(game.event_type, types.UnionType) else (game.event_type,)
    for event in events:
        key = "event-" + str(event.__struct_config__.tag).replace("_", "-")
        fields = [field for field in SEAT_FIELDS if field in event.__struct_fields__]
        forms = set(translator.forms_of(key))
        assert {"you" if field == "seat" else f"{field}-you" for field in fields} <= forms, key
        assert forms == set(Translator("en", name).forms_of(key)), key


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_move_can_be_proposed(name: str, seats: int) -> None:
    translator = Translator("en", name)
    match = random_match(name, seats, "proposed")
    for _ in walk(match, "proposed"):
        pass
    for turn in match.turns:
        assert "move" in translator.forms_of(key_of(turn.events[0])), turn
