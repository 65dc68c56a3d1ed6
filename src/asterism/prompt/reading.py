"""A move in free text, as language models and people write it.

Where a move may stand, in this order, and the first place where there is one counts:

1. JSON, the whole answer or the last object or string in it: {"move": "..."}, or a move's own data;
2. the last line;
3. what follows "I play", "my move is", "move:" and the like, the last time;
4. the last text in quotation marks, backticks or square brackets.

No other text is searched for moves: an answer that weighs several moves must say which one it means.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.match import Match

MAX_ANSWER = 20_000
"""Of a longer answer only the end is read."""
ANNOUNCED = re.compile(
    r"(?:"
    r"\bI(?:['\u2019]ll| will| would)? (?:play|choose|move)\b"
    r"|\bmy (?:move|answer|choice)(?: is)?\b"
    r"|\b(?:final )?(?:move|answer)\b(?=\s*[:=])"
    r"|\bje (?:joue|choisis)\b|\bmon coup(?: est)?\b|\bcoup\b(?=\s*[:=])"
    r"|\bich (?:spiele|w(?:\u00e4|ae)hle|ziehe)\b|\bmein Zug(?: ist)?\b|\bZug\b(?=\s*[:=])"
    r")\s*[:=]?\s*(?P<move>[^\n]+)",
    re.IGNORECASE,
)
QUOTED = re.compile(
    r"`([^`\n]+)`|\"([^\"\n]+)\"|“([^”\n]+)”|„([^“”\n]+)[“”]|«\s*([^»\n]+?)\s*»|\[([^\[\]\n]+)\]|'([^'\n]+)'"
)
NUMBER = re.compile(r"#\s*([0-9]{1,6})")
DECORATION = " \t*_`\"'“”„«»[]()."
"""What may stand round a move."""
SHOWN = 80
MAX_OBJECTS = 64
"""Only the last of the places where a JSON object may begin are tried."""


class NotUnderstood(IllegalMove):
    """The answer has no move in it that could be read."""


def read_answer(match: Match, seat: int, answer: str, *, listed: bool = True) -> Move:
    """The legal move that the answer names, or IllegalMove, which says why not.

    With `listed`, "#3" is the third legal move.
    """
    first_reason: IllegalMove | None = None
    for candidate in candidates(answer[-MAX_ANSWER:]):
        try:
            move = named(match, seat, candidate) if listed else None
            move = move or match.read(candidate)
        except IllegalMove as reason:
            first_reason = first_reason or not_understood(candidate, reason)
            continue
        match.check(move, seat)
        return move
    raise first_reason or NotUnderstood("the answer is empty; write a move on its last line")


def named(match: Match, seat: int, candidate: Any) -> Move | None:
    """The move of a number on the list; None if this is no such number."""
    found = NUMBER.fullmatch(candidate) if isinstance(candidate, str) else None
    if found is None:
        return None
    moves = match.legal_moves(seat)
    if not 1 <= int(found[1]) <= len(moves):
        raise IllegalMove(f"the list has the numbers #1 to #{len(moves)}, and no {found[0]}")
    return moves[int(found[1]) - 1]


def not_understood(candidate: Any, reason: IllegalMove) -> NotUnderstood:
    """The reason, with the words that were taken for a move."""
    shown = candidate if isinstance(candidate, str) else json.dumps(candidate, ensure_ascii=False)
    text = str(reason)
    if reason.rule:
        text = text.removesuffix(f" ({reason.rule})")
    named_there = shown[:SHOWN] in text
    return NotUnderstood(text if named_there else f"'{shown[:SHOWN]}' was not understood: {text}", reason.rule)


def candidates(answer: str) -> Iterator[Any]:
    """What may be meant as a move, the most explicit first: texts in notation, or a move's data."""
    yield from in_json(answer)
    lines = [line for line in answer.splitlines() if line.strip(DECORATION)]
    if lines:
        yield from whole_and_bare(lines[-1])
    announced = list(ANNOUNCED.finditer(answer))
    if announced:
        yield from whole_and_bare(announced[-1]["move"])
    quoted = list(QUOTED.finditer(answer))
    if quoted:
        yield from whole_and_bare(next(text for text in quoted[-1].groups() if text is not None))


def whole_and_bare(text: str) -> Iterator[str]:
    """The text, and the text without what is often written round a move."""
    whole = text.strip()
    bare = whole.strip(DECORATION + "!,;:")
    yield from (one for one in dict.fromkeys((whole, bare)) if one)


def in_json(answer: str) -> Iterator[Any]:
    """The move in the last JSON object of the answer, or in an answer that is a JSON string."""
    value = last_json(answer)
    if isinstance(value, str):
        yield value.strip()
    elif isinstance(value, dict):
        named_move = next((value[key] for key in ("move", "action", "answer") if key in value), None)
        if isinstance(named_move, str):
            yield named_move.strip()
        elif isinstance(named_move, dict):
            yield named_move
        elif "type" in value:
            yield value


def last_json(answer: str) -> Any:
    """The whole answer if it is JSON, else the last object in it; None if there is none."""
    decoder = json.JSONDecoder()
    text = answer.strip()
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        pass
    starts = [place for place, character in enumerate(text) if character == "{"]
    found, end = None, 0
    for start in starts[-MAX_OBJECTS:]:
        if start < end:
            continue
        try:
            found, end = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            continue
    return found
