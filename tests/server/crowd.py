"""Many people playing at once, who come back by themselves whenever their line breaks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.live_server import Guest, Server


@dataclass
class Player:
    """Somebody in a seat who plays random moves and checks that nothing told before is ever untold."""

    server: Server
    table: str
    cookie: str
    rng: random.Random
    seq: int = -1
    story: list[Any] = field(default_factory=list)
    acknowledged: set[str] = field(default_factory=set)
    wanted: dict[str, Any] | None = None
    """The move that was sent and not acknowledged yet."""
    is_over: bool = False

    async def play(self, happened: Callable[[], None]) -> None:
        """Play to the end, through any number of broken lines."""
        while not self.is_over:
            try:
                async with self._line() as line:
                    await self._play_on(line, happened)
            except (TimeoutError, OSError, WebSocketException):
                await asyncio.sleep(0.05)

    def _line(self) -> connect:
        address = self.server.url.replace("http", "ws") + f"/api/tables/{self.table}/play"
        own = {"Cookie": self.cookie}
        return connect(address, additional_headers=own, max_size=None, compression=None, proxy=None)

    async def _play_on(self, line: ClientConnection, happened: Callable[[], None]) -> None:
        async for text in line:
            message = msgspec.json.decode(text)
            if message["type"] == "snapshot":
                self._look(message)
            elif message["type"] == "turn":
                assert message["seq"] == self.seq + 1, "a number was left out"
                self.story += message["events"]
                if message["move_id"]:
                    self.acknowledged.add(message["move_id"])
                happened()
            elif message["type"] not in {"presence", "table"}:
                raise AssertionError(message)
            self.seq = message.get("seq", self.seq)
            await self._move(line, message.get("position"))
            if self.is_over:
                return

    def _look(self, snapshot: dict[str, Any]) -> None:
        """What a fresh line shows begins with everything that was told before."""
        assert snapshot["seq"] >= self.seq, "something acknowledged is gone"
        assert snapshot["history"][: len(self.story)] == self.story, "the past has changed"
        self.story = snapshot["history"]

    async def _move(self, line: ClientConnection, position: dict[str, Any] | None) -> None:
        if position is None:
            return
        self.is_over = bool(position["results"])
        if position["legal"]:
            move = self.rng.choice(position["legal"])
            if self.wanted is None or self.wanted["seq"] != self.seq:
                self.wanted = {"type": "play_move", "id": f"{self.rng.random()}", "seq": self.seq, "move": move}
            await line.send(msgspec.json.encode(self.wanted).decode())


def company(server: Server, tables: int, rng: random.Random) -> list[Player]:
    """Three people at each of so many tables."""
    players = []
    for _ in range(tables):
        with Guest(server) as ada, Guest(server, "Bo") as bo, Guest(server, "Cy") as cy:
            table = ada.open_table("me", "open", "open")
            bo.take_seat(table)
            cy.take_seat(table)
            players += [Player(server, table, guest.cookie, random.Random(rng.random())) for guest in (ada, bo, cy)]
    return players


class Interrupted:
    """Play during which something happens to the server, after so many moves have been told."""

    def __init__(self, moment: int, strike: Callable[[], None]) -> None:
        self._left = moment
        self._strike = strike
        self._striking: asyncio.Task[None] | None = None

    def happened(self) -> None:
        """A player was told of a move."""
        self._left -= 1
        if self._left == 0:
            self._striking = asyncio.create_task(asyncio.to_thread(self._strike))

    async def play(self, players: Sequence[Player]) -> None:
        """Let them all play to the end."""
        async with asyncio.timeout(120):
            await asyncio.gather(*(player.play(self.happened) for player in players))
            assert self._striking, "the games ended before anything happened"
            await self._striking
