"""Sentences in the reader's language."""

from __future__ import annotations

import re
import tomllib

import pytest

import asterism
from asterism.game import GAMES
from asterism.i18n import CATALOGUES, Translator
from asterism.naming import LANGUAGES
from asterism.server.refusals import LEADS

PLAIN_SPACE = re.compile(r"(?<=\S) [:;!?»]|« ")
"""In French, a narrow space that cannot be broken stands before these signs."""


def texts() -> list[str]:
    """All French texts: messages, rules and lessons."""
    found = [path.read_text(encoding="utf-8") for path in (CATALOGUES / "fr.ftl", *GAMES.glob("*/locale/fr.ftl"))]
    for name in asterism.names():
        for book in ("rulebook.toml", "lesson.toml"):
            data = tomllib.loads((GAMES / name / book).read_text(encoding="utf-8"))
            entries = [entry for part in data.values() if isinstance(part, list) for entry in part]
            found += [entry["fr"] for entry in entries if isinstance(entry, dict)]
    return found


def test_french_punctuation_cannot_be_torn_from_its_word() -> None:
    torn = [line for text in texts() for line in text.splitlines() if PLAIN_SPACE.search(line)]
    assert torn == []


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Ada, Bo and Cy"), ("fr", "Ada, Bo et Cy"), ("de", "Ada, Bo und Cy")]
)
def test_a_list_ends_as_in_speech(language: str, words: str) -> None:
    translator = Translator(language)
    assert translator.listed(["Ada", "Bo", "Cy"]) == words
    assert translator.listed(["Ada"]) == "Ada"
    assert translator.listed([]) == ""


def test_a_message_has_forms() -> None:
    translator = Translator("de", "afrika")
    arguments = {"kind": "lion", "colour": "green", "value": "2", "place": "Victoriafälle"}
    assert translator.say("name-card", **arguments) == "der grüne Löwe"
    assert translator.say("name-card.dative", **arguments) == "dem grünen Löwen"
    assert "accusative" in translator.forms_of("name-card")
    assert translator.forms_of("no-such-message") == ()
    with pytest.raises(KeyError):
        translator.say("name-card.genitive", **arguments)


SOURCES = CATALOGUES.parent
NAMED = re.compile(r"""["']((?:refused|menu|play|table)-[a-z-]+)["']""")
RAISED = re.compile(r"""(?:Error|AlreadyTaken|Unauthorized|TooManyRequests|CommandRefused)\(([^()]|\([^()]*\))*\)""")


def test_every_refusal_that_names_a_message_is_in_the_catalogues() -> None:
    sources = [
        path.read_text(encoding="utf-8")
        for folder in ("evenings", "server")
        for path in SOURCES.glob(f"{folder}/**/*.py")
    ]
    keys = {key for text in sources for raised in RAISED.finditer(text) for key in NAMED.findall(raised[0])}
    keys |= set(LEADS.values())
    assert {"refused-chat", "refused-too-fast", "refused-no-hint", "refused-file"} <= keys
    values = {
        "player": "Ada",
        "seconds": 3,
        "least": 3,
        "login": "ada",
        "wait": 2,
        "tables": 9,
        "limit": 5,
        "detail": "…",
    }
    values |= {"name": "Ada", "count": 5, "needed": 3, "why": "…"}
    for language in LANGUAGES:
        translator = Translator(language)
        assert [key for key in keys if "{" in translator.say(key, **values)] == []
