"""Names that people give themselves."""

from __future__ import annotations

import re
import unicodedata

from asterism.errors import AsterismError

UNSEEN = re.compile(r"[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
"""Characters that show nothing but can turn a line of text round or make two names look alike."""


def clean_name(name: str) -> str:
    """The name as it is shown: on one line, without anything that cannot be seen."""
    visible = UNSEEN.sub("", unicodedata.normalize("NFC", name))
    one_line = "".join(" " if unicodedata.category(each)[0] in "CZ" and each != "\u200d" else each for each in visible)
    cleaned = " ".join(one_line.split())
    if not cleaned:
        raise AsterismError("a name needs at least one character that can be seen")
    return cleaned


def login_key(login: str) -> str:
    """Two names that look the same to most people are the same account."""
    return unicodedata.normalize("NFKC", login).casefold()
