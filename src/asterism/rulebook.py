"""The numbered rules of a game in three languages, from the `rulebook.toml` in its folder."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from asterism.game import GAMES
from asterism.game_file import read_game_file


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rules."""

    id: str
    en: str
    fr: str
    de: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule or ruling, in our own words."""

    id: str
    section: str
    source: Literal["sheet", "inferred", "outside", "house"]
    """Stands in the sheet, follows from it, is known from elsewhere, or fills a gap by our own ruling."""
    en: str
    fr: str
    de: str


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of a game, in order."""

    section: tuple[Section, ...]
    rule: tuple[Rule, ...]

    def find(self, number: str) -> Rule | None:
        """The rule with this number, however its letters and dash are written."""
        wanted = number.upper().replace("-", "")
        return next((rule for rule in self.rule if rule.id.upper().replace("-", "") == wanted), None)


@cache
def rulebook_of(game: str) -> Rulebook:
    """The rulebook of a game."""
    return read_game_file(GAMES / game / "rulebook.toml", Rulebook)
