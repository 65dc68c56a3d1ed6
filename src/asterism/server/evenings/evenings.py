"""`Evenings`: opens evenings, seats their rounds at ordinary tables, and says how they stand."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from asterism.errors import AsterismError
from asterism.evenings import league_table
from asterism.server.clock import now
from asterism.server.errors import TooManyRequests, Unauthorized
from asterism.server.evenings import decisions
from asterism.server.evenings.opening import new_evening
from asterism.server.evenings.progress import Progress, now_ms
from asterism.server.evenings.results import Summaries, places_of, result_of_evening
from asterism.server.evenings.state import Evening
from asterism.server.evenings.storage import EveningStorage, League
from asterism.server.evenings.view import Look, league_for, look_at
from asterism.server.protocol import evening as wire
from asterism.server.store import EventStore
from asterism.server.tables.decisions.seating import CheckBot
from asterism.server.tables.registry import TableRegistry
from asterism.typed_text import clean_name

MAX_OPEN = 5
"""How many evenings that are not over one person organises."""


class Evenings:
    """All evenings and leagues of a server."""

    def __init__(
        self,
        store: EventStore,
        registry: TableRegistry,
        check_bot: CheckBot,
        announce: Callable[[str], None] = lambda _: None,
    ) -> None:
        """`announce` is told which evening has changed."""
        self._storage = EveningStorage(store)
        self._progress = Progress(self._storage, registry)
        self._check_bot = check_bot
        self._announce = announce

    # --- evenings ----------------------------------------------------------------------------

    async def open(self, request: wire.NewEvening, guest: str) -> str:
        """Open an evening."""
        if await self._storage.open_of(guest) >= MAX_OPEN:
            message = f"you organise {MAX_OPEN} evenings that are not over; end one of them first"
            raise TooManyRequests(message, key="refused-many-evenings", count=MAX_OPEN)
        if request.league is not None and (await self._storage.league(request.league)).organiser != guest:
            raise Unauthorized("only the organiser of a league adds evenings to it", "refused-league-organiser")
        opened = await asyncio.to_thread(
            new_evening, new_id(), request, guest, request.league, now_ms(), self._check_bot
        )
        await self._storage.add(opened)
        return opened.id

    async def show(self, evening_id: str, guest: str) -> wire.EveningInfo:
        """The evening as it is now, for this guest."""
        return (await self.look(evening_id)).info_for(guest)

    async def join(self, evening_id: str, guest: str, request: wire.JoinEvening) -> wire.EveningInfo:
        """The guest takes part from the next round on."""
        evening = await self._progress.change(
            evening_id, lambda one: decisions.join(one, guest, request.name, request.nonce)
        )
        return await self._changed(evening, guest)

    async def leave(self, evening_id: str, guest: str) -> wire.EveningInfo:
        """The guest takes no part in further rounds. In the running one a bot plays on."""
        evening = await self._progress.change(evening_id, lambda one: decisions.leave(one, guest))
        await self._progress.give_up_seat(evening, evening.number_of(guest))
        return await self._changed(evening, guest)

    async def remove(self, evening_id: str, guest: str, player: int) -> wire.EveningInfo:
        """The organiser removes a player. In the running round a bot plays on."""
        evening = await self._progress.change(evening_id, lambda one: decisions.remove(one, guest, player))
        await self._progress.give_up_seat(evening, player)
        return await self._changed(evening, guest)

    async def start_round(self, evening_id: str, guest: str, address: str) -> wire.EveningInfo:
        """The organiser starts the next round."""
        settled = await self._progress.settled(evening_id)
        summaries = await self._summaries(settled)

        def start(one: Evening) -> Evening:
            if len(one.rounds) != len(settled.rounds):
                raise AsterismError("a round has been started meanwhile", "refused-evening-running")
            return decisions.start_round(one, guest, places_of(one, summaries), now_ms(), new_id)

        evening = await self._progress.change(evening_id, start)
        await self._progress.open_tables(evening, (), address)
        return await self._changed(evening, guest)

    async def end_round(self, evening_id: str, guest: str) -> wire.EveningInfo:
        """The organiser ends the running round. Tables that are not over count as unfinished."""
        before = await self._progress.settled(evening_id)
        decisions.check_organiser(before, guest)
        if before.running is not None:
            unfinished = await self._progress.unfinished(before.running)
            await self._progress.change(evening_id, lambda one: decisions.end_round(one, unfinished, now_ms()))
        return await self._changed(await self._progress.settled(evening_id), guest)

    async def end(self, evening_id: str, guest: str) -> wire.EveningInfo:
        """The organiser ends the evening."""
        before = await self._progress.settled(evening_id)
        unfinished = await self._progress.unfinished(before.running) if before.running else []
        await self._progress.change(evening_id, lambda one: decisions.end_evening(one, guest, unfinished, now_ms()))
        return await self._changed(await self._progress.settled(evening_id), guest)

    async def own(self, guest: str) -> wire.OwnEvenings:
        """The evenings and leagues of a guest."""
        evenings = await self._storage.of_guest(guest)
        leagues = await self._storage.leagues_of(guest)
        return wire.OwnEvenings(
            [wire.OwnEvening(one.id, one.name, one.game, one.phase, one.opened) for one in evenings],
            [wire.OwnLeague(one.id, one.title) for one in leagues],
        )

    # --- leagues -----------------------------------------------------------------------------

    async def open_league(self, request: wire.NewLeague, guest: str) -> str:
        """Open a league."""
        if len(await self._storage.leagues_of(guest)) >= MAX_OPEN:
            message = f"you organise {MAX_OPEN} leagues; that is as many as there may be"
            raise TooManyRequests(message, key="refused-many-leagues", count=MAX_OPEN)
        league = League(new_id(), clean_name(request.title), guest, request.best)
        await self._storage.add_league(league, now())
        return league.id

    async def show_league(self, league_id: str, guest: str) -> wire.LeagueInfo:
        """The league as it is now, for this guest."""
        league = await self._storage.league(league_id)
        evenings = await self._storage.of_league(league_id)
        results = [result_of_evening(one, await self._summaries(one)) for one in evenings]
        return league_for(guest, league, evenings, league_table(results, league.best))

    # --- a person's data ---------------------------------------------------------------------

    async def export(self, guest: str) -> list[dict[str, object]]:
        """What the evenings have about a person."""
        return [
            {
                "evening": one.id,
                "title": one.name,
                "organiser": one.organiser == guest,
                "name": one.entrants[number].name if (number := one.number_of(guest)) is not None else None,
                "nonce": one.entrants[number].nonce if number is not None else None,
                "opened": one.opened,
            }
            for one in await self._storage.of_guest(guest, limit=10_000)
        ]

    async def erase(self, guest: str) -> None:
        """Keep nothing that says who this guest was. What they organise is over."""
        for one in await self._storage.of_guest(guest, limit=10_000):
            if one.organiser == guest and one.ended is None:
                await self.end(one.id, guest)
            await self._progress.change(one.id, lambda evening: decisions.erase(evening, guest))
            self._announce(one.id)
        await self._storage.forget_organiser(guest)

    # --- reading -----------------------------------------------------------------------------

    async def look(self, evening_id: str) -> Look:
        """The evening as it is now, after what follows by itself."""
        return await self._look(await self._progress.settled(evening_id))

    async def open_versions(self) -> dict[str, int]:
        """The evenings that are not over, and how often each was changed."""
        return await self._storage.open_versions()

    async def _look(self, evening: Evening) -> Look:
        league = None if evening.league is None else await self._storage.league(evening.league)
        return await asyncio.to_thread(look_at, evening, await self._summaries(evening), league)

    async def _changed(self, evening: Evening, guest: str) -> wire.EveningInfo:
        """The evening after a change, for the guest who made it; everybody else is told."""
        self._announce(evening.id)
        return (await self._look(evening)).info_for(guest)

    async def _summaries(self, evening: Evening) -> Summaries:
        return await self._storage.summaries(table.table for one in evening.rounds for table in one.tables)


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)
