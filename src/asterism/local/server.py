"""A server for one person, inside the browser: it answers the same requests and speaks the same messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import msgspec

from asterism.errors import AsterismError, GameFault
from asterism.local.bots import CooperativeBots
from asterism.local.calls import find_route
from asterism.local.host import Host
from asterism.local.routes import ROUTES
from asterism.local.services import GUEST, Services, new_local_id
from asterism.local.socket import BROKEN, OnClose, OnMessage, Socket
from asterism.local.store import LocalLeases, LocalStore
from asterism.server.errors import StoreFailed
from asterism.server.insights.daily import DailyTries
from asterism.server.insights.reviews import Reviews
from asterism.server.protocol.models import ErrorResponse
from asterism.server.realtime.exchange import FAILED, NO_TABLE, TRY_AGAIN
from asterism.server.refusals import BAD_REQUEST, response_to, status_of
from asterism.server.tables.registry import TableRegistry

logger = logging.getLogger(__name__)

JSON, TEXT = "application/json", "text/plain; charset=utf-8"
FAULT = 500
TABLES_IN_MEMORY = 20
DELETED = "this table was deleted"


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    content_type: str
    body: bytes


class LocalServer:
    """Serves one person's tables. `host` keeps them; several servers on one host are the tabs of a browser."""

    def __init__(self, host: Host, bots: CooperativeBots | None = None) -> None:
        """`bots` says how bots think and at what pace they move."""
        bots = bots or CooperativeBots()
        store = LocalStore(host, GUEST)
        self._sockets: dict[str, list[Socket]] = {}
        self._leases = LocalLeases(host, self._sockets.__contains__)
        self._registry = TableRegistry(
            store,
            self._leases,
            bots,
            tables_in_memory=TABLES_IN_MEMORY,
            run_in_background=run_at_once,
            new_id=new_local_id,
        )
        self._services = Services(host, store, self._registry, bots, Reviews(bots), DailyTries(store), self.deleted)
        self._tasks: set[asyncio.Task[None]] = set()

    # --- requests ----------------------------------------------------------------------------

    async def request(self, method: str, path: str, body: bytes = b"") -> Answer:
        """Answer an HTTP request. Its path may have a query."""
        try:
            route, call = find_route(ROUTES, method, path, body)
            content = await route.handler(self._services, call)
            if isinstance(content, str):
                return Answer(route.status, TEXT, content.encode())
            return Answer(route.status, JSON, b"" if content is None else msgspec.json.encode(content))
        except Exception as error:  # noqa: BLE001 (whatever it is, the page gets an answer)
            return explain(error)

    # --- connections -------------------------------------------------------------------------

    def connect(self, path: str, on_message: OnMessage, on_close: OnClose) -> Socket:
        """Connect to the table in the path "/api/tables/{table}/play"; the first message is a snapshot."""
        socket = Socket(on_message, on_close)
        self._start(self._open(socket, path))
        return socket

    async def _open(self, socket: Socket, path: str) -> None:
        table_id = path.split("/")[3] if path.endswith("/play") else ""
        try:
            table = await self._registry.table(table_id)
            if socket.is_closed:
                return
            self._sockets.setdefault(table_id, []).append(socket)
            socket.on_closed = lambda: self._closed(table_id, socket)
            socket.open(table, GUEST)
            await self._registry.drive(table_id)
        except StoreFailed as error:
            socket.end(TRY_AGAIN, str(error))
        except AsterismError as error:
            socket.end(NO_TABLE, str(error))
        except Exception:
            logger.exception("a connection failed")
            socket.end(FAILED, BROKEN)

    def _closed(self, table_id: str, socket: Socket) -> None:
        """The page has left a table: another tab may move its bots."""
        sockets = self._sockets[table_id]
        sockets.remove(socket)
        if not sockets:
            del self._sockets[table_id]
            self._start(self._leases.release(table_id))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- other tabs --------------------------------------------------------------------------

    async def written(self, table_id: str, seq: int) -> None:
        """Another tab has written events up to this number: show them here, too."""
        await self._registry.on_written(table_id, seq)

    async def deleted(self, table_id: str) -> None:
        """A table was deleted, here or in another tab."""
        await self._registry.remove(table_id)
        for socket in list(self._sockets.get(table_id, ())):
            socket.end(NO_TABLE, DELETED)

    async def close(self) -> None:
        """Finish what is under way, and leave all tables to other tabs."""
        for sockets in list(self._sockets.values()):
            for socket in list(sockets):
                socket.close()
        self._services.reviews.close()
        await self._registry.stop_driving()


def explain(error: Exception) -> Answer:
    """Why a request was not carried out, with the server's statuses."""
    match error:
        case AsterismError():
            status, response = status_of(error), response_to(error)
        case msgspec.MsgspecError():
            status, response = BAD_REQUEST, ErrorResponse(str(error))
        case RecursionError():
            status, response = BAD_REQUEST, ErrorResponse("this is nested too deeply")
        case UnicodeError():
            status, response = BAD_REQUEST, ErrorResponse("this is not UTF-8")
        case _:
            status, response = FAULT, ErrorResponse(BROKEN)
    if status == FAULT or isinstance(error, GameFault):
        logger.error("a request failed", exc_info=error)
    return Answer(status, JSON, msgspec.json.encode(response))


async def run_at_once(work: Callable[[], None]) -> None:
    """Do the work here: a browser has no other thread."""
    work()
