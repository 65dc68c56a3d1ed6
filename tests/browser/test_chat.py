"""Chat at the table: own text, phrases that everybody reads in their language, and muting."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.tables import start_match_for_two, use_menu
from tests.browser.user import User
from tests.server.live_server import Server


def test_text_and_phrases_reach_the_other_player_in_their_language(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server, phone=True, language="fr") as bo:
        start_match_for_two(ada, bo)
        use_menu(ada, "phrase-good-luck")
        ada.page.get_by_test_id("say").fill("  <b>What a sky!</b>  ")
        ada.page.get_by_test_id("say").press("Enter")
        expect(ada.page.get_by_test_id("talk")).to_contain_text("<b>What a sky!</b>")
        expect(ada.page.get_by_test_id("say")).to_have_value("")
        expect(bo.page.get_by_test_id("unread")).to_contain_text("2")
        bo.page.get_by_test_id("menu").click()
        talk = bo.page.get_by_test_id("talk")
        expect(talk).to_contain_text("Bonne chance")
        expect(talk).to_contain_text("<b>What a sky!</b>")
        bo.screenshot("talk-phone")
        bo.page.get_by_test_id("phrase-thanks").click()
        expect(ada.page.get_by_test_id("talk")).to_contain_text("Thank you!")
        bo.page.get_by_test_id("menu-close").click()
        expect(bo.page.get_by_test_id("unread")).to_have_count(0)
        ada.screenshot("talk-desktop")
        assert ada.page_errors == bo.page_errors == []


def test_a_muted_chat_is_neither_shown_nor_counted(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        start_match_for_two(ada, bo)
        use_menu(bo, "mute", "menu-close")
        use_menu(ada, "phrase-hello")
        ada.page.get_by_test_id("phrase-oops").click()
        expect(ada.page.get_by_test_id("talk")).to_contain_text("Oops!")
        for _ in range(100):
            if [message["type"] for message in bo.messages].count("chat") == 2:
                break
            bo.page.wait_for_timeout(20)
        expect(bo.page.get_by_test_id("unread")).to_have_count(0)
        bo.page.get_by_test_id("menu").click()
        expect(bo.page.get_by_test_id("table-menu")).to_contain_text("You do not see what the others write.")
        expect(bo.page.get_by_test_id("talk")).to_have_count(0)
        bo.page.reload()
        bo.page.get_by_test_id("menu").click()
        expect(bo.page.get_by_test_id("mute")).to_be_checked()
        bo.page.get_by_test_id("mute").uncheck()
        expect(bo.page.get_by_test_id("talk")).to_contain_text("Hello!")


def test_too_many_lines_are_refused_and_the_text_is_kept(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        start_match_for_two(ada, bo)
        use_menu(ada, *["phrase-hello"] * 5)
        expect(ada.page.get_by_test_id("talk").locator("p")).to_have_count(5)
        ada.page.get_by_test_id("say").fill("One thing more")
        ada.page.get_by_test_id("say").press("Enter")
        expect(ada.page.get_by_test_id("table-menu").get_by_role("alert")).to_contain_text("wait a few seconds")
        expect(ada.page.get_by_test_id("say")).to_have_value("One thing more")
