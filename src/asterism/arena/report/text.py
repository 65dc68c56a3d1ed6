"""A report's messages and numbers in the reader's language."""

from __future__ import annotations

import math
from pathlib import Path

from fluent.runtime.types import fluent_number

from asterism.arena.statistics import Estimate
from asterism.i18n import Translator

CATALOGUE = Path(__file__).parent / "locale"


class ReportText:
    """Formats messages and numbers for one report."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self._translator = Translator(language, game, CATALOGUE)
        self.tell = self._translator.tell

    def say(self, key: str, **arguments: object) -> str:
        """A message of the report."""
        return self._translator.say(f"report-{key}", **arguments)

    def of_game(self, key: str) -> str | None:
        """A message of the game; None if it has no such message."""
        try:
            return self._translator.say(key)
        except LookupError:
            return None

    def option(self, name: str) -> str:
        """The title of an option."""
        return self.of_game(f"option-{dashed(name)}") or name

    def value_of(self, name: str, value: str) -> str:
        """The title of an option's value."""
        return self.of_game(f"option-{dashed(name)}-{dashed(value)}") or value

    def number(self, value: float, digits: int = 1) -> str:
        """For example 1,234.5."""
        if math.isnan(value):
            return "–"  # noqa: RUF001 (a dash where there is no value)
        rounded = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("value", value=rounded)

    def percent(self, value: float, digits: int = 1) -> str:
        """For example 33.3 %."""
        if math.isnan(value):
            return self.number(value)
        share = fluent_number(value, style="percent", minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("value", value=share)

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference with its sign, for example +1.2; the minus is U+2212."""
        size = self.number(abs(value), digits)
        is_zero = not any(digit in size for digit in "123456789")
        sign = "" if is_zero else "+" if value > 0 else "\N{MINUS SIGN}"
        return sign + size

    def interval(self, estimate: Estimate, digits: int = 1, *, percent: bool = False) -> str:
        """For example "33.1 to 35.2"."""
        show = self.percent if percent else self.number
        return self.say("interval", low=show(estimate.low, digits), high=show(estimate.high, digits))

    def with_interval(self, estimate: Estimate) -> str:
        """For example "34.2 (33.1 to 35.2)"."""
        return self.say("of", value=self.number(estimate.value), interval=self.interval(estimate))

    def games(self, count: int) -> str:
        """For example "400 games"."""
        return self.say("games", count=count)

    def players(self, count: int) -> str:
        """For example "3 players"."""
        return self.say("players", count=count)


def dashed(name: str) -> str:
    """A name as the catalogues write it."""
    return name.replace("_", "-")
