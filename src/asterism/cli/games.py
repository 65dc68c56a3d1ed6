"""`asterism games`: the games, their numbers of players, their options and presets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

from asterism.cli.options import Json
from asterism.cli.output import console, print_json, write_line
from asterism.game import load, names

if TYPE_CHECKING:
    from asterism.game import Game


def games(*, as_json: Json = False) -> None:
    """List the games, their numbers of players and their options."""
    found = [load(name) for name in names()]
    if as_json:
        print_json({game.name: as_data(game) for game in found})
        return
    for game in found:
        show(game)


def as_data(game: Game) -> dict[str, Any]:
    """One game for programs."""
    from asterism.options import explain

    return {
        "title": game.title,
        "seats": list(game.seats),
        "rules": game.version,
        "presets": {name: dict(options) for name, options in game.presets.items()},
        "options": [{"name": name, "takes": takes, "default": default} for name, takes, default in explain(game)],
    }


def show(game: Game) -> None:
    """One game for people."""
    from asterism.i18n import Translator
    from asterism.options import explain, presets_of, seats_text

    translator = Translator("en", game.name)
    players = "player" if seats_text(game) == "1" else "players"
    table = Table("option", "takes", "default", "meaning", title_justify="left")
    table.title = f"{game.name}: {game.title}, {seats_text(game)} {players}"
    for name, takes, default in explain(game):
        table.add_row(name, takes, default, translator.say("option-" + name.replace("_", "-")))
    console.print(table)
    for name, options in presets_of(game).items():
        values = ", ".join(f"{key}={value}" for key, value in options.items()) or "the defaults"
        write_line(f"--preset {name}: {translator.say('preset-' + name.replace('_', '-'))} ({values})")
