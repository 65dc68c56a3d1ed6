"""`/mcp`: the tools for agents over Streamable HTTP, where the host allows it.

Every request carries a token of the bot API and stands for itself: no session is kept, so any process may answer, and
an agent that vanishes loses nothing. The SDK is imported when the endpoint is made, since it is an extra.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from litestar import Request, asgi
from litestar.types import Receive, Scope, Send

from asterism.server.accounts.credentials import Credentials, Program
from asterism.server.agents.tables import NextChange, OwnTables
from asterism.server.errors import Unauthorized
from asterism.server.http.auth import AnyRequest, address_of, program_of, token_of
from asterism.server.limits.rates import Limits, network_of
from asterism.server.limits.tables import Capacity
from asterism.server.protocol import requests
from asterism.server.realtime.connections import Connections
from asterism.server.tables.registry import TableRegistry

if TYPE_CHECKING:
    from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

PATH = "/mcp"
CALLER = "asterism_tables"
"""Where the scope of a request keeps its caller's tables."""
UNLIMITED_BODY = 2**31
"""Bytes of a body, where the host has set no limit."""


class ProgramTables(OwnTables):
    """The tables of this server for a program with a token, within the limits that hold for all programs."""

    def __init__(self, endpoint: McpEndpoint, program: Program, token: str, address: str) -> None:
        super().__init__(endpoint.registry, program.guest, program.name, token)
        self._endpoint = endpoint
        self._address = address

    async def open_table(self, request: requests.NewTable) -> str:
        """Open a table and return its id."""
        self._endpoint.limits.count_new_table(self._address)
        await self._endpoint.capacity.check(self.guest, self._address)
        table = await self.registry.open_table(request, self.guest, network_of(self._address))
        self._endpoint.capacity.opened(table.id, self._address)
        return table.id

    async def take_seat(self, table_id: str) -> None:
        """Take a free seat, under the program's name."""
        await self._endpoint.capacity.check_seat(self.guest, await self.registry.table(table_id))
        await super().take_seat(table_id)

    @asynccontextmanager
    async def changes(self, table_id: str) -> AsyncIterator[NextChange]:
        """Listen to the table. Whoever waits counts as a connection, and a revoked token ends the waiting."""
        revoked: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def end(reason: str) -> None:
            if not revoked.done():
                revoked.set_result(reason)

        with self._endpoint.connections.register(self.guest, self._address, end):
            async with super().changes(table_id) as next_change:

                async def next_change_or_end() -> None:
                    waiting = asyncio.ensure_future(next_change())
                    either: list[asyncio.Future[Any]] = [waiting, revoked]
                    try:
                        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
                    finally:
                        waiting.cancel()
                        with suppress(asyncio.CancelledError):
                            await waiting
                    if revoked.done():
                        raise Unauthorized(revoked.result())

                yield next_change_or_end


class McpEndpoint:
    """The tools of this server at `/mcp`."""

    def __init__(
        self,
        registry: TableRegistry,
        credentials: Credentials,
        connections: Connections,
        limits: Limits,
        capacity: Capacity,
        max_body_size: int,
    ) -> None:
        from mcp.server.streamable_http_manager import StreamableHTTPSessionManager  # noqa: PLC0415 (an extra)

        from asterism.server.agents.mcp_server import mcp_server  # noqa: PLC0415 (an extra)

        self.registry = registry
        self.connections = connections
        self.limits = limits
        self.capacity = capacity
        self._credentials = credentials
        # Names under which this server is reached are checked by `host_check.py`, for all requests.
        self._manager: StreamableHTTPSessionManager = StreamableHTTPSessionManager(
            mcp_server(tables_of), stateless=True, max_request_body_size=max_body_size or UNLIMITED_BODY
        )
        self.route = asgi(PATH)(self.handle)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Answer requests while the context lasts."""
        async with self._manager.run():
            yield

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request of a program, which shows its token."""
        request: AnyRequest = Request(scope)
        program = await program_of(request, self._credentials)
        caller = ProgramTables(self, program, token_of(request), address_of(request))
        await self._manager.handle_request({**scope, CALLER: caller}, receive, send)  # type: ignore[arg-type]


def tables_of(request: Any) -> OwnTables:
    """The tables of the program that sent a request."""
    found: OwnTables = request.scope[CALLER]
    return found
