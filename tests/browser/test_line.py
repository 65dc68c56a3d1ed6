"""The line to the table: it drops and comes back by itself, and two tabs of one seat stay in step."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.gathering import LONG, LONG_GAME, ask, place_a_star, seat_of, sit_down_at_new, sit_together
from tests.browser.person import Account
from tests.browser.test_constellation import free_cells
from tests.server.live_server import Server

CUT = "window.lines.forEach((line) => line.close())"
KEEP_LINES = """
    window.lines = [];
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(address) { super(address); window.lines.push(this); }
    };
"""
DEAF = "window.lines.at(-1).send = () => {}"
"""As on a line whose other end is gone, which no browser has noticed yet."""


def test_a_dropped_line_comes_back_by_itself_and_says_so(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        for person in (ada, bo):
            person.page.add_init_script(KEEP_LINES)
        first, second = sit_together(ada, bo)
        seat = seat_of(first)
        first.page.evaluate("window.sameVisit = true")
        first.context.set_offline(offline=True)
        first.page.evaluate(CUT)
        expect(first.page.get_by_test_id("banner")).to_contain_text("Connection lost")
        expect(second.page.get_by_test_id(f"away-{seat}")).to_be_visible()
        assert not first.is_asked()
        first.see("line-lost")
        first.context.set_offline(offline=False)
        expect(first.page.get_by_test_id("line-back")).to_have_text("Connected again.")
        first.see("line-back")
        expect(second.page.get_by_test_id(f"away-{seat}")).to_have_count(0)
        place_a_star(first)
        assert second.wait_until_asked()
        assert first.page.evaluate("window.sameVisit")
        expect(first.page.get_by_test_id("line-back")).to_have_count(0)


def test_a_move_into_a_dead_line_is_made_all_the_same_and_only_once(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        for person in (ada, bo):
            person.page.add_init_script(KEEP_LINES)
        first, second = sit_together(ada, bo)
        first.page.clock.install()
        first.page.evaluate(DEAF)
        cell = free_cells(first)[0]
        first.page.get_by_test_id("pile-4").click()
        first.page.get_by_test_id(cell).click()
        expect(first.page.get_by_test_id("status")).to_contain_text("Your move is on its way")
        ask(second, "phrase-hello", "menu-close")
        assert not second.is_asked()
        first.page.clock.run_for(9_000)
        assert second.wait_until_asked()
        expect(second.page.get_by_test_id(cell)).to_have_attribute("data-tile", "4")
        assert [message["seat"] for message in second.heard if message["type"] == "turn"] == [seat_of(first)]


def test_two_tabs_of_one_seat_stay_in_step_and_both_go_on(browser: Browser, server: Server) -> None:
    with Account(browser, server, hasty=True) as ada:
        table = sit_down_at_new(ada, LONG_GAME, "me", "greedy", **LONG)
        assert ada.wait_until_asked()
        other = ada.context.new_page()
        other.goto(f"/t/{table}")
        wait_until_asked(other)
        assert cells(other) == cells(ada.page)
        place_a_star(ada)
        assert ada.wait_until_asked()
        wait_until_asked(other)
        assert cells(other) == cells(ada.page)
        before = ada.seq
        other.get_by_test_id("pile-5").click()
        other.locator('[data-legal="true"][data-cell]:not([data-tile])').first.click()
        ada.wait_for_answer(before)
        assert ada.wait_until_asked()
        wait_until_asked(other)
        assert cells(other) == cells(ada.page)
        assert ada.error_responses == []


def wait_until_asked(page: Page) -> None:
    expect(page.locator('[data-testid="pile-4"][data-legal="true"]')).to_be_visible()


def cells(page: Page) -> list[str]:
    """What lies where, as a page shows it."""
    found: list[str] = page.locator("[data-cell][data-tile]").evaluate_all(
        "cells => cells.map(cell => `${cell.dataset.cell} ${cell.dataset.tile}`).sort()"
    )
    return found
