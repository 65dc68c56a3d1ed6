"""The Model Context Protocol over standard input and output."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AbstractAsyncContextManager

from mcp.server.stdio import stdio_server

from asterism.server.agents.mcp_server import mcp_server
from asterism.server.agents.tables import AgentTables


def serve_stdio(tables: AbstractAsyncContextManager[AgentTables]) -> None:
    """Serve these tables until the input ends, or at once until Ctrl+C.

    A thread of the SDK waits for input, and Python would wait for that thread. Every move is stored already.
    """
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        asyncio.run(serve(tables))
    finally:
        signal.signal(signal.SIGINT, before)


async def serve(tables: AbstractAsyncContextManager[AgentTables]) -> None:
    """The same in an event loop."""
    async with tables as opened:
        server = mcp_server(lambda _: opened)
        async with stdio_server() as (reading, writing):
            await server.run(reading, writing, server.create_initialization_options())
