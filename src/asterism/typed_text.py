"""Text that people type and others read: names and chat.

Names follow the nickname profile of RFC 8266: they are brought into one form (NFKC), and blanks are single spaces.
Where the profile refuses a character that cannot be seen, it is dropped here, because people get such characters from
their keyboards and clipboards without knowing. Two names with the same `name_key` look the same to most people.

The package precis-i18n implements the profile, but it only refuses, and it takes U+2800, a blank, for a symbol.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from asterism.errors import AsterismError

MAX_NAME = 40
"""How many characters a name has at most."""
MAX_TYPED = 400
"""No longer text is taken for a name: bringing a long row of combining marks into one form takes quadratic time."""

IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Unicode's Default_Ignorable_Code_Point: characters that show nothing, but can reverse text or tell equals apart."""
BLANKS = "\u2800\U0001d159"
"""Symbols that are drawn as nothing."""
WHITE = "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85"
"""Control characters that separate words or lines."""
NON_JOINER, JOINER = "\u200c", "\u200d"
EMOJI_SELECTORS = "\ufe0e\ufe0f"
VIRAMA = 9
"""The combining class of the signs in Indic scripts behind which a joiner changes the shape of letters."""
NONCHARACTERS = 0xFFFE


def clean_name(typed: str) -> str:
    """The name as it is shown: on one line, in one form, and with nothing in it that cannot be seen."""
    name = shown_name(typed)
    if not is_seen(name):
        raise AsterismError("a name needs at least one character that can be seen")
    if len(name) > MAX_NAME:
        raise AsterismError(f"a name has at most {MAX_NAME} characters; this one has {len(name)}")
    return name


@lru_cache(maxsize=1024)
def shown_name(typed: str) -> str:
    """The name as it is shown, whatever is left of it. Emoji that are made of several are shown as their parts."""
    if len(typed) > MAX_TYPED:
        raise AsterismError(f"a name has at most {MAX_NAME} characters; this one has {len(typed):,}")
    return in_one_form(typed)


def in_one_form(name: str) -> str:
    """The name in the form that does not change any more when it is cleaned."""
    while (cleaned := without_first_marks(one_line(unicodedata.normalize("NFKC", name)))) != name:
        name = cleaned
    return name


def clean_message(typed: str) -> str:
    """A chat message as it is shown: on one line. Emoji that are made of several stay whole."""
    message = typed
    while (cleaned := one_line(unicodedata.normalize("NFC", message), keep_emoji=True)) != message:
        message = cleaned  # letter and mark may come together where a character between them was dropped
    if not is_seen(message):
        raise AsterismError("a message needs at least one character that can be seen")
    return message


def clean_note(typed: str) -> str:
    """A message that may be left out: empty if nothing was typed."""
    return clean_message(typed) if typed.strip() else ""


def name_key(name: str) -> str:
    """What names are compared by: neither case nor width nor anything that cannot be seen makes a difference."""
    key = name
    while (folded := IGNORABLE.sub("", in_one_form(key)).casefold()) != key:
        key = folded
    return key


def is_seen(text: str) -> bool:
    """Whether there is a letter, a number or a sign."""
    return any(unicodedata.category(character)[0] not in "CMZ" or is_unassigned(character) for character in text)


def one_line(text: str, *, keep_emoji: bool = False) -> str:
    """The text without characters that cannot be seen, and with single spaces between its words."""
    shown: list[str] = []
    for index, character in enumerate(text):
        if is_blank(character):
            shown.append(" ")
        elif not is_hidden(character):
            shown.append(character)
        elif shown and shown[-1] != " ":
            following = text[index + 1 : index + 2]
            if shapes_letters(shown[-1], character, following) or (
                keep_emoji and shapes_emoji(shown[-1], character, following)
            ):
                shown.append(character)
    return " ".join(word for word in "".join(shown).split(" ") if word)


def is_blank(character: str) -> bool:
    """Whether it separates words or lines."""
    return character in WHITE or character in BLANKS or unicodedata.category(character)[0] == "Z"


def is_hidden(character: str) -> bool:
    """Whether it shows nothing: controls, directions, joiners, selectors, and what no font has."""
    return IGNORABLE.match(character) is not None or (
        unicodedata.category(character)[0] == "C" and not is_unassigned(character)
    )


def is_unassigned(character: str) -> bool:
    """Whether it may be assigned by a later version of Unicode than Python's: fonts may have it already."""
    is_noncharacter = ord(character) & NONCHARACTERS == NONCHARACTERS or "\ufdd0" <= character <= "\ufdef"
    return unicodedata.category(character) == "Cn" and not is_noncharacter and not IGNORABLE.match(character)


def shapes_letters(before: str, joiner: str, after: str) -> bool:
    """Whether a joiner belongs to the spelling: behind a virama, or between Arabic letters (RFC 5892, A.1 and A.2)."""
    if joiner not in (NON_JOINER, JOINER):
        return False
    is_between_arabic = joiner == NON_JOINER and after and all(map(is_arabic, (before, after)))
    return unicodedata.combining(before) == VIRAMA or bool(is_between_arabic)


def is_arabic(character: str) -> bool:
    """Whether it is a letter of a script that is written like Arabic."""
    return unicodedata.bidirectional(character) == "AL"


def shapes_emoji(before: str, character: str, after: str) -> bool:
    """Whether it makes one emoji of two, or says how the one before it is drawn."""
    if character == JOINER:
        return bool(after) and not is_blank(after) and not is_hidden(after) and before != JOINER
    return character in EMOJI_SELECTORS and before not in EMOJI_SELECTORS


def without_first_marks(text: str) -> str:
    """The text without marks at its beginning, which would be drawn over what stands before it."""
    while text and unicodedata.category(text[0])[0] == "M":
        text = text[1:].lstrip(" ")
    return text


def hidden_texts(value: Any) -> Iterator[tuple[str, str]]:
    """All texts in data from a file that have a character that cannot be seen, each with the number of that one."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from hidden_texts(key)
            yield from hidden_texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from hidden_texts(inner)
    elif isinstance(value, str):
        for character in value:
            if character != "\n" and is_hidden(character):
                yield value, f"U+{ord(character):04X}"
                return
