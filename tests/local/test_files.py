"""The files of the package that a browser needs, and that they are all it needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from asterism.local.files import PACKAGE, files_for_browsers

ROOT = Path(__file__).parents[2]

needed = cache(files_for_browsers)


def test_a_match_needs_no_other_files_no_threads_and_no_package_but_msgspec(tmp_path: Path) -> None:
    for file in needed():
        copy = tmp_path / file.relative_to(PACKAGE.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    done = subprocess.run(
        [sys.executable, ROOT / "tests/local/alone.py", "patience"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)]), "ASTERISM_ENGINE": "python"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(tmp_path / "asterism/__init__.py")


def test_nothing_is_sent_to_browsers_that_only_servers_need() -> None:
    folders = {file.relative_to(PACKAGE).parts[:2] for file in needed()}
    assert not {parts[0] for parts in folders} & {"arena", "cli", "compiler", "locale"}
    assert not {parts[1] for parts in folders if parts[0] == "server"} & {"accounts", "http", "limits", "store"}
