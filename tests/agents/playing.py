"""An agent without a model: it plays whatever the tools say, through the SDK's own client."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client

import asterism

TIMEOUT_SECONDS = 120
SHORT: dict[str, dict[str, Any]] = {"afrika": {"rounds": 1}}
"""Options with which a match does not take long."""


class Agent:
    """A client of the SDK, with the answers of tools as data."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: Any) -> dict[str, Any]:
        """The data of a tool's answer, which must not be an error."""
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, result.content
        return dict(result.structured_content)

    async def refused(self, tool: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
        """The text and the data of an answer that must be an error."""
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error, result.content
        [content] = result.content
        assert content.type == "text"
        return content.text, dict(result.structured_content)

    async def play(self, table: str, chooser: random.Random, moves: int = 1000) -> dict[str, Any]:
        """Play random moves until the match is over, or so many; returns what was last seen."""
        seen = await self.call("wait_for_turn", table=table)
        made = 0
        while seen["results"] is None and made < moves:
            if seen["your_turn"]:
                legal = seen.get("legal") or (await self.call("legal_moves", table=table))["legal"]
                assert len(legal) == seen["legal_count"]
                seen = await self.call("play_move", table=table, move=chooser.choice(legal), seq=seen["seq"])
                made += 1
            else:
                seen = await self.call("wait_for_turn", table=table, since=seen["events"])
        return seen

    async def play_every_game(self) -> None:
        """Play a whole match of every game against random bots."""
        for game in asterism.names():
            seats = ["me", *["random"] * (asterism.load(game).seats.start - 1)]
            opened = await self.call("open_table", game=game, seats=seats, options=SHORT.get(game, {}))
            over = await self.play(opened["table"], random.Random(game))
            assert over["phase"] == "over"
            assert len(over["results"]) == len(seats)
            assert over["you"] == 0


@asynccontextmanager
async def over_stdio(*arguments: str) -> AsyncIterator[Agent]:
    """An agent of `asterism mcp` in a process of its own."""
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "asterism", "mcp", *arguments], env=dict(os.environ)
    )
    async with Client(stdio_client(command), read_timeout_seconds=TIMEOUT_SECONDS) as client:
        yield Agent(client)


@asynccontextmanager
async def over_http(url: str, token: str, mode: str = "auto") -> AsyncIterator[Agent]:
    """An agent at a server's /mcp."""
    headers = {"Authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=TIMEOUT_SECONDS) as http,
        Client(streamable_http_client(f"{url}/mcp", http_client=http), mode=mode) as client,
    ):
        yield Agent(client)


def in_data(folder: Path) -> list[str]:
    """The arguments with which tables are kept in this folder."""
    return ["--data", str(folder)]
