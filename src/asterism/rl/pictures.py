"""Positions as text and as pictures of that text: an SVG, or red, green and blue for each pixel."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asterism.errors import AsterismError, BadOption
from asterism.game import Terms, ViewerSeat
from asterism.i18n import Translator
from asterism.layout import plain
from asterism.match import PLAYERS

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
"""Printed, as text, as an SVG, as an array of pixels."""
FONT_SIZE = 16
LINE = 20
MARGIN = 16
CHARACTER = 10
"""How wide a character is in an SVG, a little more than it needs."""
NIGHT, STARLIGHT = (13, 17, 38), (226, 232, 248)


def check_render_mode(mode: str | None) -> None:
    """Raise BadOption unless there is such a mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"there is no render mode '{mode}'; there are {', '.join(RENDER_MODES)}")


def rendered(mode: str | None, terms: Terms, state: Any, seat: ViewerSeat) -> Any:
    """A state as a seat sees it, or as a spectator does, in one of the modes."""
    if mode is None:
        raise AsterismError(f"this environment was made without render_mode; there are {', '.join(RENDER_MODES)}")
    text = text_of(terms, state, seat)
    if mode == "human":
        print(text)  # noqa: T201 (that is what this mode is for)
        return None
    if mode == "ansi":
        return text
    return svg_of(text) if mode == "svg" else pixels_of(text)


def text_of(terms: Terms, state: Any, seat: ViewerSeat = None, language: str = "en") -> str:
    """The table as text for a terminal."""
    view = terms.game.view.view_for(terms, plain(state), seat)
    say = Translator(language, terms.game.name).say
    return terms.game.text.render(terms, view, tuple(PLAYERS[: terms.seats]), say)


def svg_of(text: str) -> str:
    """The text as an SVG."""
    lines = text.splitlines() or [""]
    width = 2 * MARGIN + CHARACTER * max(map(len, lines))
    height = 2 * MARGIN + LINE * len(lines)
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * number + FONT_SIZE}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    style = f'font-family="DejaVu Sans Mono, monospace" font-size="{FONT_SIZE}" fill="rgb{STARLIGHT}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<rect width="100%" height="100%" fill="rgb{NIGHT}"/><g {style} xml:space="preserve">{rows}</g></svg>'
    )


def pixels_of(text: str) -> NDArray[np.uint8]:
    """The text as a picture: height, width, and three colours."""
    font = monospaced()
    from PIL import Image, ImageDraw  # noqa: PLC0415 (an extra)

    lines = text.splitlines() or [""]
    width = 2 * MARGIN + int(max(map(font.getlength, lines)) + 1)
    picture = Image.new("RGB", (width, 2 * MARGIN + LINE * len(lines)), NIGHT)
    drawing = ImageDraw.Draw(picture)
    for number, line in enumerate(lines):
        drawing.text((MARGIN, MARGIN + LINE * number), line, fill=STARLIGHT, font=font)
    return np.array(picture, dtype=np.uint8)


@cache
def monospaced() -> Any:
    """The typeface that comes with Matplotlib."""
    try:
        import matplotlib as mpl  # noqa: PLC0415 (an extra)
        from PIL import ImageFont  # noqa: PLC0415
    except ImportError as missing:
        raise AsterismError("pictures need Matplotlib's typeface; asterism[rl] brings it") from missing
    return ImageFont.truetype(str(Path(mpl.get_data_path(), "fonts", "ttf", "DejaVuSansMono.ttf")), FONT_SIZE)
