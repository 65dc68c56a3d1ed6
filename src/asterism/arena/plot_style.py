"""The style of all plots: light colours on a dark ground, as SVG with text that stays text."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

GROUND, INK, FAINT, LINE = "#0d1533", "#eef0fa", "#aeb8de", "#2c3768"
STAR, SKY, EMBER, MINT = "#ffd25e", "#84b6ff", "#f3877e", "#78d2a6"

STYLE: dict[str, Any] = {
    "svg.fonttype": "none",
    "font.size": 9.5,
    "text.color": INK,
    "axes.labelcolor": FAINT,
    "axes.edgecolor": LINE,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
    "legend.fontsize": 8.5,
    "figure.facecolor": "none",
    "savefig.facecolor": "none",
}
FONTS = re.compile(r"('DejaVu Sans'[^;\"]*)")
"""matplotlib's font list, which is replaced by the reader's system font."""


def draw_svg(name: str, width: float, height: float, draw: Callable[[Axes], None]) -> str:
    """An SVG of this size in inches. `name` is a prefix of all ids, so that several plots fit on one page."""
    style: Any = {**STYLE, "svg.hashsalt": name}
    with mpl.rc_context(style):
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(figure)
        draw(figure.add_subplot())
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    svg = file.getvalue()
    svg = FONTS.sub("system-ui, sans-serif", svg[svg.index("<svg") :])
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    return re.sub(r'(id="|href="#|url\(#)', rf"\1{name}-", svg)


def on_dark_ground(svg: str) -> str:
    """The SVG as a complete file with a dark background."""
    ground = f'<rect width="100%" height="100%" fill="{GROUND}"/>'
    return '<?xml version="1.0" encoding="utf-8"?>\n' + re.sub(r"(<svg[^>]*>)", rf"\1{ground}", svg, count=1)


def plot_intervals(axes: Axes, labels: list[str], rows: list[tuple[float, float, float]], colour: str = STAR) -> None:
    """A dot with its interval for each label, from top to bottom."""
    places = range(len(rows))
    for place, (value, low, high) in zip(places, rows, strict=True):
        axes.plot([low, high], [place, place], color=colour, linewidth=2.2, solid_capstyle="round", alpha=0.55)
        axes.plot([value], [place], "o", color=colour, markersize=6.5)
    axes.set_yticks(list(places), labels)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.grid(visible=False, axis="y")
