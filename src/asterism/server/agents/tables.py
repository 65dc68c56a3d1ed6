"""What tools need of the place where the tables are, and tables of this process as such a place."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

import msgspec

from asterism.decoding import decoder_of
from asterism.fairness import hash_of_nonce
from asterism.game import load, names
from asterism.server.games import game_info
from asterism.server.protocol import commands, messages, models, requests
from asterism.server.tables.projection import Viewer
from asterism.server.tables.registry import TableRegistry

NextChange = Callable[[], Awaitable[None]]
"""Waits until something has happened at a table, or may have."""

NONCE_CHARACTERS = 32

decode_snapshot = decoder_of(messages.Snapshot).decode


class AgentTables(Protocol):
    """The tables of a server, for one agent. Everything it returns is what the agent's seat may know."""

    @property
    def name(self) -> str:
        """The agent's name at a table."""
        ...

    async def games(self) -> list[models.GameInfo]:
        """The games that can be played."""
        ...

    async def own_tables(self) -> list[models.TableListing]:
        """The tables where the agent has a seat, the latest first."""
        ...

    async def public_tables(self) -> list[models.TableListing]:
        """The tables that everybody may find."""
        ...

    async def open_table(self, request: requests.NewTable) -> str:
        """Open a table and return its id."""
        ...

    async def take_seat(self, table_id: str) -> None:
        """Take a free seat. An agent that has one keeps it."""
        ...

    async def reveal_nonce(self, table_id: str) -> None:
        """Reveal the agent's nonce, once all seats are taken."""
        ...

    async def snapshot(self, table_id: str) -> messages.Snapshot:
        """Everything that the agent may know about a table now, with views, moves and events as plain data."""
        ...

    async def send(self, table_id: str, command: commands.Command) -> messages.CommandRefused | None:
        """Carry out a command, or say why not."""
        ...

    def changes(self, table_id: str) -> AbstractAsyncContextManager[NextChange]:
        """While the context lasts, the agent counts as present and hears of changes."""
        ...


def nonce_for(secret: str, table_id: str) -> str:
    """The agent's nonce at a table.

    It follows from a secret, such as the token, so that an agent that comes back, by whatever way, still knows it.
    """
    return hmac.new(secret.encode(), table_id.encode(), hashlib.sha256).hexdigest()[:NONCE_CHARACTERS]


class OwnTables:
    """The tables of a registry in this process."""

    def __init__(self, registry: TableRegistry, guest: str, name: str, secret: str) -> None:
        """Nonces follow from `secret`."""
        self.registry = registry
        self.guest = guest
        self.name = name
        self._secret = secret

    async def games(self) -> list[models.GameInfo]:
        """The games that can be played."""
        return [game_info(load(name), ready=self.registry.games.is_compiled(name)) for name in names()]

    async def own_tables(self) -> list[models.TableListing]:
        """The tables where the agent has a seat, the latest first."""
        return await self.registry.tables_of(self.guest)

    async def public_tables(self) -> list[models.TableListing]:
        """The tables that everybody may find."""
        return await self.registry.listed(self.guest)

    async def open_table(self, request: requests.NewTable) -> str:
        """Open a table and return its id."""
        return (await self.registry.open_table(request, self.guest)).id

    async def take_seat(self, table_id: str) -> None:
        """Take a free seat, under the agent's name."""
        table = await self.registry.table(table_id)
        nonce_hash = hash_of_nonce(nonce_for(self._secret, table_id))
        await table.take_seat(self.guest, requests.TakeSeat(self.name, nonce_hash))

    async def reveal_nonce(self, table_id: str) -> None:
        """Reveal the agent's nonce."""
        table = await self.registry.table(table_id)
        await table.reveal_nonce(self.guest, nonce_for(self._secret, table_id))

    async def snapshot(self, table_id: str) -> messages.Snapshot:
        """What a browser of this guest would be sent."""
        table = await self.registry.table(table_id)
        return decode_snapshot(msgspec.json.encode(table.projection.snapshot(Viewer(self.guest))))

    async def send(self, table_id: str, command: commands.Command) -> messages.CommandRefused | None:
        """Carry out a command, or say why not."""
        table = await self.registry.table(table_id)
        reply = await table.handle(Viewer(self.guest), command)
        return reply if isinstance(reply, messages.CommandRefused) else None

    @asynccontextmanager
    async def changes(self, table_id: str) -> AsyncIterator[NextChange]:
        """Listen to the table, as a browser's connection does."""
        table = await self.registry.table(table_id)
        happened = asyncio.Event()

        async def next_change() -> None:
            await happened.wait()
            happened.clear()

        def listener(_: messages.Outgoing) -> None:
            happened.set()

        table.listen(listener, Viewer(self.guest))
        try:
            yield next_change
        finally:
            table.stop_listening(listener)
