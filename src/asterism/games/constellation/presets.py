"""Ways to play that the sheet itself names, as option values. Catalogues name them `preset-…`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "base": {},
    "three_and_more": {"objectives": 2},
    "experienced": {"objectives": 3, "open_game": True, "points": 2},
}
"""The basic game; the sheet's advice for three and more players (C42); for experienced players (C60, GC-37)."""
