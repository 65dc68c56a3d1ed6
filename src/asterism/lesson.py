"""A game's interactive lesson: the `lesson.toml` in its folder, played by the game's own rules.

A lesson is a match with a deal and moves written beforehand. The learner sits in seat 0 and reads step by step; where
a step asks for a move, that move alone is offered, and the moves that follow it are played for the others.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from asterism.deal import Chance, Plain, read_deal
from asterism.errors import AsterismError, BadRecord
from asterism.game import GAMES, Move, load
from asterism.match import Match
from asterism.options import agree

LEARNER = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read, and perhaps a move to make."""

    en: str
    fr: str
    de: str
    rules: tuple[str, ...] = ()
    """The rules that it explains."""
    at: tuple[str, ...] = ()
    """What it points at: the names that things on the table have in the browser."""
    play: str = ""
    """The move that is asked of the learner, in the game's notation."""
    also: tuple[str, ...] = ()
    """Other moves that the table offers beside it, where it would look strange without them."""
    then: tuple[str, ...] = ()
    """The moves that follow, each with its seat: "1 10 Leo 3"."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    seats: int
    players: tuple[str, ...]
    """The names of the others, from seat 1 on."""
    step: tuple[Step, ...]
    options: dict[str, Any] = {}
    deal: dict[str, Any] = {}
    """What comes first of each pile; the rest follows in printed order."""
    before: tuple[str, ...] = ()
    """Moves that lie behind when the lesson begins."""


@dataclass(frozen=True)
class LessonStage:
    """A step on its way through the match."""

    step: Step
    begins: int
    """How many moves have been made when it is read."""
    asked: Move | None
    offered: tuple[Move, ...]
    """The moves that the table offers, the one that is asked for first."""
    ends: int
    """How many have been made when it is done."""


@dataclass(frozen=True)
class Lesson:
    """A lesson that has been played through: the whole match, and where each step stands in it."""

    match: Match
    stages: tuple[LessonStage, ...]


@cache
def script_of(game: str) -> Script:
    """The lesson of a game as it is written."""
    text = (load(game).folder / "lesson.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Script)


def has_lesson(game: str) -> bool:
    """Whether the game has a lesson."""
    return (GAMES / game / "lesson.toml").exists()


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game, played by its rules."""
    script = script_of(game)
    terms = agree(load(game), script.seats, script.options)
    players = ("", *script.players)
    match = Match(terms, read_deal(terms.chances, completed(terms.chances, script.deal)), players)
    for line in script.before:
        _play(match, line)
    return Lesson(match, tuple(_follow(match, step) for step in script.step))


def completed(chances: Sequence[Chance], beginning: Mapping[str, Any]) -> Plain:
    """A whole deal from what comes first of each pile."""
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
