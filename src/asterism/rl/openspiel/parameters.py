"""Seats and options as parameters of OpenSpiel.

A parameter of OpenSpiel has one type. An option that takes words and numbers, or true, false and a word, is a text; its
numbers, true and false stand in quotes, because OpenSpiel would take them for another type: `first_player="2"`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from asterism.game import Game

QUOTE = '"'
Value = bool | int | str


def parameters_of(game: Game) -> dict[str, Value]:
    """All parameters of a game with their usual values."""
    usual = game.options_type()
    return {"seats": game.seats.start, **written(game, {name: getattr(usual, name) for name in _hints(game)})}


def written(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """Values of options in the form that OpenSpiel keeps."""
    hints = _hints(game)
    return {name: _quoted(value) if _is_mixed(hints.get(name)) else value for name, value in given.items()}


def read(value: Any) -> Any:
    """The value of an option from a parameter."""
    return value.strip(QUOTE) if isinstance(value, str) else value


def _hints(game: Game) -> dict[str, Any]:
    return get_type_hints(game.options_type, include_extras=True)


def _is_mixed(hint: Any) -> bool:
    return hint is not None and len(set(_types(hint))) > 1


def _types(hint: Any) -> list[type]:
    """The types of what an option takes; files cannot be given by a parameter."""
    if get_origin(hint) is not None and str(get_origin(hint)) == "typing.Literal":
        return [type(value) for value in get_args(hint)]
    if hasattr(hint, "__metadata__"):
        return [int]
    if isinstance(hint, type):
        return [] if issubclass(hint, msgspec.Struct) else [hint]
    return [found for part in get_args(hint) for found in _types(part)]


def _quoted(value: Any) -> str:
    text = str(value).strip(QUOTE)
    is_word = not isinstance(value, bool) and text not in ("True", "true", "False", "false") and not text.isdigit()
    return text if is_word else f"{QUOTE}{text.lower()}{QUOTE}"
