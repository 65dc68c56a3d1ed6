"""Tables of figures: printed, and with `--write` put into a page of docs, where nobody types them."""

from __future__ import annotations

import os
import platform
import re
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.table import Table

DOCS = Path(__file__).resolve().parent.parent / "docs"
WIDTH = 140
PACKAGES = ("numpy", "llvmlite", "open_spiel")


def publish(
    name: str, headings: Sequence[str], rows: Sequence[Sequence[str]], *notes: str, on: str = "benchmarks.md"
) -> None:
    """Show a table with what should be said about it, and with `--write` put it on a page of the documentation."""
    table = Table(*headings)
    for row in rows:
        table.add_row(*row)
    Console(width=max(Console().width, WIDTH)).print(table)
    for note in notes:
        print(note)
    if "--write" in sys.argv:
        page = DOCS / on
        text = replaced(page.read_text(encoding="utf-8"), name, markdown(headings, rows, notes))
        page.write_text(text, encoding="utf-8")


def markdown(headings: Sequence[str], rows: Sequence[Sequence[str]], notes: Sequence[str]) -> str:
    """The table as it stands on the page, with when and on what it was measured."""
    lines = [headings, ["---"] * len(headings), *([*row, *[""] * (len(headings) - len(row))] for row in rows)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return "\n\n".join([table, *notes, measured()])


def measured() -> str:
    """When and on what."""
    found = Path("/proc/cpuinfo")
    named = re.search(r"model name\s*: (.*)", found.read_text(encoding="utf-8")) if found.exists() else None
    model = named[1] if named else platform.machine()
    packages = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    return (
        f"Measured on {datetime.now(UTC):%Y-%m-%d}: {model}, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.1f} at the end; Python {platform.python_version()}, {packages}."
    )


def replaced(page: str, name: str, text: str) -> str:
    """The page with this text between the marks of that name."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    if begin not in page or end not in page:
        raise ValueError(f"the page has no marks for {name}")
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n\n{text}\n\n{end}{rest.partition(end)[2]}"
