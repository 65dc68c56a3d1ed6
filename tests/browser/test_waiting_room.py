"""Before the match: the link, the code to be photographed, free seats, and getting up again."""

from __future__ import annotations

import segno
from playwright.sync_api import Browser, Route, expect

from tests.browser.gathering import AT_A_TABLE, join, sit_down_at_new
from tests.browser.person import Account
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
    with Account(browser, server) as ada, Account(browser, server, phone=True) as bo:
        ada.page.goto("/")
        ada.page.get_by_test_id("name").fill("Ada")
        ada.page.get_by_test_id("invite-sternenhimmel").click()
        ada.page.wait_for_url(AT_A_TABLE)
        link = ada.page.get_by_test_id("invite-link").input_value()
        assert link == ada.page.url
        expect(ada.page.get_by_test_id("qr")).to_be_visible()
        assert drawn_code(ada) == code_of(link)
        ada.see("waiting-room")
        bo.page.goto(link)
        expect(bo.page.get_by_test_id("seat-0")).to_contain_text("Ada")
        bo.see("waiting-room-visitor-phone")
        bo.page.get_by_test_id("seat-name").fill("Bo")
        bo.page.get_by_test_id("take-seat").press("Enter")
        for person in (ada, bo):
            expect(person.page.get_by_test_id("seat-1")).to_contain_text("Bo")
            expect(person.page.get_by_test_id("board")).to_be_visible()
        assert ada.error_responses == bo.error_responses == []


def test_the_host_puts_a_bot_into_a_free_seat_and_the_match_begins(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        table = sit_down_at_new(ada, "sternenhimmel", "me", "open", "open")
        join(bo, table)
        expect(bo.page.get_by_test_id("seat-bot-2")).to_have_count(0)
        expect(bo.page.get_by_role("status").first).to_contain_text("1")
        ada.page.get_by_test_id("seat-bot-2").click()
        for person in (ada, bo):
            expect(person.page.get_by_test_id("seat-2")).to_contain_text("Star 3")
            expect(person.page.get_by_test_id("board")).to_be_visible()


def test_a_guest_gets_up_and_the_host_closes_the_table(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        table = sit_down_at_new(ada, "sternenhimmel", "me", "open", "open")
        join(bo, table)
        expect(ada.page.get_by_test_id("seat-1")).to_contain_text("Bo")
        bo.page.get_by_test_id("leave").click()
        expect(bo.page.get_by_test_id("take-seat")).to_be_visible()
        expect(ada.page.get_by_test_id("seat-1")).to_contain_text("Free seat")
        ada.page.get_by_test_id("leave").click()
        for person in (ada, bo):
            expect(person.page.get_by_text("This table was closed before the match began.")).to_be_visible()
        ada.see("table-closed")
        bo.page.reload()
        expect(bo.page.get_by_text("This table was closed before the match began.")).to_be_visible()
        ada.page.get_by_role("link", name="To the home page", exact=True).click()
        expect(ada.page.get_by_test_id("play-nacht")).to_be_visible()


def test_whoever_comes_too_late_is_told_and_may_watch(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo, Account(browser, server) as cleo:
        table = sit_down_at_new(ada, "constellation", "me", "open")
        cleo.page.goto(f"/t/{table}")
        expect(cleo.page.get_by_test_id("take-seat")).to_be_visible()

        def be_too_late(route: Route) -> None:
            join(bo, table)
            route.continue_()

        cleo.page.route("**/seat", be_too_late)
        cleo.page.get_by_test_id("take-seat").click()
        expect(cleo.page.get_by_test_id("board")).to_be_visible()
        expect(cleo.page.get_by_test_id("status")).to_contain_text("is thinking")
        assert not cleo.is_asked()


def drawn_code(person: Account) -> list[list[bool]]:
    """Which squares of the code on the page are dark, without the edge round it."""
    found: list[list[bool]] = person.page.get_by_test_id("qr").locator("svg").evaluate(DARK_SQUARES)
    return found


def code_of(link: str) -> list[list[bool]]:
    """The same of the code that says this link."""
    return [[bool(square) for square in row] for row in segno.make(link, error="m", micro=False).matrix]
