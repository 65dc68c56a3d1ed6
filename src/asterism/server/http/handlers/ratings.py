"""Ratings of the people who want to be listed."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath

from asterism.server.errors import NotFound
from asterism.server.games import game_called, is_solitaire
from asterism.server.http.errors import error_responses
from asterism.server.insights.ratings import RatingList, Ratings


@get("/api/ratings/{game:str}", responses=error_responses(404))
async def list_ratings(game: FromPath[str], ratings: Injected[Ratings], browser_guest: Injected[str]) -> RatingList:
    """List the ratings of a game: people who want to be listed, and bots for comparison."""
    found = game_called(game)
    if is_solitaire(found):
        raise NotFound(f"there are no ratings for {found.title}: it is played alone")
    return await ratings.of(found.name, browser_guest)


ROUTES = [list_ratings]
