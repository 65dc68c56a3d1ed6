"""The server goes away and comes back: the lobby says so in our own page, and loads again by itself."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.user import User
from tests.server.live_server import Server

IS_KEPT = """
    async () => {
        const files = await (await caches.open("shell")).keys();
        return files.length > 4 && (await caches.match("/")) && navigator.serviceWorker.controller !== null;
    }
"""
"""Whether the browser has what the app needs to open without a server."""


def test_the_lobby_says_that_the_server_is_gone_and_comes_back_by_itself(browser: Browser, own_server: Server) -> None:
    with User(browser, own_server, keeps_app=True) as ada:
        page, play = ada.page, ada.page.get_by_test_id("play-sternenhimmel")
        page.goto("/")
        expect(play).to_be_visible()
        page.wait_for_function(
            "() => caches.match('/').then((page) => page && navigator.serviceWorker.controller !== null)"
        )
        page.wait_for_function(
            "() => caches.open('shell').then((shell) => shell.keys()).then((files) => files.length > 4)"
        )
        own_server.stop()
        page.reload()
        expect(page.get_by_test_id("unreachable")).to_be_visible()
        expect(page.get_by_test_id("server-gone")).to_be_hidden()
        ada.screenshot("server-gone")
        own_server.start()
        expect(play).to_be_visible()
        expect(page.get_by_test_id("unreachable")).to_have_count(0)
        assert ada.page_errors == []
