"""What a table takes in memory when nobody is connected to it: one whose match has begun, and one at which it is over.

Counted are all objects that belong to the table, as Python's tracemalloc sees them. What every connection takes in
addition is measured by `load.py`.
"""

from __future__ import annotations

import asyncio
import gc
import random
import tracemalloc

from published import publish

import asterism
from asterism.fairness import hash_of_nonce
from asterism.server.protocol.messages import Outgoing
from asterism.server.protocol.requests import NewTable, SeatPlan, TakeSeat
from asterism.server.tables.decisions.turns import play_turn
from asterism.server.tables.projection import Viewer
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.storage import IndexedTable
from asterism.server.tables.table import Table
from asterism.server.workers.bot_pool import BotPool

TABLES = 10
MOST_SEATS = 4
NONCE = "00" * 16


class NoStore:
    """Where nothing is kept."""

    is_shared = False

    async def append(self, *_: object, **__: object) -> None:
        """Forget the events."""

    async def read(self, *_: object, **__: object) -> list[bytes]:
        """There are none."""
        return []

    async def open_tables(self, *_: object, **__: object) -> list[IndexedTable]:
        """There are none."""
        return []

    async def tables_of(self, *_: object, **__: object) -> list[IndexedTable]:
        """There are none."""
        return []


class NoLeases:
    """Nobody else drives the tables."""

    seconds = 600.0

    async def claim(self, *_: object) -> bool:
        """Grant it."""
        return True

    async def renew(self, *_: object) -> None:
        """Nothing lapses."""

    def forget_refusal(self, *_: object) -> None:
        """Nothing was refused."""


async def main() -> None:
    """Measure and print."""
    registry = TableRegistry(NoStore(), NoLeases(), BotPool(0, 1))
    rows = [await measured(registry, game) for game in asterism.names()]
    headings = ["game", "seats", "match has begun", "match is over", "moves"]
    publish("memory", headings, rows)


async def measured(registry: TableRegistry, game: str) -> list[str]:
    """The row of a game."""
    seats = [number for number in asterism.load(game).seats if number <= MOST_SEATS][-1]
    await play_on(await begun(registry, game, seats))
    gc.collect()
    tracemalloc.start()
    tables = [await begun(registry, game, seats) for _ in range(TABLES)]
    at_the_start = kilobytes()
    for table in tables:
        await play_on(table)
    at_the_end = kilobytes()
    tracemalloc.stop()
    moves = sum(len(table.state.started_match.turns) for table in tables)
    return [game, f"{seats}", f"{at_the_start:.0f} kB", f"{at_the_end:.0f} kB", f"{moves / TABLES:.0f}"]


def kilobytes() -> float:
    """What one of the tables takes."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / TABLES / 1000


async def begun(registry: TableRegistry, game: str, seats: int) -> Table:
    """A table of people; each has looked at it."""
    nonce_hash = hash_of_nonce(NONCE)
    plan = [SeatPlan(kind="me"), *[SeatPlan(kind="open")] * (seats - 1)]
    order = NewTable(game=game, seats=plan, name="Somebody", nonce_hash=nonce_hash)
    table = await registry.open_table(order, "guest 0")
    for seat in range(1, seats):
        await table.take_seat(f"guest {seat}", TakeSeat(name="Somebody", nonce_hash=nonce_hash))
    for seat in range(seats):
        await table.reveal_nonce(f"guest {seat}", NONCE)
    look(table)
    return table


async def play_on(table: Table) -> None:
    """Random moves to the end."""
    rng = random.Random(1)
    while table.state.phase == "playing":
        seat = rng.choice(table.state.started_match.to_act)
        move = rng.choice(table.state.started_match.legal_moves(seat))
        move_id = rng.randbytes(8).hex()
        await table.execute(lambda state, s=seat, m=move, i=move_id: play_turn(state, s, m, move_id=i))
    look(table)


def look(table: Table) -> None:
    """Everybody sees the table once."""
    for seat in range(len(table.state.seats)):
        assert Outgoing(table.projection.snapshot(Viewer(f"guest {seat}"))).frame


if __name__ == "__main__":
    asyncio.run(main())
