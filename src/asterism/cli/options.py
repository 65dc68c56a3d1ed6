"""What the commands share: their words, their terms, and how they print."""

from __future__ import annotations

import json
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from asterism.errors import AsterismError, BadOption
from asterism.game import load

if TYPE_CHECKING:
    from asterism.game import Game, Terms

console = Console()

GameName = Annotated[str, typer.Argument(help="The game's name; see `asterism games`.")]
SeatCount = Annotated[int | None, typer.Option("--seats", help="How many players.")]
OptionList = Annotated[list[str], typer.Option("--option", help="A variant as key=value; may be given several times.")]
Preset = Annotated[str | None, typer.Option("--preset", help="A named set of options; see `asterism games`.")]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same deal.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
Limit = Annotated[float | None, typer.Option("--limit", min=0.001, help="Seconds a bot may take for a move (30).")]
Language = Annotated[str | None, typer.Option("--language", help="en, fr or de.")]

EXTRAS = {
    "server": (
        "alembic",
        "argon2",
        "litestar",
        "openskill",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
    "arena": ("matplotlib", "openskill"),
}
"""The packages that a command imports beyond those of the core install, by the extra that brings them."""


def require_extra(extra: str) -> None:
    """Say in one sentence what to install, if the packages of an extra are missing."""
    missing = [package for package in EXTRAS[extra] if find_spec(package) is None]
    if missing:
        raise AsterismError(f"this command needs {', '.join(missing)}: pip install 'asterism[{extra}]'")


def terms_from(game: str, seats: int | None, options: list[str], preset: str | None) -> Terms:
    """The terms that the words of the command line ask for."""
    from asterism.options import agree

    loaded = load(game)
    return agree(loaded, seats, given_options(loaded, options), preset)


def given_options(loaded: Game, options: list[str]) -> dict[str, Any]:
    """The options that the words of the command line give; only here may a word name a file."""
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
    from asterism.i18n import LANGUAGES, Translator

    if wanted:
        Translator(wanted)
        return wanted
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


def print_json(value: Any) -> None:
    """One JSON document on standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=1) + "\n")


def write_line(line: str) -> None:
    """One line of the match, as it is."""
    console.print(line, markup=False, highlight=False, soft_wrap=True)
