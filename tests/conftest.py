"""For all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

LATE = ["Timeout", "Connect", "ConnectionClosed", "BrokenPipe"]
"""Errors of a machine that is busy. What a test asserts of a server is not tried again: a lost move is no accident."""
LIVE = {"browser": {}, "server": {"only_rerun": LATE}}
"""The folders of tests with browsers, processes and sockets, which a busy machine can make late."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A live test that fails is tried twice more, and the end of the run names it: a fault fails every time."""
    tests = Path(__file__).parent
    for item in items:
        folder = item.path.relative_to(tests).parts[0] if item.path.is_relative_to(tests) else ""
        if folder in LIVE:
            item.add_marker(pytest.mark.flaky(reruns=2, **LIVE[folder]))
