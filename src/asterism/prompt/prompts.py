"""A seat's turn as one text: the rules, what happened, the table, the moves, and how to answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from asterism.deal import draw
from asterism.decoding import decode
from asterism.errors import IllegalMove
from asterism.game import Terms, load
from asterism.match import Match
from asterism.options import agree_terms
from asterism.prompt.words import Words, numbered, rules_text
from asterism.turns import Turn


class Prompting(msgspec.Struct, frozen=True):
    """What a prompt holds."""

    language: str = "en"
    rules: bool = True
    """Whether all rules of the game stand in it."""
    moves: bool = True
    """Whether the legal moves stand in it. Without them it shows how moves are written."""


def words_for(match: Match, seat: int, prompting: Prompting) -> Words:
    """The words of a seat's prompts."""
    return Words(match.terms, match.players, seat, prompting.language)


def observation(match: Match, seat: int, prompting: Prompting, known: int = 0) -> str:
    """What the seat may know: who sits where, what happened since the first `known` turns, and the table."""
    words = words_for(match, seat, prompting)
    parts = [words.who()]
    news = words.told(match.redacted((event for turn in turns_since(match, known) for event in turn.events), seat))
    if news:
        parts.append("\n".join([words.say("news"), *news]))
    parts.append("\n".join([words.say("table"), words.table(match.view(seat))]))
    parts.append(words.results(match.results, is_drawn=match.is_drawn) if match.results else words.turn(match.to_act))
    return "\n\n".join(parts)


def prompt(match: Match, seat: int, prompting: Prompting, known: int = 0) -> str:
    """The observation of a seat that is to move, with the rules and with how to answer, as far as agreed."""
    words = words_for(match, seat, prompting)
    parts = []
    if prompting.rules:
        title, book = match.game.title, rules_text(match.game.name, prompting.language)
        parts.append("\n".join([words.say("rules", game=title), book]))
    parts.append(observation(match, seat, prompting, known))
    if prompting.moves:
        moves = numbered([match.notation(move) for move in match.legal_moves(seat)])
        parts.append("\n".join([words.say("moves"), *moves]))
        parts.append(words.say("answer-listed"))
    else:
        parts.append(words.say("notation", examples=" · ".join(examples_of(match.terms))))
        parts.append(words.say("answer"))
    return "\n\n".join(parts)


def refusal(words: Words, reason: IllegalMove, tries: int) -> str:
    """Why an answer was not played, with the rule, and how many tries are left."""
    lines = [words.say("refused", reason=str(reason)), words.rule(reason.rule)]
    if tries:
        lines.append(words.say("tries", tries=tries))
    return "\n".join(line for line in lines if line)


def turns_since(match: Match, known: int) -> Iterator[Turn]:
    """The turns behind the first `known`."""
    return (match.turns[number] for number in range(known, len(match.turns)))


def examples_of(terms: Terms) -> tuple[str, ...]:
    """One move of each kind in its notation, from a match of its own: it tells nothing about another one."""
    return _examples(msgspec.json.encode((terms.game.name, terms.seats, msgspec.to_builtins(terms.options))))


@lru_cache(maxsize=64)
def _examples(key: bytes) -> tuple[str, ...]:
    name, seats, options = decode(key)
    terms = agree_terms(load(name), seats, options)
    match, chooser = Match(terms, draw(terms.chances, b"examples")), random.Random(0)
    found: dict[Any, str] = {}
    while (seat := match.current_seat) is not None:
        moves = match.legal_moves(seat)
        for move in moves:
            found.setdefault(type(move), match.notation(move))
        match.play(chooser.choice(moves), seat=seat)
    return tuple(found.values())
