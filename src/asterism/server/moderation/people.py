"""The people of a server as its admins see them: those seen last, and everybody with an account."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from asterism.server.moderation.sanctions import Sanction, Sanctions
from asterism.server.store import EventStore
from asterism.server.store.schema import accounts, api_tokens, sanctions, seat_holders, table_index
from asterism.server.tables.summary import read

MAX_SEEN = 500
"""How many of those who were seen last are looked through."""
MAX_SHOWN = 100


class Person(msgspec.Struct, kw_only=True):
    """A guest: a person, or a program of one."""

    guest: str
    name: str = ""
    login: str | None = None
    program_of: str | None = None
    seen: float | None = None
    """When something last happened at one of their tables. Nothing else is stored about when somebody was here."""
    tables: int = 0
    mute: Sanction | None = None
    ban: Sanction | None = None

    def matches(self, words: str) -> bool:
        """Whether a search finds the person."""
        return words == self.guest or any(words.lower() in text.lower() for text in (self.name, self.login or ""))


class People:
    """Finds people for admins."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def find(self, words: str) -> list[Person]:
        """Those whose name or login has these words, or all; whoever was seen last comes first."""
        active = {(one.guest, one.kind): one for one in await Sanctions(self._store).active()}
        people = await self._store.query(everybody)
        sought = words.strip()
        found = [person for person in people if person.matches(sought)] if sought else people
        for person in found[:MAX_SHOWN]:
            person.mute, person.ban = active.get((person.guest, "mute")), active.get((person.guest, "ban"))
        return found[:MAX_SHOWN]


def everybody(connection: Connection) -> list[Person]:
    """The people who were seen last, those with an account, and those who were muted or banned."""
    people = seen_last(connection)
    for row in connection.execute(select(accounts).where(accounts.c.login.is_not(None) | (accounts.c.name != ""))):
        person = people.setdefault(row.guest, Person(guest=row.guest))
        person.name, person.login = row.name or person.name, row.login
    for row in connection.execute(select(api_tokens)):
        if row.guest in people:
            people[row.guest].name, people[row.guest].program_of = row.name, row.owner
    for guest in connection.scalars(select(sanctions.c.guest)):
        people.setdefault(guest, Person(guest=guest))
    return sorted(people.values(), key=lambda person: (-(person.seen or 0), person.guest))


def seen_last(connection: Connection) -> dict[str, Person]:
    """Who has a seat at the tables that changed last, with the name they gave there."""
    last = func.max(table_index.c.updated)
    joined = seat_holders.join(table_index, table_index.c.table_id == seat_holders.c.table_id)
    query = select(seat_holders.c.guest, func.count(), last).select_from(joined).group_by(seat_holders.c.guest)
    people = {
        guest: Person(guest=guest, tables=tables, seen=seen)
        for guest, tables, seen in connection.execute(query.order_by(last.desc()).limit(MAX_SEEN))
    }
    summaries = select(table_index.c.summary).order_by(table_index.c.updated.desc()).limit(MAX_SEEN)
    for summary in connection.scalars(summaries):
        table = read(bytes(summary))
        for seat in table.seats if table else ():
            if seat.guest in people and not people[seat.guest].name:
                people[seat.guest].name = seat.name
    return people
