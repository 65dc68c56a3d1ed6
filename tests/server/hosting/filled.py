"""A database with everything that a server keeps, written without a server."""

from __future__ import annotations

import asyncio
from contextlib import closing
from functools import cache

from sqlalchemy import Connection, insert

from asterism.game import load
from asterism.server.accounts.passwords import Passwords
from asterism.server.clock import now
from asterism.server.store import EventStore
from asterism.server.store.schema import accounts, api_tokens, device_links
from asterism.server.store.server_secrets import SECRET_NAMES
from asterism.server.tables import events
from asterism.server.tables.decisions.turns import play_turn
from asterism.server.tables.state import opened_table
from asterism.server.tables.steps import Step, evolve_all
from asterism.server.tables.storage import index_entry_of
from tests.server.conftest import Place

TABLES = {"first": 3, "second": 0, "third": 5}
"""The tables, and how many moves were made at each."""
PASSWORD = "the seven sisters"  # noqa: S105


def fill(place: Place) -> None:
    """Three tables, an account, a token and a link."""
    with closing(place.open()) as store:
        for name in SECRET_NAMES:
            store.secret(name)
        asyncio.run(write_all(store))


async def write_all(store: EventStore) -> None:
    """Write what people did."""
    for table_id, moves in TABLES.items():
        await write_table(store, table_id, moves)
    await store.run(write_people)


async def write_table(store: EventStore, table_id: str, moves: int) -> None:
    """A table of two people, with this many moves."""
    at = int(now() * 1000) - 10_000
    seats = [events.SeatAssignment(kind="person", name=name, guest=f"guest of {name}", nonce="n") for name in "AB"]
    seats = [*seats, events.SeatAssignment(kind="person", name="A", guest="guest of A", nonce="n")]
    opened = events.TableOpened(
        game="sternenhimmel",
        rules=load("sternenhimmel").version,
        options={},
        secret="s",
        seats=seats,
        host="guest of A",
        at=at,
    )
    state = opened_table(table_id, opened)
    steps: list[Step] = [(opened, state), *evolve_all(state, (), at)]
    for number in range(moves):
        state = steps[-1][1]
        seat = state.started_match.to_act[0]
        steps += evolve_all(state, play_turn(state, seat, state.started_match.legal_moves(seat)[0]), at + number)
    encoded = [events.encode(event) for event, _ in steps]
    await store.append(table_id, 0, encoded, index_entry_of(steps[-1][1]))


@cache
def hashed_password() -> str:
    """Hashing is slow on purpose, so it is done once."""
    return Passwords()._hasher.hash(PASSWORD)


def write_people(connection: Connection) -> None:
    """An account, a token and a link."""
    person = {"guest": "guest of A", "name": "Ärzte", "login": "Merope", "login_key": "merope"}
    person["password"] = hashed_password()
    connection.execute(insert(accounts).values(person))
    connection.execute(
        insert(api_tokens).values(
            digest=b"\1" * 32, id="1", owner="guest of A", guest="program", name="P", created=now()
        )
    )
    connection.execute(insert(device_links).values(digest=b"\2" * 32, guest="guest of A", until=now()))
