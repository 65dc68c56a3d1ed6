"""The games as people read of them: options, printed components, and files with an owner's own components."""

from __future__ import annotations

from datetime import date
from typing import Any

from asterism.bots import BOTS, LEVELS
from asterism.bots.custom import REGISTERED
from asterism.components import SentText
from asterism.game import GAMES, Game, load, names
from asterism.introduction import introduction_of
from asterism.lesson import has_lesson
from asterism.options import choices_of, presets_of
from asterism.puzzles.puzzle import has_puzzles
from asterism.server.errors import NotFound
from asterism.server.protocol import models, requests
from asterism.server.tables.creation import today
from asterism.typed_text import shown_name


def game_called(name: str) -> Game:
    """The game of that name, or NotFound."""
    if name not in names():
        raise NotFound(f"there is no game called '{name}'")
    return load(name)


def game_info(game: Game, *, ready: bool) -> models.GameInfo:
    """What the lobby needs to know of a game."""
    introduction = introduction_of(game.name)
    return models.GameInfo(
        name=game.name,
        seats=list(game.seats),
        ready=ready,
        one_device=dict(game.one_device),
        options=[
            models.OptionInfo(
                name=name,
                choices=choices,
                default=usual,
                takes_file=name in game.files,
                are_seats=name in introduction.seat_options,
                in_language=dict(game.in_language.get(name, {})),
            )
            for name, choices, usual in choices_of(game)
        ],
        presets=presets_of(game),
        recommended=introduction.recommended,
        minutes=list(introduction.minutes),
        difficulty=introduction.difficulty,
        bots=[*LEVELS, *BOTS, *REGISTERED],
        today=today(),
        has_puzzles=has_puzzles(game.name),
    )


def printed_in(game: Game, language: str = "en") -> Any:
    """The printed components of a game: boards, tiles or cards, in this language if they are written in one."""
    spoken = {option: by[language] for option, by in game.in_language.items() if language in by}
    return game.options.printed(game.options_type(**spoken))


def check_file_option(game: Game, option: str) -> None:
    """NotFound unless an owner may bring a file for this option."""
    if option not in game.files:
        raise NotFound(f"option '{option}' of {game.title} takes no file")


def summary_of_file(game: Game, option: str, file: requests.OwnersFile) -> models.FileSummary:
    """What was read in a file with an owner's own components."""
    component = game.files[option](SentText(shown_name(file.name), file.text))
    return models.FileSummary(component.summary(), component)


def template_for(game: Game, option: str, language: str) -> str:
    """A file to begin with, for an owner's own components, in this language if there is one."""
    templates = introduction_of(game.name).templates
    if option not in templates:
        raise NotFound(f"there is no template for option '{option}' of {game.name}")
    by_language = templates[option]
    return (GAMES / by_language.get(language, by_language["en"])).read_text(encoding="utf-8")


def check_lesson(name: str) -> None:
    """NotFound unless there is such a game, with a lesson."""
    if name not in names() or not has_lesson(name):
        raise NotFound(f"there is no lesson for a game called '{name}'")


def is_solitaire(game: Game) -> bool:
    """Whether it is a game for one player."""
    return list(game.seats) == [1]


def day_of_challenge(day: str) -> date:
    """The day, if its challenge has begun."""
    try:
        asked = date.fromisoformat(day)
    except ValueError as error:
        raise NotFound(f"there is no day '{day}'") from error
    if asked.isoformat() != day or day > today():
        raise NotFound(f"there is no challenge of the day '{day}'; today's is that of {today()}")
    return asked
