"""The server goes away and comes back: the kept app says so, plays by itself meanwhile, and notices the return."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.user import User
from tests.browser.waiting import IS_KEPT, wait_until
from tests.server.live_server import Server


def test_the_lobby_says_that_the_server_is_gone_and_comes_back_by_itself(browser: Browser, own_server: Server) -> None:
    with User(browser, own_server, keeps_app=True) as ada:
        page, play = ada.page, ada.page.get_by_test_id("play-sternenhimmel")
        page.goto("/")
        expect(play).to_be_visible()
        wait_until(page, IS_KEPT)
        own_server.stop()
        page.reload()
        expect(page.get_by_test_id("offline")).to_be_visible()
        expect(page.get_by_test_id("server-gone")).to_be_hidden()
        expect(play).to_be_enabled()
        ada.screenshot("server-gone")
        own_server.start()
        expect(page.get_by_test_id("offline")).to_have_count(0)
        expect(play).to_be_visible()
        assert ada.page_errors == []
