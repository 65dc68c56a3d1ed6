"""Observations and actions as Gymnasium's spaces."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.errors import AsterismError
from asterism.game import Game
from asterism.rl.observation import observation_of


def gymnasium_spaces() -> Any:
    """The module `gymnasium.spaces`, or an error that says what to install."""
    try:
        from gymnasium import spaces  # noqa: PLC0415 (an extra)
    except ImportError as missing:
        raise AsterismError(
            "spaces are those of Gymnasium, which is not installed; asterism[rl] brings it"
        ) from missing
    return spaces


def observation_space(game: Game) -> Any:
    """All rows of numbers within the bounds of their fields."""
    layout = observation_of(game)
    return gymnasium_spaces().Box(layout.least(), layout.most(), dtype=np.int32)


def action_space(game: Game) -> Any:
    """All action numbers."""
    return gymnasium_spaces().Discrete(game.actions)


def mask_space(game: Game) -> Any:
    """Which actions are legal: a 1 for each that is."""
    return gymnasium_spaces().Box(0, 1, (game.actions,), dtype=np.int8)
