"""All data about a person: exported for them, and erased on request.

The log of a table is never changed. A person is erased by one more event, after which the name, guest id and chat of
that person appear nowhere. The old events stay in the database, with a guest id that leads to no one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from asterism.errors import AsterismError
from asterism.server.accounts.accounts import Accounts
from asterism.server.accounts.credentials import Credentials
from asterism.server.accounts.export import export_of
from asterism.server.evenings.evenings import Evenings
from asterism.server.moderation.traces import traces_of
from asterism.server.push.targets import Targets
from asterism.server.store import EventStore
from asterism.server.tables.events import decode
from asterism.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)


class Privacy:
    """Exports and erases everything that the server has about a person."""

    def __init__(
        self,
        store: EventStore,
        registry: TableRegistry,
        accounts: Accounts,
        credentials: Credentials,
        evenings: Evenings,
    ) -> None:
        self._store = store
        self._registry = registry
        self._accounts = accounts
        self._credentials = credentials
        self._evenings = evenings

    async def export(self, guest: str) -> dict[str, Any]:
        """Everything about a person, ready to be encoded as JSON."""
        account = await self._accounts.get(guest)
        programs = await self._credentials.programs_of(guest)
        return {
            "guest": guest,
            "name": account.name,
            "login": account.login,
            "rated": account.rated,
            "for_puzzles": account.for_puzzles,
            "link_until": await self._credentials.link_until(guest),
            "notifications": await Targets(self._store).export(guest),
            "moderation": await self._store.query(lambda connection: traces_of(connection, guest)),
            "tables": await self._export_tables(guest),
            "evenings": await self._evenings.export(guest),
            "programs": [
                {
                    "id": program.id,
                    "guest": program.guest,
                    "name": program.name,
                    "created": int(program.created * 1000),
                    "tables": await self._export_tables(program.guest),
                    "evenings": await self._evenings.export(program.guest),
                }
                for program in programs
            ],
        }

    async def erase(self, guest: str) -> None:
        """Erase a person and their programs at all tables, and the account.

        The account comes second: if something fails before, the person can ask again. With the account all sessions
        end; what was written until then is erased by going through the tables once more.
        """
        guests = [guest, *(program.guest for program in await self._credentials.programs_of(guest))]
        await self._erase_at_tables(guests)
        await self._accounts.erase(guest)
        await self._erase_at_tables(guests)

    async def _erase_at_tables(self, guests: list[str]) -> None:
        for guest in guests:
            await self._evenings.erase(guest)
            for table_id in await self._store.tables_with_traces_of(guest):
                await self._erase_at(table_id, guest)

    async def _erase_at(self, table_id: str, guest: str) -> None:
        try:
            table = await self._registry.table(table_id)
        except AsterismError:
            logger.warning("a person could not be erased at a table whose log cannot be replayed")
            return
        for seq in (await self._store.last_seqs([table_id])).values():
            await table.catch_up(seq)
        await table.erase_person(guest)

    async def _export_tables(self, guest: str) -> list[dict[str, Any]]:
        return [
            await asyncio.to_thread(exported, guest, table_id, await self._store.read(table_id))
            for table_id in await self._store.tables_with_traces_of(guest)
        ]


def exported(guest: str, table_id: str, log: Sequence[bytes]) -> dict[str, Any]:
    """What a table's log has about a person."""
    return export_of(guest, table_id, map(decode, log))
