"""Asterism: tabletop games about the night sky.

>>> import asterism
>>> match = asterism.new("sternenhimmel", seats=4, seed=7)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from asterism.errors import (
    AsterismError,
    BadDeal,
    BadFile,
    BadOption,
    BadRecord,
    IllegalMove,
    UnknownGame,
)

if TYPE_CHECKING:
    from asterism.game import load, names
    from asterism.match import Match, new
    from asterism.record import Record, read_record, replay

__version__ = "0.1.0"
__all__ = [
    "AsterismError",
    "BadDeal",
    "BadFile",
    "BadOption",
    "BadRecord",
    "IllegalMove",
    "Match",
    "Record",
    "UnknownGame",
    "load",
    "names",
    "new",
    "read_record",
    "replay",
]

_LAZY = {
    "load": "asterism.game",
    "names": "asterism.game",
    "Match": "asterism.match",
    "new": "asterism.match",
    "Record": "asterism.record",
    "read_record": "asterism.record",
    "replay": "asterism.record",
}


def __getattr__(name: str) -> Any:
    """Import the modules that need NumPy and Numba only when they are used, so that the command line starts at once."""
    if name not in _LAZY:
        raise AttributeError(f"module 'asterism' has no attribute '{name}'")
    import importlib  # noqa: PLC0415

    return getattr(importlib.import_module(_LAZY[name]), name)
