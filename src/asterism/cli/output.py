"""How the commands print: lines, JSON, and a progress bar."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

console = Console()

ShowProgress = Callable[[int, int | None], None]
"""(done, total); the total may not be known yet."""


def print_json(value: Any) -> None:
    """Print one JSON document on standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=1) + "\n")


def write_line(line: str) -> None:
    """Print one line without markup, colours or wrapping."""
    console.print(line, markup=False, highlight=False, soft_wrap=True)


@contextmanager
def progress_bar(title: str, *, quiet: bool) -> Iterator[ShowProgress]:
    """A progress bar on standard error, if that is a terminal."""
    errors = Console(stderr=True)
    columns = SpinnerColumn(), TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=errors, transient=True, disable=quiet or not errors.is_terminal) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
