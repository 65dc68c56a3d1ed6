"""Custom bots: registered by name, or imported from a path that a person at this machine typed.

`bots.make` knows registered names only, so a name that was sent (a table's seats, a saved match) never imports code.
The command line calls `admit` for the bots its user names.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from asterism.bots.levels import LEVELS
from asterism.bots.protocol import Bot
from asterism.bots.simple import BOTS
from asterism.errors import BadOption

Factory = Callable[[str], Bot]
"""(seed) -> a bot for one seat of one match."""

REGISTERED: dict[str, Factory] = {}
NAMES = (*BOTS, *LEVELS, "search")
"""The bots of this package."""


def register(name: str, factory: Callable[..., Bot]) -> None:
    """Make a bot known to `bots.make`: a class or function that takes a seed, or nothing."""
    REGISTERED[name] = seeding(factory)


def seeding(factory: Callable[..., Bot]) -> Factory:
    """The factory as one that takes a seed, even if it ignores it."""
    try:
        wanted = inspect.signature(factory).parameters.values()
    except ValueError:
        wanted = {}.values()
    takes_seed = any(
        parameter.kind in {parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD, parameter.VAR_POSITIONAL}
        for parameter in wanted
    )
    return factory if takes_seed else lambda _: factory()


def is_path(word: str) -> bool:
    """Whether a word names code: "module:Class", "file.py:Class", or either after "name=".

    A word that begins with a bot of this package never does: "greedy:half" is a mistake, not a module.
    """
    module, colon, name = word.rpartition(":")
    return bool(colon and module and module not in NAMES and name.isidentifier())


def name_in(word: str) -> str:
    """The name of a bot: what stands before "=", else the whole word."""
    name, equals, _ = word.partition("=")
    return name.strip() if equals else word.strip()


def title_of(name: str) -> str:
    """A bot's name as a player's name: "Greedy", "Sly"."""
    last = name.rpartition(":")[2] if is_path(name) else name
    return last[:1].upper() + last[1:]


def admit(word: str) -> str:
    """Import and register the bot that a word of the command line names, if it names code; returns the bot's name.

    Only for words that the person at this machine typed.
    """
    name = name_in(word)
    if name not in REGISTERED and is_path(word):
        register(name, imported(word.partition("=")[2].strip() or name))
    return name


def imported(path: str) -> Callable[..., Bot]:
    """The class or function at "module:Class" or "file.py:Class", or BadOption, saying why there is none."""
    place, _, name = path.rpartition(":")
    module = module_from(place)
    found = getattr(module, name, None)
    if found is None:
        raise BadOption(f"{place} has no '{name}'; it has {', '.join(bots_in(module)) or 'no bots'}")
    if not callable(found) or (inspect.isclass(found) and not has_choose(found)):
        raise BadOption(f"{path} is not a bot: a bot is a class with a method choose(situation)")
    factory: Callable[..., Bot] = found
    return factory


def module_from(place: str) -> ModuleType:
    """The module of that name, or in that file."""
    try:
        return module_in_file(Path(place).resolve()) if place.endswith(".py") else module_named(place)
    except FileNotFoundError as error:
        raise BadOption(f"there is no file {place}") from error
    except Exception as error:
        raise BadOption(f"{place} cannot be imported: {type(error).__name__}: {error}") from error


def module_named(name: str) -> ModuleType:
    """A module from the Python path, which includes the current folder."""
    here = str(Path.cwd())
    if not {"", here} & set(sys.path):
        sys.path.append(here)
    return importlib.import_module(name)


@cache
def module_in_file(file: Path) -> ModuleType:
    """The module in a file, imported once."""
    name = f"{file.stem}_{hashlib.sha256(str(file).encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} is not Python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def bots_in(module: ModuleType) -> list[str]:
    """The classes of a module that could be bots."""
    own = [value for value in vars(module).values() if inspect.isclass(value) and value.__module__ == module.__name__]
    return [value.__name__ for value in own if has_choose(value)]


def has_choose(value: Any) -> bool:
    """Whether this has a method `choose`."""
    return callable(getattr(value, "choose", None))
