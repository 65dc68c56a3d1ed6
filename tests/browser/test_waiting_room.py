"""Before the match: the link, its QR code, free seats, and leaving a seat."""

from __future__ import annotations

import re

import segno
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import CLUB_HOST
from tests.browser.tables import AT_A_TABLE, join, start_table
from tests.browser.user import User
from tests.server.live_server import Server

DARK_SQUARES = """
    (code) => {
        const edge = 2, size = code.viewBox.baseVal.width - 2 * edge;
        const dark = [...code.querySelectorAll("path")].at(-1);
        const places = Array.from({ length: size }, (_, place) => edge + place + 0.5);
        return places.map((y) => places.map((x) => dark.isPointInStroke(new DOMPoint(x, y))));
    }
"""


def test_the_link_and_its_code_lead_a_friend_to_a_seat(browser: Browser, server: Server) -> None:
    with User(browser, server, host=CLUB_HOST) as ada, User(browser, server, phone=True, host=CLUB_HOST) as bo:
        ada.page.goto("/")
        ada.page.get_by_test_id("name").fill("Ada")
        ada.page.get_by_test_id("invite-sternenhimmel").click()
        ada.page.wait_for_url(AT_A_TABLE)
        link = ada.page.get_by_test_id("invite-link").input_value()
        assert link == ada.page.url
        expect(ada.page.get_by_test_id("qr")).to_be_visible()
        expect(ada.page.get_by_test_id("hindrance")).to_have_count(0)
        assert drawn_code(ada) == code_of(link)
        ada.screenshot("waiting-room")
        bo.page.goto(link)
        expect(bo.page.get_by_test_id("seat-0")).to_contain_text("Ada")
        bo.screenshot("waiting-room-visitor-phone")
        bo.page.get_by_test_id("seat-name").fill("Bo")
        bo.page.get_by_test_id("take-seat").press("Enter")
        for user in (ada, bo):
            expect(user.page.get_by_test_id("seat-1")).to_contain_text("Bo")
            expect(user.page.get_by_test_id("board")).to_be_visible()
        assert ada.page_errors == bo.page_errors == []


def test_a_link_that_leads_others_nowhere_says_so_and_how_to_change_it(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        start_table(ada, "sternenhimmel", "me", "open", "open")
        expect(ada.page.get_by_test_id("hindrance")).to_contain_text("asterism serve --lan")
        expect(ada.page.get_by_test_id("qr")).to_have_count(0)
        ada.page.route(
            "**/api/reach", lambda route: route.fulfill(json={"kind": "network", "address": f"http://{CLUB_HOST}:1/"})
        )
        ada.page.reload()
        expect(ada.page.get_by_test_id("invite-link")).to_have_value(re.compile(rf"^http://{CLUB_HOST}:1/t/"))
        expect(ada.page.get_by_test_id("hindrance")).to_have_count(0)


def test_the_host_puts_a_bot_into_a_free_seat_and_the_match_begins(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        table = start_table(ada, "sternenhimmel", "me", "open", "open")
        join(bo, table)
        expect(bo.page.get_by_test_id("seat-bot-2")).to_have_count(0)
        expect(bo.page.get_by_role("status").first).to_contain_text("1")
        ada.page.get_by_test_id("seat-bot-2").click()
        for user in (ada, bo):
            expect(user.page.get_by_test_id("seat-2").get_by_test_id("level")).to_have_attribute("data-bot", "star")
            expect(user.page.get_by_test_id("board")).to_be_visible()


def test_a_guest_gets_up_and_the_host_closes_the_table(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        table = start_table(ada, "sternenhimmel", "me", "open", "open")
        join(bo, table)
        expect(ada.page.get_by_test_id("seat-1")).to_contain_text("Bo")
        bo.page.get_by_test_id("leave").click()
        expect(bo.page.get_by_test_id("take-seat")).to_be_visible()
        expect(ada.page.get_by_test_id("seat-1")).to_contain_text("Free seat")
        ada.page.get_by_test_id("leave").click()
        for user in (ada, bo):
            expect(user.page.get_by_text("This table was closed before the match began.")).to_be_visible()
        ada.screenshot("table-closed")
        bo.page.reload()
        expect(bo.page.get_by_text("This table was closed before the match began.")).to_be_visible()
        ada.page.get_by_role("link", name="Home", exact=True).click()
        expect(ada.page.get_by_test_id("play-nacht")).to_be_visible()


def test_a_player_who_comes_too_late_may_watch(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo, User(browser, server) as cleo:
        table = start_table(ada, "constellation", "me", "open")
        cleo.page.goto(f"/t/{table}")
        expect(cleo.page.get_by_test_id("take-seat")).to_be_visible()

        def be_too_late(route: Route) -> None:
            join(bo, table)
            route.continue_()

        cleo.page.route("**/seat", be_too_late)
        with cleo.page.expect_response("**/seat"):
            cleo.page.get_by_test_id("take-seat").click()
        expect(cleo.page.get_by_test_id("board")).to_be_visible()
        expect(cleo.page.get_by_test_id("status")).to_contain_text("is thinking")
        assert not cleo.can_move()


def drawn_code(user: User) -> list[list[bool]]:
    """The dark squares of the QR code on the page, without its margin."""
    found: list[list[bool]] = user.page.get_by_test_id("qr").locator("svg").evaluate(DARK_SQUARES)
    return found


def code_of(link: str) -> list[list[bool]]:
    """The dark squares of a QR code with this link."""
    return [[bool(square) for square in row] for row in segno.make(link, error="m", micro=False).matrix]
