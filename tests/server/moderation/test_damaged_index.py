"""What admins find when an entry of the index is damaged: everything else, and the table by its log."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from asterism.server.moderation.admins import make_link
from asterism.server.store.schema import table_index
from tests.server.live_server import NONCE_HASH, plan
from tests.server.local_app import local_app

pytestmark = pytest.mark.usefixtures("compiled")

SEATS = [plan("me"), plan("open"), plan("open")]
NEW_TABLE = {"game": "sternenhimmel", "seats": SEATS, "name": "Ada", "nonce_hash": NONCE_HASH}


def test_a_damaged_entry_of_the_index_hides_neither_tables_nor_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with local_app(tmp_path, monkeypatch) as (browser, store):
            await browser.get("/api/me")
            secret = await store.run(make_link)
            assert (await browser.post("/api/admin/claim", json={"secret": secret})).status_code == 204
            opened = [(await browser.post("/api/tables", json=NEW_TABLE)).json()["table"] for _ in range(2)]
            damaged = update(table_index).where(table_index.c.table_id == opened[0]).values(summary=b'{"table": \xff')
            await store.run(lambda connection: connection.execute(damaged))
            found = (await browser.get("/api/admin/tables")).json()["tables"]
            assert {table["table"] for table in found} == set(opened)
            people = (await browser.get("/api/admin/people")).json()
            assert [(person["name"], person["tables"]) for person in people] == [("Ada", 2)]

    asyncio.run(look())
