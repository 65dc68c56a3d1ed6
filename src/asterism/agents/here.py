"""Tables of this process, for one agent against bots."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from asterism.agents.storage import FileHost
from asterism.errors import BadOption
from asterism.local.bots import CooperativeBots
from asterism.local.services import GUEST, new_local_id
from asterism.local.store import LocalStore
from asterism.server.agents.tables import OwnTables
from asterism.server.protocol import requests
from asterism.server.tables.registry import TableRegistry

SECRET = "nonces"  # noqa: S105 (a key, under which a secret is kept)
TABLES_IN_MEMORY = 20


class TablesHere(OwnTables):
    """The tables of this process. Nobody else can come to them."""

    async def open_table(self, request: requests.NewTable) -> str:
        """Open a table with one free seat, the agent's."""
        if sum(plan.kind == "open" for plan in request.seats) > 1 or request.visibility != "private":
            raise BadOption("nobody else can come to a table of this process; give the other seats to bots")
        return await super().open_table(request)


class EveryLease:
    """All tables are driven by this process."""

    seconds = 60.0

    async def claim(self, table_id: str) -> bool:  # noqa: ARG002
        """Whether this process may drive the table."""
        return True

    async def renew(self, wanted: Iterable[str]) -> None:
        """Nothing lapses."""

    def forget_refusal(self, table_id: str) -> None:
        """Nothing is refused."""


@asynccontextmanager
async def tables_here(folder: Path, name: str) -> AsyncIterator[TablesHere]:
    """Tables that are kept in this folder. Bots move at once, and only while the process runs."""
    host = FileHost(folder)
    try:
        secret = await host.get(SECRET)
        if secret is None:
            secret = secrets.token_hex(32)
            await host.put(SECRET, secret)
        registry = TableRegistry(
            LocalStore(host, GUEST),
            EveryLease(),
            CooperativeBots(pause=0.0),
            tables_in_memory=TABLES_IN_MEMORY,
            new_id=new_local_id,
        )
        try:
            yield TablesHere(registry, GUEST, name, secret)
        finally:
            await registry.stop_driving()
    finally:
        host.close()
