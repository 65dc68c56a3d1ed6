"""The plots of a balance report. They use the page's colours, in its light and its dark theme."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.ticker import FuncFormatter, MaxNLocator

from asterism.arena.plot_style import EMBER, FAINT, INK, LINE, MINT, SKY, STAR, draw_svg, plot_intervals
from asterism.arena.report.balance import TIME_STEPS, BalanceStatistics
from asterism.arena.report.text import ReportText

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH, HEIGHT = 4.0, 2.6
"""In inches: narrow, so that the text stays legible on a phone."""
BINS = 18
SINGLE_VALUE_MARGIN = 4
"""The width of the axis on both sides of the value if every game has the same one."""
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
    """The plot with the page's colours, hidden from screen readers."""
    for colour, variable in PAGE_COLOURS.items():
        svg = svg.replace(colour, variable)
    return svg.replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1)


def turn_order(text: ReportText, stats: BalanceStatistics) -> str:
    """Shares of the wins in turn order."""
    labels = [text.say("place", place=place + 1) for place in range(stats.seats)]
    shares = stats.wins_by_turn_order

    def draw(axes: Axes) -> None:
        plot_intervals(axes, labels, [(one.value, one.low, one.high) for one in shares])
        axes.axvline(1 / stats.seats, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
        farthest = max(abs(limit - 1 / stats.seats) for one in shares for limit in (one.low, one.high))
        equal, room = 1 / stats.seats, 1.15 * farthest
        axes.set_xlim(max(-0.01, equal - room), min(1.01, equal + room))
        in_percent(text, axes, "x")
        axes.set_xlabel(text.say("axis-wins"))

    return on_page(draw_svg(f"turns-{stats.seats}", WIDTH, 1.1 + 0.36 * stats.seats, draw))


def lengths(text: ReportText, by_seats: Sequence[BalanceStatistics]) -> str:
    """A histogram of the length of games."""
    return histogram(
        text,
        "lengths",
        {text.players(stats.seats): stats.lengths for stats in by_seats},
        (text.say("axis-moves"), text.say("axis-games")),
    )


def scores(text: ReportText, stats: BalanceStatistics) -> str:
    """A histogram of the scores of winners and others."""
    series = {text.say("winners" if stats.seats > 1 else "score"): stats.winners_scores}
    if stats.others_scores:
        series[text.say("others")] = stats.others_scores
    return histogram(text, f"scores-{stats.seats}", series, (text.say("axis-score"), text.say("axis-results")))


def leads(text: ReportText, stats: BalanceStatistics) -> str:
    """A histogram of lead changes."""
    series = {text.players(stats.seats): stats.lead_change_counts}
    return histogram(text, "leads", series, (text.say("axis-leads"), text.say("axis-games")))


def choices(text: ReportText, by_seats: Sequence[BalanceStatistics]) -> str:
    """The number of legal moves in the course of a game."""

    def draw(axes: Axes) -> None:
        courses(text, axes, {text.players(stats.seats): stats.choices_over_time for stats in by_seats})
        axes.set_ylim(bottom=0)
        axes.set_ylabel(text.say("axis-choices"))
        in_whole_numbers(text, axes, "y")

    return on_page(draw_svg("choices", WIDTH, HEIGHT, draw))


def winner_leads(text: ReportText, by_seats: Sequence[BalanceStatistics]) -> str:
    """How often the later winner leads, in the course of a game."""

    def draw(axes: Axes) -> None:
        courses(text, axes, {text.players(stats.seats): stats.winner_leads_over_time for stats in by_seats})
        axes.set_ylim(0, 1.03)
        axes.set_ylabel(text.say("axis-led"))
        in_percent(text, axes, "y")

    return on_page(draw_svg("winner-leads", WIDTH, HEIGHT, draw))


# --- parts of plots --------------------------------------------------------------------------


def histogram(text: ReportText, name: str, series: Mapping[str, Mapping[int, int]], labels: tuple[str, str]) -> str:
    """The distribution of whole numbers, one outline for each series."""
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
            axes.set_xlim(low - SINGLE_VALUE_MARGIN, low + SINGLE_VALUE_MARGIN)
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
        in_whole_numbers(text, axes, "x")
        in_percent(text, axes, "y")
        add_legend(axes, len(series))

    return on_page(draw_svg(name, WIDTH, HEIGHT, draw))


def courses(text: ReportText, axes: Axes, series: Mapping[str, Sequence[float]]) -> None:
    """A line for each series, from the start of a game to its end."""
    steps = (np.arange(TIME_STEPS) + 0.5) / TIME_STEPS
    for (label, values), (colour, line) in zip(series.items(), LINES, strict=False):
        axes.plot(steps, values, color=colour, linestyle=line, linewidth=2, label=label)
    axes.set_xlim(0, 1)
    axes.set_xlabel(text.say("axis-course"))
    axes.grid(visible=False, axis="x")
    in_percent(text, axes, "x")
    add_legend(axes, len(series))


def add_legend(axes: Axes, lines: int) -> None:
    """Add a legend above the plot if there is more than one line."""
    if lines > 1:
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=min(lines, 3), borderaxespad=0.2, handlelength=2.4)


def in_percent(text: ReportText, axes: Axes, axis: str) -> None:
    """Label an axis in per cent."""
    chosen = axes.xaxis if axis == "x" else axes.yaxis
    chosen.set_major_formatter(FuncFormatter(lambda value, _: text.percent(value, 0)))
    chosen.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10]))


def in_whole_numbers(text: ReportText, axes: Axes, axis: str) -> None:
    """Label an axis in whole numbers, in the reader's language."""
    chosen = axes.xaxis if axis == "x" else axes.yaxis
    chosen.set_major_formatter(FuncFormatter(lambda value, _: text.number(value, 0)))
