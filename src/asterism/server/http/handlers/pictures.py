"""Pictures of tables, games and puzzles, for links and for those who share a match."""

from __future__ import annotations

import hashlib

from litestar import Response, get
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath, FromQuery

from asterism.naming import LANGUAGES
from asterism.server.games import game_called
from asterism.server.http.auth import AnyRequest, requester_of
from asterism.server.http.errors import error_responses
from asterism.server.insights.pictures import Pictures
from asterism.server.insights.puzzles import puzzle_called
from asterism.server.tables.registry import TableRegistry

PNG, SVG = "image/png", "image/svg+xml"
CACHE = "public, max-age=300"
OF_A_FILM = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
"""A film brings its typeface, and runs no script."""


@get("/api/tables/{table_id:str}/picture", media_type=PNG, responses=error_responses(404))
async def show_picture(
    request: AnyRequest,
    table_id: FromPath[str],
    registry: Injected[TableRegistry],
    pictures: Injected[Pictures],
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """Show a table as a picture of 1200 by 630 pixels, with what a spectator may see."""
    state = (await registry.table(table_id)).state
    png = await pictures.of_table(state, known_language(language), requester_of(request, table_id))
    return picture_response(request, png, PNG)


@get("/api/tables/{table_id:str}/film", media_type=SVG, responses=error_responses(404))
async def show_film(
    request: AnyRequest,
    table_id: FromPath[str],
    registry: Injected[TableRegistry],
    pictures: Injected[Pictures],
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """Show the match of a finished table as a picture that moves."""
    state = (await registry.table(table_id)).state
    svg = await pictures.film(state, known_language(language), requester_of(request, table_id))
    response = picture_response(request, svg, SVG)
    response.headers["Content-Security-Policy"] = OF_A_FILM
    return response


@get("/api/games/{name:str}/picture", media_type=PNG, responses=error_responses(404))
async def show_picture_of_game(
    request: AnyRequest,
    name: FromPath[str],
    registry: Injected[TableRegistry],
    pictures: Injected[Pictures],
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """Show a game as a picture of 1200 by 630 pixels."""
    game = game_called(name).name
    await registry.games.compile(game)
    return picture_response(request, await pictures.of_game(game, known_language(language), requester_of(request)), PNG)


@get("/api/games/{name:str}/puzzles/{puzzle:str}/picture", media_type=PNG, responses=error_responses(404))
async def show_picture_of_puzzle(
    request: AnyRequest,
    name: FromPath[str],
    puzzle: FromPath[str],
    registry: Injected[TableRegistry],
    pictures: Injected[Pictures],
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """Show a puzzle as a picture of 1200 by 630 pixels, as its seat sees it."""
    game = game_called(name).name
    found = puzzle_called(game, puzzle)
    await registry.games.compile(game)
    png = await pictures.of_puzzle(game, found, known_language(language), requester_of(request))
    return picture_response(request, png, PNG)


def known_language(language: str) -> str:
    """The language, or English for one that we do not have."""
    return language if language in LANGUAGES else "en"


def picture_response(request: AnyRequest, content: bytes, media_type: str) -> Response[bytes]:
    """The picture, or the news that the one in the browser is still right."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    headers = {"Cache-Control": CACHE, "ETag": tag}
    sent = request.headers.get("If-None-Match", "")
    if tag in {known_tag.strip().removeprefix("W/") for known_tag in sent.split(",")}:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)


ROUTES = [show_picture, show_film, show_picture_of_game, show_picture_of_puzzle]
