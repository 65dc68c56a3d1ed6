"""What others show of a link to one of our pages: its title, a sentence and a picture, as OpenGraph names them.

`KINDS` has one function for each kind of page, by the first part of its path. A page without one, or of something that
does not exist, has the general preview.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any
from urllib.parse import quote

from asterism.errors import AsterismError
from asterism.game import load
from asterism.i18n import Translator
from asterism.naming import LANGUAGES
from asterism.pictures.stills import outcome_of
from asterism.server.insights.pictures import is_for_everybody
from asterism.server.insights.puzzles import puzzle_called
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.state import TableState

BLOCK = re.compile(rb"<!-- link preview -->.*<!-- end of link preview -->", re.DOTALL)
LOCALES = {"en": "en_GB", "fr": "fr_FR", "de": "de_DE"}
GENERAL_PICTURE = "/icon-512.png"


@dataclass(frozen=True)
class Preview:
    """What a link shows."""

    title: str
    description: str
    picture: str = GENERAL_PICTURE
    """The path of a picture; all but the general one are 1200 by 630 pixels."""


@dataclass(frozen=True)
class Asked:
    """A page whose link is shown: the rest of its path, and for whom."""

    name: str
    """What stands behind the kind of page: a table or a game."""
    number: str
    """What stands behind that: a puzzle."""
    language: str
    registry: TableRegistry

    def about_game(self, key: str, game: str) -> str:
        """A message that may name the game and its tagline."""
        words = Translator(self.language, game)
        return words.say(key, game=words.say("title"), tagline=words.say("tagline"))


Kind = Callable[[Asked], Awaitable[Preview]]


async def of_table(asked: Asked) -> Preview:
    """A table: an invitation, a match to watch, or one that is over."""
    state = (await asked.registry.table(asked.name)).state
    return _of_match(asked, state) if is_for_everybody(state) else _of_invitation(asked, state)


def _of_match(asked: Asked, state: TableState) -> Preview:
    words = Translator(asked.language, state.opened.game)
    players = [seat.name for seat in state.seats]
    said = {"game": words.say("title"), "players": words.listed(players)}
    picture = f"/api/tables/{quote(state.id)}/picture?language={asked.language}"
    if state.phase != "over":
        return Preview(words.say("preview-playing", **said), words.say("preview-playing-note"), picture)
    outcome = outcome_of(state.started_match, players, words)
    note = words.say("preview-over-note", outcome=outcome) if outcome else words.say("preview-over-alone")
    return Preview(words.say("preview-over", **said), note, picture)


def _of_invitation(asked: Asked, state: TableState) -> Preview:
    """A table that waits for players. Of a private one nothing is said but its game."""
    words = Translator(asked.language, state.opened.game)
    people = [seat.name for seat in state.seats if seat.kind == "person"]
    is_open = state.opened.visibility == "listed" and state.phase == "waiting"
    key = "preview-free" if is_open and people else "preview-invited"
    said = {"game": words.say("title"), "tagline": words.say("tagline"), "players": words.listed(people)}
    return Preview(words.say(key, **said), words.say(f"{key}-note", **said), _picture_of_game(asked, state.opened.game))


async def of_daily_challenge(asked: Asked) -> Preview:
    """Today's challenge of a game."""
    return _of_game(asked, "preview-daily", "preview-daily-note")


async def of_rules(asked: Asked) -> Preview:
    """The rules of a game."""
    return _of_game(asked, "rules-title", "preview-rules-note")


async def of_lesson(asked: Asked) -> Preview:
    """The lesson of a game."""
    return _of_game(asked, "preview-learn", "tagline")


async def of_puzzles(asked: Asked) -> Preview:
    """The puzzles of a game."""
    return _of_game(asked, "puzzles-title", "preview-puzzle-note")


async def of_puzzle(asked: Asked) -> Preview:
    """One of the puzzles of a game."""
    game = load(asked.name).name
    puzzle = puzzle_called(game, asked.number)
    picture = f"/api/games/{quote(game)}/puzzles/{quote(puzzle.id)}/picture?language={asked.language}"
    return Preview(asked.about_game("preview-puzzle", game), asked.about_game("preview-puzzle-note", game), picture)


async def of_evening(asked: Asked) -> Preview:
    """An evening or a league. Whoever is not there learns nothing of it."""
    say = Translator(asked.language).say
    return Preview(say("preview-evening"), say("preview-evening-note"))


async def of_print(asked: Asked) -> Preview:
    """A game to print."""
    return _of_game(asked, "print-title", "preview-print-note")


def _of_game(asked: Asked, title: str, note: str) -> Preview:
    game = load(asked.name).name
    return Preview(asked.about_game(title, game), asked.about_game(note, game), _picture_of_game(asked, game))


def _picture_of_game(asked: Asked, game: str) -> str:
    return f"/api/games/{quote(game)}/picture?language={asked.language}"


KINDS: dict[str, Kind] = {
    "t": of_table,
    "replay": of_table,
    "review": of_table,
    "embed": of_table,
    "daily": of_daily_challenge,
    "rules": of_rules,
    "learn": of_lesson,
    "print": of_print,
    "puzzle": of_puzzle,
    "puzzles": of_puzzles,
    "evening": of_evening,
    "league": of_evening,
}


async def preview_of(path: str, language: str, registry: TableRegistry) -> Preview:
    """The preview of the page at this path."""
    kind, _, name = path.strip("/").partition("/")
    name, _, number = name.partition("/")
    if kind in KINDS and name and bool(number) == (kind == "puzzle"):
        try:
            return await KINDS[kind](Asked(name, number, language, registry))
        except AsterismError:
            pass  # The page itself says what is wrong.
    say = Translator(language).say
    return Preview(say("preview-title"), say("preview-description"))


def with_preview(page: bytes, preview: Preview, origin: str, path: str, language: str) -> bytes:
    """The page with this preview in its head."""
    is_large = preview.picture != GENERAL_PICTURE
    properties = {
        "og:site_name": "Asterism",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": origin + path,
        "og:locale": LOCALES[language],
        "og:image": origin + preview.picture,
        **({"og:image:width": "1200", "og:image:height": "630", "og:image:alt": preview.title} if is_large else {}),
    }
    lines = [
        f"<title>{escape(preview.title)}</title>",
        f'<meta name="description" content="{escape(preview.description)}" />',
        *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()),
        f'<meta name="twitter:card" content="{"summary_large_image" if is_large else "summary"}" />',
    ]
    block = "\n".join(["<!-- link preview -->", *lines, "<!-- end of link preview -->"]).encode()
    return BLOCK.sub(lambda _: block, page, count=1)


def language_of(query: Mapping[str, Any], accepted: str) -> str:
    """The language that the address asks for, or the first of the browser's that we have, or English."""
    ranked = sorted(map(_ranked, accepted.split(",")), key=lambda choice: -choice[1])
    wished: Sequence[str] = [str(query.get("lang", "")), *(tag for tag, weight in ranked if weight > 0)]
    return next((tag.split("-")[0] for tag in wished if tag.split("-")[0] in LANGUAGES), "en")


def _ranked(choice: str) -> tuple[str, float]:
    """A language tag of Accept-Language, and how much it is wished for."""
    tag, _, weight = choice.strip().lower().partition(";q=")
    try:
        return tag, float(weight or 1)
    except ValueError:
        return tag, 0.0
