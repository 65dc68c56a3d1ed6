"""Under which names the server answers, and what it says to all others."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from asterism.server.hosts import AllowedHosts
from asterism.server.settings import Settings
from tests.server.in_process import in_process
from tests.server.live_server import Guest

MACHINE = "Deneb.lan"
SENTENCE = (
    "this server is not known as 'evil.example'; its host can allow the name with "
    "--host-names evil.example (or ASTERISM_HOST_NAMES)"
)


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "LOCALHOST:8000",
        "localhost.",
        "stars.localhost:8000",
        "127.0.0.1:8000",
        "192.168.1.20:8000",
        "203.0.113.9",
        "[::1]:8000",
        "[fe80::1]",
        "deneb",
        "deneb.lan:8000",
        "deneb.local:8000",
    ],
)
def test_addresses_localhost_and_the_machines_own_name_are_always_allowed(host: str) -> None:
    assert AllowedHosts("0.0.0.0", "", MACHINE).allow(host)  # noqa: S104


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "deneb.evil.example",
        "notlocalhost",
        "127.1.evil",
        "localhost:80:80",
        "localhost:",
        "[::1",
        "a b",
        "user@localhost",
        "",
    ],
)
def test_every_other_name_is_refused(host: str) -> None:
    assert not AllowedHosts("0.0.0.0", "", MACHINE).allow(host)  # noqa: S104


def test_the_host_lists_names_and_domains() -> None:
    allowed = AllowedHosts("sky.home", "Stars.example.org, *.asterism.example", MACHINE)
    assert all(map(allowed.allow, ("stars.example.org", "a.asterism.example:8443", "b.c.asterism.example", "sky.home")))
    assert not any(map(allowed.allow, ("example.org", "asterism.example", "evilasterism.example", "x.example.org")))
    assert AllowedHosts("127.0.0.1", "*", MACHINE).allow("anything.example")
    assert not AllowedHosts("127.0.0.1", "*", MACHINE).allow("a b@c:d")


def test_a_request_for_a_foreign_name_gets_a_sentence_that_names_the_setting(tmp_path: Path) -> None:
    async def check() -> None:
        async with in_process(tmp_path, Settings(host_names="stars.example.org")) as application:
            rebound = application.browser("http://evil.example:8000", address="127.0.0.1")
            page, metrics = await rebound.get("/"), await rebound.get("/metrics")
            assert page.status_code == metrics.status_code == 421
            assert page.text == metrics.text == SENTENCE + "\n"
            assert page.headers["content-type"] == "text/plain; charset=utf-8"
            assert page.headers["x-content-type-options"] == "nosniff"
            opened = await rebound.post("/api/tables", json={})
            assert (opened.status_code, opened.json()) == (421, {"detail": SENTENCE})
            assert "set-cookie" not in opened.headers
            known = application.browser("http://stars.example.org", address="127.0.0.1")
            assert (await known.get("/api/me")).status_code == 200
            assert (await known.get("/metrics")).status_code == 200
            assert (await known.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})).status_code == 403

    asyncio.run(check())


def test_a_websocket_for_a_foreign_name_is_not_accepted(ada: Guest) -> None:
    table = ada.open_table("me", "open", "open")
    port = ada.server.port
    with socket.create_connection(("127.0.0.1", port)) as raw, pytest.raises(InvalidStatus) as refused:
        connect(f"ws://evil.example:{port}/api/tables/{table}/play", sock=raw, origin=Origin("http://evil.example"))
    assert refused.value.response.status_code == 421
    assert b"--host-names evil.example" in refused.value.response.body
