"""How people did at the challenge of a day."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath

from asterism.challenge import Challenge
from asterism.server.games import day_of_challenge, game_called
from asterism.server.http.errors import error_responses
from asterism.server.insights.daily import DailyResults, DailyTries


@get("/api/daily/{game:str}/{day:str}", responses=error_responses(404))
async def show_daily_results(
    game: FromPath[str], day: FromPath[str], daily_tries: Injected[DailyTries], browser_guest: Injected[str]
) -> DailyResults:
    """Show how people did at the challenge of a day, and on how many days in a row the caller has finished it.

    What the best bot made of it is shown to those whose try is over.
    """
    return await daily_tries.of(Challenge(game_called(game), day_of_challenge(day)), browser_guest)


ROUTES = [show_daily_results]
