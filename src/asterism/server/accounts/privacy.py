"""All data about a person: exported for them, and erased on request.

The log of a table is never changed. A person is erased by one more event, after which the name, guest id and chat of
that person appear nowhere. The old events stay in the database, with a guest id that leads to no one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from asterism.errors import AsterismError
from asterism.server.accounts.accounts import Accounts
from asterism.server.accounts.credentials import Credentials
from asterism.server.store import EventStore
from asterism.server.tables import events
from asterism.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)

NO_LIMIT = 1_000_000
"""More tables than one guest can have."""


class Privacy:
    """Exports and erases everything that the server has about a person."""

    def __init__(
        self, store: EventStore, registry: TableRegistry, accounts: Accounts, credentials: Credentials
    ) -> None:
        self._store = store
        self._registry = registry
        self._accounts = accounts
        self._credentials = credentials

    async def export(self, guest: str) -> dict[str, Any]:
        """Everything about a person, ready to be encoded as JSON."""
        account = await self._accounts.get(guest)
        programs = await self._credentials.programs_of(guest)
        return {
            "name": account.name,
            "login": account.login,
            "rated": account.rated,
            "tables": [await self._export_table(guest, table) for table in await self._tables_of(guest)],
            "programs": [
                {
                    "id": program.id,
                    "name": program.name,
                    "created": int(program.created * 1000),
                    "tables": await self._tables_of(program.guest),
                }
                for program in programs
            ],
        }

    async def erase(self, guest: str) -> None:
        """Erase a person and their programs at all tables, then the account."""
        for each in [guest, *(program.guest for program in await self._credentials.programs_of(guest))]:
            for table_id in await self._tables_of(each):
                await self._erase_at(table_id, each)
        await self._accounts.erase(guest)

    async def _tables_of(self, guest: str) -> list[str]:
        return [listed.table_id for listed in await self._store.tables_of(guest, NO_LIMIT)]

    async def _erase_at(self, table_id: str, guest: str) -> None:
        try:
            table = await self._registry.table(table_id)
        except AsterismError:
            logger.warning("a person could not be erased at a table whose log cannot be replayed")
            return
        await table.erase_person(guest)

    async def _export_table(self, guest: str, table_id: str) -> dict[str, Any]:
        """What a table's log has about the person."""
        return await asyncio.to_thread(exported, guest, table_id, await self._store.read(table_id))


def exported(guest: str, table_id: str, log: Sequence[bytes]) -> dict[str, Any]:
    """What a table's log has about a person: seats with name and nonce, and chat."""
    seats: dict[int, events.SeatAssignment] = {}
    chat: list[dict[str, Any]] = []
    opened = 0
    for event in map(events.decode, log):
        match event:
            case events.TableOpened():
                opened = event.at
                seats |= {number: seat for number, seat in enumerate(event.seats) if seat.guest == guest}
            case events.SeatTaken() if event.guest == guest:
                seats[event.seat] = events.SeatAssignment(
                    "person", event.name, guest=guest, nonce_hash=event.nonce_hash
                )
            case events.NonceRevealed() if event.seat in seats:
                seats[event.seat] = msgspec.structs.replace(seats[event.seat], nonce=event.nonce)
            case events.ChatSent() if event.seat in seats:
                chat.append({"at": event.at, "text": event.text, "phrase": event.phrase})
    return {
        "table": table_id,
        "opened": opened,
        "seats": [{"seat": number, "name": seat.name, "nonce": seat.nonce} for number, seat in seats.items()],
        "chat": chat,
    }
