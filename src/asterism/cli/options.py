"""The options that several commands share, and how they are read."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from asterism.errors import AsterismError, BadOption
from asterism.game import load, names

if TYPE_CHECKING:
    from asterism.game import Game, Terms

GAME_HELP = "The name of the game; `asterism games` lists them."

GameName = Annotated[str, typer.Argument(help=GAME_HELP)]
OptionalGameName = Annotated[str | None, typer.Argument(help=GAME_HELP)]
SeatCount = Annotated[
    int | None, typer.Option("--seats", help="The number of players.", show_default="the fewest that the game allows")
]
OptionList = Annotated[
    list[str], typer.Option("--option", help="An option of the game as key=value; may be given several times.")
]
Preset = Annotated[str | None, typer.Option("--preset", help="A named set of options; `asterism games` lists them.")]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same deal.", show_default="random")]
FixedSeed = Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Limit = Annotated[
    float | None, typer.Option("--limit", min=0.001, help="Seconds that a bot may take for a move.", show_default="30")
]
Language = Annotated[
    str | None, typer.Option("--language", help="en, fr or de.", show_default="the language of the terminal")
]
Jobs = Annotated[
    int | None, typer.Option("--jobs", min=1, help="The number of processes.", show_default="one per core")
]
Ray = Annotated[
    str | None, typer.Option("--ray", help="Play on the Ray cluster at this address; `local` starts one here.")
]

DataFolder = Annotated[
    Path | None,
    typer.Option(
        "--data",
        envvar="ASTERISM_DATA",
        help="The data folder of the server.",
        show_default="that of `asterism serve`",
    ),
]
ServerDatabase = Annotated[
    str | None,
    typer.Option(
        "--database", envvar="ASTERISM_DATABASE", help="The server's PostgreSQL instead; see `asterism serve`."
    ),
]

EXTRAS = {
    "server": (
        "aiohttp",
        "alembic",
        "argon2",
        "cryptography",
        "h11",
        "litestar",
        "openskill",
        "prometheus_client",
        "py_vapid",
        "pywebpush",
        "resvg_py",
        "segno",
        "sqlalchemy",
        "tzdata",
        "uvicorn",
        "websockets",
    ),
    "arena": ("jinja2", "matplotlib", "openskill"),
    "mcp": ("httpx2", "mcp"),
}
"""The packages that a command imports beyond those of the core install, by the extra that brings them."""


def require_extra(extra: str) -> None:
    """Say in one sentence what to install, if the packages of an extra are missing."""
    missing = [package for package in EXTRAS[extra] if find_spec(package) is None]
    if missing:
        raise AsterismError(f"this command needs {', '.join(missing)}: pip install 'asterism[{extra}]'")


def required(game: str | None) -> str:
    """The name of the game; BadOption if the user gave none."""
    if game is None:
        raise BadOption(f"name a game: {', '.join(names())}")
    return game


def terms_from(
    game: str, seats: int | None, options: list[str], preset: str | None, language: str | None = None
) -> Terms:
    """The terms of a match that the user asked for; options that depend on a language follow `language`."""
    from asterism.options import agree_terms, usual_in

    loaded = load(game)
    usual = {} if language is None else usual_in(loaded, language)
    return agree_terms(loaded, seats, {**usual, **given_options(loaded, options)}, preset)


def given_options(loaded: Game, options: list[str]) -> dict[str, Any]:
    """The game options from their `key=value` texts. Only the command line may name a file as a value."""
    from asterism.options import choices_of

    given = dict[str, Any]()
    offered = {name: values for name, values, _ in choices_of(loaded)}
    for option in options:
        name, equals, value = (part.strip() for part in option.partition("="))
        if not equals:
            raise BadOption(f"an option is written key=value; '{option}' is not")
        key = name.replace("-", "_")
        is_file = key in loaded.files and value not in offered[key]
        given[key] = Path(value) if is_file else value
    return given


def language_of(wanted: str | None) -> str:
    """The language asked for, else the terminal's, else English."""
    from asterism.i18n import Translator
    from asterism.naming import LANGUAGES

    if wanted:
        Translator(wanted)
        return wanted
    preferred = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return preferred[:2] if preferred[:2] in LANGUAGES else "en"
