"""The daily challenge against bots: one try without help, compared with others and with a bot, and shared."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.user import User, play_to_the_end
from tests.server.live_server import Server

GAME = "sternenhimmel"


def test_a_challenge_against_bots_is_played_once_without_help_and_its_result_is_shared(
    browser: Browser, server: Server
) -> None:
    with User(browser, server, phone=True) as ada:
        ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        ada.page.goto("/")
        button = ada.page.get_by_test_id(f"daily-{GAME}")
        expect(button).to_contain_text("one try")
        button.scroll_into_view_if_needed()
        ada.screenshot("daily-lobby-phone")
        button.click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        address = ada.page.url
        assert ada.wait_for_turn()
        ada.move()
        ada.wait_for_turn()
        expect(ada.page.get_by_test_id("hint")).to_have_count(0)
        expect(ada.page.get_by_test_id("take-back")).to_be_disabled()
        ada.page.goto("/")
        expect(button).to_contain_text("your try is under way")
        button.click()
        ada.page.wait_for_url(address)
        play_to_the_end(ada)
        results = ada.page.get_by_test_id("daily-results")
        expect(results).to_contain_text("Place 3 of 3")
        expect(ada.page.get_by_test_id("daily-bot")).to_contain_text(
            re.compile(r"in your seat: +Place \d of 3 · \d+ coins?")
        )
        assert_accessible(ada.page, "a finished daily challenge against bots")
        ada.page.evaluate("navigator.share = undefined")
        share = ada.page.get_by_test_id("daily-share")
        share.focus()
        ada.page.keyboard.press("Enter")
        expect(ada.page.get_by_test_id("daily-shared")).to_be_visible()
        lines = ada.page.evaluate("navigator.clipboard.readText()").split("\n")
        assert re.fullmatch(r"Asterism · Sternenhimmel · daily challenge of .+", lines[0])
        assert re.fullmatch(r"★+☆* Place \d of 3 · \d+ coins?", lines[1])
        assert lines[-1] == f"{server.url}/daily/{GAME}"
        expect(ada.page.get_by_test_id("share")).to_have_count(0)
        share.scroll_into_view_if_needed()
        ada.screenshot("daily-result-phone")
        ada.page.goto("/")
        expect(button).to_contain_text("finished")
        ada.page.goto("/daily/chess")
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("no game of this name")
        assert ada.page_errors == []
