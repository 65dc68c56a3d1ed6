"""Chat beside the board: own text, phrases that everybody reads in their language, bubbles, and muting."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.tables import open_chat, seat_of, start_match_for_two
from tests.browser.user import User, wait_for_message
from tests.server.live_server import Server


def test_text_and_phrases_reach_the_other_player_in_their_language(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server, phone=True, language="fr") as bo:
        start_match_for_two(ada, bo)
        bubble = bo.page.get_by_test_id(f"bubble-{seat_of(ada)}")
        open_chat(ada)
        ada.page.get_by_test_id("phrase-good-luck").click()
        expect(bubble).to_have_text("Bonne chance !")
        ada.page.get_by_test_id("say").fill("  <b>What a sky!</b>  ")
        ada.page.get_by_test_id("say").press("Enter")
        expect(ada.page.get_by_test_id("talk")).to_contain_text("<b>What a sky!</b>")
        expect(ada.page.get_by_test_id("say")).to_have_value("")
        expect(ada.page.get_by_test_id("board")).to_be_visible()
        expect(bubble).to_have_text("<b>What a sky!</b>")
        expect(bo.page.get_by_test_id("unread-outside")).to_have_text("2")
        bo.screenshot("bubble-phone")
        bo.page.get_by_test_id("open-log").click()
        talk = bo.page.get_by_test_id("talk")
        expect(talk).to_contain_text("Bonne chance")
        expect(talk).to_contain_text("<b>What a sky!</b>")
        bo.screenshot("talk-phone")
        bo.page.get_by_test_id("phrase-thanks").click()
        expect(ada.page.get_by_test_id("talk")).to_contain_text("Thank you!")
        bo.page.get_by_test_id("panel-close").click()
        expect(bo.page.get_by_test_id("unread-outside")).to_have_count(0)
        ada.screenshot("talk-desktop")
        assert ada.page_errors == bo.page_errors == []


def test_a_muted_chat_is_neither_shown_nor_counted(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        start_match_for_two(ada, bo)
        open_chat(bo)
        bo.page.get_by_test_id("mute").check()
        bo.page.get_by_test_id("tab-log").click()
        open_chat(ada)
        ada.page.get_by_test_id("phrase-hello").click()
        ada.page.get_by_test_id("phrase-oops").click()
        expect(ada.page.get_by_test_id("talk")).to_contain_text("Oops!")
        wait_for_message(bo.page, ada.seq)
        assert [message["type"] for message in bo.messages].count("chat") == 2
        expect(bo.page.get_by_test_id("unread")).to_have_count(0)
        expect(bo.page.get_by_test_id(f"bubble-{seat_of(ada)}")).to_have_count(0)
        open_chat(bo)
        expect(bo.page.get_by_test_id("panel")).to_contain_text("You do not see what the others write.")
        expect(bo.page.get_by_test_id("talk")).to_have_count(0)
        bo.page.reload()
        open_chat(bo)
        expect(bo.page.get_by_test_id("mute")).to_be_checked()
        bo.page.get_by_test_id("mute").uncheck()
        expect(bo.page.get_by_test_id("talk")).to_contain_text("Hello!")


def test_too_many_lines_are_refused_and_the_text_is_kept(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        start_match_for_two(ada, bo)
        open_chat(ada)
        for _ in range(5):
            ada.page.get_by_test_id("phrase-hello").click()
        expect(ada.page.get_by_test_id("talk").locator("p")).to_have_count(5)
        ada.page.get_by_test_id("say").fill("One thing more")
        ada.page.get_by_test_id("say").press("Enter")
        expect(ada.page.get_by_test_id("panel").get_by_role("alert")).to_contain_text("wait a few seconds")
        expect(ada.page.get_by_test_id("say")).to_have_value("One thing more")
