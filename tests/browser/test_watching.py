"""Watching: matches between bots, and public tables of strangers."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.tables import AT_A_TABLE, open_chat, start_table, use_menu
from tests.browser.test_walking_skeleton import Secret, assert_no_secret_reached, last_turn
from tests.browser.user import IS_OVER, LEGAL, SKIP, User
from tests.server.live_server import Server

NOBODY = -1
OF_A_PLAYER = f"""document.querySelector('[data-testid^="token-"], {LEGAL}')"""
HANDS_OR_END = f"() => {OF_A_PLAYER} ? 'a player' : {IS_OVER} ? 'end' : ({SKIP}, null)"


def test_bots_play_a_whole_match_to_be_watched(browser: Browser, server: Server) -> None:
    with User(browser, server, phone=True) as ada:
        ada.page.goto("/")
        ada.page.locator("label", has=ada.page.get_by_test_id("seats-sternenhimmel-3")).click()
        ada.page.get_by_test_id("watch-sternenhimmel").click()
        ada.page.wait_for_url(AT_A_TABLE)
        assert ada.wait_for(HANDS_OR_END) == "end"
        assert_no_secret_reached([], {NOBODY: ada})
        before = ada.page.url
        ada.page.get_by_test_id("play-again").click()
        ada.page.wait_for_url(lambda url: AT_A_TABLE.search(url) is not None and url != before)
        expect(ada.page.get_by_test_id("seat-2").get_by_test_id("level")).to_have_attribute("data-bot", "greedy")
        assert ada.page_errors == []


def test_a_stranger_finds_a_listed_table_and_sees_no_secret(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as cleo:
        listed = {"visibility": "listed"}
        table = start_table(ada, "sternenhimmel", "me", "greedy", "greedy", command=listed)
        assert ada.wait_for_turn()
        cleo.page.goto("/games")
        cleo.page.locator(f'[href="/t/{table}"]').click()
        expect(cleo.page.get_by_test_id("board")).to_be_visible()
        expect(cleo.page.get_by_test_id("note")).to_contain_text("You are watching.")
        secrets: list[Secret] = []
        while len(secrets) < 3 and ada.wait_for_turn():
            token, sky, star = ada.move()
            if last_turn(ada, 0)[0]["rule"] == "S26" and is_in_play(ada, sky):
                secrets.append((0, sky, star, token))
                expect_face_down(cleo, sky, star)
            assert cleo.page.locator('[data-testid^="token-"]').count() == 0
            assert not cleo.can_move()
        assert_no_secret_reached(secrets, {NOBODY: cleo})
        open_chat(cleo)
        expect(cleo.page.get_by_test_id("talk")).to_be_visible()
        for control in ("say", "take-back", "resign", "hint"):
            expect(cleo.page.get_by_test_id(control)).to_have_count(0)
        cleo.screenshot("watching")
        use_menu(ada)
        expect(ada.page.get_by_test_id("table-menu")).to_contain_text("One person is watching")


def is_in_play(user: User, sky: str) -> bool:
    """Whether the constellation has not been scored by the last move."""
    return sky in [place["sky"] for place in user.messages[-1]["position"]["view"]["places"] if place]


def expect_face_down(user: User, sky: str, star: int) -> None:
    """The star is taken, and the page does not say by which token."""
    shown = user.page.get_by_test_id(f"star-{sky}-{star}")
    expect(shown).to_have_attribute("aria-label", re.compile("face down"))
