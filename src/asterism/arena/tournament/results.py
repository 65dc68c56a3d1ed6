"""The file that keeps a tournament's results: a header line with its specification, then one line of JSON per game.

However a tournament stops, the lines stay. A later run plays only the missing games.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from asterism.arena.tournament.play import Outcome
from asterism.arena.tournament.spec import TournamentSpec
from asterism.decoding import decode, decoder_of
from asterism.errors import AsterismError

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    format: int = FORMAT
    games: int
    until_clear: bool = False
    spec: TournamentSpec


class ResultsFile:
    """A results file, open for appending."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self.outcomes: list[Outcome] = []
        if path.exists():
            found, self.outcomes, whole = read_results(path)
            check_same_spec(path, found.spec, header.spec)
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
        """Append the games of a batch."""
        self.outcomes += outcomes
        self._write(outcomes)

    def _write(self, lines: Iterable[msgspec.Struct]) -> None:
        self._file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def read_results(path: Path) -> tuple[Header, list[Outcome], int]:
    """A file's header, its games, and the length of its complete lines in bytes: a crash may cut off the last line."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise AsterismError(f"cannot read {path}: {error.strerror}") from error
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    try:
        header = decode(lines[0], Header)
    except (IndexError, ValueError, RecursionError) as error:
        raise AsterismError(f"{path} is not a file of tournament results") from error
    if header.format != FORMAT:
        raise AsterismError(f"{path} has format {header.format}; this Asterism reads format {FORMAT}")
    read = decoder_of(Outcome).decode
    try:
        return header, [read(line) for line in lines[1:]], whole
    except (ValueError, RecursionError) as error:
        raise AsterismError(f"{path} is damaged: {error}") from error


def check_same_spec(path: Path, found: TournamentSpec, wanted: TournamentSpec) -> None:
    """Raise AsterismError if the file holds games of another specification."""
    for field in TournamentSpec.__struct_fields__:
        there, here = getattr(found, field), getattr(wanted, field)
        if there != here:
            raise AsterismError(
                f"{path} was started with {field} {as_typed(there)}, not {as_typed(here)}; choose another file"
            )


def as_typed(value: object) -> str:
    """A field of a specification as it is typed on the command line."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    if isinstance(value, msgspec.Struct):
        return as_typed({name: as_typed(one) for name, one in msgspec.structs.asdict(value).items()})
    if isinstance(value, dict):
        return " ".join(f"{key}={one}" for key, one in value.items())
    return str(value)
