"""The frame round a game's drawing: sky, title, players and what happened, on 1200 by 630 as links show it."""

from __future__ import annotations

import random
import textwrap
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from asterism.drawing import (
    EDGE,
    GLOW,
    GOLD,
    INK,
    INK_SOFT,
    PLATE,
    SKY_LOW,
    SKY_TOP,
    STAR,
    Box,
    Drawing,
    at,
    circle,
    element,
    group,
    rectangle,
    seat_mark,
    words,
)

WIDTH, HEIGHT = 1200, 630
MARGIN = 36
BOARD = Box(MARGIN, MARGIN, 760, 510)
"""Where the game's drawing goes."""
SIDE = 830
"""Where the title and the players begin."""
ROOM = WIDTH - MARGIN - SIDE
TITLE = 104
PLAYER_TOP, PLAYER_STEP = 186, 62
CAPTION = 596
STARS = 150
FONTS = Path(__file__).parent / "fonts"
TYPEFACES = {500: "AlegreyaSans-Medium.ttf", 700: "AlegreyaSans-Bold.ttf"}
"""The typeface of the web app, by weight. Its digits are lining figures here."""
FONT = "Alegreya Sans, Segoe UI, sans-serif"
WIDTH_OF_LETTER = 0.46
"""How wide a letter is on average, in units of the writing's size."""
LONG_TITLE = 18
"""A title with more letters is written in two lines."""
CAPTION_ROOM = 960


class Player(msgspec.Struct, frozen=True):
    """A player as the picture names them."""

    name: str
    tally: str = ""
    is_to_act: bool = False
    rank: int | None = None
    """Once the match is over."""


class Scene(msgspec.Struct, frozen=True):
    """All that a picture shows."""

    title: str
    drawing: Drawing | None
    players: tuple[Player, ...] = ()
    subtitle: str = ""
    words: str = ""
    """In place of players: a few words on the game."""
    caption: str = ""


def svg_of(scene: Scene) -> str:
    """The picture as an SVG."""
    return framed(background(), *head(scene), *board(scene), *side(scene), *caption(scene.caption))


def framed(*parts: str) -> str:
    """Parts on the picture's canvas."""
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        font_family=FONT,
        font_weight="500",
    )


@cache
def typeface() -> str:
    """The typeface as part of an SVG, for whoever opens it by itself."""
    faces = [
        f"@font-face{{font-family:'Alegreya Sans';font-weight:{weight};"
        f"src:url(data:font/ttf;base64,{b64encode((FONTS / name).read_bytes()).decode()})}}"
        for weight, name in TYPEFACES.items()
    ]
    return element("style", *faces)


@cache
def background() -> str:
    """The night sky, always the same."""
    chance = random.Random("asterism")
    dots = [
        circle(
            chance.uniform(0, WIDTH),
            chance.uniform(0, HEIGHT),
            chance.uniform(0.4, 1.5),
            opacity=chance.uniform(0.2, 0.8),
        )
        for _ in range(STARS)
    ]
    gradient = element(
        "linearGradient",
        element("stop", offset=0, stop_color=SKY_TOP),
        element("stop", offset=1, stop_color=SKY_LOW),
        id="sky", x1=0, y1=0, x2=0, y2=1,
    )  # fmt: skip
    return gradient + rectangle(Box(0, 0, WIDTH, HEIGHT), fill="url(#sky)") + group(*dots, fill=STAR)


def head(scene: Scene) -> list[str]:
    """The title, and below it what kind of picture this is."""
    lines = in_lines(scene.title)
    size = min(fitting(line, 44, ROOM) for line in lines)
    return [
        *(
            words(SIDE, TITLE - (len(lines) - 1 - number) * size, line, size, fill=INK, font_weight="bold")
            for number, line in enumerate(lines)
        ),
        words(SIDE, TITLE + 42, shortened(scene.subtitle, 24, ROOM), 24, fill=GLOW),
        words(WIDTH - MARGIN, CAPTION, "Asterism", 24, fill=INK_SOFT, text_anchor="end"),
    ]


def board(scene: Scene) -> list[str]:
    """The game's drawing, as large as there is room."""
    if scene.drawing is None:
        return []
    return [placed(scene.drawing.box, *(drawn for layer in scene.drawing.layers for drawn in layer))]


def placed(box: Box, *elements: str) -> str:
    """Elements of a drawing with this box, moved and enlarged to where the game's drawing goes."""
    scale = min(BOARD.width / box.width, BOARD.height / box.height)
    x = BOARD.left + (BOARD.width - box.width * scale) / 2 - box.left * scale
    y = BOARD.top + (BOARD.height - box.height * scale) / 2 - box.top * scale
    return group(*elements, transform=f"translate({x:.2f} {y:.2f}) scale({scale:.4f})")


def side(scene: Scene) -> list[str]:
    """The players, each with their mark and tally; or a few words."""
    lines = wrapped(scene.words, 28, ROOM)
    return [
        *(player_line(seat, player) for seat, player in enumerate(scene.players)),
        *(words(SIDE, PLAYER_TOP + 36 * number, line, 28, fill=INK_SOFT) for number, line in enumerate(lines)),
    ]


def player_line(seat: int, player: Player) -> str:
    """One player: who is to act has a golden edge, and whoever has won a golden name."""
    has_won, tally = player.rank == 1, player.tally
    room = ROOM - 74 - (len(tally) * 14 + 16 if tally else 0)
    return at(
        SIDE,
        PLAYER_TOP + PLAYER_STEP * seat,
        rectangle(
            Box(0, 0, ROOM, PLAYER_STEP - 10), 12, fill=PLATE, stroke=GLOW if player.is_to_act else EDGE, stroke_width=2
        ),
        seat_mark(seat, 30, 26, 1.25),
        words(56, 35, shortened(player.name, 26, room), 26, fill=GOLD if has_won else INK),
        *([words(ROOM - 16, 35, tally, 26, fill=GOLD, text_anchor="end")] if tally else []),
    )


def caption(text: str) -> list[str]:
    """What happened last, below the board."""
    return [words(MARGIN, CAPTION, shortened(text, 26, CAPTION_ROOM), 26, fill=INK_SOFT)] if text else []


def in_lines(title: str) -> list[str]:
    """A long title in two lines, broken where they are most equal."""
    parts = title.split(" ")
    if len(title) <= LONG_TITLE or len(parts) == 1:
        return [title]
    broken = [(" ".join(parts[:place]), " ".join(parts[place:])) for place in range(1, len(parts))]
    return list(min(broken, key=lambda lines: max(map(len, lines))))


def wrapped(text: str, size: float, room: float) -> list[str]:
    """The text in lines that fit."""
    return textwrap.wrap(text, int(room / (size * WIDTH_OF_LETTER)))


def fitting(text: str, size: float, room: float) -> float:
    """The size of writing in which a text fits, at most this large."""
    return min(size, room / (max(len(text), 1) * WIDTH_OF_LETTER))


def shortened(text: str, size: float, room: float) -> str:
    """The text, or as much of its beginning as there is room for."""
    most = int(room / (size * WIDTH_OF_LETTER))
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def tallied(
    names: Sequence[str], drawing: Drawing | None, to_act: Sequence[int], ranks: Sequence[int]
) -> tuple[Player, ...]:
    """The players with what the drawing says of each."""
    tallies = drawing.tallies if drawing and drawing.tallies else [""] * len(names)
    return tuple(
        Player(name, tally, seat in to_act, ranks[seat] if ranks else None)
        for seat, (name, tally) in enumerate(zip(names, tallies, strict=True))
    )
