"""Talk at the table: words, phrases that everybody reads in their own language, and silence for who wants it."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.gathering import ask, sit_together
from tests.browser.person import Account
from tests.server.live_server import Server


def test_words_and_phrases_reach_the_other_in_their_language(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server, phone=True, language="fr") as bo:
        sit_together(ada, bo)
        ask(ada, "phrase-good-luck")
        ada.page.get_by_test_id("say").fill("  <b>What a sky!</b>  ")
        ada.page.get_by_test_id("say").press("Enter")
        expect(ada.page.get_by_test_id("talk")).to_contain_text("<b>What a sky!</b>")
        expect(ada.page.get_by_test_id("say")).to_have_value("")
        expect(bo.page.get_by_test_id("unread")).to_contain_text("2")
        bo.page.get_by_test_id("menu").click()
        talk = bo.page.get_by_test_id("talk")
        expect(talk).to_contain_text("Bonne chance")
        expect(talk).to_contain_text("<b>What a sky!</b>")
        bo.see("talk-phone")
        bo.page.get_by_test_id("phrase-thanks").click()
        expect(ada.page.get_by_test_id("talk")).to_contain_text("Thank you!")
        bo.page.get_by_test_id("menu-close").click()
        expect(bo.page.get_by_test_id("unread")).to_have_count(0)
        ada.see("talk-desktop")
        assert ada.error_responses == bo.error_responses == []


def test_whoever_is_muted_is_neither_seen_nor_counted_until_heard_again(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        sit_together(ada, bo)
        ask(bo, "mute", "menu-close")
        ask(ada, "phrase-hello")
        ada.page.get_by_test_id("phrase-oops").click()
        expect(ada.page.get_by_test_id("talk")).to_contain_text("Oops!")
        for _ in range(100):
            if [message["type"] for message in bo.heard].count("chat") == 2:
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


def test_too_much_at_once_is_refused_and_the_words_are_kept(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        sit_together(ada, bo)
        ask(ada, *["phrase-hello"] * 5)
        expect(ada.page.get_by_test_id("talk").locator("p")).to_have_count(5)
        ada.page.get_by_test_id("say").fill("One thing more")
        ada.page.get_by_test_id("say").press("Enter")
        expect(ada.page.get_by_test_id("table-menu").get_by_role("alert")).to_contain_text("wait a few seconds")
        expect(ada.page.get_by_test_id("say")).to_have_value("One thing more")
