"""Whole matches at tables inside a browser."""

from __future__ import annotations

import asyncio

import pytest

import asterism
from tests.local.browser import Storage, Tab


@pytest.mark.parametrize("game", asterism.names())
def test_a_match_of_every_game_is_played_to_its_end(game: str) -> None:
    async def scene() -> None:
        tab = Tab(Storage())
        others = min(asterism.load(game).seats) - 1
        table = await tab.open(game, "me", *["greedy"] * others)
        page = await tab.connect(table)
        await page.play_to_the_end()
        assert table.startswith("local-")
        assert [one["table"] for one in await tab.get_json("/api/me/tables")] == [table]
        await tab.server.close()

    asyncio.run(scene())
