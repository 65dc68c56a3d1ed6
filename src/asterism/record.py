"""Saved matches: options, deal and moves, from which everything else can be replayed.

The file is JSON; docs/records.md describes its format.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from asterism.deal import read_deal
from asterism.decoding import convert, decode
from asterism.errors import AsterismError, BadRecord, GameFault
from asterism.fairness import Proof
from asterism.game import load
from asterism.match import Match
from asterism.options import agree_terms
from asterism.standing import Result
from asterism.typed_text import shown_name

FORMAT = 1
"""The version of the file format. A change that old programs cannot read raises it."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The player of a seat. `bot` is the name of the bot, if a bot played the seat."""

    name: str
    bot: str | None = None


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened beside the moves, for example that a bot took over a seat."""

    after: int
    """The number of moves played before it."""
    kind: str
    """`bot_took_over`, `player_returned`, `player_resigned`, `overdue`, `forked` or `drawn`; see docs/records.md."""
    seat: int | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One match as data."""

    format: int = FORMAT
    game: str
    rules: int
    """The version of the game's rules."""
    seats: int
    options: dict[str, Any]
    players: list[Player]
    deal: dict[str, Any]
    moves: list[str]
    """Each move as "seat notation", for example "0 10 Leo 3"."""
    marks: list[Mark] = []
    results: list[Result] | None = None
    proof: Proof | msgspec.UnsetType = msgspec.UNSET
    """Shows that the deal was fair; only in matches played on a server."""
    day: str | msgspec.UnsetType = msgspec.UNSET
    """The date of a daily challenge, for example 2026-12-31. The deal follows from it."""
    digest: str = ""
    """SHA-256 of everything else; empty in a record written by hand."""

    def to_json(self) -> bytes:
        """The bytes of the file."""
        return msgspec.json.format(msgspec.json.encode(signed(self)), indent=1) + b"\n"

    def save(self, path: str | Path) -> None:
        """Write the file. A crash while writing leaves the old file intact."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_bytes(self.to_json())
        draft.replace(target)


def signed(record: Record) -> Record:
    """The record with its digest."""
    return msgspec.structs.replace(record, digest=digest_of(record))


def digest_of(record: Record) -> str:
    """SHA-256 of the record without its digest."""
    unsigned = msgspec.structs.replace(record, digest="")
    return hashlib.sha256(msgspec.json.encode(unsigned, order="deterministic")).hexdigest()


def record_of(
    match: Match, players: list[Player] | None = None, marks: list[Mark] | None = None, proof: Proof | None = None
) -> Record:
    """The match so far as data."""
    return Record(
        game=match.game.name,
        rules=match.game.version,
        seats=match.seats,
        options=msgspec.to_builtins(match.terms.options),
        players=players or [Player(name) for name in match.players],
        deal=match.plain_deal,
        moves=[f"{turn.seat} {match.notation(turn.move)}" for turn in match.turns],
        marks=marks or [],
        results=list(match.results) if match.results else None,
        proof=proof or msgspec.UNSET,
    )


def read_record(source: str | Path | bytes) -> Record:
    """A record from a file or its bytes, with its players' names as they are shown. Its moves are not checked."""
    record = parse_record(source)
    if record.digest and record.digest != digest_of(record):
        raise BadRecord(f"{_label(source)} was damaged or changed after it was saved: its digest does not match")
    try:
        players = [msgspec.structs.replace(player, name=shown_name(player.name)) for player in record.players]
    except AsterismError as error:
        raise BadRecord(f"{_label(source)} cannot be read: {error}") from error
    return msgspec.structs.replace(record, players=players)


def parse_record(source: str | Path | bytes) -> Record:
    """A record from a file or its bytes, without checking its digest."""
    label, data = _label(source), _load(source)
    try:
        raw = decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{label} is damaged or cut off: {error}") from error
    except RecursionError as error:
        raise BadRecord(f"{label} is nested too deeply to be a saved match") from error
    if not isinstance(raw, dict) or not isinstance(raw.get("format"), int) or raw["format"] < FORMAT:
        raise BadRecord(f"{label} is not a saved match of Asterism")
    if raw["format"] > FORMAT:
        raise BadRecord(f"{label} was saved by a newer Asterism (format {raw['format']}, this one reads {FORMAT})")
    try:
        return convert(raw, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"{label} is damaged: {error}") from error


def _label(source: str | Path | bytes) -> str:
    return "this record" if isinstance(source, bytes) else str(source)


def _load(source: str | Path | bytes) -> bytes:
    if isinstance(source, bytes):
        return source
    try:
        return Path(source).read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot read {source}: {error.strerror}") from error


def replay(source: Record | str | Path | bytes) -> Match:
    """Replay a record and check that its moves lead to its results."""
    record = source if isinstance(source, Record) else read_record(source)
    game = load(record.game)
    if record.rules != game.version:
        age = "newer" if record.rules > game.version else "older"
        raise BadRecord(
            f"this match was played with {age} rules of {game.title} (version {record.rules}, here {game.version})"
        )
    try:
        terms = agree_terms(game, record.seats, record.options)
        names = [player.name for player in record.players]
        match = Match(terms, read_deal(terms.chances, record.deal), names)
    except GameFault:
        raise
    except AsterismError as error:
        raise BadRecord(f"this record cannot be replayed: {error}") from error
    play_moves(match, record.moves)
    if record.results is not None and list(match.results or ()) != record.results:
        raise BadRecord("the results of the record are not those of its moves")
    return match


def position_in(record: Record, moves: int) -> Match:
    """The match after this many moves of a record, to be played on. The whole record is checked."""
    if moves not in range(len(record.moves) + 1):
        raise BadRecord(f"this match has {len(record.moves)} moves, so it cannot be continued from move {moves}")
    match = replay(record)
    while len(match.turns) > moves:
        match.take_back()
    if match.is_over:
        raise BadRecord("the match is over in that position; choose an earlier one")
    return match


def play_moves(match: Match, lines: Sequence[str]) -> None:
    """Play moves that are written as in a record."""
    for number, line in enumerate(lines, start=1):
        _replay_move(match, number, line)


def _replay_move(match: Match, number: int, line: str) -> None:
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise BadRecord(f"move {number} ('{line}') does not begin with a seat")
    try:
        match.play(text, seat=int(seat))
    except GameFault:
        raise
    except AsterismError as error:
        raise BadRecord(f"move {number} ('{line}') cannot be made: {error}") from error
