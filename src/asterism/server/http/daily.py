"""How people did at the deal of a day."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath

from asterism.server.games import day_with_deal, game_called
from asterism.server.http.errors import error_responses
from asterism.server.insights.daily import DailyDeals, DailyResults


@get("/api/daily/{game:str}/{day:str}", responses=error_responses(404))
async def show_daily_results(
    game: FromPath[str], day: FromPath[str], daily_deals: Injected[DailyDeals], browser_guest: Injected[str]
) -> DailyResults:
    """Show how people did at a day's deal of a solitaire, and how many days in a row the caller has finished it."""
    found = game_called(game)
    return await daily_deals.of(found.name, day_with_deal(found, day), browser_guest)


ROUTES = [show_daily_results]
