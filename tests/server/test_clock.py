"""There is one module for the time, so that each use of a clock is decided there: what can be set, and what cannot."""

from __future__ import annotations

import re
from pathlib import Path

import asterism.server

CLOCKS = re.compile(r"\btime\.(time|monotonic)|\bdatetime\.(now|today|utcnow)|\bdate\.today|CURRENT_TIMESTAMP")


def test_nobody_else_reads_a_clock() -> None:
    server = Path(asterism.server.__file__).parent
    found = [path.name for path in sorted(server.rglob("*.py")) if CLOCKS.search(path.read_text(encoding="utf-8"))]
    assert found == ["clock.py"]
