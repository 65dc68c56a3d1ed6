"""A game whose own code fails: the caller gets a sentence, and the match stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import asterism
from asterism.errors import GameFault, IllegalMove
from asterism.games.sternenhimmel import GAME
from asterism.match import Match


def fail(*_: Any) -> Any:
    """What a compiled kernel does that leaves an array."""
    raise IndexError("index is out of bounds")


CALLS: list[tuple[Any, str, Callable[[Match], Any]]] = [
    (GAME.kernels, "apply", lambda match: match.play("10 Leo 3")),
    (GAME.kernels, "legal", lambda match: match.legal_moves()),
    (GAME.kernels, "is_over", lambda match: match.is_over),
    (GAME.moves, "action_of", lambda match: match.play("10 Leo 3")),
    (GAME.events, "events_from_rows", lambda match: match.play("10 Leo 3")),
    (GAME.view, "view_for", lambda match: match.view(0)),
    (GAME.kernels, "blind", lambda match: match.blinded(0)),
]


@pytest.mark.parametrize(("module", "function", "call"), CALLS, ids=[name for _, name, _ in CALLS])
def test_a_failing_game_is_told_in_a_sentence_and_changes_nothing(
    module: Any, function: str, call: Callable[[Match], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = asterism.new("sternenhimmel", seats=4, seed=7)
    before = match.state
    with monkeypatch.context() as broken:
        broken.setattr(module, function, fail)
        with pytest.raises(GameFault, match=r"Sternenhimmel failed here, and nothing was changed \(IndexError: index"):
            call(match)
    assert match.state == before
    assert match.play("10 Leo 3")


def test_a_deal_that_makes_the_game_fail_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    record = asterism.new("sternenhimmel", seats=4, seed=7).record()
    monkeypatch.setattr(GAME.kernels, "start", fail)
    with pytest.raises(GameFault):
        asterism.replay(record)


def test_a_move_of_another_game_is_no_fault_of_this_one() -> None:
    match = asterism.new("sternenhimmel", seats=4, seed=7)
    other = asterism.new("afrika", seats=2, seed=7).legal_moves()[0]
    with pytest.raises(IllegalMove, match="this is not a move of Sternenhimmel"):
        match.play(other)
