"""The order of a whole run.

Every file runs on one worker (`--dist loadfile`), so that its server is started once. The slow folders come first: no
worker should be left alone with one at the end. The browser's files stay together, since a worker opens one browser for
all of them in a row.
"""

from __future__ import annotations

from pathlib import Path

import pytest

SLOW_FIRST = ("browser", "contract", "server", "arena", "cli")
TESTS = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort by folder; within a folder everything stays in its order."""
    items.sort(key=lambda item: place_of(item.path))


def place_of(path: Path) -> int:
    """When the folder of this file has its turn."""
    folder = path.relative_to(TESTS).parts[0]
    return SLOW_FIRST.index(folder) if folder in SLOW_FIRST else len(SLOW_FIRST)
