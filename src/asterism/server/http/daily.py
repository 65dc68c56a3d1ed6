"""How people did at the deal of a day."""

from __future__ import annotations

from datetime import date

from litestar import get
from litestar.di import NamedDependency as Injected
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from asterism.server.http.errors import error_responses
from asterism.server.http.games import game_called
from asterism.server.insights.daily import DailyDeals, DailyResults
from asterism.server.tables.creation import today


@get("/api/daily/{game:str}/{day:str}", responses=error_responses(404))
async def show_daily_results(
    game: FromPath[str], day: FromPath[str], daily_deals: Injected[DailyDeals], browser_guest: Injected[str]
) -> DailyResults:
    """Show how people did at a day's deal of a solitaire, and how many days in a row the caller has finished it."""
    found = game_called(game)
    latest = today(found)
    if latest is None:
        raise NotFoundException(f"{found.title} has no daily deal: that is for solitaires")
    try:
        asked = date.fromisoformat(day)
    except ValueError as error:
        raise NotFoundException(f"there is no day '{day}'") from error
    if asked.isoformat() != day or day > latest:
        raise NotFoundException(f"there is no deal of the day '{day}'; today's is that of {latest}")
    return await daily_deals.of(found.name, asked, browser_guest)


ROUTES = [show_daily_results]
