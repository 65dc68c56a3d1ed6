"""docs/add-a-game.md is true: the game that the page builds keeps the contract."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from asterism.engine.sources import PACKAGE
from tests.contract.support import TESTS

PAGE = TESTS.parent / "docs" / "add-a-game.md"
FILE = re.compile(r"^`([\w./]+\.(?:py|toml|ftl))`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PERFT = re.compile(r"^```text\n(\d[\d ]+)\n```$", re.MULTILINE)
MODULES_RUN_BY = ("tests/engine/node_host.py", "tests/engine/node_host.ts", "web/src/engine/kernels.ts")
"""What runs a module for browsers in Node.js."""
OF_TESTS = ("worlds.py", "pieces.py", "capacities.py", "test_rules.py")

WRITE_PLAYTHROUGHS = """
from tests.contract.golden import playthrough
from tests.contract.support import folder_of

folder = folder_of("lanterns") / "playthroughs"
folder.mkdir()
for stem in ("2-plain", "2-varied"):
    (folder / f"{stem}.txt").write_text(playthrough("lanterns", stem), encoding="utf-8")
"""


def write_game(root: Path) -> None:
    """A copy of the package and of the contract's tests, with the page's game as the only one."""
    shutil.copytree(PACKAGE, root / "asterism", ignore=shutil.ignore_patterns("__pycache__", "server", "games"))
    game, tests = root / "asterism" / "games" / "lanterns", root / "tests" / "games" / "lanterns"
    shutil.copytree(
        TESTS / "contract",
        root / "tests" / "contract",
        ignore=shutil.ignore_patterns("__pycache__", "test_incomplete.py"),
    )
    for folder in (game / "bot", game / "locale", tests):
        folder.mkdir(parents=True)
    for name in MODULES_RUN_BY:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TESTS.parent / name, root / name)
    for package in (game.parent, tests, tests.parent, root / "tests" / "engine", root / "tests"):
        (package / "__init__.py").write_text("")
    page = PAGE.read_text(encoding="utf-8")
    for name, text in FILE.findall(page):
        ((tests if name in OF_TESTS else game) / name).write_text(text, encoding="utf-8")
    for language in ("fr", "de"):
        shutil.copy(game / "locale" / "en.ftl", game / "locale" / f"{language}.ftl")
    (tests / "perft.txt").write_text(PERFT.findall(page)[0] + "\n")


def test_the_game_of_the_page_keeps_the_contract(tmp_path: Path) -> None:
    write_game(tmp_path)
    environment = {**os.environ, "ASTERISM_ENGINE": "python", "PYTHONPATH": str(tmp_path)}
    environment["XDG_CACHE_HOME"] = str(tmp_path / "cache")  # for its library, which is built once

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *command], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )

    written = run("-c", WRITE_PLAYTHROUGHS)
    assert written.returncode == 0, written.stderr
    outcome = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", "-k", "lanterns or test_rules")
    assert outcome.returncode == 0, outcome.stdout[-3000:]
    assert int(re.findall(r"(\d+) passed", outcome.stdout)[0]) >= 25
