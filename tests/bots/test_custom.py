"""Bots of one's own: how they are found, and that none of them can spoil a match."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import asterism
from asterism import bots
from asterism.bots.custom import REGISTERED
from asterism.errors import BadOption
from asterism.game import Move
from asterism.match import Match

EXAMPLE = Path(__file__).parents[2] / "examples" / "write_a_bot.py"


@pytest.fixture(autouse=True)
def _forget_registered_bots() -> Iterator[None]:
    before = dict(REGISTERED)
    yield
    REGISTERED.clear()
    REGISTERED.update(before)


class First:
    """Takes the first legal move."""

    def choose(self, situation: bots.Situation) -> Move:
        return situation.legal_moves[0]


class Seeded(First):
    def __init__(self, seed: str) -> None:
        self.seed = seed


class Raises:
    def choose(self, _: bots.Situation) -> Move:
        raise KeyError("no idea")


class Quits:
    def choose(self, _: bots.Situation) -> Move:
        raise SystemExit(3)


class CannotBegin(First):
    def __init__(self) -> None:
        raise OSError("no model file")


class Illegal:
    def choose(self, situation: bots.Situation) -> Move:
        return msgspec.structs.replace(situation.legal_moves[0], star=99)


class Foreign:
    def choose(self, _: bots.Situation) -> Move:
        return asterism.new("nacht", seed=1).legal_moves()[0]


class Text:
    def choose(self, _: bots.Situation) -> str:
        return "10 Leo 3"


class Vandal:
    """Spoils the state it was handed before it gives up."""

    def choose(self, situation: bots.Situation) -> Move:
        for field in situation.state.dtype.names:
            setattr(situation.state, field, 0)
        raise ValueError("spoilt")


class Stalls(First):
    asleep = threading.Event()

    def choose(self, situation: bots.Situation) -> Move:
        self.asleep.wait()
        return situation.legal_moves[0]


def play(bot: str, limit: float = 30.0) -> tuple[Match, bots.SandboxedBot]:
    match = asterism.new("sternenhimmel", seats=3, seed=5)
    own = bots.sandboxed(bot, "own", limit)
    players = [own, bots.sandboxed("random", "a"), bots.sandboxed("random", "b")]
    while (seat := match.current_seat) is not None:
        match.play(players[seat].choose(bots.situation_of(match, seat)), seat=seat)
    return match, own


@pytest.mark.parametrize(
    ("kind", "fault", "words"),
    [
        (Raises, "raised", "raised KeyError: 'no idea' (test_custom.py, line"),
        (Quits, "raised", "raised SystemExit: 3"),
        (CannotBegin, "raised", "raised OSError: no model file"),
        (Illegal, "illegal", "which is illegal: "),
        (Foreign, "illegal", "which is illegal: "),
        (Text, "illegal", "answered '10 Leo 3', which is not a move"),
        (Vandal, "raised", "raised ValueError: spoilt"),
    ],
)
def test_a_bad_bot_loses_turns_but_never_the_match(kind: Callable[..., Any], fault: str, words: str) -> None:
    bots.register("bad", kind)
    match, bad = play("bad")
    assert match.is_over
    turns = sum(turn.seat == 0 for turn in match.turns)
    assert len(bad.faults) == turns, "each of its turns was a fault, and each went to the fallback"
    assert {one.kind for one in bad.faults} == {fault}
    assert words in str(bad.faults[0])
    assert str(bad.faults[0]).startswith("bad in seat 0 ")
    assert str(bad.faults[0]).endswith("greedy moved instead")


def test_a_bot_that_stalls_is_benched_for_the_rest_of_the_match() -> None:
    bots.register("slow", Stalls)
    match, slow = play("slow", limit=0.05)
    Stalls.asleep.set()
    assert match.is_over
    assert [str(fault) for fault in slow.faults] == [
        "slow in seat 0 took longer than 0.05 seconds; greedy plays on in its place"
    ]


def test_a_good_bot_plays_as_it_likes() -> None:
    bots.register("first", First)
    match, first = play("first")
    assert not first.faults
    again = asterism.new("sternenhimmel", seats=3, seed=5)
    for turn in match.turns:
        if turn.seat == 0:
            assert turn.move == again.legal_moves(0)[0]
        again.play(turn.move, seat=turn.seat)


def test_a_factory_gets_a_seed_if_it_wants_one() -> None:
    bots.register("seeded", Seeded)
    bots.register("plain", First)
    bots.register("function", lambda seed: Seeded(f"made of {seed}"))
    made = bots.make("seeded", "7"), bots.make("function", "7")
    assert [bot.seed for bot in made if isinstance(bot, Seeded)] == ["7", "made of 7"]
    assert isinstance(bots.make("plain", "7"), First)


def test_bots_are_found_by_file_and_by_module(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert bots.admit("greedy") == "greedy"
    assert bots.admit("greedy:35") == "greedy:35"
    assert bots.admit(f"sly={EXAMPLE}:Sly") == "sly"
    assert type(bots.make("sly", "")).__name__ == "Sly"
    spec = f"{EXAMPLE}:Dreamer"
    assert bots.admit(spec) == spec
    assert bots.title_of(spec) == "Dreamer"
    (tmp_path / "lone_bot.py").write_text("class Lone:\n    def choose(self, situation): ...\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend("")
    assert type(bots.make(bots.admit("lone_bot:Lone"), "")).__name__ == "Lone"


def test_only_words_of_this_machine_import_code(tmp_path: Path) -> None:
    trap = tmp_path / "trap.py"
    sprung = tmp_path / "sprung"
    trap.write_text(f"import pathlib\npathlib.Path({str(sprung)!r}).touch()\nclass Trap:\n    choose = print\n")
    with pytest.raises(BadOption, match="is code that has not been allowed on this machine"):
        bots.make(f"{trap}:Trap", "")
    with pytest.raises(BadOption, match="is code that has not been allowed on this machine"):
        bots.check_name(f"{trap}:Trap")
    assert not sprung.exists()
    bots.admit(f"{trap}:Trap")
    bots.check_name(f"{trap}:Trap")
    assert sprung.exists()


@pytest.mark.parametrize(
    ("code", "name", "sentence"),
    [
        ("class A:\n    def choose(self, s): ...\n", "B", "has no 'B'; it has A"),
        ("class A:\n    pass\n", "A", "is not a bot: a bot is a class with a method choose"),
        ("x = 1 / 0\n", "A", "cannot be imported: ZeroDivisionError"),
        ("def (\n", "A", "cannot be imported: SyntaxError"),
        (None, "A", "there is no file"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(code: str | None, name: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    if code is not None:
        file.write_text(code)
    with pytest.raises(BadOption, match=sentence):
        bots.admit(f"{file}:{name}")
    with pytest.raises(BadOption, match="cannot be imported: ModuleNotFoundError"):
        bots.admit("no_such_module_here:Bot")
