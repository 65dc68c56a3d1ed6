"""A club plays on its own network, without HTTPS: browsers then keep part of what they can do to themselves."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import OWN_NETWORK
from tests.browser.person import Account, play_to_the_end
from tests.server.live_server import Server


def test_a_whole_game_and_its_fair_deal_without_https(browser: Browser, server: Server) -> None:
    with Account(browser, server, phone=True, host=OWN_NETWORK) as ada:
        ada.page.goto("/")
        assert ada.page.evaluate("isSecureContext") is False
        ada.page.get_by_test_id("play-sternenhimmel").click()
        assert play_to_the_end(ada) > 0
        ada.page.get_by_test_id("open-verify").click()
        expect(ada.page.get_by_test_id("verify-summary")).to_contain_text("nobody could choose it")
        assert ada.error_responses == []
