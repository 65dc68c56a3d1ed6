"""A club that meets at a registry without a network: people who join, and who play their tables at random."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from asterism.server.evenings.evenings import Evenings
from asterism.server.evenings.live import EveningChanges, LiveEvenings
from asterism.server.protocol import evening as wire
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.tables import events
from asterism.server.tables.decisions.turns import Decision, PlayedTurn
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.state import TableState
from asterism.server.tables.table import Table
from asterism.server.workers.bot_pool import BotPool

ORGANISER = "guest of the organiser"
USUAL: dict[str, Any] = {
    "title": "Friday",
    "name": "Olga",
    "game": "sternenhimmel",
    "seats": 3,
    "people": 3,
    "rounds": 3,
}


def guest(name: str) -> str:
    """The secret id of a person."""
    return f"guest of {name}"


def nonce(name: str) -> str:
    """What a person's browser adds to the deals."""
    return name.encode().hex().ljust(32, "0")[:32]


class Club:
    """An evening and its people."""

    def __init__(self, store: EventStore, registry: TableRegistry, evenings: Evenings, live: LiveEvenings) -> None:
        self.store = store
        self.registry = registry
        self.evenings = evenings
        self.live = live
        self.id = ""

    async def open(self, *people: str, **changes: Any) -> wire.EveningInfo:
        """Open an evening, which these people join."""
        self.id = await self.evenings.open(wire.NewEvening(**{**USUAL, "bot": "random", **changes}), ORGANISER)
        for name in people:
            await self.join(name)
        return await self.show()

    async def join(self, name: str) -> wire.EveningInfo:
        """Somebody joins."""
        return await self.evenings.join(self.id, guest(name), wire.JoinEvening(name, nonce(name)))

    async def show(self, name: str | None = None) -> wire.EveningInfo:
        """The evening as this person reads it, or the organiser."""
        return await self.evenings.show(self.id, ORGANISER if name is None else guest(name))

    async def start(self) -> wire.EveningInfo:
        """The organiser starts a round."""
        return await self.evenings.start_round(self.id, ORGANISER, "")

    async def play(self, *, tables: int | None = None) -> wire.EveningInfo:
        """Play the tables of the running round, or so many of them."""
        info = await self.show()
        for one in info.rounds[-1].tables[:tables]:
            await finish(await self.registry.table(one.table))
        return await self.show()

    async def tables(self) -> Sequence[Table]:
        """The tables of the last round."""
        return [await self.registry.table(one.table) for one in (await self.show()).rounds[-1].tables]


async def finish(table: Table) -> None:
    """Play the match to its end: people at random, all at once; bots by themselves."""
    over = asyncio.Event()
    table.observe(lambda: over.set() if table.state.phase == "over" else None)
    if any(seat.bot for seat in table.state.seats):
        await finish_beside_bots(table)
    else:
        await table.execute(whole_match)
    if table.state.phase != "over":
        await over.wait()


async def finish_beside_bots(table: Table) -> None:
    """Move for people whenever the table waits for one."""
    changed = asyncio.Event()
    table.observe(changed.set)
    while table.state.phase == "playing":
        changed.clear()
        seat = table.state.current_seat
        if seat is None or table.state.seats[seat].bot is not None:
            await changed.wait()
        else:
            await table.execute(one_turn)


def one_turn(state: TableState) -> Decision:
    """The first legal move, if a person is to move."""
    seat = state.current_seat
    if seat is None or state.seats[seat].bot is not None:
        return []
    return played(state, 1)


def whole_match(state: TableState) -> Decision:
    """All moves up to the end."""
    return played(state, 10_000)


def played(state: TableState, moves: int) -> list[PlayedTurn]:
    """Moves at random, the same ones at every try."""
    match, chance, turns = state.started_match, random.Random(state.id), list[PlayedTurn]()
    while (seat := match.current_seat) is not None and len(turns) < moves:
        match = match.copy()
        match.play(chance.choice(match.legal_moves(seat)), seat=seat)
        notation = match.notation(match.turns[-1].move)
        turns.append(PlayedTurn(events.TurnPlayed(seat=seat, move=notation), match))
    return turns


@contextmanager
def club(data: Path, database: str | None = None) -> Iterator[Club]:
    """A club on the database in this folder."""
    store, bot_pool = EventStore(data, database), BotPool(0.0, 1)
    try:
        changes = EveningChanges()
        registry = TableRegistry(store, Leases(store, 15), bot_pool, on_over=changes.on_table_over)
        evenings = Evenings(store, registry, bot_pool.check_name, changes.announce)
        yield Club(store, registry, evenings, LiveEvenings(store, evenings, changes))
    finally:
        bot_pool.close()
        store.close()
