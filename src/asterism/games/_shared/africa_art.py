"""The cards of Stern von Afrika as drawings, within 100 by 144."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from asterism.drawing import Box, at, circle, group, path, rectangle, ring, words
from asterism.games._shared.africa_deck import Card, Deck, code_of, colours_of

WIDTH, HEIGHT = 100, 144
ARCH = "M8 106V42Q8 26 24 20Q36 9 50 8Q64 9 76 20Q92 26 92 42V106z"
LONG_NAME = 11
"""Names longer than this are written smaller."""
SQUEEZED = 118


class Suit(NamedTuple):
    """What the cards of one colour are drawn with: tint, sky, land, and a shape within 10 of the origin."""

    tint: str
    sky: str
    land: str
    shape: str


SUITS = (
    Suit(
        "#a8322a", "#f3b48f", "#a8452f",
        "M0-10C1.5-5.5 7-3.5 7 2.6C7 7 3.8 10 0 10C-3.8 10-7 7-7 2.6C-7-.6-5-2.4-4-4.6C-3.2-3-2.6-2.2-1.6-1.6"
        "C-2-4.6-1.6-7.6 0-10z",
    ),
    Suit("#245a98", "#aecbe8", "#3a6ea8", "M0-10C2.6-5 6.8-1 6.8 3.4A6.8 6.6 0 0 1-6.8 3.4C-6.8-1-2.6-5 0-10z"),
    Suit(
        "#2c7148", "#c3dcb0", "#4a8a5a",
        "M8-9C9 1 5.5 7.6-2.6 7.4L-6.6 10L-8 8.4L-4.6 5.6C-9-2.4-2-8.4 8-9zM4-5C-.6-2.6-2.6.6-3.6 4C-.4 1.4 2-1.2 4-5z",
    ),
    Suit("#8d6207", "#f5dd98", "#c4922c", ring(16, [10, 6.2])),
)  # fmt: skip
"""Flame, drop, leaf and sun, as in the web app (web/src/games/_shared/africa-cards/suits.ts)."""
SINGLE = Suit("#3a3346", "#2a2d5c", "#151735", "")
"""The two single cards are of no colour."""

GEMS = {
    11: (
        ("M0-25L22-12V12L0 25L-22 12V-12z", "#f2b632"), ("M0-25L22-12L11-7L0-13L-11-7L-22-12z", "#fbdc85"),
        ("M22 12L0 25L-22 12L-11 7L0 13L11 7z", "#c98a14"), ("M0-13L11-7V7L0 13L-11 7V-7z", "#ffd86a"),
    ),
    12: (
        ("M-12-25H12L21-16V16L12 25H-12L-21 16V-16z", "#1f9a5e"),
        ("M-12-25H12L21-16L12-11L7-15H-7L-12-11L-21-16z", "#7fdcae"),
        ("M-21 16L-12 11L-7 15H7L12 11L21 16L12 25H-12z", "#13754a"),
        ("M-7-15H7L12-11V11L7 15H-7L-12 11V-11z", "#37be7d"),
    ),
    13: (
        ("M-16-20H16L26-8L0 26L-26-8z", "#d42a48"), ("M-16-20L-9-8H-26zM16-20L26-8H9z", "#f2647c"),
        ("M-16-20H16L9-8H-9z", "#ff9aaa"), ("M-9-8H9L0 26z", "#e8405e"), ("M9-8H26L0 26z", "#a3162f"),
    ),
    14: (("M-19 24C-30-2-20-25 0-25S30-2 19 24H9C16 2 13-14 0-14S-16 2-9 24z", "#8f9bb0"),),
    "star": (
        ("M0-22L16-15L22 0L16 15L0 22L-16 15L-22 0L-16-15z", "#dff1ff"),
        ("M0-12L9-9L12 0L9 9L0 12L-9 9L-12 0L-9-9z", "#ffffff"),
        ("M0-9Q1.4-1.4 9 0Q1.4 1.4 0 9Q-1.4 1.4-9 0Q-1.4-1.4 0-9z", "#f7d77b"),
    ),
    "brigand": (
        ("M-30 36Q-28 14-10 11H10Q28 14 30 36z", "#7a2230"), ("M-15-4H15V4Q14 18 0 19Q-14 18-15 4z", "#d9a878"),
        ("M-17-3H17V4Q0 9-17 4z", "#1a1526"),
        ("M-10 .4q3-2.6 6.4 0q-3.4 2.4-6.4 0zM10 .4q-3-2.6-6.4 0q3.4 2.4 6.4 0z", "#ffe9ae"),
        ("M-19-4Q-20-24 0-25Q20-24 19-4Q0-12-19-4z", "#b83a3f"), ("M0-22l3.4 4.4L0-12l-3.4-5.6z", "#f4c84c"),
    ),
}  # fmt: skip
"""Gems, horseshoe, Star and Brigand: paths round the origin with their colours, from the bottom up."""
LION = 2
MANE = 14


@cache
def art_of(deck: Deck) -> dict[str, str]:
    """Every card of the deck, face up, by its code."""
    colours = colours_of(deck)
    return {code_of(card): group(*_face(card, colours)) for card in deck.card}


def _face(card: Card, colours: list[str]) -> Iterator[str]:
    suit = SUITS[colours.index(card.colour) % len(SUITS)] if isinstance(card.value, int) else SINGLE
    yield rectangle(Box(0.75, 0.75, 98.5, 142.5), 9, fill="#fbf3df", stroke="#c9ac70", stroke_width=1.5)
    yield path(ARCH, fill=suit.sky)
    yield circle(50, 62, 38, fill="#fff8e6" if suit.shape else "#3a3f86", opacity=0.45)
    yield at(50, 65, *_picture(card, suit), scale=1.17)
    yield path(ARCH, fill="none", stroke=suit.tint, stroke_width=1.2, opacity=0.55)
    if isinstance(card.value, int):
        yield words(16, 24, str(card.value), 22, fill=suit.tint, text_anchor="middle")
        yield at(16, 37, path(suit.shape, fill=suit.tint), scale=0.8)
        yield at(86, 16, path(suit.shape, fill=suit.tint), scale=0.85)
    size = 13 if len(card.place) <= LONG_NAME else SQUEEZED / len(card.place) * 1.2
    yield words(50, 129, card.place, size, fill=suit.tint, text_anchor="middle")


def _picture(card: Card, suit: Suit) -> Iterator[str]:
    if card.value == LION:
        for lock in range(MANE):
            yield path("M-6-15Q0-33 6-15z", fill="#b06a1c", transform=f"rotate({lock * 360 / MANE:.1f})")
        yield circle(0, 0, 19, fill="#c9812b")
        yield path("M-13-8Q0-19 13-8Q15 4 8 13Q0 18-8 13Q-15 4-13-8z", fill="#f2c372")
        yield path("M-6 5Q0 1 6 5Q8 12 0 14Q-8 12-6 5z", fill="#fbe6bb")
        yield path("M-3.6 3.4h7.2L0 7.4z", fill="#5b3310")
        yield path("M-8.6-2.6q2.6-2.6 5 0M3.6-2.6q2.4-2.6 5 0", fill="none", stroke="#5b3310", stroke_width=1.8)
    elif card.value in GEMS:
        for d, fill in GEMS[card.value]:
            yield path(d, fill=fill)
    else:
        yield path("M-35 26Q-8 8 12 22T35 18V35H-35z", fill=suit.land, opacity=0.75)
        numeral = {"text_anchor": "middle", "font_weight": "bold"}
        yield words(0, 15, str(card.value), 42, stroke="#fffaf0", stroke_width=5, stroke_linejoin="round", **numeral)
        yield words(0, 15, str(card.value), 42, fill=suit.tint, **numeral)


def token_art(value: int) -> str:
    """A victory token with the picture of the cards of this value, round the origin."""
    picture = group(*(path(d, fill=fill) for d, fill in GEMS[value]), transform="scale(0.86)")
    return circle(0, 0, 34, fill="#fbf3df", stroke="#a8842f", stroke_width=4) + picture


BACK = group(
    rectangle(Box(0.75, 0.75, 98.5, 142.5), 9, fill="#fbf3df", stroke="#c9ac70", stroke_width=1.5),
    rectangle(Box(7, 7, 86, 130), 5, fill="#2b2350"),
    path("M7 104Q30 84 52 100T93 92V132Q93 137 88 137H12Q7 137 7 132z", fill="#c4722f"),
    path("M7 118Q36 100 60 116T93 110V132Q93 137 88 137H12Q7 137 7 132z", fill="#8f4a24"),
    path("M50 24L54 50L82 56L54 62L50 88L46 62L18 56L46 50z", fill="#ffd98a"),
    path("M50 44L60 56L50 68L40 56z", fill="#fff3d6"),
)
"""A card, face down."""
