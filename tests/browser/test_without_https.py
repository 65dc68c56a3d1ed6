"""Play on a club's own network without HTTPS, where browsers switch some of their functions off."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import CLUB_HOST
from tests.browser.user import User, play_to_the_end
from tests.server.live_server import Server


def test_a_whole_game_and_its_fair_deal_without_https(browser: Browser, server: Server) -> None:
    with User(browser, server, phone=True, host=CLUB_HOST) as ada:
        ada.page.goto("/")
        assert ada.page.evaluate("isSecureContext") is False
        ada.page.get_by_test_id("play-sternenhimmel").click()
        assert play_to_the_end(ada) > 0
        ada.page.get_by_test_id("open-verify").click()
        expect(ada.page.get_by_test_id("verify-summary")).to_contain_text("nobody could choose it")
        assert ada.page_errors == []
