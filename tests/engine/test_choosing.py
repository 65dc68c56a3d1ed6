"""Which engine runs a game's kernels: the one that the environment names, or the fastest there is."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType
from typing import Any
from unittest.mock import Mock

import pytest

import asterism
from asterism import bots, engine
from asterism.engine import chosen_engine, kernels_by, library_of, load_kernels
from asterism.engine.exports import exports_of
from asterism.engine.sources import library_file
from asterism.engine.targets import TARGETS, Target, this_machine
from asterism.errors import AsterismError
from asterism.games.patience import GAME
from asterism.match import Match

SOURCE = GAME.kernel_source
SLOW = "patience is played uncompiled, which is slow: it has no library for this machine"


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[..., None]]:
    """An installation without libraries; the test names the packages that it has."""
    monkeypatch.delenv(engine.VARIABLE, raising=False)
    monkeypatch.setattr(engine, "SHIPPED", tmp_path / "shipped")
    monkeypatch.setattr(engine, "library_folder", lambda: tmp_path / "built")

    def install(*packages: str) -> None:
        monkeypatch.setattr(engine, "is_installed", lambda package: package in packages)

    install()
    yield install
    assert not (tmp_path / "built").exists(), "nothing was built"


def is_uncompiled(kernels: Any) -> bool:
    return kernels.apply is GAME.rules.apply


def test_an_unknown_engine_is_refused_with_the_ones_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engine.VARIABLE, "lua")
    with pytest.raises(
        AsterismError, match=r"^ASTERISM_ENGINE is 'lua'; it can be library, jit, python, wasm or auto$"
    ):
        load_kernels(SOURCE)


@pytest.mark.parametrize("name", ["library", "jit", "python", "wasm", "auto"])
def test_the_environment_names_the_engine(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engine.VARIABLE, name)
    assert chosen_engine() == name


def test_without_a_name_it_is_the_library(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.delenv(engine.VARIABLE, raising=False)
    assert chosen_engine() == "auto"
    kernels = load_kernels(SOURCE)
    assert kernels.apply.__code__.co_filename == "<string>", "what library.caller wrote"
    assert SLOW not in caplog.text


def test_a_library_that_is_there_is_used_without_a_compiler(
    bare: Callable[..., None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    target = this_machine()
    assert target is not None
    file = library_file("patience", target, tmp_path / "shipped")
    file.parent.mkdir()
    file.touch()
    bare()
    assert library_of("patience") == file
    assert library_of("nacht") is None
    monkeypatch.setattr(engine, "library_kernels", lambda found, exports: {"file": found, "exports": list(exports)})
    assert load_kernels(SOURCE).file == file


def test_a_library_that_was_built_here_is_used_and_counts_as_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    target = this_machine()
    assert target is not None
    monkeypatch.setattr(engine, "SHIPPED", tmp_path / "shipped")
    monkeypatch.setattr(engine, "library_folder", lambda: tmp_path)
    file = library_file("patience", target, tmp_path)
    file.touch()
    os.utime(file, (0, 0))
    assert library_of("patience") == file
    assert file.stat().st_mtime > 0, "so that it is kept for another month"


def test_without_a_library_and_a_linker_numba_compiles(bare: Callable[..., None]) -> None:
    bare("numba")
    kernels = load_kernels(SOURCE)
    assert not is_uncompiled(kernels)
    assert kernels.apply.__code__.co_filename == engine.__file__.replace("__init__", "jit")


def test_without_a_compiler_the_game_is_played_uncompiled_and_the_log_says_so(
    bare: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    bare("ziglang")
    assert is_uncompiled(load_kernels(SOURCE))
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [(logging.WARNING, SLOW)]


@pytest.mark.usefixtures("bare")
def test_python_that_was_asked_for_needs_no_warning(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(engine.VARIABLE, "python")
    assert is_uncompiled(load_kernels(SOURCE))
    assert not caplog.records


@pytest.mark.usefixtures("bare")
def test_a_library_that_was_asked_for_and_cannot_be_built_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engine.VARIABLE, "library")
    with pytest.raises(AsterismError, match=r"no library for patience .* needs the packages filelock, numba, ziglang"):
        load_kernels(SOURCE)


def test_modules_need_somebody_who_runs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engine.VARIABLE, "wasm")
    monkeypatch.setattr("asterism.engine.wasm.hosts", [])
    with pytest.raises(AsterismError, match=r"^the engine 'wasm' runs where JavaScript does, in a browser or in Node"):
        load_kernels(SOURCE)


def test_on_an_unknown_machine_there_is_no_library(
    bare: Callable[..., None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bare("ziglang")
    monkeypatch.setattr("asterism.engine.targets.sys.platform", "plan9")
    assert this_machine() is None
    assert is_uncompiled(load_kernels(SOURCE))
    assert SLOW in caplog.text


@pytest.mark.parametrize(
    ("system", "processor", "name"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("linux", "aarch64", "linux-aarch64"),
        ("darwin", "arm64", "macos-aarch64"),
        ("darwin", "x86_64", "macos-x86_64"),
        ("win32", "AMD64", "windows-x86_64"),
        ("win32", "ARM64", "windows-aarch64"),
        ("linux", "riscv64", None),
    ],
)
def test_every_machine_has_the_library_of_its_kind(
    system: str, processor: str, name: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("asterism.engine.targets.sys.platform", system)
    monkeypatch.setattr("asterism.engine.targets.platform.machine", lambda: processor)
    wanted: Target | None = TARGETS[name] if name else None
    assert this_machine() == wanted


@pytest.mark.parametrize("name", asterism.names())
def test_every_game_plays_uncompiled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = asterism.load(name)
    found = kernels_by("python", game.kernel_source)
    monkeypatch.setitem(vars(game), "kernels", engine.LoadedKernels(**found))
    match = asterism.new(name, seed="python")
    players = [bots.make(bot, "python") for bot in ("random", "greedy")]
    for number in range(8):
        seat = match.current_seat
        assert seat is not None
        match.play(players[number % 2].choose(bots.situation_of(match, seat)), seat=seat)
    assert replayed(match).view(0) == match.view(0)


def replayed(match: Match) -> Match:
    """The same match from its record."""
    return asterism.replay(match.record())


@pytest.mark.parametrize("name", asterism.names())
def test_every_engine_offers_the_same_kernels_but_browsers_have_no_batches(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("asterism.engine.wasm.hosts", [Mock()])
    source = asterism.load(name).kernel_source
    offered = exports_of(source)
    wanted = [export.name for export in offered]
    assert {"start", "apply", "evaluate", "play_games", "best_action", "start_tree", "simulate", "step_matches"} <= set(
        wanted
    )
    for kind in engine.ENGINES:
        found = kernels_by(kind, source)
        assert list(found) == [one.name for one in offered if not (one.native and kind == "wasm")]
        assert all(isinstance(kernel, FunctionType) for kernel in found.values())
        assert engine.LoadedKernels(**found).get("no such kernel") is None


def test_playing_with_a_library_imports_no_compiler() -> None:
    code = (
        "import sys, asterism\n"
        "match = asterism.new('patience', seed=1)\n"
        "match.play(match.legal_moves()[0])\n"
        "asterism.bots.make('search:20', 'x').choose(asterism.bots.situation_of(match, 0))\n"
        "print(*({'numba', 'llvmlite', 'ziglang'} & set(sys.modules)), 'imported')"
    )
    environment = {**os.environ, engine.VARIABLE: "library", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", "import asterism.bots\n" + code]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.stdout == "imported\n", ran.stderr


def test_a_game_that_does_not_compile_is_told_and_played_all_the_same(
    bare: Callable[..., None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bare(*engine.COMPILER)
    failed = subprocess.CompletedProcess([], 1, "", "TypingError: no such kernel\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    assert library_of("patience") is None
    assert "patience could not be compiled: TypingError: no such kernel" in caplog.text
    monkeypatch.setenv(engine.VARIABLE, "library")
    with pytest.raises(AsterismError, match="there is no library for patience on this kind of machine"):
        load_kernels(SOURCE)
