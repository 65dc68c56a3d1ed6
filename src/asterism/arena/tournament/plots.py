"""The standings of a tournament as SVG plots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matplotlib.ticker import PercentFormatter

from asterism.arena.plot_style import FAINT, draw_svg, on_dark_ground, plot_intervals
from asterism.arena.statistics import Estimate, Z
from asterism.arena.tournament.standings import Standings

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 6.4


def draw_standings(results: Standings) -> dict[str, str]:
    """Each plot's name and its SVG."""
    drawn = {"ratings": ratings(results), "wins": wins(results), "wins-by-seat": wins_by_seat(results)}
    return {name: on_dark_ground(svg) for name, svg in drawn.items()}


def ratings(results: Standings) -> str:
    """Every bot's rating with its 95 % interval."""
    names = [one.bot for one in results.entrants]
    rows = [(one.rating.mu, one.rating.mu - Z * one.rating.sigma, one.rating.mu + Z * one.rating.sigma)
            for one in results.entrants]  # fmt: skip

    def draw(axes: Axes) -> None:
        plot_intervals(axes, names, rows)
        axes.set_title(f"Ratings after {results.games} games", loc="left")
        axes.set_xlabel("openskill rating, 95 % interval")

    return draw_svg("ratings", WIDTH, 1.2 + 0.4 * len(names), draw)


def wins(results: Standings) -> str:
    """Every bot's share of wins with its interval."""
    return shares(
        results, "wins", "Wins per appearance", [one.bot for one in results.entrants],
        [one.wins for one in results.entrants],
    )  # fmt: skip


def wins_by_seat(results: Standings) -> str:
    """The same for each seat."""
    labels = [f"{one.bot}, seat {seat}" for one in results.entrants for seat in range(results.spec.seats)]
    found = [estimate for one in results.entrants for estimate in one.wins_by_seat]
    return shares(results, "wins-by-seat", "Wins per appearance, by seat", labels, found)


def shares(results: Standings, name: str, title: str, labels: list[str], estimates: list[Estimate]) -> str:
    """Shares of wins, with a dashed line at an equal share."""

    def draw(axes: Axes) -> None:
        plot_intervals(axes, labels, [(one.value, one.low, one.high) for one in estimates])
        axes.axvline(results.equal_share, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
        axes.set_xlim(-0.02, 1.02)
        axes.xaxis.set_major_formatter(PercentFormatter(1))
        axes.set_title(title, loc="left")
        axes.set_xlabel(f"95 % interval; dashed: an equal share; {results.games} games on {results.deals} deals")

    return draw_svg(name, WIDTH, 1.2 + 0.4 * len(labels), draw)
