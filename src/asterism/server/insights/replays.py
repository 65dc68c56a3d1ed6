"""Replays for the browser: of matches, from their records, and of the lesson of a game.

A replay has what a table would have shown to one seat, from the first move to the last. It can also reveal what only
the other seats could see.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from asterism.errors import AsterismError, BadRecord
from asterism.game import Event, names
from asterism.lesson import LEARNER, lesson_of
from asterism.match import Match
from asterism.naming import Names
from asterism.record import Player, Record, read_record, replay
from asterism.server.protocol import requests
from asterism.server.tables.records import record_of
from asterism.server.tables.registry import TableRegistry
from asterism.standing import Result

MAX_MOVES = 2000
"""Each move of a replay takes some milliseconds. Only a match of La Constellation that is drawn out on purpose, with
options that allow it, is longer: the table where it was played shows it, and so does the terminal."""


class Perspective(msgspec.Struct, frozen=True):
    """Who watches a replay: a seat, or None for a spectator; optionally with nothing hidden."""

    seat: int | None = None
    reveal_all: bool = False


class ReplayPosition(msgspec.Struct, frozen=True):
    """A position of the match, as this perspective shows it."""

    view: Any
    to_act: list[int]
    results: list[Result] | None
    is_drawn: bool


class ReplayTurn(msgspec.Struct, frozen=True):
    """A move with its notation, what it caused, and the position after it."""

    seat: int
    notation: str
    events: list[Any]
    position: ReplayPosition


class Replay(msgspec.Struct, frozen=True):
    """A match from its first position to its last move."""

    game: str
    options: dict[str, Any]
    printed: Any
    names: Names
    """What the components are called in words."""
    players: list[Player]
    perspective: Perspective
    start: ReplayPosition
    turns: list[ReplayTurn]


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson: the text, what it points at, and the move that the learner is to make."""

    en: str
    fr: str
    de: str
    rules: tuple[str, ...]
    at: tuple[str, ...]
    begins: int
    """How many turns of the replay have been played when the step begins."""
    ends: int
    asked: Any
    """The move that the learner is to make; null if there is only text."""
    offered: list[Any]
    """The moves that the table offers in this step."""


class LessonReplay(msgspec.Struct, frozen=True):
    """An interactive lesson."""

    replay: Replay
    steps: list[LessonStep]


def read_sent_record(sent: bytes) -> Record:
    """A record that somebody sent, of a game that is known here. Its moves are not checked yet."""
    record = read_record(sent)
    if record.game not in names():
        raise BadRecord(f"this record is of a game called '{record.game}', which is not known here")
    if len(record.moves) > MAX_MOVES:
        raise BadRecord(f"this record has {len(record.moves):,} moves; up to {MAX_MOVES:,} are replayed here")
    return record


async def record_to_continue(request: requests.PlayOn, registry: TableRegistry) -> Record:
    """The record of the match to continue."""
    if (request.table is None) == (request.record is None):
        raise AsterismError("say either at which table the match was played, or send its record")
    if request.table is not None:
        state = (await registry.table(request.table)).state
        return await asyncio.to_thread(record_of, state)
    return await asyncio.to_thread(read_sent_record, (request.record or "").encode())


def replay_of_record(record: Record, perspective: Perspective) -> Replay:
    """The replay of a record, whose moves are checked."""
    if perspective.seat is not None and perspective.seat not in range(record.seats):
        raise AsterismError(f"there is no seat {perspective.seat}; the seats are 0 to {record.seats - 1}")
    return replay_of_match(replay(record), record.players, perspective)


def replay_of_match(match: Match, players: list[Player], perspective: Perspective) -> Replay:
    """The replay of a match."""
    again = Match(match.terms, match.deal, match.players)
    start = _position(again, perspective)
    turns = [
        ReplayTurn(
            seat=turn.seat,
            notation=match.notation(turn.move),
            events=_seen(again, again.play(turn.move, seat=turn.seat), perspective),
            position=_position(again, perspective),
        )
        for turn in match.turns
    ]
    options = msgspec.to_builtins(match.terms.options)
    return Replay(match.game.name, options, match.terms.printed, match.terms.names, players, perspective, start, turns)


@cache
def replay_of_lesson(game: str) -> LessonReplay:
    """The lesson of a game, from the learner's perspective."""
    lesson = lesson_of(game)
    players = [Player(name, bot="lesson") for name in lesson.match.players]
    players[LEARNER] = Player("")
    steps = [
        LessonStep(
            en=stage.step.en,
            fr=stage.step.fr,
            de=stage.step.de,
            rules=stage.step.rules,
            at=stage.step.at,
            begins=stage.begins,
            ends=stage.ends,
            asked=stage.asked,
            offered=list(stage.offered),
        )
        for stage in lesson.stages
    ]
    return LessonReplay(replay_of_match(lesson.match, players, Perspective(LEARNER)), steps)


def _position(match: Match, perspective: Perspective) -> ReplayPosition:
    results = match.results
    return ReplayPosition(
        view=_opened_view(match, perspective.seat) if perspective.reveal_all else match.view(perspective.seat),
        to_act=list(match.to_act),
        results=list(results) if results else None,
        is_drawn=match.is_drawn,
    )


def _seen(match: Match, events: Sequence[Event], perspective: Perspective) -> list[Event]:
    return list(events) if perspective.reveal_all else match.redacted(events, perspective.seat)


def _opened_view(match: Match, seat: int | None) -> Any:
    """The view of a seat, with everything hidden filled in from the views of the other seats."""
    opened = msgspec.to_builtins(match.view(seat))
    for other in range(match.seats):
        opened = _filled(opened, msgspec.to_builtins(match.view(other)))
    return {**opened, "seat": seat}


def _filled(known: Any, other: Any) -> Any:
    if known is None:
        return other
    if isinstance(known, dict) and isinstance(other, dict):
        return {key: _filled(value, other.get(key)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(other, list) and len(known) == len(other):
        return [_filled(*pair) for pair in zip(known, other, strict=True)]
    return known
