"""The plots of a balance report. Their colours become those of the page, by day and by night."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.ticker import FuncFormatter, MaxNLocator

from asterism.arena.balance import Scene
from asterism.arena.ink import EMBER, FAINT, INK, LINE, MINT, SKY, STAR, drawing, ranges
from asterism.arena.observe import MOMENTS
from asterism.arena.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH, HEIGHT = 4.0, 2.6
"""In inches: narrow, so that the letters stay legible on a phone."""
BINS = 18
ROUND_ONE = 4
"""How much room there is on both sides where every game gives the same number."""
LINES = ((STAR, "-"), (SKY, (0, (5, 2))), (EMBER, (0, (1.5, 1.5))), (MINT, (0, (5, 2, 1.5, 2))))
PAGE_COLOURS = {
    INK: "var(--ink)",
    FAINT: "var(--ink-soft)",
    LINE: "var(--grid)",
    STAR: "var(--gold)",
    SKY: "var(--sky)",
    EMBER: "var(--ember)",
    MINT: "var(--mint)",
}


def on_page(svg: str) -> str:
    """The plot in the page's colours, as wide as there is room."""
    for colour, variable in PAGE_COLOURS.items():
        svg = svg.replace(colour, variable)
    return svg.replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1)


def turn_order(words: Words, scene: Scene) -> str:
    """Who wins how often, from the player who begins on."""
    labels = [words.say("place", place=place + 1) for place in range(scene.seats)]
    shares = scene.turn_order

    def draw(axes: Axes) -> None:
        ranges(axes, labels, [(one.value, one.low, one.high) for one in shares])
        axes.axvline(1 / scene.seats, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
        farthest = max(abs(limit - 1 / scene.seats) for one in shares for limit in (one.low, one.high))
        equal, room = 1 / scene.seats, 1.15 * farthest
        axes.set_xlim(max(-0.01, equal - room), min(1.01, equal + room))
        in_percent(words, axes, "x")
        axes.set_xlabel(words.say("axis-wins"))

    return on_page(drawing(f"turns-{scene.seats}", WIDTH, 1.1 + 0.36 * scene.seats, draw))


def lengths(words: Words, scenes: Sequence[Scene]) -> str:
    """How long games are."""
    return histogram(
        words,
        "lengths",
        {words.players(scene.seats): scene.lengths for scene in scenes},
        (words.say("axis-moves"), words.say("axis-games")),
    )


def scores(words: Words, scene: Scene) -> str:
    """How high winners and others score."""
    series = {words.say("winners" if scene.seats > 1 else "score"): scene.winners_scores}
    if scene.others_scores:
        series[words.say("others")] = scene.others_scores
    return histogram(words, f"scores-{scene.seats}", series, (words.say("axis-score"), words.say("axis-results")))


def leads(words: Words, scene: Scene) -> str:
    """How often the lead changes hands."""
    series = {words.players(scene.seats): scene.leads}
    return histogram(words, "leads", series, (words.say("axis-leads"), words.say("axis-games")))


def choices(words: Words, scenes: Sequence[Scene]) -> str:
    """How many legal moves there are in the course of a game."""

    def draw(axes: Axes) -> None:
        courses(words, axes, {words.players(scene.seats): scene.choices_by_moment for scene in scenes})
        axes.set_ylim(bottom=0)
        axes.set_ylabel(words.say("axis-choices"))
        plain_numbers(words, axes, "y")

    return on_page(drawing("choices", WIDTH, HEIGHT, draw))


def winner_leads(words: Words, scenes: Sequence[Scene]) -> str:
    """How early the later winner leads."""

    def draw(axes: Axes) -> None:
        courses(words, axes, {words.players(scene.seats): scene.winner_leads_by_moment for scene in scenes})
        axes.set_ylim(0, 1.03)
        axes.set_ylabel(words.say("axis-led"))
        in_percent(words, axes, "y")

    return on_page(drawing("winner-leads", WIDTH, HEIGHT, draw))


# --- parts of plots --------------------------------------------------------------------------


def histogram(words: Words, name: str, series: Mapping[str, Mapping[int, int]], labels: tuple[str, str]) -> str:
    """The shares of whole numbers: one series filled, more as outlines."""
    found = [value for counts in series.values() for value in counts]
    low, high = min(found), max(found)
    width = max(1, math.ceil((high - low + 1) / BINS))
    edges = [edge - 0.5 for edge in range(low, high + width + 1, width)]

    def draw(axes: Axes) -> None:
        for (label, counts), (colour, line) in zip(series.items(), LINES, strict=False):
            total = sum(counts.values())
            weights = [count / total for count in counts.values()]
            axes.hist(list(counts), edges, weights=weights, histtype="stepfilled", color=colour, alpha=0.14)
            axes.hist(
                list(counts), edges, weights=weights, histtype="step", color=colour, linestyle=line, linewidth=1.6,
                label=label,
            )  # fmt: skip
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        axes.grid(visible=False, axis="x")
        if low == high:
            axes.set_xlim(low - ROUND_ONE, low + ROUND_ONE)
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
        plain_numbers(words, axes, "x")
        in_percent(words, axes, "y")
        keyed(axes, len(series))

    return on_page(drawing(name, WIDTH, HEIGHT, draw))


def courses(words: Words, axes: Axes, series: Mapping[str, Sequence[float]]) -> None:
    """Lines from the beginning of a game to its end."""
    moments = (np.arange(MOMENTS) + 0.5) / MOMENTS
    for (label, values), (colour, line) in zip(series.items(), LINES, strict=False):
        axes.plot(moments, values, color=colour, linestyle=line, linewidth=2, label=label)
    axes.set_xlim(0, 1)
    axes.set_xlabel(words.say("axis-course"))
    axes.grid(visible=False, axis="x")
    in_percent(words, axes, "x")
    keyed(axes, len(series))


def keyed(axes: Axes, lines: int) -> None:
    """A key, if there is more than one line, above the plot."""
    if lines > 1:
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=min(lines, 3), borderaxespad=0.2, handlelength=2.4)


def in_percent(words: Words, axes: Axes, axis: str) -> None:
    """Write an axis in per cent."""
    chosen = axes.xaxis if axis == "x" else axes.yaxis
    chosen.set_major_formatter(FuncFormatter(lambda value, _: words.percent(value, 0)))
    chosen.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10]))


def plain_numbers(words: Words, axes: Axes, axis: str) -> None:
    """Write an axis in whole numbers of the reader's language."""
    chosen = axes.xaxis if axis == "x" else axes.yaxis
    chosen.set_major_formatter(FuncFormatter(lambda value, _: words.number(value, 0)))
