"""Real Chromium against a real server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import asterism
from asterism.bots.compile import compile_game
from tests.server.live_server import Server

CHROMIUM = "/usr/bin/chromium"
QUIET = ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update"]
OWN_NETWORK = "club.test"
"""A name of this machine that browsers do not take for their own, so they trust it less than localhost."""

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed with the last test of this folder: as long as it is there, nothing else can start an event loop."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[*QUIET, f"--host-resolver-rules=MAP {OWN_NETWORK} 127.0.0.1"]
        )
        yield launched
        launched.close()


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """A cold server needs half a minute for its first table; compile before anybody's patience is measured."""
    for game in asterism.names():
        compile_game(game)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One registry for all: every test opens tables of its own, as guests of its own."""
    with Server(tmp_path_factory.mktemp("registry"), bot_pause=0.01) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A registry that may be torn down."""
    with Server(tmp_path, bot_pause=0.01) as running:
        yield running
