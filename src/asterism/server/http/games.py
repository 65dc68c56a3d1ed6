"""The games: their options, rulebooks and printed components, and files with the owner's own components."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency as Injected
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from asterism.bots import BOTS, LEVELS
from asterism.bots.custom import REGISTERED
from asterism.components import SentText
from asterism.game import GAMES, Game, load, names
from asterism.introduction import introduction_of
from asterism.options import choices_of, presets_of
from asterism.rulebook import Rulebook, rulebook_of
from asterism.server.http.auth import AnyRequest, requester_of
from asterism.server.http.errors import error_responses
from asterism.server.protocol import models, requests
from asterism.server.tables.creation import today
from asterism.server.tables.registry import TableRegistry
from asterism.server.workers.fair_pool import FairPool
from asterism.typed_text import shown_name


@get("/api/games", responses=error_responses())
async def list_games(registry: Injected[TableRegistry]) -> list[models.GameInfo]:
    """List the games, their seats and their options."""
    return [game_info(load(name), ready=registry.is_compiled(name)) for name in names()]


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
        today=today(game),
    )


@get("/api/games/{name:str}/rulebook", sync_to_thread=True, responses=error_responses(404))
def show_rulebook(name: FromPath[str]) -> Rulebook:
    """Show all rules of a game in three languages."""
    return rulebook_of(game_called(name).name)


@get("/api/games/{name:str}/printed", sync_to_thread=True, responses=error_responses(404))
def show_printed(name: FromPath[str]) -> Any:
    """Show the printed components of a game: boards, tiles or cards."""
    game = game_called(name)
    return game.options.printed(game.options_type())


@post("/api/games/{name:str}/files/{option:str}", status_code=200, responses=error_responses(404))
async def read_owners_file(
    request: AnyRequest,
    name: FromPath[str],
    option: FromPath[str],
    data: JSONBody[requests.OwnersFile],
    record_pool: Injected[FairPool],
) -> models.FileSummary:
    """Read a file with an owner's own components and summarise it; nothing is stored."""
    game = game_called(name)
    if option not in game.files:
        raise NotFoundException(f"option '{option}' of {game.title} takes no file")

    def read() -> models.FileSummary:
        component = game.files[option](SentText(shown_name(data.name), data.text))
        return models.FileSummary(component.summary(), component)

    return await record_pool.run(requester_of(request), read)


@get(
    "/api/games/{name:str}/files/{option:str}/template",
    media_type="text/plain",
    sync_to_thread=True,
    responses=error_responses(404),
)
def show_template(name: FromPath[str], option: FromPath[str], language: FromQuery[str] = "en") -> Response[str]:
    """Show a file to begin with, for an owner's own components, in this language if there is one."""
    templates = introduction_of(game_called(name).name).templates
    if option not in templates:
        raise NotFoundException(f"there is no template for option '{option}' of {name}")
    by_language = templates[option]
    text = (GAMES / by_language.get(language, by_language["en"])).read_text(encoding="utf-8")
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}-{option}.toml"'})


def game_called(name: str) -> Game:
    """The game of that name, or a 404."""
    if name not in names():
        raise NotFoundException(f"there is no game called '{name}'")
    return load(name)


ROUTES = [list_games, show_rulebook, show_printed, read_owners_file, show_template]
