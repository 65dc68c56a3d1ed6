"""Many players at the same time, who reconnect whenever their connection breaks."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from asterism.server.tables import events
from tests.server.live_server import Guest, Server


@dataclass
class Player:
    """A player of random moves, who checks that the history never loses or changes an event."""

    addresses: Sequence[str]
    """The servers; each connection goes to any of them."""
    table: str
    cookie: str
    rng: random.Random
    pause: float = 0.0
    """Seconds before a move, at most."""
    seq: int = -1
    history: list[Any] = field(default_factory=list)
    acknowledged: set[str] = field(default_factory=set)
    sent: dict[str, Any] | None = None
    """The move that was sent and not acknowledged yet."""
    is_over: bool = False
    accepted_refusals: Sequence[str] = ()
    """Parts of the reasons for which a move may be refused."""
    refusals: Counter[str] = field(default_factory=Counter)
    """How often each reason was given."""
    connections: int = 0
    """How often it connected."""

    async def play(self, on_turn: Callable[[], None]) -> None:
        """Play to the end, through any number of broken connections."""
        while not self.is_over:
            try:
                async with self._connect() as connection:
                    self.connections += 1
                    await self._play_on(connection, on_turn)
            except (TimeoutError, OSError, WebSocketException):
                await asyncio.sleep(0.05)

    def _connect(self) -> connect:
        address = self.rng.choice(self.addresses).replace("http", "ws") + f"/api/tables/{self.table}/play"
        headers = {"Cookie": self.cookie}
        return connect(address, additional_headers=headers, max_size=None, compression=None, proxy=None)

    async def _play_on(self, connection: ClientConnection, on_turn: Callable[[], None]) -> None:
        async for text in connection:
            message = msgspec.json.decode(text)
            if message["type"] == "snapshot":
                self._check_snapshot(message)
            elif message["type"] == "turn":
                self._check_number(message)
                self.history += message["events"]
                if message["move_id"]:
                    self.acknowledged.add(message["move_id"])
                on_turn()
            elif message["type"] == "table":
                self._check_number(message)
            elif message["type"] == "refused":
                await self._try_again(connection, message)
                continue
            elif message["type"] != "presence":
                raise AssertionError(message)
            self.seq = message.get("seq", self.seq)
            await self._move(connection, message.get("position"))
            if self.is_over:
                return

    def _check_number(self, message: dict[str, Any]) -> None:
        assert message["seq"] == self.seq + 1, f"number {message['seq']} came after number {self.seq}"

    def _check_snapshot(self, snapshot: dict[str, Any]) -> None:
        """Check that a snapshot starts with the known history."""
        assert snapshot["seq"] >= self.seq, f"a snapshot of number {snapshot['seq']} came after number {self.seq}"
        assert snapshot["history"][: len(self.history)] == self.history, "the past has changed"
        self.history = snapshot["history"]

    async def _move(self, connection: ClientConnection, position: dict[str, Any] | None) -> None:
        if position is None:
            return
        self.is_over = bool(position["results"])
        if position["legal"]:
            move = self.rng.choice(position["legal"])
            await self._hesitate()
            if self.sent is None or self.sent["seq"] != self.seq:
                self.sent = {"type": "play_move", "id": f"{self.rng.random()}", "seq": self.seq, "move": move}
            await connection.send(msgspec.json.encode(self.sent).decode())

    async def _hesitate(self) -> None:
        """Wait a while, but not longer than the pause of that moment."""
        share, began = self.rng.random(), time.monotonic()
        while time.monotonic() < began + share * self.pause:  # noqa: ASYNC110 (the pause may become shorter meanwhile)
            await asyncio.sleep(0.05)

    async def _try_again(self, connection: ClientConnection, refused: dict[str, Any]) -> None:
        """A database that is away refuses moves with the reason; the same move may be sent again."""
        assert any(reason in refused["reason"] for reason in self.accepted_refusals), refused
        self.refusals[refused["reason"]] += 1
        await asyncio.sleep(0.2)
        if self.sent is not None and self.sent["seq"] == self.seq:
            await connection.send(msgspec.json.encode(self.sent).decode())


def players_at(
    server: Server,
    tables: int,
    rng: random.Random,
    seats: Sequence[str] = ("open", "open"),
    game: str = "sternenhimmel",
    command: dict[str, Any] | None = None,
    **options: Any,
) -> list[Player]:
    """A player in the first seat of each of these tables, and one in every open seat.

    `command` has further fields of the requests that open the tables.
    """
    players = []
    for _ in range(tables):
        with ExitStack() as stack:
            guests = [stack.enter_context(Guest(server)) for _ in range(1 + seats.count("open"))]
            table = guests[0].open_table("me", *seats, game=game, command=command)
            for guest in guests[1:]:
                guest.take_seat(table)
            rngs = [random.Random(rng.random()) for _ in guests]
            players += [
                Player([server.url], table, guest.cookie, own, **options)
                for guest, own in zip(guests, rngs, strict=True)
            ]
    return players


def moves_in(rows: Iterable[bytes]) -> list[events.TurnPlayed]:
    """All moves of a table's log, in order."""
    written = [events.decode(row) for row in rows]
    return [event for event in written if isinstance(event, events.TurnPlayed)]


def lost_moves(players: Iterable[Player], rows_of: Callable[[str], Iterable[bytes]]) -> set[str]:
    """The acknowledged moves that are not in the logs. No move is there twice."""
    lost: set[str] = set()
    for player in players:
        times = Counter(move.move_id for move in moves_in(rows_of(player.table)) if move.move_id is not None)
        assert set(times.values()) <= {1}, f"table {player.table} has a move twice"
        lost |= player.acknowledged - times.keys()
    return lost


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
