"""Engines agree byte for byte: states, events, views, what bots think, whole search trees and whole random games.

So what a debugger shows uncompiled is what is played, and a seed gives the same match on every machine. The library is
compared with uncompiled Python, and with the WebAssembly module in Node.js, for every game, every number of seats,
random and extreme options. Numba takes up to a minute for each game, so here it compiles the quickest only;
`python -m tests.contract.trace long GAME...`, with ASTERISM_ENGINE set to each engine in turn, compares the others.
The Python of browsers is compared in `tests/browser/test_python.py`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import asterism
from tests.contract.support import TESTS

COMPILED_BY_NUMBA = [name for name in ("patience",) if name in asterism.names()]


def trace_by(engine: str, how: str, *games: str) -> list[str]:
    """What an engine makes of these games, one line for each match."""
    environment = {**os.environ, "ASTERISM_ENGINE": engine, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.contract.trace", how, *games]
    ran = subprocess.run(command, cwd=TESTS.parent, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def traces(engines: tuple[str, str], how: str, game: str) -> tuple[list[str], list[str]]:
    """What two engines make of a game."""
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(lambda engine: trace_by(engine, how, game), engines)
    assert len(one) >= 2 * len(asterism.load(game).seats)
    return one, other


@pytest.mark.parametrize("game", asterism.names())
def test_the_library_and_python_agree_byte_for_byte(game: str) -> None:
    library, uncompiled = traces(("library", "python"), "short", game)
    assert library == uncompiled


@pytest.mark.parametrize("game", asterism.names())
def test_the_library_and_the_module_for_browsers_agree_byte_for_byte(game: str) -> None:
    library, module = traces(("library", "wasm"), "medium", game)
    assert library == module


@pytest.mark.parametrize("game", COMPILED_BY_NUMBA)
def test_the_library_and_numba_agree_byte_for_byte(game: str) -> None:
    library, just_in_time = traces(("library", "jit"), "long", game)
    assert library == just_in_time
