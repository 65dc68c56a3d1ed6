"""A club's webhook is told of the evenings that its owner organises."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from asterism.server.clock import now
from asterism.server.evenings.evenings import Evenings
from asterism.server.evenings.live import EveningChanges, LiveEvenings
from asterism.server.push.quiet_hours import QuietHours
from tests.server.conftest import Place
from tests.server.evenings.club import ORGANISER, Club, guest
from tests.server.push.push_service import Answer, PushService
from tests.server.push.test_worker import Process, processes

pytestmark = pytest.mark.usefixtures("compiled")

SETTLED = 20.0


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


def club_of(process: Process) -> Club:
    """A club at this process, whose clock is that of the wall, just before now."""
    process.now = now() - 1
    evenings, changes = Evenings(process.store, process.registry, lambda _: None), EveningChanges()
    return Club(process.store, process.registry, evenings, LiveEvenings(process.store, evenings, changes))


async def told(process: Process, service: PushService) -> list[str]:
    """What the club reads after a while, without the links."""
    await process.look_after(SETTLED)
    return [str(request.json["text"]).rpartition(" ")[0] for request in service.take()]


def test_a_club_is_told_that_an_evening_is_open_of_each_round_and_of_the_end(
    place: Place, service: PushService
) -> None:
    async def check() -> None:
        async with processes(place) as [process]:
            club = club_of(process)
            await process.targets.add_webhook(ORGANISER, "club", service.url, language="en", origin="http://stars")
            await process.targets.add_webhook(ORGANISER, "webhook", service.url, language="de", origin="http://stars")
            await process.targets.add_webhook(guest("ada"), "club", service.url, language="fr", origin="http://stars")
            await process.targets.set_quiet_hours(ORGANISER, QuietHours(0, 1439, "UTC"))
            await club.open("ada", "bo", "cy", rounds=2)
            await process.look_after(SETTLED)
            [request] = service.take()
            said = request.json
            assert said["link"] == f"http://stars/evening/{club.id}"
            assert (
                said["text"] == f"Friday: An evening of Sternenhimmel is open, and everybody can join. {said['link']}"
            )
            assert (said["kind"], said["game"], said["table"]) == ("evening", "sternenhimmel", None)
            await club.join("di")
            assert await told(process, service) == [], "who joins is no news"
            await club.start()
            assert await told(process, service) == ["Friday: Round 1 of 2 has begun."]
            await club.evenings.end_round(club.id, ORGANISER)
            assert await told(process, service) == []
            await club.start()
            assert await told(process, service) == ["Friday: Round 2 of 2 has begun."]
            await club.evenings.end(club.id, ORGANISER)
            assert await told(process, service) == ["Friday: The evening is over. Its page has the standings."]
            process.now += 3600
            assert await told(process, service) == [], "also after what was told about finished tables is forgotten"

    asyncio.run(check())


def test_a_club_is_not_told_of_evenings_before_its_webhook(place: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(place) as [process]:
            club = club_of(process)
            await club.open("ada")
            process.now += 60
            await process.targets.add_webhook(ORGANISER, "club", service.url, language="en", origin="http://stars")
            assert await told(process, service) == []

    asyncio.run(check())


def test_news_of_an_evening_that_does_not_arrive_is_tried_again(place: Place, service: PushService) -> None:
    async def check() -> None:
        async with processes(place) as [process]:
            club = club_of(process)
            await process.targets.add_webhook(ORGANISER, "club", service.url, language="de", origin="http://stars")
            service.answers = [Answer(503)]
            await club.open(title="@everyone")
            opened = "@\u200beveryone: Ein Spieleabend mit Sternenhimmel ist eröffnet, und alle können mitspielen."
            assert await told(process, service) == [opened]
            process.now += 60
            assert await told(process, service) == [opened]
            assert await told(process, service) == []

    asyncio.run(check())
