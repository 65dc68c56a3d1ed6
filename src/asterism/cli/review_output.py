"""A review as text for the terminal: how the chances changed, and which decisions cost most."""

from __future__ import annotations

import numpy as np
from fluent.runtime.types import fluent_number
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from asterism.game import Best
from asterism.i18n import Translator
from asterism.review.decisions import Choice, Decision, Review

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 40
"""The largest number of bars for a match."""


class ReviewOutput:
    """Prints a review in one language. `best` is the result of the game's solver, if it has one."""

    def __init__(self, review: Review, language: str, best: Best | None = None) -> None:
        self._review = review
        self._best = best
        self._translator = Translator(language, review.game)
        self._say = self._translator.say

    def show(self, console: Console, worst: int) -> None:
        """Print the whole review."""
        review = self._review
        counted = {"moves": review.moves, "decisions": len(review.decisions)}
        console.print(Text(f"{self._say('title')}: {self._say('review-counted', **counted)}"))
        if not review.decisions:
            return
        console.print(self._courses())
        costliest = review.costliest(worst)
        if costliest:
            console.print(Text(self._say("review-costliest")))
            console.print(self._costliest(costliest))
        else:
            console.print(Text(self._say("review-nothing-lost")))
        if self._best and review.outcome:
            outcome = self._best.compared_with(int(review.outcome[0]))
            console.print(Text(self._say("table-best", best=self._best.score, outcome=outcome)))
        console.print(Text(self._say("review-how"), style="dim"))

    def _courses(self) -> Table:
        """A row of bars for each seat, from its first decision to the end."""
        review = self._review
        headings = "review-player", self._kind, "review-first", "review-last"
        table = plain_table(*map(self._say, headings))
        for seat, player in enumerate(review.players):
            course = review.course(seat)
            if any(decision.seat == seat for decision in review.decisions):
                table.add_row(
                    Text(player),
                    bars(course, review.moves, top=self._top),
                    self.amount(course[0][1]),
                    self.amount(course[-1][1]),
                )
        return table

    def _costliest(self, decisions: list[Decision]) -> Table:
        headings = "review-move", "review-player", "review-played", "review-better", self._kind, "review-cost"
        table = plain_table(*map(self._say, headings))
        for decision in decisions:
            table.add_row(
                str(decision.move),
                Text(self._review.players[decision.seat]),
                Text(self._in_words(decision.played)),
                Text(self._in_words(decision.best)),
                f"{self.amount(decision.best.expected)} → {self.amount(decision.played.expected)}",
                self.amount(decision.loss),
            )
        return table

    def _in_words(self, choice: Choice) -> str:
        return self._translator.propose(choice.event, self._review.players, self._review.names)

    @property
    def _kind(self) -> str:
        return "review-score" if self._review.is_solitaire else "review-chance"

    @property
    def _top(self) -> float:
        """The value of a full bar."""
        if not self._review.is_solitaire:
            return 1.0
        return max(value for _, value in self._review.course(0))

    def amount(self, value: float) -> str:
        """A chance or a score, for example 34 % or 3.4."""
        shown = (
            fluent_number(value, minimumFractionDigits=1, maximumFractionDigits=1)
            if self._review.is_solitaire
            else fluent_number(value, style="percent", maximumFractionDigits=0)
        )
        return self._say("review-amount", value=shown)


def plain_table(*headings: str) -> Table:
    """A table without borders."""
    return Table(*headings, box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))


def bars(course: list[tuple[int, float]], moves: int, top: float) -> str:
    """The course as a row of bars, blank before its first point."""
    places = np.linspace(0, moves, min(WIDTH, moves + 1))
    heights = np.interp(places, [move for move, _ in course], [value for _, value in course]) / (top or 1.0)
    return "".join(
        " " if place < course[0][0] else BARS[min(len(BARS) - 1, int(height * len(BARS)))]
        for place, height in zip(places, heights, strict=True)
    )
