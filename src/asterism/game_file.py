"""The TOML files in a game's folder: its rulebook, its lesson, its introduction. Whoever writes a game writes them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from asterism.decoding import convert
from asterism.errors import BadFile

Content = TypeVar("Content", bound=msgspec.Struct)


def read_game_file(path: Path, kind: type[Content]) -> Content:
    """The content of a file, or BadFile, which names the file and what is wrong in it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{named(path)} cannot be read: {error}") from error
    return parse_game_file(text, named(path), kind)


def parse_game_file(text: str, name: str, kind: type[Content]) -> Content:
    """The same from the file's text."""
    try:
        return convert(tomllib.loads(text), kind)
    except (ValueError, RecursionError) as error:
        raise BadFile(f"{name} cannot be read: {error}") from error


def named(path: Path) -> str:
    """For example "lesson.toml of nacht"."""
    return f"{path.name} of {path.parent.name}"
