"""A registry and a table in it without a server: two people, a bot, and a spectator who writes down what is shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from asterism.fairness import hash_of_nonce
from asterism.server import domain
from asterism.server.clock import LiveClock
from asterism.server.protocol import commands, messages, requests
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.tables.compiled_games import CompiledGames
from asterism.server.tables.driver import Driver
from asterism.server.tables.presence import Presence
from asterism.server.tables.projection import Projection, Viewer
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.state import TableState
from asterism.server.tables.table import Table
from asterism.server.workers.bot_pool import BotPool
from tests.server.table_harness import guest_of, nonce_of


@dataclass
class Room:
    """A table of two people, with a spectator who writes down what is shown."""

    registry: TableRegistry
    table: Table
    shown: list[messages.Outgoing] = field(default_factory=list)

    async def play(self) -> None:
        """Ada moves."""
        move = msgspec.Raw(msgspec.json.encode(self.table.state.started_match.legal_moves(0)[0]))
        await self.table.handle(
            Viewer(guest_of("ada")), commands.PlayMove(id="a", seq=self.table.state.seq, move=move, seat=0)
        )

    async def send(self, command: commands.Command) -> messages.Message | None:
        """Ada sends a command."""
        return await self.table.handle(Viewer(guest_of("ada")), command)

    @property
    def driver(self) -> Driver:
        """What drives the table."""
        return self.registry._drivers[self.table.id]

    async def check(self) -> None:
        """Memory is the log, and everything was shown, in order and once."""
        rebuilt = await self.registry.rebuild(self.table.id)
        assert seen_by_all(self.table.state) == seen_by_all(rebuilt)
        numbers = [message.seq for message in self.shown if message.seq is not None]
        assert numbers == list(range(numbers[0], rebuilt.seq + 1))


def seen_by_all(state: TableState) -> list[bytes]:
    """What everybody at a table sees of a state."""
    projection = Projection(state, Presence(lambda: 0), 0, lambda: 0)
    return [msgspec.json.encode(projection.snapshot(Viewer(guest_of(name)))) for name in ("ada", "bo", "nobody")]


class UncompiledGames(CompiledGames):
    """Games that count as compiled."""

    async def compile(self, game: str) -> None:
        """Nobody waits for the compiler here."""


class UncompiledRegistry(TableRegistry):
    """A registry whose games count as compiled."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.games = UncompiledGames()


@contextmanager
def registries(folder: Path, *clocks: LiveClock | None) -> Iterator[list[TableRegistry]]:
    """A registry for each of these clocks, as in several processes on one database."""
    store, bot_pool = EventStore(folder), BotPool(0.0, 1)
    try:
        yield [UncompiledRegistry(store, Leases(store, 15), bot_pool, clock=clock) for clock in clocks]
    finally:
        bot_pool.close()
        store.close()


async def new_room(registry: TableRegistry, clock: domain.Clock | None = None) -> Room:
    """A table where the match has begun."""
    seats = [requests.SeatPlan(kind="me"), requests.SeatPlan(kind="open"), requests.SeatPlan(kind="bot", bot="random")]
    asked = requests.NewTable(
        game="sternenhimmel",
        seats=seats,
        name="ada",
        nonce_hash=hash_of_nonce(nonce_of("ada")),
        options={"first_player": 0},
        clock=clock,
    )
    table = await registry.open_table(asked, guest_of("ada"))
    await table.take_seat(guest_of("bo"), requests.TakeSeat("bo", hash_of_nonce(nonce_of("bo"))))
    for name in ("ada", "bo"):
        await table.reveal_nonce(guest_of(name), nonce_of(name))
    made = Room(registry, table)
    table.listen(made.shown.append, Viewer(None))
    return made
