"""From what a user names to an audit: one of our games, a game of pyspiel, or a PettingZoo environment."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from asterism.errors import AsterismError, BadOption, UnknownGame
from asterism.game import names

if TYPE_CHECKING:
    from asterism.audit.report import Report
    from asterism.game import Terms

SPIEL = "pyspiel:"
OUR_PREFIX = "asterism_"
"""Names under which our own games are registered with pyspiel begin with this."""


def is_ours(target: str) -> bool:
    """Whether a target is one of our games."""
    return target in names()


def audit_ours(terms: Terms, games: int, seed: str) -> Report:
    """Check one of our games for leaks."""
    from asterism.audit.audit import audit_game  # noqa: PLC0415 (the parts of other targets are not needed)
    from asterism.audit.ours import OurGame  # noqa: PLC0415

    return audit_game(OurGame(terms), games, seed)


def audit_foreign(target: str, options: list[str], games: int, seed: str, hidden: str | None = None) -> Report:
    """Check a game of pyspiel or a PettingZoo environment for leaks; options are parameters of it, as key=value."""
    if "." in target.partition("(")[0] or (":" in target and not target.startswith(SPIEL)):
        return _audit_zoo(target, options, games, seed, hidden)
    if hidden is not None:
        raise BadOption("--hidden is for PettingZoo environments; other games say themselves what is hidden")
    name = target.removeprefix(SPIEL)
    if find_spec("pyspiel") is None:
        raise UnknownGame(
            f"'{name}' is none of our games ({', '.join(names())}); for games of OpenSpiel: pip install open_spiel"
        )
    from asterism.audit.audit import audit_game  # noqa: PLC0415
    from asterism.audit.spiel import SpielGame, without_messages  # noqa: PLC0415

    if options:
        if "(" in name:
            raise BadOption(f"give parameters with --option or in '{name}', not both")
        name = f"{name}({','.join('='.join(_pair(option)) for option in options)})"
    if name.startswith(OUR_PREFIX):
        importlib.import_module("asterism.rl.openspiel")  # which registers them
    with without_messages():
        return audit_game(SpielGame(name), games, seed)


def _audit_zoo(target: str, options: list[str], games: int, seed: str, hidden: str | None) -> Report:
    if find_spec("pettingzoo") is None:
        raise AsterismError("environments need PettingZoo: pip install pettingzoo")
    from asterism.audit.zoo import audit_environment  # noqa: PLC0415

    arguments = {name: _value(value) for name, value in map(_pair, options)}
    maker = _environment_maker(target)
    change_hidden = None if hidden is None else _function(hidden)
    return audit_environment(lambda: maker(**arguments), target, games, seed, change_hidden)


def _environment_maker(target: str) -> Callable[..., Any]:
    if ":" in target:
        return _function(target)
    module = _module(target)
    for name in ("env", "raw_env", "parallel_env"):
        found = getattr(module, name, None)
        if callable(found):
            return _as_aec(found) if name == "parallel_env" else found
    raise AsterismError(f"{target} has no env(), raw_env() or parallel_env(); name a function as {target}:function")


def _as_aec(make: Callable[..., Any]) -> Callable[..., Any]:
    from pettingzoo.utils.conversions import parallel_to_aec  # noqa: PLC0415

    return lambda **arguments: parallel_to_aec(make(**arguments))


def _function(path: str) -> Callable[..., Any]:
    module, _, name = path.partition(":")
    found = getattr(_module(module), name, None)
    if not callable(found):
        raise AsterismError(f"there is no function '{name}' in {module}; it is written module:function")
    function: Callable[..., Any] = found
    return function


def _module(path: str) -> Any:
    try:
        return importlib.import_module(path)
    except ImportError as error:
        raise AsterismError(f"{path} cannot be imported: {error}") from error


def _pair(option: str) -> tuple[str, str]:
    name, equals, value = (part.strip() for part in option.partition("="))
    if not equals:
        raise BadOption(f"an option is written key=value; '{option}' is not")
    return name, value


def _value(text: str) -> Any:
    """A value as Python writes it, else the text itself."""
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return text
