"""How an evening goes on: changes that people decide, and what follows by itself.

A change is decided on the evening as it is stored and written only if nobody was faster. What follows at the tables
comes second and can be made up for: whoever next looks at the evening opens a table that is missing, ends a round whose
tables are all over, and opens its deals.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping

from asterism.server.clock import now
from asterism.server.domain import Phase
from asterism.server.evenings import decisions
from asterism.server.evenings.opening import opened_tables
from asterism.server.evenings.state import Evening, Round
from asterism.server.evenings.storage import EveningStorage
from asterism.server.tables import events
from asterism.server.tables.registry import TableRegistry

Change = Callable[[Evening], Evening]


class Progress:
    """Writes what becomes of evenings, and of their tables."""

    def __init__(self, storage: EveningStorage, registry: TableRegistry) -> None:
        self._storage = storage
        self._registry = registry

    async def change(self, evening_id: str, change: Change) -> Evening:
        """Decide on the evening as it is, and write what follows; decide again if somebody was faster."""
        while True:
            stored = await self._storage.read(evening_id)
            later = await asyncio.to_thread(change, stored.evening)
            if later == stored.evening or await self._storage.write(later, stored.version):
                return later

    async def settled(self, evening_id: str) -> Evening:
        """The evening, after what follows by itself: tables that are missing, and rounds that have ended."""
        evening = (await self._storage.read(evening_id)).evening
        if evening.running is not None:
            phases = await self._phases(evening.running)
            await self.open_tables(evening, phases, "")
            unfinished = without_result(evening.running, phases)
            if all(phases.get(table) == "closed" for table in unfinished):
                evening = await self.change(evening_id, lambda one: _end_if_same(one, len(evening.rounds), unfinished))
        if evening.has_sealed_rounds:
            await self._open_deals(evening)
            evening = await self.change(evening_id, decisions.mark_opened)
        return evening

    async def unfinished(self, one: Round) -> list[str]:
        """The tables of a round that have no result."""
        return without_result(one, await self._phases(one))

    async def _phases(self, one: Round) -> dict[str, Phase]:
        summaries = await self._storage.summaries(table.table for table in one.tables)
        return {table: summary.phase for table, summary in summaries.items()}

    # --- tables ------------------------------------------------------------------------------

    async def open_tables(self, evening: Evening, known: Collection[str], address: str) -> None:
        """Open the tables of the running round that are not known yet."""
        if evening.running is None:
            return
        missing = [one for one in evening.running.tables if one.table not in known]
        for table_id, opened in (await asyncio.to_thread(opened_tables, evening, missing)).items():
            await self._registry.open_once(table_id, opened, address)

    async def _open_deals(self, evening: Evening) -> None:
        """Tell the tables of rounds that are over that nobody plays their deals any more."""
        for one in evening.rounds:
            if one.is_sealed:
                for table in one.tables:
                    at_table = await self._registry.table(table.table)
                    await at_table.execute(lambda state: () if state.round_ended else [events.RoundEnded()])

    async def give_up_seat(self, evening: Evening, player: int | None) -> None:
        """A bot plays on for a player who leaves during a round."""
        running = evening.running
        table = next((one for one in running.tables if player in one.seating), None) if running else None
        if player is None or table is None:
            return
        seat, bot = table.seating.index(player), evening.bot
        await (await self._registry.table(table.table)).execute(
            lambda state: (
                [events.PlayerResigned(seat=seat, bot=bot)]
                if state.phase == "playing" and not state.seats[seat].resigned
                else ()
            )
        )


def without_result(one: Round, phases: Mapping[str, Phase]) -> list[str]:
    """The tables of a round that are not over. One that an admin has closed will never be."""
    return [table.table for table in one.tables if phases.get(table.table) != "over"]


def _end_if_same(evening: Evening, rounds: int, unfinished: list[str]) -> Evening:
    """No table of the running round is being played any more, unless it is another round meanwhile."""
    return decisions.end_round(evening, unfinished, now_ms()) if len(evening.rounds) == rounds else evening


def now_ms() -> int:
    """The time now, by the wall clock."""
    return int(now() * 1000)
