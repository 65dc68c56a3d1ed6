"""For admins: people, and what they may not do."""

from __future__ import annotations

from litestar import delete, get, put
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath, FromQuery, JSONBody

from asterism.errors import AsterismError
from asterism.server.accounts.bans import ban
from asterism.server.accounts.revocations import Revocations
from asterism.server.http.errors import error_responses
from asterism.server.http.handlers.admin import milliseconds, standing_of
from asterism.server.moderation.people import People, Person
from asterism.server.moderation.sanctions import ActiveSanctions, Sanctions
from asterism.server.protocol import admin as wire
from asterism.server.store import EventStore
from asterism.server.tables.registry import MAX_LISTED, TableRegistry
from asterism.typed_text import clean_message


@get("/api/admin/people", responses=error_responses())
async def find_people(
    store: Injected[EventStore], sanctions: Injected[Sanctions], admin: Injected[str], words: FromQuery[str] = ""
) -> list[wire.PersonInfo]:
    """Find people by name or account: those whose tables changed last, and everybody with an account."""
    active = await sanctions.active()
    return [person_info(active, one) for one in await People(store).find(words)]


def person_info(active: ActiveSanctions, person: Person) -> wire.PersonInfo:
    """A person as admins see them."""
    return wire.PersonInfo(
        guest=person.guest,
        name=person.name,
        login=person.login,
        program_of=person.program_of,
        table_changed=None if person.table_changed is None else milliseconds(person.table_changed),
        tables=person.tables,
        standing=standing_of(active, person.guest),
    )


@put("/api/admin/people/{person:str}/mute", status_code=204, responses=error_responses(404))
async def mute_person(
    person: FromPath[str], data: JSONBody[wire.Mute], sanctions: Injected[Sanctions], admin: Injected[str]
) -> None:
    """Refuse what a person writes in chats, for a time."""
    await sanctions.mute(admin, person, data.minutes * 60, clean_message(data.why) if data.why.strip() else "")


@delete("/api/admin/people/{person:str}/mute", status_code=204, responses=error_responses(404))
async def unmute_person(person: FromPath[str], sanctions: Injected[Sanctions], admin: Injected[str]) -> None:
    """Let a person chat again."""
    await sanctions.unmute(admin, person)


@put("/api/admin/people/{person:str}/ban", status_code=204, responses=error_responses(404))
async def ban_person(
    person: FromPath[str],
    data: JSONBody[wire.Ban],
    revocations: Injected[Revocations],
    registry: Injected[TableRegistry],
    store: Injected[EventStore],
    admin: Injected[str],
) -> None:
    """Ban a person: connections end, whatever they and their programs send is refused, and bots take their seats."""
    if person == admin:
        raise AsterismError("you cannot ban yourself", "refused-ban-self")
    for one in await ban(revocations, admin, person, clean_message(data.why)):
        for found in await store.tables_of(one, MAX_LISTED):
            if found.phase in {"waiting", "playing"}:
                await (await registry.table(found.table_id)).remove_person(one)


@delete("/api/admin/people/{person:str}/ban", status_code=204, responses=error_responses(404))
async def unban_person(person: FromPath[str], sanctions: Injected[Sanctions], admin: Injected[str]) -> None:
    """Lift a ban. The person has the same seats and account as before, and may take the seats back from the bots."""
    await sanctions.unban(admin, person)


ROUTES = [find_people, mute_person, unmute_person, ban_person, unban_person]
