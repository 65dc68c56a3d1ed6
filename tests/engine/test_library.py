"""A game's native library, called through ctypes."""

from __future__ import annotations

from typing import Any

from asterism.engine import kernels_by
from asterism.games.patience import GAME

KEEPS_THE_LOCK = 4
"""In the flags of a function of ctypes: Python's global lock is not given away while it runs."""


def test_only_the_steps_of_the_rules_keep_pythons_lock_while_they_run() -> None:
    kernels: dict[str, Any] = kernels_by("library", GAME.kernel_source)
    keep = {name for name, kernel in kernels.items() if kernel.__globals__["call"]._flags_ & KEEPS_THE_LOCK}
    assert {"legal", "apply", "is_over"} <= keep
    assert not {name for name in keep if name in {"blind", "resample"} or "search" in name or "random" in name}
    assert keep < set(kernels)
