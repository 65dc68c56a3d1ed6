"""How people in the same room join: the address in the local network, and what is said where there is none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from asterism.server import local_network
from asterism.server.local_network import host_for_others, is_for_this_machine, page_address
from asterism.server.run import how_others_join
from asterism.server.settings import Settings
from tests.server.in_process import in_process

LAN_ADDRESS = "192.168.1.20"


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A home network, whatever network this machine is in."""
    monkeypatch.setattr(local_network, "own_address", lambda: LAN_ADDRESS)


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", "127.3.2.1"])
def test_a_server_for_this_machine_has_no_address_for_others(host: str) -> None:
    assert is_for_this_machine(host)
    assert host_for_others(host) is None
    said = how_others_join(host, 8000)
    assert "Only this computer" in said
    assert "asterism serve --lan" in said
    assert "make play ARGS=--lan" in said


def test_an_open_server_says_where_others_join_and_what_that_means() -> None:
    said = how_others_join("0.0.0.0", 8000)  # noqa: S104
    assert "http://192.168.1.20:8000/" in said
    assert "nothing is encrypted" in said
    assert host_for_others("10.0.0.7") == "10.0.0.7"
    assert page_address("fd00::7", 8000) == "http://[fd00::7]:8000/"


def test_without_a_network_nothing_is_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_network, "own_address", lambda: None)
    assert "once it is in a network" in how_others_join("0.0.0.0", 8000)  # noqa: S104


@pytest.mark.parametrize(
    ("host", "address", "headers", "answer"),
    [
        ("127.0.0.1", "127.0.0.1", {}, {"kind": "here", "address": None}),
        ("0.0.0.0", "127.0.0.1", {}, {"kind": "network", "address": f"http://{LAN_ADDRESS}:8000/"}),  # noqa: S104
        ("0.0.0.0", "203.0.113.5", {}, {"kind": "unknown", "address": None}),  # noqa: S104
        ("0.0.0.0", "127.0.0.1", {"X-Forwarded-For": "203.0.113.5"}, {"kind": "unknown", "address": None}),  # noqa: S104
    ],
)
def test_only_a_browser_on_this_machine_learns_the_address(
    tmp_path: Path, host: str, address: str, headers: dict[str, str], answer: dict[str, Any]
) -> None:
    async def scenario() -> None:
        async with in_process(tmp_path, Settings(host=host)) as app:
            browser = app.browser("http://localhost:8000", address)
            assert (await browser.get("/api/reach", headers=headers)).json() == answer

    asyncio.run(scenario())


def test_the_address_for_others_becomes_a_qr_code_and_no_foreign_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process(tmp_path, Settings(host="0.0.0.0")) as app:  # noqa: S104
            browser = app.browser("http://localhost:8000", "127.0.0.1")
            drawn = await browser.post("/api/qr", json={"address": f"http://{LAN_ADDRESS}:8000/t/abc"})
            assert drawn.text.startswith("<svg")
            for foreign in ("http://192.168.1.21:8000/", f"http://{LAN_ADDRESS}:80001/", f"http://{LAN_ADDRESS}.evil/"):
                assert (await browser.post("/api/qr", json={"address": foreign})).status_code == 400

    asyncio.run(scenario())
