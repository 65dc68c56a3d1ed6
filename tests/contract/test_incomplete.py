"""A game that lacks something is refused with the name of the game, the module and the function."""

from __future__ import annotations

import sys
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import asterism
import asterism.games
from asterism import game as contract
from asterism.contract import ROLES, OptionalBotHooks, call_of, functions_of
from asterism.errors import IncompleteGame
from asterism.game import Game

GAME = asterism.load("afrika")
REQUIRED = [(role, name) for role in ROLES for name in functions_of(ROLES[role])]


def with_module(role: str, **changed: Any) -> Game:
    """The same game with another module in a role: functions are changed, or missing if they are None."""
    source = getattr(GAME, role) or getattr(asterism.load("patience" if role == "solver" else "nacht"), role)
    module = ModuleType(f"asterism.games.afrika.{role}")
    vars(module).update({**vars(source), "__name__": module.__name__, **changed})
    for name, value in changed.items():
        if value is None:
            delattr(module, name)
    wired: dict[str, Any] = {field.name: getattr(GAME, field.name) for field in fields(GAME)}
    return Game(**{**wired, role: module})


@pytest.mark.parametrize(("role", "name"), REQUIRED)
def test_every_missing_function_is_named(role: str, name: str) -> None:
    with pytest.raises(IncompleteGame) as refusal:
        with_module(role, **{name: None})
    call = call_of(name, functions_of(ROLES[role])[name])
    assert str(refusal.value) == f"the game 'afrika' lacks {call} in asterism.games.afrika.{role}"


@pytest.mark.parametrize(("role", "name"), [*REQUIRED, *(("bot", name) for name in functions_of(OptionalBotHooks))])
def test_a_function_with_other_parameters_is_refused_with_those_it_should_take(role: str, name: str) -> None:
    with pytest.raises(IncompleteGame) as refusal:
        with_module(role, **{name: lambda a, b, c, d, e, f, g, h, i: (a, b, c, d, e, f, g, h, i)})
    declared = {**functions_of(ROLES[role]), **functions_of(OptionalBotHooks)}[name]
    assert f"'afrika': {name}(a, b, c, d, e, f, g, h, i) in asterism.games.afrika.{role}" in str(refusal.value)
    assert str(refusal.value).endswith(call_of(name, declared))


def test_optional_hooks_may_be_missing() -> None:
    game = with_module("bot", policy=None, prior=None, noticed=None)
    assert "policy" not in game.kernel_source.functions
    assert game.kernel_source.functions["evaluate"] is GAME.bot.evaluate


def test_a_type_that_is_read_off_an_annotation_must_be_there() -> None:
    def move_of(terms, state, seat, action):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202, ARG001
        return None

    with pytest.raises(IncompleteGame, match=r"move_of in asterism\.games\.afrika\.moves must be annotated with what"):
        _ = with_module("moves", move_of=move_of).move_type


def test_loading_an_incomplete_game_says_what_it_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    source = (GAME.folder / "__init__.py").read_text(encoding="utf-8")
    source = source.replace('name="afrika"', 'name="broken"').replace("rules=rules", "rules=broken")
    (folder / "__init__.py").write_text(source.replace("GAME =", "from asterism.games.broken import broken\n\nGAME ="))
    (folder / "broken.py").write_text("def start(setup, deal, state):\n    pass\n")
    monkeypatch.setattr(asterism.games, "__path__", [*asterism.games.__path__, str(tmp_path)])
    monkeypatch.setattr(contract, "names", lambda: ("broken",))
    with pytest.raises(IncompleteGame) as refusal:
        contract.load("broken")
    assert str(refusal.value) == "the game 'broken' lacks to_act(setup, state) in asterism.games.broken.broken"
    for name in [name for name in sys.modules if name.startswith("asterism.games.broken")]:
        del sys.modules[name]
