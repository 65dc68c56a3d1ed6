"""What people want to know before they choose a game: how long it takes, how hard it is to learn, how to begin.

It is in `introduction.toml` in the game's folder.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec

from asterism.game import load
from asterism.game_file import read_game_file

Difficulty = Literal["easy", "medium", "demanding"]


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the middle of a match, which shows what the game looks like."""

    seats: int
    seed: str
    moves: int
    bot: str = "greedy"
    """Who played it."""
    width: int = 800
    """How wide the table is for which it is drawn, in pixels: a narrow one shows large pieces."""
    crop: tuple[int, int, int] | None = None
    """The part of the table that is shown, if not all of it: its distance from the left and from the top, its width."""


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game for people who do not know it yet."""

    minutes: Annotated[tuple[int, ...], msgspec.Meta(min_length=2, max_length=2)]
    """How long a match takes on a screen: at least, and at most as a rule."""
    difficulty: Difficulty
    """How hard it is to learn."""
    picture: Picture
    recommended: dict[str, str] = {}
    """By number of seats, the preset that the sheet recommends; without one it is the sheet's own game."""
    templates: dict[str, dict[str, str]] = {}
    """For each option that takes a file, a file to begin with, below the folder of all games: by language, and the
    English one for languages without their own."""
    seat_options: tuple[str, ...] = ()
    """Options whose numbers are seats."""


@cache
def introduction_of(game: str) -> Introduction:
    """The introduction of the game called `game`."""
    return read_game_file(load(game).folder / "introduction.toml", Introduction)
