"""What helps to follow a match: marks of the last moves, prompts, notes where a touch was in vain, and a pause."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.tables import start_table
from tests.browser.user import User
from tests.server.live_server import Server

RECENT = '[data-recent="true"]'


def test_the_page_says_what_the_others_did_and_what_to_choose_next(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        start_table(ada, "sternenhimmel", "me", "greedy", "greedy")
        assert ada.wait_for_turn()
        ada.move()
        assert ada.wait_for_turn()
        page, status, note = ada.page, ada.page.get_by_test_id("status"), ada.page.get_by_test_id("touch-note")
        expect(page.locator(RECENT)).to_have_count(2)
        entries = page.get_by_test_id("log").locator("summary")
        expect(entries.last.locator("svg")).to_be_visible()
        expect(status).to_have_text(re.compile("^Your turn"))
        token = page.locator('[data-testid^="token-"][data-legal="true"]').first
        token.click()
        expect(status).to_have_text("Now choose a star.")
        page.locator('[data-testid^="star-"][data-legal="false"]:visible').first.click(force=True)
        expect(note).to_have_text("That is not possible here. Now choose a star.")
        expect(token).to_have_attribute("aria-pressed", "true")
        ada.screenshot("touched-in-vain")
        before = ada.seq
        page.locator('[data-testid^="star-"][data-legal="true"]:visible').first.click()
        ada.wait_for_answer(before)
        expect(note).to_have_count(0)
        assert ada.page_errors == []


def test_a_spectator_pauses_the_match_and_catches_up(browser: Browser, server: Server) -> None:
    with User(browser, server, phone=True, real_time=True) as ada:
        start_table(ada, "sternenhimmel", "greedy", "greedy", "greedy")
        page = ada.page
        page.get_by_test_id("watch-pause").click()
        shown = page.get_by_test_id("log").locator("details").count()
        newest = page.get_by_test_id("watch-newest")
        expect(newest).to_be_visible()
        assert page.get_by_test_id("log").locator("details").count() == shown
        ada.screenshot("paused")
        newest.click()
        page.wait_for_function(f"() => document.querySelectorAll('[data-testid=log] details').length > {shown}")
        assert ada.page_errors == []
