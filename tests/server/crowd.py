"""Many players at the same time, who reconnect whenever their connection breaks."""

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
    """A player of random moves, who checks that the history never loses or changes an event."""

    server: Server
    table: str
    cookie: str
    rng: random.Random
    seq: int = -1
    history: list[Any] = field(default_factory=list)
    acknowledged: set[str] = field(default_factory=set)
    sent: dict[str, Any] | None = None
    """The move that was sent and not acknowledged yet."""
    is_over: bool = False

    async def play(self, on_turn: Callable[[], None]) -> None:
        """Play to the end, through any number of broken connections."""
        while not self.is_over:
            try:
                async with self._connect() as connection:
                    await self._play_on(connection, on_turn)
            except (TimeoutError, OSError, WebSocketException):
                await asyncio.sleep(0.05)

    def _connect(self) -> connect:
        address = self.server.url.replace("http", "ws") + f"/api/tables/{self.table}/play"
        headers = {"Cookie": self.cookie}
        return connect(address, additional_headers=headers, max_size=None, compression=None, proxy=None)

    async def _play_on(self, connection: ClientConnection, on_turn: Callable[[], None]) -> None:
        async for text in connection:
            message = msgspec.json.decode(text)
            if message["type"] == "snapshot":
                self._check_snapshot(message)
            elif message["type"] == "turn":
                assert message["seq"] == self.seq + 1, "an event was left out"
                self.history += message["events"]
                if message["move_id"]:
                    self.acknowledged.add(message["move_id"])
                on_turn()
            elif message["type"] not in {"presence", "table"}:
                raise AssertionError(message)
            self.seq = message.get("seq", self.seq)
            await self._move(connection, message.get("position"))
            if self.is_over:
                return

    def _check_snapshot(self, snapshot: dict[str, Any]) -> None:
        """Check that a snapshot starts with the known history."""
        assert snapshot["seq"] >= self.seq, "an acknowledged event is gone"
        assert snapshot["history"][: len(self.history)] == self.history, "the past has changed"
        self.history = snapshot["history"]

    async def _move(self, connection: ClientConnection, position: dict[str, Any] | None) -> None:
        if position is None:
            return
        self.is_over = bool(position["results"])
        if position["legal"]:
            move = self.rng.choice(position["legal"])
            if self.sent is None or self.sent["seq"] != self.seq:
                self.sent = {"type": "play_move", "id": f"{self.rng.random()}", "seq": self.seq, "move": move}
            await connection.send(msgspec.json.encode(self.sent).decode())


def players_at(server: Server, tables: int, rng: random.Random) -> list[Player]:
    """Three players at each of these tables."""
    players = []
    for _ in range(tables):
        with Guest(server) as ada, Guest(server, "Bo") as bo, Guest(server, "Cy") as cy:
            table = ada.open_table("me", "open", "open")
            bo.take_seat(table)
            cy.take_seat(table)
            players += [Player(server, table, guest.cookie, random.Random(rng.random())) for guest in (ada, bo, cy)]
    return players


class Interrupted:
    """Play that is interrupted by a call of `strike` after a number of messages about moves."""

    def __init__(self, after: int, strike: Callable[[], None]) -> None:
        self._left = after
        self._strike = strike
        self._striking: asyncio.Task[None] | None = None

    def on_turn(self) -> None:
        """A player got a message about a move."""
        self._left -= 1
        if self._left == 0:
            self._striking = asyncio.create_task(asyncio.to_thread(self._strike))

    async def play(self, players: Sequence[Player]) -> None:
        """Play all matches to the end."""
        async with asyncio.timeout(120):
            await asyncio.gather(*(player.play(self.on_turn) for player in players))
            assert self._striking, "the matches ended before the interruption"
            await self._striking
