"""What the printed components of a match are called in words, whatever the reader's language.

Events and moves name a card, a tile or a star by a code. Sentences need words: a game says which fields hold codes, and
for each code the arguments of the message `name-<sort>` in its catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

LANGUAGES = ("en", "fr", "de")
"""The languages that the catalogues speak."""

Word = str | int | dict[str, str]
"""An argument of a name: the same in every language, or one text for each language."""


class NamedField(msgspec.Struct, frozen=True):
    """A field of events that holds a code, or a list of codes."""

    sort: str
    """What it names: the message is `name-<sort>`."""
    within: str = ""
    """Another field of the event whose value comes first in the code, such as the constellation of a star."""


class Names(msgspec.Struct, frozen=True):
    """The names of all components of a match."""

    fields: dict[str, NamedField] = {}
    words: dict[str, dict[str, dict[str, Word]]] = {}
    """The arguments by sort and code. A code that is missing here is shown as it is."""


NO_NAMES = Names()


def text_in(language: str, word: Word) -> str | int:
    """The word in one language."""
    return word[language] if isinstance(word, dict) else word


def in_every_language(name: str, translations: Mapping[str, str]) -> dict[str, str]:
    """A name in every language; `name` where there is no translation."""
    return {language: translations.get(language, name) for language in LANGUAGES}
