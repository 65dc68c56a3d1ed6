"""Bans: the seats of a banned person go to others or to bots."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from asterism.server.accounts.bans import give_up_seats
from asterism.server.store import EventStore
from asterism.server.store.schema import events as written
from tests.server.conftest import Place
from tests.server.tables.registries import ALONE, on, registry_on

pytestmark = pytest.mark.usefixtures("compiled")


def test_a_table_that_cannot_be_read_keeps_a_banned_person_at_no_other_table(place: Place) -> None:
    async def damage_and_ban(store: EventStore) -> None:
        opened = [(await registry_on(store).open_table(ALONE, "guest")).id for _ in range(3)]
        broken = update(written).where(written.c.table_id == opened[1]).values(event=b"\x00")
        await store.run(lambda connection: connection.execute(broken))
        registry = registry_on(store)
        await give_up_seats(registry, store, "guest")
        assert list(registry.unreadable) == [opened[1]]
        for table_id in (opened[0], opened[2]):
            assert (await registry.table(table_id)).state.phase == "closed"

    on(place, damage_and_ban)
