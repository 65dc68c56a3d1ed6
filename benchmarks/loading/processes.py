"""What the processes of a server use: their CPU time and their memory, those of their children included."""

from __future__ import annotations

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def family(process: int) -> list[int]:
    """A process and its descendants."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(one for child in children for one in family(int(child)))]


def cpu_seconds(process: int) -> float:
    """The CPU time so far."""
    return sum(_cpu_seconds(one) for one in family(process))


def _cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def megabytes(process: int) -> float:
    """The memory that is not shared with other processes, in megabytes."""
    return sum(_megabytes(one) for one in family(process))


def _megabytes(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024 / 1e6
