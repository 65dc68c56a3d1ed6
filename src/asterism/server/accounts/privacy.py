"""All that the server remembers of a person: shown to that person, and deleted when the person commands so.

The log of a table is never changed. So a deleted person is deleted by one more entry in it, after which name, number
and words of that person appear nowhere any more; the old entries stay on the disk, with a number that leads nowhere.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from asterism.errors import AsterismError
from asterism.server.accounts.accounts import Accounts
from asterism.server.accounts.credentials import Credentials
from asterism.server.store import EventStore
from asterism.server.tables import events
from asterism.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)

ALL = 1_000_000
"""More tables than one guest can have."""


class Privacy:
    """Looks through everything."""

    def __init__(self, store: EventStore, registry: TableRegistry, people: Accounts, passes: Credentials) -> None:
        self._store = store
        self._registry = registry
        self._people = people
        self._passes = passes

    async def all_of(self, guest: str) -> dict[str, Any]:
        """Everything about a person, ready to be written as JSON."""
        person = await self._people.person(guest)
        programs = await self._passes.programs_of(guest)
        return {
            "name": person.name,
            "login": person.login,
            "rated": person.rated,
            "tables": [await self._at_table(guest, table) for table in await self._tables_of(guest)],
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

    async def forget(self, guest: str) -> None:
        """Take a person, and the programs that belong to them, out of all tables; then delete the rest."""
        for each in [guest, *(program.guest for program in await self._passes.programs_of(guest))]:
            for table_id in await self._tables_of(each):
                await self._forget_at(table_id, each)
        await self._people.forget(guest)

    async def _tables_of(self, guest: str) -> list[str]:
        return [listed.table_id for listed in await self._store.tables_of(guest, ALL)]

    async def _forget_at(self, table_id: str, guest: str) -> None:
        try:
            table = await self._registry.table(table_id)
        except AsterismError:
            logger.warning("somebody could not be forgotten at a table that cannot be replayed")
            return
        await table.erase_person(guest)

    async def _at_table(self, guest: str, table_id: str) -> dict[str, Any]:
        """What a table's log has of the person: the seats, with name and nonce, and what the person said there."""
        seats: dict[int, events.SeatAssignment] = {}
        said: list[dict[str, Any]] = []
        opened = 0
        for entry in map(events.decode, await self._store.read(table_id)):
            match entry:
                case events.TableOpened():
                    opened = entry.at
                    seats |= {number: seat for number, seat in enumerate(entry.seats) if seat.guest == guest}
                case events.SeatTaken() if entry.guest == guest:
                    seats[entry.seat] = events.SeatAssignment(
                        "person", entry.name, guest=guest, nonce_hash=entry.nonce_hash
                    )
                case events.NonceRevealed() if entry.seat in seats:
                    seats[entry.seat] = msgspec.structs.replace(seats[entry.seat], nonce=entry.nonce)
                case events.ChatSent() if entry.seat in seats:
                    said.append({"at": entry.at, "text": entry.text, "phrase": entry.phrase})
        return {
            "table": table_id,
            "opened": opened,
            "seats": [{"seat": number, "name": seat.name, "nonce": seat.nonce} for number, seat in seats.items()],
            "said": said,
        }
