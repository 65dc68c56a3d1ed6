"""The people of a server as its admins see them: those whose tables changed last, and everybody with an account."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from asterism.server.store import EventStore
from asterism.server.store.schema import accounts, api_tokens, sanctions, seat_holders, table_index
from asterism.server.tables.summary import decode

MAX_SEATED = 500
"""How many of those whose tables changed last are looked through."""
MAX_SHOWN = 100
ID_CHARACTERS = 8
"""How many characters of an id find somebody; the page shows so many."""


class Person(msgspec.Struct, kw_only=True):
    """A guest: a person, or a program of one."""

    guest: str
    name: str = ""
    login: str | None = None
    program_of: str | None = None
    table_changed: float | None = None
    """When something last happened at one of their tables. When somebody was last here is not stored."""
    tables: int = 0

    def matches(self, words: str) -> bool:
        """Whether a search finds the person."""
        is_id = len(words) >= ID_CHARACTERS and self.guest.startswith(words)
        return is_id or any(words.lower() in text.lower() for text in (self.name, self.login or ""))


class People:
    """Finds people for admins."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def find(self, words: str) -> list[Person]:
        """Those whose name or login has these words, or all; whose table changed last comes first."""
        people = await self._store.query(lambda connection: everybody(connection, words))
        return people[:MAX_SHOWN]


def everybody(connection: Connection, words: str) -> list[Person]:
    """The people whose tables changed last, those with an account, and those under a sanction."""
    people = seated_last(connection)
    for row in connection.execute(select(accounts).where(accounts.c.login.is_not(None) | (accounts.c.name != ""))):
        person = people.setdefault(row.guest, Person(guest=row.guest))
        person.name, person.login = row.name or person.name, row.login
    for row in connection.execute(select(api_tokens)):
        if row.guest in people:
            people[row.guest].name, people[row.guest].program_of = row.name, row.owner
    for guest in connection.scalars(select(sanctions.c.guest)):
        people.setdefault(guest, Person(guest=guest))
    found = (
        [person for person in people.values() if person.matches(words.strip())] if words.strip() else people.values()
    )
    return sorted(found, key=lambda person: (-(person.table_changed or 0), person.guest))


def seated_last(connection: Connection) -> dict[str, Person]:
    """Who has a seat at the tables that changed last, with the name they gave there."""
    last = func.max(table_index.c.updated)
    joined = seat_holders.join(table_index, table_index.c.table_id == seat_holders.c.table_id)
    query = select(seat_holders.c.guest, func.count(), last).select_from(joined).group_by(seat_holders.c.guest)
    people = {
        guest: Person(guest=guest, tables=tables, table_changed=changed)
        for guest, tables, changed in connection.execute(query.order_by(last.desc()).limit(MAX_SEATED))
    }
    summaries = select(table_index.c.summary).order_by(table_index.c.updated.desc()).limit(MAX_SEATED)
    for summary in connection.scalars(summaries):
        for seat in decode(bytes(summary)).seats:
            if seat.guest in people and not people[seat.guest].name:
                people[seat.guest].name = seat.name
    return people
