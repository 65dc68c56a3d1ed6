"""Reading, checking and explaining a game's options, and the `Terms` of a match that follow from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from asterism.decoding import convert
from asterism.errors import AsterismError, BadOption
from asterism.game import Game, Options, Terms
from asterism.typed_text import hidden_texts

MOST_NUMBERS = 20
"""About this many numbers are offered by a form at most."""


def agree_terms(
    game: Game, seats: int | None = None, given: Mapping[str, Any] | None = None, preset: str | None = None
) -> Terms:
    """The terms of a match. The defaults are the fewest seats and the rules as the sheet has them.

    A preset sets several options. Options given beside it take precedence.
    """
    count = game.seats.start if seats is None else seats
    if isinstance(count, bool) or count not in game.seats:
        raise BadOption(f"{game.title} is for {seats_text(game)} players, not {count}")
    options = read_options(game, {**preset_of(game, preset), **(given or {})})
    printed = game.options.printed(options)
    setup = game.options.setup(options, count, printed)
    return Terms(game, count, options, printed, setup, game.options.chances(options, count, printed))


def preset_of(game: Game, name: str | None) -> Mapping[str, Any]:
    """The option values of a preset."""
    if name is None:
        return {}
    if not game.presets:
        raise BadOption(f"{game.title} has no presets, so there is no '{name}'")
    if name not in game.presets:
        raise BadOption(f"{game.title} has no preset '{name}'; it has {', '.join(game.presets)}")
    return game.presets[name]


def usual_in(game: Game, language: str) -> dict[str, str]:
    """The values of the options that depend on a language, for whoever opens a table in it."""
    return {name: values[language] for name, values in game.in_language.items() if language in values}


def presets_of(game: Game) -> dict[str, dict[str, str]]:
    """All presets, with their values as text."""
    return {name: {key: _as_text(value) for key, value in values.items()} for name, values in game.presets.items()}


def seats_text(game: Game) -> str:
    """For example "3 to 5"."""
    first, last = game.seats.start, game.seats.stop - 1
    return str(first) if first == last else f"{first} to {last}"


def read_options(game: Game, given: Mapping[str, Any]) -> Options:
    """The options from values or texts. A mistake raises BadOption, which names the option and what it takes.

    Only a Path is read as a file. A text is never taken for a file name, because it may come from a remote user.
    """
    hints = get_type_hints(game.options_type, include_extras=True)
    values = {}
    for name, value in given.items():
        if name not in hints:
            raise BadOption(f"{game.title} has no option '{name}'; it has {', '.join(hints) or 'none'}")
        values[name] = _read_value(game, name, value, hints[name])
    try:
        return game.options_type(**values)
    except AsterismError:
        raise
    except ValueError as error:
        raise BadOption(str(error)) from error


def _read_value(game: Game, name: str, value: Any, hint: Any) -> Any:
    if isinstance(value, Path) and name in game.files:
        return game.files[name](value)
    for hidden, character in hidden_texts(value):
        raise BadOption(f"option '{name}': {hidden!r} has the character {character}, which cannot be seen")
    try:
        return convert(value, hint, strict=False)
    except msgspec.ValidationError as error:
        given = f"this ({error})" if isinstance(value, dict | list | tuple) else repr(value)
        raise BadOption(f"option '{name}' takes {takes(hint)}; {given} is not that") from error


def takes(hint: Any) -> str:
    """The values of an option in words: "reserve or winner", "a number from 0 to 4"."""
    return " or ".join(_choices(hint))


def _choices(hint: Any) -> list[str]:
    if hint is bool:
        return ["true", "false"]
    if hint is int:
        return ["a number"]
    if hasattr(hint, "__metadata__"):
        bounds = hint.__metadata__[0]
        return [f"a number from {bounds.ge} to {bounds.le}"]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return ["a file"]
    if str(get_origin(hint)) == "typing.Literal":
        return [str(value) for value in get_args(hint)]
    return [choice for part in get_args(hint) for choice in _choices(part)]


def explain(game: Game) -> list[tuple[str, str, str]]:
    """For every option of a game: its name, what it takes, and its default."""
    hints = get_type_hints(game.options_type, include_extras=True)
    defaults = game.options_type()
    return [(name, takes(hint), _as_text(getattr(defaults, name))) for name, hint in hints.items()]


def choices_of(game: Game) -> list[tuple[str, list[str], str]]:
    """For every option: its name, the values that a form can offer, and its default."""
    hints = get_type_hints(game.options_type, include_extras=True)
    defaults = game.options_type()
    return [
        (name, list(_values(hint, getattr(defaults, name))), _as_text(getattr(defaults, name)))
        for name, hint in hints.items()
    ]


def _values(hint: Any, default: Any) -> Iterator[str]:
    if hasattr(hint, "__metadata__"):
        bounds = hint.__metadata__[0]
        yield from map(str, _round_numbers(bounds.ge, bounds.le, default))
    elif hint is bool or str(get_origin(hint)) == "typing.Literal":
        yield from _choices(hint)
    elif not (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        for part in get_args(hint):
            yield from _values(part, default)


def _round_numbers(lowest: int, highest: int, default: Any) -> list[int]:
    """All numbers of a short range. Of a long range, its ends, the default, and round numbers between them."""
    steps = (factor * 10**power for power in range(9) for factor in (1, 2, 5))
    step = next(step for step in steps if (highest - lowest) / step <= MOST_NUMBERS)
    numbers = {lowest, highest, *range(-(-lowest // step) * step, highest + 1, step)}
    if isinstance(default, int):
        numbers.add(default)
    return sorted(numbers)


def _as_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
