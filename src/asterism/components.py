"""Reading the boards, tiles or cards of a printed copy from the owner's TOML file.

Every fault becomes a BadFile whose sentence names the file, and the entry it is in.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Annotated, Any, Protocol, TypeVar

import msgspec

from asterism.decoding import convert
from asterism.errors import BadFile
from asterism.typed_text import hidden_texts

Entry = TypeVar("Entry", bound=msgspec.Struct)

Text = Annotated[str, msgspec.Meta(max_length=200)]
"""A name or another short text of a component."""
LongText = Annotated[str, msgspec.Meta(max_length=2000)]

MAX_CHARACTERS = 200_000
"""A file that somebody sent is parsed by the server, so its length is limited, and so are its keys and numbers."""
PART = r"""(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?)"""
"""A part of a key, or a value on one line. A text that is not closed counts up to the end of its line."""
PIECES = re.compile(
    r"""\#[^\n]*+ | \"{3}(?:[^"\\]|\\.|"{1,2}(?!"))*+(?:"{3,5}+)? | '{3}(?:[^']|'{1,2}(?!'))*+(?:'{3,5}+)?"""
    rf"""| (?P<many_parts>(?:{PART}[ \t]*+\.[ \t]*+){{16}}) | {PART}""",
    re.ASCII | re.DOTALL | re.VERBOSE,
)
"""What a file consists of: comments, texts of several lines, and the rest. No piece is looked at again inside another
one, so this takes linear time whatever the text is. A key of more than 16 parts, such as a.b.c, is a piece with a name:
tomllib takes quadratic time for long ones."""
MANY_DIGITS = re.compile(r"(?<!\w)0[xob][0-9A-Fa-f_]{1000}", re.ASCII)
"""A number that Python reads but refuses to write. It refuses to read such a number in the decimal system."""


class Source(Protocol):
    """What a file is read from: a path, or a text that was sent. Its `str` names it in messages."""

    @property
    def stem(self) -> str:
        """Its name without the ending."""
        ...

    def read_text(self, encoding: str) -> str:
        """Its text."""
        ...


@dataclass(frozen=True)
class SentText:
    """A file that was sent instead of lying on this machine."""

    name: str
    text: str

    @property
    def stem(self) -> str:
        """Its name without the ending."""
        return PurePath(self.name).stem

    def read_text(self, encoding: str) -> str:  # noqa: ARG002
        """Its text, which was decoded when it was received."""
        return self.text

    def __str__(self) -> str:
        return self.name


TEXTS = ("name", "credits")
"""What every file may have beside its components."""


def read_toml(path: Source, what: str, keys: Sequence[str]) -> dict[str, Any]:
    """The content of a file of `what` ("boards"), which may have these keys, a name and credits."""
    try:
        text = path.read_text(encoding="utf-8")
        check_effort(path, text)
        raw = tomllib.loads(text)
    except OSError as error:
        raise BadFile(f"cannot read the {what} file {path}: {error.strerror}") from error
    except BadFile:
        raise
    except (ValueError, RecursionError) as error:
        raise BadFile(f"{path} is not a TOML file: {error}") from error
    unknown = set(raw) - {*keys, *TEXTS}
    if unknown:
        known = ", ".join((*keys, *TEXTS))
        raise BadFile(f"{path} has '{min(unknown)}', which no {what} file knows; it may have {known}")
    for key in TEXTS:
        if not isinstance(raw.get(key, ""), str):
            raise BadFile(f"{path}: '{key}' is a text in quotation marks, not {raw[key]!r}")
    for hidden, character in hidden_texts(raw):
        raise BadFile(f"{path}: {hidden!r} has the character {character}, which cannot be seen")
    return {"name": path.stem, **raw}


def check_effort(path: Source, text: str) -> None:
    """Refuse a text that would take long to parse."""
    if len(text) > MAX_CHARACTERS:
        raise BadFile(f"{path} has {len(text):,} characters; a file has at most {MAX_CHARACTERS:,}")
    for piece in PIECES.finditer(text):
        if piece.lastgroup == "many_parts":
            raise BadFile(f"{path} has a key of more than 16 parts, which begins with {piece[0][:40]}")
    if MANY_DIGITS.search(text):
        raise BadFile(f"{path} has a number of more than 1,000 digits")


def read_entries(
    path: Source, raw: Mapping[str, Any], key: str, entry: type[Entry], needs: Mapping[str, str], label: str
) -> tuple[Entry, ...]:
    """The tables under `key`, each an `entry` with everything it `needs`; `label` is the field it is known by."""
    tables = raw.get(key, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise BadFile(f"{path}: '{key}' is a list of tables, written as [[{key}]]")
    return tuple(_read_entry(table, f"{key} {number}", entry, needs, label) for number, table in enumerate(tables, 1))


def _read_entry(table: dict[str, Any], place: str, entry: type[Entry], needs: Mapping[str, str], label: str) -> Entry:
    where = f"{place} ('{table[label]}')" if label in table else place
    for field, meaning in needs.items():
        if field not in table:
            raise BadFile(f"{where} lacks {meaning}")
    try:
        return convert(table, entry)
    except msgspec.ValidationError as error:
        raise BadFile(f"{where}: {error}") from error
