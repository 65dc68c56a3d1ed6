"""Rounds end though nobody looks, and pages that show an evening are told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from asterism.server.evenings.live import EVENINGS_CHANNEL
from asterism.server.evenings.storage import EveningStorage
from asterism.server.protocol import evening as wire
from asterism.server.protocol.messages import Outgoing
from asterism.server.store.notifications import listen
from tests.server.conftest import Place
from tests.server.evenings.club import ORGANISER, Club, club, finish, guest

SIX = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


class Page:
    """A page that shows an evening, and what it was told."""

    def __init__(self, at: Club, name: str) -> None:
        self._at = at
        self._guest = guest(name)
        self._told: asyncio.Queue[wire.EveningInfo] = asyncio.Queue()

    def _listen(self, message: Outgoing) -> None:
        assert isinstance(message.message, wire.EveningUpdate)
        self._told.put_nowait(message.message.evening)

    async def shows(self, phase: str, *, over: int = 0, players: int = 0) -> wire.EveningInfo:
        """Wait until the page shows this phase, so many tables of the last round that are over, so many players."""
        while True:
            info = await self._told.get()
            ended = sum(one.is_over for one in info.rounds[-1].tables) if info.rounds else 0
            if info.phase == phase and ended >= over and len(info.players) >= players:
                return info

    async def follow(self) -> None:
        """Connect, until the test ends."""
        with self._at.live.listening(self._at.id, self._guest, self._listen, await self._at.live.look(self._at.id)):
            await asyncio.Event().wait()


def test_pages_are_told_of_every_table_and_of_the_end_of_the_round(tmp_path: Path) -> None:
    async def followed(at: Club) -> None:
        await at.open(*SIX, rounds=2)
        async with at.live.running():
            page = Page(at, "Bo")
            following = asyncio.create_task(page.follow())
            await at.start()
            shown = await page.shows("playing")
            assert shown.players[shown.you or 0].name == "Bo"
            assert shown.your_table is not None
            first, second = await at.tables()
            await finish(first)
            await page.shows("playing", over=1)
            await finish(second)
            between = await page.shows("between", over=2)
            assert {one.outcome for row in between.standings for one in row.rounds} == {"played"}
            await at.join("Gil")
            await page.shows("between", players=len(SIX) + 1)
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)

    with club(tmp_path) as at:
        asyncio.run(asyncio.wait_for(followed(at), 60))


def test_a_round_ends_and_its_deals_open_though_nobody_looks(tmp_path: Path) -> None:
    async def unseen(at: Club) -> None:
        await at.open(*SIX, rounds=1)
        await at.start()
        tables = await at.tables()
        opened = asyncio.Event()
        tables[-1].observe(lambda: opened.set() if tables[-1].state.round_ended else None)
        async with at.live.running():
            for table in tables:
                await finish(table)
            await opened.wait()

    with club(tmp_path) as at:
        asyncio.run(asyncio.wait_for(unseen(at), 60))


def test_what_a_process_left_undone_another_one_completes(place: Place) -> None:
    async def begin(at: Club) -> str:
        await at.open(*SIX, rounds=1)
        await at.start()
        for table in await at.tables():
            await finish(table)
        assert (await EveningStorage(at.store).read(at.id)).evening.phase == "playing", "nobody has looked yet"
        return at.id

    async def complete(at: Club, evening: str) -> None:
        await at.live.look_at_all()
        assert (await EveningStorage(at.store).read(evening)).evening.phase == "over"
        assert await at.evenings.open_versions() == {}

    with club(place.data, place.database) as at:
        evening = asyncio.run(begin(at))
    with club(place.data, place.database) as at:
        asyncio.run(complete(at, evening))


def test_an_evening_whose_deals_are_still_closed_is_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def half_done(at: Club) -> None:
        await at.open(*SIX, rounds=1)
        await at.start()
        with monkeypatch.context() as broken:
            broken.setattr(at.registry, "table", None)
            with pytest.raises(TypeError):
                await at.evenings.end(at.id, ORGANISER)
        assert (await EveningStorage(at.store).read(at.id)).evening.phase == "over"
        await at.live.look_at_all()
        assert all(table.state.round_ended for table in await at.tables())

    with club(tmp_path) as at:
        asyncio.run(half_done(at))


def test_a_table_that_an_admin_closed_does_not_hold_up_the_round(tmp_path: Path) -> None:
    async def closed(at: Club) -> None:
        await at.open(*SIX)
        await at.start()
        first, second = await at.tables()
        await first.close("enough")
        assert (await at.show()).phase == "playing"
        await finish(second)
        info = await at.show()
        assert info.phase == "between"
        assert {row.rounds[0].outcome for row in info.standings} == {"played", "unfinished"}

    with club(tmp_path) as at:
        asyncio.run(closed(at))


def test_a_page_at_one_process_is_told_of_what_happens_at_another(address: str, tmp_path: Path) -> None:
    async def share(here: Club, there: Club) -> None:
        await here.open(*SIX, rounds=1)
        there.id = here.id
        connected = asyncio.Event()

        async def on_connect() -> None:
            connected.set()

        async with here.live.running(), there.live.running():
            page = Page(there, "Ada")
            tasks = [
                asyncio.create_task(listen(there.store, {EVENINGS_CHANNEL: there.live.receive}, on_connect)),
                asyncio.create_task(page.follow()),
            ]
            await connected.wait()
            await here.start()
            assert (await page.shows("playing")).your_table is not None
            for table in await here.tables():
                await finish(table)
            await page.shows("over", over=2)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    with club(tmp_path / "here", address) as here, club(tmp_path / "there", address) as there:
        asyncio.run(asyncio.wait_for(share(here, there), 60))
