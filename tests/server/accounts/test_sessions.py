"""Sessions: which requests end them, and that nothing of an ended one is left anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from asterism.server.accounts.revocations import REVOCATIONS_CHANNEL, Revocation, Revocations
from asterism.server.accounts.sessions import Session, SessionCookies, Sessions
from asterism.server.realtime.connections import Connections
from asterism.server.store import EventStore
from asterism.server.store.notifications import listen
from tests.server.conftest import Place
from tests.server.in_process import InProcess, in_process
from tests.server.live_server import Guest

COOKIE, SECURE_COOKIE = "asterism_guest", "__Host-asterism_guest"
PASSWORD = "a long walk under Vega"  # noqa: S105
ACCOUNT = {"login": "Vega", "password": PASSWORD}

Browser = httpx.AsyncClient


def run(data: Path, test: Callable[[InProcess], Awaitable[None]]) -> None:
    async def start() -> None:
        async with in_process(data) as application:
            await test(application)

    asyncio.run(start())


async def guest_of(browser: Browser) -> str:
    """The guest that the server takes the browser for; a browser without a session gets a new one."""
    return str((await browser.get("/api/me/export")).json()["guest"])


async def signed_in(application: InProcess) -> tuple[Browser, Browser]:
    """A laptop and a phone of the same person, each with a session of its own, made by a one-time link."""
    laptop, phone = application.browser(), application.browser()
    await laptop.put("/api/me", json={"name": "Ada"})
    secret = (await laptop.post("/api/me/link")).json()["path"].partition("#")[2]
    assert (await phone.post("/api/link", json={"secret": secret})).status_code == 200
    assert await guest_of(phone) == await guest_of(laptop)
    return laptop, phone


def copy_of(application: InProcess, browser: Browser) -> Browser:
    """A browser with a copy of the cookie."""
    return application.browser(cookies=httpx.Cookies(browser.cookies))


def test_signing_out_voids_all_copies_of_this_browsers_cookie_and_no_other(tmp_path: Path) -> None:
    async def check(application: InProcess) -> None:
        laptop, phone = await signed_in(application)
        person, stolen = await guest_of(laptop), copy_of(application, laptop)
        assert (await laptop.delete("/api/session")).status_code == 204
        assert COOKIE not in laptop.cookies
        assert await guest_of(stolen) != person
        assert await guest_of(phone) == person

    run(tmp_path, check)


def test_opening_an_account_ends_all_sessions_but_the_new_one_of_this_browser(tmp_path: Path) -> None:
    async def check(application: InProcess) -> None:
        laptop, phone = await signed_in(application)
        person, stolen = await guest_of(laptop), copy_of(application, laptop)
        link = (await laptop.post("/api/me/link")).json()["path"].partition("#")[2]
        assert (await laptop.post("/api/me/account", json=ACCOUNT)).status_code == 201
        assert await guest_of(laptop) == person
        assert await guest_of(stolen) != person
        assert await guest_of(phone) != person
        assert (await phone.post("/api/link", json={"secret": link})).status_code == 401, "links end with the sessions"
        assert (await phone.post("/api/session", json=ACCOUNT)).status_code == 200
        assert await guest_of(phone) == person

    run(tmp_path, check)


@pytest.mark.parametrize("way", ["password", "everywhere", "erase"])
def test_what_ends_all_sessions(tmp_path: Path, way: str) -> None:
    async def check(application: InProcess) -> None:
        laptop = application.browser()
        await laptop.post("/api/me/account", json=ACCOUNT)
        phone = application.browser()
        await phone.post("/api/session", json=ACCOUNT)
        person, stolen = await guest_of(laptop), copy_of(application, laptop)
        if way == "password":
            changed = await laptop.put("/api/me/password", json={"old": PASSWORD, "new": "another password"})
            assert changed.status_code == 204
            assert await guest_of(laptop) == person
        elif way == "everywhere":
            assert (await laptop.delete("/api/session/all")).status_code == 204
        else:
            assert (await laptop.request("DELETE", "/api/me", json={"password": PASSWORD})).status_code == 204
        assert await guest_of(stolen) != person
        assert await guest_of(phone) != person

    run(tmp_path, check)


def test_signing_in_ends_the_session_that_the_browser_had(tmp_path: Path) -> None:
    async def check(application: InProcess) -> None:
        laptop = application.browser()
        await laptop.post("/api/me/account", json=ACCOUNT)
        phone = application.browser()
        before, stolen = await guest_of(phone), copy_of(application, phone)
        await phone.post("/api/session", json=ACCOUNT)
        assert await guest_of(phone) == await guest_of(laptop)
        assert await guest_of(stolen) != before

    run(tmp_path, check)


def test_over_https_only_the_cookie_with_the_prefix_counts(tmp_path: Path) -> None:
    async def check(application: InProcess) -> None:
        plain = application.browser()
        secure = application.browser("https://127.0.0.1")
        assert COOKIE in (await plain.get("/api/me")).cookies
        assert SECURE_COOKIE in (await secure.get("/api/me")).cookies
        person = await guest_of(plain)
        smuggled = application.browser("https://127.0.0.1", cookies=httpx.Cookies({COOKIE: plain.cookies[COOKIE]}))
        assert await guest_of(smuggled) != person, "a page without encryption could have set it"

    run(tmp_path, check)


def test_sessions_end_on_both_databases_and_at_the_other_process(place: Place) -> None:
    store, twin = place.open(), None if place.database is None else place.open()

    async def check(store: EventStore, other: EventStore) -> None:
        cookies = SessionCookies(b"key")
        here = Sessions(store, cookies, Revocations(store, lambda _: None))
        there = Sessions(other, cookies, Revocations(other, lambda _: None))
        laptop, phone = await here.begin("ada"), await there.begin("ada")
        await here.end(laptop, "signed out")
        await here.end(laptop, "signed out twice")
        assert await there.ended_among([laptop, phone]) == [laptop]
        assert await there.find(cookies.sign(laptop)) is None
        await there.end_all("ada", "signed out everywhere")
        assert await here.ended_among([laptop, phone]) == [laptop, phone]
        assert await there.ended_among([await here.begin("ada")]) == []

    asyncio.run(check(store, twin or store))
    store.close()
    if twin:
        twin.close()


def test_a_revocation_reaches_the_connections_of_every_process(address: str, tmp_path: Path) -> None:
    here, there = EventStore(tmp_path, address), EventStore(tmp_path, address)

    async def check() -> None:
        heard: asyncio.Queue[Revocation] = asyncio.Queue()
        own: list[Revocation] = []
        listening = asyncio.Event()
        receiver, sender = Revocations(there, heard.put_nowait), Revocations(here, own.append)

        async def connected() -> None:
            listening.set()

        receivers = {REVOCATIONS_CHANNEL: receiver.receive}
        tasks = [asyncio.create_task(listen(store, receivers, connected)) for store in (there,)]
        await listening.wait()
        await Sessions(here, SessionCookies(b"key"), sender).end(Session("ada", "laptop"), "you have signed out")
        revocation = Revocation("ada", "you have signed out", "laptop")
        assert await heard.get() == revocation
        assert own == [revocation]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(check())
    here.close()
    there.close()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    opened = EventStore(tmp_path)
    yield opened
    opened.close()


def test_connections_of_a_session_that_ended_unheard_are_found_later(store: EventStore) -> None:
    async def check() -> None:
        connections, ended = Connections(0), list[str]()
        sessions = Sessions(store, SessionCookies(b"key"), Revocations(store, lambda _: None))
        laptop, phone = Session("ada", "laptop"), Session("ada", "phone")
        with (
            connections.register("ada", "10.0.0.1", lambda _: ended.append("laptop"), laptop),
            connections.register("ada", "10.0.0.1", lambda _: ended.append("phone"), phone),
            connections.register("robot", "10.0.0.1", lambda _: ended.append("robot")),
        ):
            await connections.recheck(sessions)
            assert ended == []
            await sessions.end(laptop, "signed out at a process that could not be heard")
            await connections.recheck(sessions)
            assert ended == ["laptop"]
            connections.revoke(Revocation("ada", "you have signed out", "phone"))
            connections.revoke(Revocation("robot", "this token has been revoked"))
            assert ended == ["laptop", "phone", "robot"]

    asyncio.run(check())


def test_a_live_connection_ends_with_its_session_and_no_other(ada: Guest) -> None:
    table = ada.open_table("me", "open", "open")
    with Guest(ada.server) as phone:
        secret = ada.http.post("/api/me/link").json()["path"].partition("#")[2]
        phone.http.post("/api/link", json={"secret": secret})
        connection, other = ada.connect(table), phone.connect(table)
        ada.receive(connection)
        assert phone.receive(other)["table"]["yours"] == [0]
        stolen = ada.cookie
        assert ada.http.delete("/api/session").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            ada.receive(connection, "never")
        assert closed.value.rcvd
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "you have signed out")
        other.send('{"type":"ping"}')
        assert phone.receive(other, "pong")
        again = ada.connect(table, Cookie=stolen)
        assert ada.receive(again)["table"]["yours"] == [], "a void cookie only watches"
