"""The file of an arena: its settings in the first line, then one line for every game that is done.

Whatever stops an arena, the lines stay, and a rerun plays only what is missing.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from asterism.arena.play import Outcome
from asterism.arena.settings import Settings
from asterism.errors import AsterismError

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    asterism_arena: int = FORMAT
    games: int
    until_clear: bool = False
    settings: Settings


class Ledger:
    """An arena's file, open for more."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self.outcomes: list[Outcome] = []
        if path.exists():
            found, self.outcomes, whole = read_ledger(path)
            refuse_others(path, found.settings, header.settings)
            if whole < path.stat().st_size:
                with path.open("r+b") as file:
                    file.truncate(whole)
            self._file = path.open("ab")
        else:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._file = path.open("xb")
            except OSError as error:
                raise AsterismError(f"cannot write {path}: {error.strerror}") from error
            self._write([header])

    def add(self, outcomes: list[Outcome]) -> None:
        """Keep the games of a batch."""
        self.outcomes += outcomes
        self._write(outcomes)

    def _write(self, lines: Iterable[msgspec.Struct]) -> None:
        self._file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        self._file.flush()

    def close(self) -> None:
        """Let the file go."""
        self._file.close()


def read_ledger(path: Path) -> tuple[Header, list[Outcome], int]:
    """A file's settings, its games, and how many of its bytes are whole lines: a crash may cut the last one."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise AsterismError(f"cannot read {path}: {error.strerror}") from error
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    try:
        header = msgspec.json.decode(lines[0], type=Header)
    except (IndexError, msgspec.DecodeError) as error:
        raise AsterismError(f"{path} is not the file of an arena") from error
    if header.asterism_arena != FORMAT:
        raise AsterismError(f"{path} has format {header.asterism_arena}; this Asterism reads {FORMAT}")
    read = msgspec.json.Decoder(Outcome).decode
    try:
        return header, [read(line) for line in lines[1:]], whole
    except msgspec.DecodeError as error:
        raise AsterismError(f"{path} is damaged: {error}") from error


def refuse_others(path: Path, found: Settings, wanted: Settings) -> None:
    """Games of different settings do not belong into one file."""
    for field in Settings.__struct_fields__:
        there, here = getattr(found, field), getattr(wanted, field)
        if there != here:
            raise AsterismError(f"{path} was begun with {field} {plain(there)}, not {plain(here)}; take another file")


def plain(value: object) -> str:
    """A setting as its user wrote it."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{key}={one}" for key, one in value.items())
    return str(value)
