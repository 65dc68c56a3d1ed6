"""Names that people choose."""

from __future__ import annotations

import re
import unicodedata

from asterism.errors import AsterismError

INVISIBLE = re.compile(r"[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
"""Characters that show nothing but can reverse text or make two different names look alike."""


def clean_name(name: str) -> str:
    """The name as it is shown: on one line, without invisible characters."""
    visible = INVISIBLE.sub("", unicodedata.normalize("NFC", name))
    one_line = "".join(" " if unicodedata.category(each)[0] in "CZ" and each != "\u200d" else each for each in visible)
    cleaned = " ".join(one_line.split())
    if not cleaned:
        raise AsterismError("a name needs at least one character that can be seen")
    return cleaned


def login_key(login: str) -> str:
    """The key under which a login is stored; logins that look the same to most people share one key."""
    return unicodedata.normalize("NFKC", login).casefold()
