"""Compiled and uncompiled rules agree, so that what a debugger shows is what is played.

Compiled kernels check every array access themselves, so the rules' own tests need not run uncompiled too.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tests.contract.support import TESTS

MATCHES_PER_TABLE = "2"


def run(*command: str, jit: bool) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0" if jit else "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, *command], cwd=TESTS.parent, env=environment, capture_output=True, text=True, check=False
    )


def test_compiled_and_uncompiled_rules_agree_move_by_move() -> None:
    with ThreadPoolExecutor(2) as pool:
        runs = [pool.submit(run, "-m", "tests.contract.trace", MATCHES_PER_TABLE, jit=jit) for jit in (True, False)]
    compiled, uncompiled = (future.result() for future in runs)
    assert compiled.stdout, compiled.stderr
    assert compiled.stdout.splitlines() == uncompiled.stdout.splitlines(), uncompiled.stderr
