"""How many seeds each planted fault takes, as a table in docs/quality.md between its marks."""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

from tests.simulation.plants import PLANTS
from tests.simulation.runs import Finding, Tally, search, shortened

PAGE = Path(__file__).parents[2] / "docs" / "quality.md"
BEGIN, END = "<!-- simulation -->\n", "<!-- /simulation -->\n"
TRIES = 3
"""How often each fault is looked for, from different seeds on."""
APART = 10_000


def write_measures(first: int, most: int, sound_seconds: float) -> None:
    """Run everything and write the page anew."""
    rows = [measured(name, first, most) for name in PLANTS]
    end = time.monotonic() + sound_seconds
    sound, finding = search(first, lambda _: time.monotonic() < end)
    assert finding is None, f"the server itself has a fault: {finding}"
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), "\n".join([*table(rows), "", *speed(sound), ""])), "utf-8")


def measured(name: str, first: int, most: int) -> tuple[str, list[int], Finding | None]:
    """How many seeds it took each time, and what was found the first time, shortened."""
    taken, found = list[int](), list[Finding]()
    for number in range(TRIES):
        tally, finding = search(first + number * APART, lambda tally: tally.seeds < most, name)
        if finding is not None:
            taken.append(tally.seeds)
            found.append(finding)
    short = shortened(found[0], name) if found else None
    sys.stdout.write(f"{name}: {taken}, {short.violation if short else 'not found'}\n")
    return name, taken, short


def table(rows: list[tuple[str, list[int], Finding | None]]) -> list[str]:
    """The faults as Markdown."""
    lines = ["", "| planted fault | what is wrong | seeds | found by | acts |", "|---|---|---|---|---|"]
    for name, taken, short in rows:
        seeds = f"{statistics.median_low(taken)} ({', '.join(map(str, sorted(taken)))})" if taken else "not found"
        by, acts = (short.violation.invariant, len(short.script.acts)) if short else ("", "")
        lines.append(f"| `{name}` | {PLANTS[name][0]} | {seeds} | {by} | {acts} |")
    return lines


def speed(tally: Tally) -> list[str]:
    """How fast the server without a planted fault was simulated."""
    work = f"{tally.events:,} events, {tally.steps:,} steps and {tally.simulated / 3600:.1f} simulated hours"
    return [
        f"Without a planted fault, {tally.seeds:,} seeds found nothing: {work},",
        f"at {tally.seeds_per_hour:,} seeds per hour on one core.",
    ]


def filled(page: str, text: str) -> str:
    """The page with this text between its marks."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + text + "\n" + END + rest.split(END)[1]
