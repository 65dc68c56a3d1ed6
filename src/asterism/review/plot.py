"""The course of a match as a plot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from asterism.arena.plot_style import EMBER, GROUND, INK, MINT, SKY, STAR, STYLE
from asterism.errors import BadOption
from asterism.i18n import Translator
from asterism.review.decisions import Review

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = (EMBER, SKY, MINT, STAR, INK)
MARKS = ("D", "o", "^", "s", "*")
"""Seats also differ in their marks: colour alone never carries meaning."""
KINDS = ("svg", "png")
WIDTH, HEIGHT, DOTS_PER_INCH = 8.0, 4.2, 160
MOST_MARKS = 40
"""A longer line has marks only at some points."""


def check_path(path: Path) -> None:
    """Raise BadOption if no plot can be written there."""
    if path.suffix.lower().removeprefix(".") not in KINDS:
        raise BadOption(f"a plot is written as .svg or .png; '{path.name}' is neither")
    if not path.absolute().parent.is_dir():
        raise BadOption(f"there is no folder {path.parent} to write {path.name} into")


def write_plot(review: Review, path: Path, language: str, worst: int) -> None:
    """Draw every seat's course, with circles round the costliest decisions."""
    style: Any = {**STYLE, "svg.hashsalt": "review"}
    kind = path.suffix.lower().removeprefix(".")
    with mpl.rc_context(style):
        figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained", facecolor=GROUND)
        draw(figure.add_subplot(), review, Translator(language, review.game), worst)
        metadata = {"Date": None, "Creator": None} if kind == "svg" else {"Software": None}
        try:
            figure.savefig(path, format=kind, facecolor=GROUND, dpi=DOTS_PER_INCH, metadata=metadata)
        except OSError as error:
            raise BadOption(f"cannot write {path}: {error.strerror}") from error


def draw(axes: Axes, review: Review, translator: Translator, worst: int) -> None:
    """Draw the lines, marks and labels."""
    for seat, player in enumerate(review.players):
        course = review.course(seat)
        if course:
            axes.plot(
                *zip(*course, strict=True),
                label=player,
                color=COLOURS[seat % len(COLOURS)],
                marker=MARKS[seat % len(MARKS)],
                markersize=3.5,
                markevery=max(1, len(course) // MOST_MARKS),
                linewidth=1.4,
            )
    for decision in review.costliest(worst):
        axes.plot(
            [decision.move],
            [decision.played.expected],
            "o",
            markersize=11,
            markerfacecolor="none",
            markeredgecolor=COLOURS[decision.seat % len(COLOURS)],
        )
    axes.set_title(translator.say("title"), loc="left")
    axes.set_xlabel(translator.say("review-move"))
    axes.set_ylabel(translator.say("review-score" if review.is_solitaire else "review-chance"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    if not review.is_solitaire:
        axes.set_ylim(-0.02, 1.02)
        axes.yaxis.set_major_formatter(PercentFormatter(1))
    if axes.lines:
        axes.legend(ncols=len(review.players), loc="lower right", bbox_to_anchor=(1, 1), borderaxespad=0.2)
