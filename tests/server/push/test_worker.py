"""People are told of their tables: once, in time, by one process, also after a restart. The clock is simulated."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from asterism.fairness import hash_of_nonce
from asterism.server.clock import LiveClock
from asterism.server.domain import DaysClock
from asterism.server.protocol import commands
from asterism.server.push.delivery import Delivery
from asterism.server.push.quiet_hours import QuietHours
from asterism.server.push.targets import NewDevice, Target, Targets
from asterism.server.push.vapid import VapidKey
from asterism.server.push.worker import PushWorker
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.store.schema import push_notices
from asterism.server.tables import events
from asterism.server.tables.projection import Viewer
from asterism.server.workers.bot_pool import BotPool
from tests.server.conftest import Place
from tests.server.push.push_service import Answer, FakeBrowser, PushService
from tests.server.rooms import Room, UncompiledRegistry, new_room
from tests.server.table_harness import guest_of, nonce_of

pytestmark = pytest.mark.usefixtures("compiled")

NOON = 1_800_014_400
HOUR = 3600.0
ADA, BO = guest_of("ada"), guest_of("bo")


class Process:
    """What one process of a server has: a store, tables in memory, and a worker that tells people."""

    def __init__(self, place: Place, allow_private: bool = True) -> None:  # noqa: FBT001, FBT002
        self.now = float(NOON)
        self.store = place.open()
        self._bots = BotPool(0.0, 1)
        live = LiveClock(lambda: int(self.now * 1000), lambda: int(self.now * 1000))
        self.registry = UncompiledRegistry(self.store, Leases(self.store, 15), self._bots, clock=live)
        self.targets = Targets(self.store, allow_private=allow_private, clock=lambda: self.now)
        self.delivery = Delivery(VapidKey(self.store.secret("vapid")), allow_private=allow_private)
        self.worker = PushWorker(self.store, self.registry, self.targets, self.delivery, lambda: self.now)

    async def subscribe(self, guest: str, browser: FakeBrowser, language: str = "en") -> Target:
        device = NewDevice(url=browser.endpoint, key=browser.key, secret=browser.secret, language=language)
        return await self.targets.add_device(guest, "session", device, origin="http://localhost")

    async def look_after(self, seconds: float) -> None:
        """Let time pass, then look."""
        self.now += seconds
        await self.worker.look()

    async def close(self) -> None:
        await self.registry.stop_driving()
        await self.delivery.close()
        self._bots.close()
        self.store.close()


@asynccontextmanager
async def processes(*places: Place) -> AsyncIterator[list[Process]]:
    made = [Process(place) for place in places]
    try:
        yield made
    finally:
        for process in made:
            await process.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def sqlite(tmp_path: Path) -> Place:
    return Place(tmp_path)


async def correspondence(process: Process, days: int = 1) -> Room:
    """A match of Ada, Bo and a bot with days for a move; Ada begins."""
    return await new_room(process.registry, DaysClock(days))


def test_the_person_to_move_is_told_once_in_their_language_and_nothing_hidden(
    place: Place, service: PushService
) -> None:
    async def check() -> None:
        async with processes(place) as [process]:
            ada, bo = FakeBrowser(service, "ada"), FakeBrowser(service, "bo")
            await process.subscribe(ADA, ada, "de")
            await process.subscribe(BO, bo)
            room = await correspondence(process)
            for seconds in (1, 20, 20, 600):
                await process.look_after(seconds)
            [request] = service.take()
            told = ada.read(request)
            bot = room.table.state.seats[2].name
            assert told["title"] == "Sternenhimmel"
            assert told["body"] == f"Du bist am Zug, am Tisch mit bo und {bot}."
            assert (told["path"], told["badge"]) == (f"/t/{room.table.id}", 1)
            assert int(request.headers["ttl"]) <= 86_400
            await room.play()
            await process.look_after(20)
            [request] = service.take()
            assert bo.read(request)["body"] == f"It is your turn, at the table with ada and {bot}."

    asyncio.run(check())


def test_chat_is_no_reason_to_be_told_again(sqlite: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(sqlite) as [process]:
            await process.subscribe(ADA, FakeBrowser(service))
            room = await correspondence(process)
            await process.look_after(20)
            await room.table.handle(Viewer(BO), commands.SendChat(text="hello"))
            await process.look_after(20)
            assert len(service.take()) == 1

    asyncio.run(check())


def test_nobody_is_told_while_at_the_table(sqlite: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(sqlite) as [process]:
            await process.subscribe(ADA, FakeBrowser(service))
            room = await correspondence(process)
            room.table.listen(lambda _: None, Viewer(ADA))
            await process.look_after(20)
            await process.look_after(600)
            assert service.take() == []
            await process.look_after(600)
            assert len(service.take()) == 1, "the page may lie open unseen"

    asyncio.run(check())


def test_a_reminder_comes_before_the_time_runs_out_and_once(sqlite: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(sqlite) as [process]:
            ada = FakeBrowser(service)
            await process.subscribe(ADA, ada)
            await correspondence(process)
            await process.look_after(20)
            service.take()
            await process.look_after(17 * HOUR)
            assert service.take() == []
            await process.look_after(1.01 * HOUR)
            [request] = service.take()
            assert ada.read(request)["body"] == "You have 6 hours left for your move."
            assert request.headers["urgency"] == "high"
            await process.look_after(HOUR)
            assert service.take() == []

    asyncio.run(check())


def test_quiet_hours_hold_back_one_notice_per_table(sqlite: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(sqlite) as [process]:
            await process.subscribe(ADA, FakeBrowser(service))
            await process.targets.set_quiet_hours(ADA, QuietHours(11 * 60, 14 * 60, "UTC"))
            await correspondence(process)
            await correspondence(process)
            for _ in range(3):
                await process.look_after(0.5 * HOUR)
            assert service.take() == []
            await process.look_after(0.51 * HOUR)
            assert len(service.take()) == 2

    asyncio.run(check())


def test_quiet_hours_that_are_ended_hold_nothing_back(sqlite: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(sqlite) as [process]:
            await process.subscribe(ADA, FakeBrowser(service))
            await process.targets.set_quiet_hours(ADA, QuietHours(11 * 60, 14 * 60, "UTC"))
            await correspondence(process)
            await process.look_after(60)
            await process.targets.set_quiet_hours(ADA, None)
            await process.look_after(1)
            assert len(service.take()) == 1

    asyncio.run(check())


def test_a_rematch_is_an_invitation_and_the_end_of_a_match_is_told(sqlite: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(sqlite) as [process]:
            ada = FakeBrowser(service)
            room = await correspondence(process)
            await process.subscribe(ADA, ada)
            process.now += 1
            await room.table.execute(lambda _: [events.DrawAgreed()])
            await process.look_after(20)
            [request] = service.take()
            bot = room.table.state.seats[2].name
            assert ada.read(request)["body"] == f"The match with bo and {bot} is over."
            following = await process.registry.rematch(room.table, BO, hash_of_nonce(nonce_of("bo")))
            await process.look_after(20)
            told = [ada.read(request) for request in service.take()]
            assert [one["path"] for one in told] == [f"/t/{following}"]
            assert told[0]["body"] == f"A seat is kept for you at a new table with {bot} and bo."

    asyncio.run(check())


def test_a_message_that_does_not_arrive_is_tried_again_later(sqlite: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(sqlite) as [process]:
            await process.subscribe(ADA, FakeBrowser(service))
            await correspondence(process)
            service.answers = [Answer(500), Answer(429, {"Retry-After": "600"}), Answer(201)]
            await process.look_after(20)
            assert (await process.targets.of(ADA))[0].error == "500"
            await process.look_after(30)
            assert len(service.take()) == 1, "not before a minute has passed"
            await process.look_after(31)
            assert len(service.take()) == 1
            await process.look_after(300)
            assert service.take() == [], "not before the push service has said"
            await process.look_after(301)
            assert len(service.take()) == 1
            assert (await process.targets.of(ADA))[0].error == ""
            await process.look_after(HOUR)
            assert service.take() == []

    asyncio.run(check())


def test_a_service_that_always_fails_is_given_up(sqlite: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(sqlite) as [process]:
            await process.targets.add_webhook(ADA, "webhook", service.url, language="en", origin="http://localhost")
            await correspondence(process, days=30)
            service.answers = [Answer(500)] * 20
            for _ in range(20):
                await process.look_after(2 * HOUR)
            assert len(service.take()) == 5

    asyncio.run(check())


def test_a_browser_that_has_unsubscribed_is_forgotten(sqlite: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(sqlite) as [process]:
            await process.subscribe(ADA, FakeBrowser(service))
            await correspondence(process)
            service.answers = [Answer(410)]
            await process.look_after(20)
            assert await process.targets.of(ADA) == []
            assert await stored_notices(process.store) == 0

    asyncio.run(check())


def test_a_club_is_told_whose_turn_it_is(sqlite: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(sqlite) as [process]:
            await process.targets.add_webhook(BO, "club", service.url, language="fr", origin="https://club.example")
            room = await correspondence(process)
            await process.look_after(20)
            [request] = service.take()
            link = f"https://club.example/t/{room.table.id}"
            assert request.json["text"] == f"Sternenhimmel: ada\u202f: c\u2019est à vous de jouer. {link}"

    asyncio.run(check())


def test_of_several_processes_one_tells_and_another_takes_over_from_one_that_died(
    place: Place, service: PushService
) -> None:
    async def check() -> None:
        async with processes(place) as [process]:
            workers = [process.worker] + [
                PushWorker(process.store, process.registry, process.targets, process.delivery, lambda: process.now)
                for _ in range(3)
            ]
            await process.subscribe(ADA, FakeBrowser(service))
            await correspondence(process)
            process.now += 20
            await asyncio.gather(*(worker.look() for worker in workers))
            assert len(service.take()) == 1
            await correspondence(process)
            process.now += 20
            telling = asyncio.create_task(workers[0].look())
            loop, died = asyncio.get_running_loop(), threading.Event()

            def die_before_the_answer() -> None:
                loop.call_soon_threadsafe(telling.cancel)
                died.wait(20)

            service.before_answering = die_before_the_answer
            await asyncio.gather(telling, return_exceptions=True)
            died.set()
            service.before_answering = lambda: None
            await process.look_after(20)
            assert len(service.take()) == 1, "the claim of a process that died lasts a minute"
            await process.look_after(41)
            assert len(service.take()) == 1, "and then another process tells"
            await process.look_after(60)
            assert service.take() == []

    asyncio.run(check())


def test_nobody_is_told_while_at_the_table_at_another_process(
    address: str, tmp_path: Path, service: PushService
) -> None:
    async def check() -> None:
        there = Place(tmp_path, address)
        async with processes(there, there) as [here, other]:
            await here.subscribe(ADA, FakeBrowser(service))
            room = await correspondence(here)
            room.table.listen(lambda _: None, Viewer(ADA))
            await here.look_after(4)
            await other.look_after(20)
            await other.look_after(600)
            assert service.take() == []
            await asyncio.gather(here.look_after(1000), other.look_after(1000))
            assert len(service.take()) == 1

    asyncio.run(check())


def test_a_restarted_server_tells_what_happened_and_repeats_nothing(place: Place, service: PushService) -> None:
    ada = FakeBrowser(service)

    async def before() -> str:
        async with processes(place) as [process]:
            await process.subscribe(ADA, ada)
            await correspondence(process)
            await process.look_after(20)
            room = await correspondence(process)
            return room.table.id

    async def after() -> None:
        async with processes(place) as [process]:
            await process.look_after(60)

    later = asyncio.run(before())
    asyncio.run(after())
    assert [ada.read(request)["path"] for request in service.take()][1:] == [f"/t/{later}"]


async def stored_notices(store: EventStore) -> int:
    return await store.query(lambda connection: len(connection.execute(select(push_notices)).all()))
