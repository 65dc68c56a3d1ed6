"""Real Chromium against a real server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

import asterism
from asterism.game import compile_game
from tests.server.live_server import Server

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The one without windows takes a third less of the processor."""
QUIET = ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update"]
CLUB_HOST = "club.test"
"""A host name for this machine that browsers trust less than localhost."""

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Stopped after the last test of this folder: while it runs, nothing else can start an event loop."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(
        executable_path=CHROMIUM, args=[*QUIET, f"--host-resolver-rules=MAP {CLUB_HOST} 127.0.0.1"]
    )
    yield launched
    launched.close()


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """A cold server needs half a minute for its first table, so compile before any test waits for it."""
    for game in asterism.names():
        compile_game(game)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests: every test opens its own tables as its own guests."""
    with Server(tmp_path_factory.mktemp("server"), 0.01, "--host-names", CLUB_HOST, "--push-private") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    with Server(tmp_path, bot_pause=0.01) as running:
        yield running
