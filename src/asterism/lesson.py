"""A game's interactive lesson: the `lesson.toml` in its folder, played by the game's own rules.

A lesson is a match whose deal and moves are given. The learner sits in seat 0 and reads step by step. Where a step asks
for a move, only that move is offered; the other seats' moves then follow.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from asterism.deal import Chance, Plain, read_deal
from asterism.errors import AsterismError, BadRecord
from asterism.game import GAMES, Move, load
from asterism.game_file import read_game_file
from asterism.match import Match
from asterism.options import agree_terms

LEARNER = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text to read, and sometimes a move to make."""

    en: str
    fr: str
    de: str
    rules: tuple[str, ...] = ()
    """The rules that it explains."""
    at: tuple[str, ...] = ()
    """What it points at: `data-testid` names of things on the table."""
    play: str = ""
    """The move that is asked of the learner, in the game's notation."""
    also: tuple[str, ...] = ()
    """Other moves that the table offers beside it, where it would look strange without them."""
    then: tuple[str, ...] = ()
    """The moves that follow, each with its seat: "1 10 Leo 3"."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file holds it."""

    seats: int
    players: tuple[str, ...]
    """The names of the others, from seat 1 on."""
    step: tuple[Step, ...]
    options: dict[str, Any] = {}
    deal: dict[str, Any] = {}
    """The first cards of each pile; the rest follows in printed order."""
    before: tuple[str, ...] = ()
    """Moves that were made before the lesson begins."""


@dataclass(frozen=True)
class LessonStage:
    """A step, and where it stands in the match."""

    step: Step
    begins: int
    """How many moves were made before it."""
    asked: Move | None
    offered: tuple[Move, ...]
    """The moves that the table offers; the one that is asked for comes first."""
    ends: int
    """How many were made after it."""


@dataclass(frozen=True)
class Lesson:
    """A lesson that has been played through: the whole match, and where each step stands in it."""

    match: Match
    stages: tuple[LessonStage, ...]


@cache
def script_of(game: str) -> Script:
    """The lesson of a game as its file holds it."""
    return read_game_file(load(game).folder / "lesson.toml", Script)


def has_lesson(game: str) -> bool:
    """Whether the game has a lesson."""
    return (GAMES / game / "lesson.toml").exists()


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game, played by its rules."""
    return played(game, script_of(game))


def played(game: str, script: Script) -> Lesson:
    """A lesson of a game as its file holds it, played by the game's rules."""
    terms = agree_terms(load(game), script.seats, script.options)
    players = ("", *script.players)
    match = Match(terms, read_deal(terms.chances, completed(terms.chances, script.deal)), players)
    for line in script.before:
        _play(match, line)
    return Lesson(match, tuple(_follow(match, step) for step in script.step))


def completed(chances: Sequence[Chance], beginning: Mapping[str, Any]) -> Plain:
    """A whole deal from the first cards of each pile."""
    unknown = set(beginning) - {chance.name for chance in chances}
    if unknown:
        raise AsterismError(f"the deal of this lesson has no {', '.join(sorted(unknown))}")
    return {chance.name: _completed(chance, beginning.get(chance.name)) for chance in chances}


def _completed(chance: Chance, first: Any) -> Any:
    if chance.count < len(chance.labels):
        return chance.labels[0] if first is None else first
    return [*(first or ()), *(label for label in chance.labels if label not in (first or ()))]


def _follow(match: Match, step: Step) -> LessonStage:
    begins = len(match.turns)
    others = tuple(_checked(match, text) for text in step.also)
    if step.play:
        _play(match, f"{LEARNER} {step.play}")
    for line in step.then:
        _play(match, line)
    asked = match.turns[begins].move if step.play else None
    return LessonStage(step, begins, asked, (asked, *others) if asked else (), len(match.turns))


def _play(match: Match, line: str) -> None:
    seat, _, text = line.partition(" ")
    try:
        match.play(text, seat=int(seat))
    except ValueError as error:
        raise BadRecord(f"the lesson's move {len(match.turns) + 1} ('{line}') cannot be made: {error}") from error


def _checked(match: Match, text: str) -> Move:
    move = match.read(text)
    match.check(move, LEARNER)
    return move
