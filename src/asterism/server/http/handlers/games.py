"""The games: their options, rulebooks and printed components, and files with the owner's own components."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath, FromQuery, JSONBody

from asterism.game import load, names
from asterism.rulebook import Rulebook, rulebook_of
from asterism.server.games import (
    check_file_option,
    game_called,
    game_info,
    printed_in,
    summary_of_file,
    template_for,
)
from asterism.server.http.auth import AnyRequest, requester_of
from asterism.server.http.errors import error_responses
from asterism.server.protocol import models, requests
from asterism.server.tables.registry import TableRegistry
from asterism.server.workers.fair_pool import FairPool


@get("/api/games", responses=error_responses())
async def list_games(registry: Injected[TableRegistry]) -> list[models.GameInfo]:
    """List the games, their seats and their options."""
    return [game_info(load(name), ready=registry.games.is_compiled(name)) for name in names()]


@get("/api/games/{name:str}/rulebook", sync_to_thread=True, responses=error_responses(404))
def show_rulebook(name: FromPath[str]) -> Rulebook:
    """Show all rules of a game in three languages."""
    return rulebook_of(game_called(name).name)


@get("/api/games/{name:str}/printed", sync_to_thread=True, responses=error_responses(404))
def show_printed(name: FromPath[str], language: FromQuery[str] = "en") -> Any:
    """Show the printed components of a game: boards, tiles or cards, in this language if they are written in one."""
    return printed_in(game_called(name), language)


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
    check_file_option(game, option)
    return await record_pool.run(requester_of(request), partial(summary_of_file, game, option, data))


@get(
    "/api/games/{name:str}/files/{option:str}/template",
    media_type="text/plain",
    sync_to_thread=True,
    responses=error_responses(404),
)
def show_template(name: FromPath[str], option: FromPath[str], language: FromQuery[str] = "en") -> Response[str]:
    """Show a file to begin with, for an owner's own components, in this language if there is one."""
    text = template_for(game_called(name), option, language)
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}-{option}.toml"'})


ROUTES = [list_games, show_rulebook, show_printed, read_owners_file, show_template]
