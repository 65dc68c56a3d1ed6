"""Evenings and leagues of clubs."""

from __future__ import annotations

from collections.abc import AsyncIterator

from litestar import get, post
from litestar.di import NamedDependency as Injected
from litestar.di import Provide
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from asterism.server.accounts.sessions import Sessions
from asterism.server.evenings.evenings import Evenings
from asterism.server.evenings.live import LiveEvenings
from asterism.server.http.auth import AnyRequest, address_of, session_of
from asterism.server.http.errors import error_responses
from asterism.server.http.sse import STREAM_HEADERS, stream
from asterism.server.limits.rates import Limits, network_of
from asterism.server.limits.tables import Capacity
from asterism.server.protocol import evening as wire
from asterism.server.realtime.connections import Connections
from asterism.server.realtime.send_queue import SendQueue


async def organiser_of(request: AnyRequest, limits: Injected[Limits], guest: Injected[str]) -> str:
    """The guest who opens something. It counts like opening a table."""
    limits.count_new_table(address_of(request))
    return guest


OPENS = {"organiser": Provide(organiser_of)}


@post("/api/evenings", responses=error_responses(401, 404), dependencies=OPENS)
async def open_evening(
    data: JSONBody[wire.NewEvening], evenings: Injected[Evenings], organiser: Injected[str]
) -> wire.OpenedEvening:
    """Open an evening: rounds of tables at which everybody who joins plays."""
    return wire.OpenedEvening(await evenings.open(data, organiser))


@get("/api/evenings/{evening_id:str}", responses=error_responses(401, 404))
async def show_evening(
    evening_id: FromPath[str], evenings: Injected[Evenings], guest: Injected[str]
) -> wire.EveningInfo:
    """Show an evening: its players, its rounds and how it stands."""
    return await evenings.show(evening_id, guest)


@get("/api/evenings/{evening_id:str}/events", media_type="text/event-stream", responses=error_responses(401, 404))
async def stream_evening(
    request: AnyRequest,
    evening_id: FromPath[str],
    live_evenings: Injected[LiveEvenings],
    connections: Injected[Connections],
    sessions: Injected[Sessions],
    guest: Injected[str],
) -> Stream:
    """Stream the evening as it is now, and anew whenever something has changed, until it is over."""
    look, send_queue, address = await live_evenings.look(evening_id), SendQueue(), address_of(request)
    connections.check_limit(guest, address)
    session = await session_of(request, sessions)

    async def registered() -> AsyncIterator[bytes]:
        with connections.register(guest, address, send_queue.disconnect, session):
            updates = live_evenings.listening(evening_id, guest, send_queue.put, look)
            async for event in stream(updates, send_queue, None, nothing_to_check):
                yield event

    return Stream(registered(), media_type="text/event-stream", headers=STREAM_HEADERS)


async def nothing_to_check() -> None:
    """Anybody who knows the address of an evening may read it; who signs out is disconnected."""


@post("/api/evenings/{evening_id:str}/join", status_code=200, responses=error_responses(401, 404))
async def join_evening(
    evening_id: FromPath[str], data: JSONBody[wire.JoinEvening], evenings: Injected[Evenings], guest: Injected[str]
) -> wire.EveningInfo:
    """Take part from the next round on."""
    return await evenings.join(evening_id, guest, data)


@post("/api/evenings/{evening_id:str}/leave", status_code=200, responses=error_responses(401, 404))
async def leave_evening(
    evening_id: FromPath[str], evenings: Injected[Evenings], guest: Injected[str]
) -> wire.EveningInfo:
    """Take no part in further rounds; in the running one a bot plays on."""
    return await evenings.leave(evening_id, guest)


@post("/api/evenings/{evening_id:str}/remove", status_code=200, responses=error_responses(401, 404))
async def remove_player(
    evening_id: FromPath[str], data: JSONBody[wire.RemovePlayer], evenings: Injected[Evenings], guest: Injected[str]
) -> wire.EveningInfo:
    """Remove a player, as the organiser."""
    return await evenings.remove(evening_id, guest, data.player)


@post("/api/evenings/{evening_id:str}/rounds", status_code=200, responses=error_responses(401, 404), dependencies=OPENS)
async def start_round(
    request: AnyRequest,
    evening_id: FromPath[str],
    evenings: Injected[Evenings],
    capacity: Injected[Capacity],
    organiser: Injected[str],
) -> wire.EveningInfo:
    """Start the next round, as the organiser: everybody is seated and the matches begin."""
    address = address_of(request)
    await capacity.check(organiser, address)
    return await evenings.start_round(evening_id, organiser, network_of(address))


@post("/api/evenings/{evening_id:str}/rounds/end", status_code=200, responses=error_responses(401, 404))
async def end_round(evening_id: FromPath[str], evenings: Injected[Evenings], guest: Injected[str]) -> wire.EveningInfo:
    """End the running round, as the organiser; tables that are not over count as unfinished."""
    return await evenings.end_round(evening_id, guest)


@post("/api/evenings/{evening_id:str}/end", status_code=200, responses=error_responses(401, 404))
async def end_evening(
    evening_id: FromPath[str], evenings: Injected[Evenings], guest: Injected[str]
) -> wire.EveningInfo:
    """End the evening, as the organiser."""
    return await evenings.end(evening_id, guest)


@get("/api/me/evenings", responses=error_responses(401))
async def list_own_evenings(evenings: Injected[Evenings], guest: Injected[str]) -> wire.OwnEvenings:
    """List the evenings that this guest organises or takes part in, and the leagues they organise."""
    return await evenings.own(guest)


@post("/api/leagues", responses=error_responses(401), dependencies=OPENS)
async def open_league(
    data: JSONBody[wire.NewLeague], evenings: Injected[Evenings], organiser: Injected[str]
) -> wire.OpenedLeague:
    """Open a league over several evenings."""
    return wire.OpenedLeague(await evenings.open_league(data, organiser))


@get("/api/leagues/{league_id:str}", responses=error_responses(401, 404))
async def show_league(league_id: FromPath[str], evenings: Injected[Evenings], guest: Injected[str]) -> wire.LeagueInfo:
    """Show a league: its evenings and its table."""
    return await evenings.show_league(league_id, guest)


ROUTES = [
    open_evening,
    show_evening,
    stream_evening,
    join_evening,
    leave_evening,
    remove_player,
    start_round,
    end_round,
    end_evening,
    list_own_evenings,
    open_league,
    show_league,
]
