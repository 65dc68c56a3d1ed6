"""The list of faults."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.server.faults.clock import set_the_clock
from tests.server.faults.disks import fill_the_disk, forbid_writing
from tests.server.faults.outcome import Outcome
from tests.server.faults.processes import kill_a_server, kill_the_database
from tests.server.faults.rows import damage_rows, remove_log, truncate_log

FAULTS: dict[str, Callable[[Path, int], Outcome]] = {
    "server": kill_a_server,
    "postgresql": kill_the_database,
    "full disk": fill_the_disk,
    "read-only": forbid_writing,
    "damaged rows": damage_rows,
    "truncated log": truncate_log,
    "missing log": remove_log,
    "wrong clock": set_the_clock,
}
