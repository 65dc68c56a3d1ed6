"""Names and chat as people type them, and what is shown of them."""

from __future__ import annotations

import pytest

import asterism
from asterism.cli.play import seated
from asterism.components import SentText, read_toml
from asterism.errors import AsterismError, BadFile, BadOption, BadRecord
from asterism.options import agree_terms
from asterism.record import Player, read_record
from asterism.typed_text import MAX_NAME, clean_message, clean_name, clean_note, name_key

ALIREZA = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"
"""A Persian name, in which a zero-width non-joiner keeps two letters apart."""
UNSEEN = {
    "hangul filler": "\u3164",
    "half-width filler": "\uffa0",
    "braille blank": "\u2800",
    "zero-width space": "\u200b",
    "zero-width joiner": "\u200d",
    "zero-width non-joiner": "\u200c",
    "grapheme joiner": "\u034f",
    "variation selector": "\ufe0f",
    "another variation selector": "\U000e0100",
    "tag": "\U000e0041",
    "soft hyphen": "\u00ad",
    "right-to-left override": "\u202e",
    "isolate": "\u2066",
    "right-to-left mark": "\u200f",
    "Arabic letter mark": "\u061c",
    "byte order mark": "\ufeff",
    "null": "\x00",
    "escape": "\x1b",
    "line separator": "\u2028",
    "private use": "\ue000",
    "noncharacter": "\uffff",
    "half a surrogate pair": "\ud800",
}


@pytest.mark.parametrize("character", UNSEEN.values(), ids=UNSEEN)
def test_a_name_has_nothing_that_cannot_be_seen(character: str) -> None:
    with pytest.raises(AsterismError, match="a name needs at least one character that can be seen"):
        clean_name(character * 3)
    assert clean_name(f"{character}Ada{character}") == "Ada"
    assert character not in clean_name(f"A{character}da")
    assert name_key(f"Ada{character}") == name_key("Ada")
    with pytest.raises(AsterismError, match="a message needs at least one character that can be seen"):
        clean_message(character)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("\uff21\uff44\uff41", "Ada"),
        ("x\ny\tz", "x y z"),
        ("\u0301Ada", "Ada"),
        ("👩\u200d🚀", "👩🚀"),
        ("❤\ufe0f", "❤"),
        (ALIREZA, ALIREZA),
        ("ශ\u0dca\u200dරී", "ශ\u0dca\u200dරී"),
    ],
)
def test_names_are_shown_in_one_form_and_keep_what_their_spelling_needs(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    assert clean_name(shown) == shown


def test_names_that_look_the_same_have_the_same_key() -> None:
    for one, other in (
        ("Straße", "STRASSE"),
        ("ﬁle", "FILE"),
        (ALIREZA, ALIREZA.replace("\u200c", "")),
        ("\uff21da", "a\u034fDA"),
    ):
        assert name_key(one) == name_key(other)
    assert name_key("Ada") != name_key("Ida")


def test_a_name_that_grows_when_it_is_written_out_is_too_long() -> None:
    with pytest.raises(AsterismError, match=f"a name has at most {MAX_NAME} characters; this one has 54"):
        clean_name("\ufdfa" * 3)


@pytest.mark.parametrize("text", ["a" + "\u0301\u0327" * 100_000, "\u0301" * 200_000, "x" * 200_000])
def test_a_long_text_in_place_of_a_name_is_refused_before_it_is_brought_into_one_form(text: str) -> None:
    """The first one would take a minute, during which nothing else runs."""
    record = asterism.new("sternenhimmel", seats=3, seed=1).record()
    record.players[0] = Player(text)
    with pytest.raises(BadRecord, match=f"a name has at most {MAX_NAME} characters; this one has 200,00"):
        read_record(record.to_json())
    with pytest.raises(AsterismError, match=f"a name has at most {MAX_NAME} characters; this one has 200,00"):
        clean_name(text)


def test_a_message_is_one_line_and_keeps_its_emoji() -> None:
    assert clean_message(" see\n\nyou\x00 \u202eat\u2800ten ") == "see you at ten"
    assert clean_message("👩\u200d🚀 ❤\ufe0f 1\ufe0f\u20e3") == "👩\u200d🚀 ❤\ufe0f 1\ufe0f\u20e3"
    assert clean_message("so\u200d \u200dlong\u200d") == "so long"


def test_a_note_may_be_left_out_and_is_else_a_message() -> None:
    assert clean_note(" \n ") == ""
    assert clean_note(" see\x00\nyou ") == clean_message(" see\x00\nyou ") == "see you"


def test_a_saved_match_shows_only_what_can_be_seen_of_its_names() -> None:
    match = asterism.new("sternenhimmel", seats=3, seed=1, players=["A\u202eda", "\x1b[31mBo", "Cy"])
    assert match.players == ("Ada", "[31mBo", "Cy")
    record = asterism.new("sternenhimmel", seats=3, seed=1).record()
    record.players[0] = Player("A\u202eda\n")
    assert read_record(record.to_json()).players[0].name == "Ada"


def test_the_terminal_cleans_its_players_name() -> None:
    assert seated(2, 0, "A\u202eda", ["greedy"], "1")[0].name == "Ada"
    with pytest.raises(AsterismError, match="can be seen"):
        seated(2, 0, "\u3164", ["greedy"], "1")


def test_a_file_of_boards_has_no_characters_that_cannot_be_seen() -> None:
    source = SentText("mine.toml", 'name = "L\u202eeo"\n')
    with pytest.raises(BadFile, match=r"mine.toml: .* has the character U\+202E, which cannot be seen"):
        read_toml(source, "boards", ["board"])
    with pytest.raises(BadOption, match=r"option 'boards': .* has the character U\+3164, which cannot be seen"):
        agree_terms(asterism.game.load("sternenhimmel"), 3, {"boards": {"name": "\u3164", "board": []}})
