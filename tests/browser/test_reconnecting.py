"""The connection to the table: it is restored by itself, and two tabs of one seat show the same."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.tables import LONG, LONG_GAME, open_chat, place_a_star, seat_of, start_match_for_two, start_table
from tests.browser.test_constellation import free_cells
from tests.browser.user import User, wait_for_message
from tests.server.live_server import Server

CUT = "window.sockets.forEach((socket) => socket.close())"
KEEP_SOCKETS = """
    window.sockets = [];
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(address) { super(address); window.sockets.push(this); }
    };
"""
LOSE_MESSAGES = "window.sockets.at(-1).send = () => {}"
"""Like a connection whose other end is gone, before the browser notices it."""


def test_a_lost_connection_comes_back_by_itself_and_says_so(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        for user in (ada, bo):
            user.page.add_init_script(KEEP_SOCKETS)
        first, second = start_match_for_two(ada, bo)
        seat = seat_of(first)
        first.page.evaluate("window.sameVisit = true")
        first.context.set_offline(offline=True)
        first.page.evaluate(CUT)
        expect(first.page.get_by_test_id("banner")).to_contain_text("Connection lost")
        expect(second.page.get_by_test_id(f"away-{seat}")).to_be_visible()
        assert not first.can_move()
        first.screenshot("connection-lost")
        first.context.set_offline(offline=False)
        expect(first.page.get_by_test_id("reconnected")).to_have_text("Connected again.")
        first.screenshot("reconnected")
        expect(second.page.get_by_test_id(f"away-{seat}")).to_have_count(0)
        place_a_star(first)
        assert second.wait_for_turn()
        assert first.page.evaluate("window.sameVisit")
        expect(first.page.get_by_test_id("reconnected")).to_have_count(0)


def test_a_move_sent_on_a_dead_connection_is_made_once(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        for user in (ada, bo):
            user.page.add_init_script(KEEP_SOCKETS)
        first, second = start_match_for_two(ada, bo)
        first.page.clock.install()
        first.page.evaluate(LOSE_MESSAGES)
        cell = free_cells(first)[0]
        first.page.get_by_test_id("pile-4").click()
        first.page.get_by_test_id(cell).click()
        expect(first.page.get_by_test_id("status")).to_contain_text("Your move is on its way")
        open_chat(second)
        second.page.get_by_test_id("phrase-hello").click()
        assert not second.can_move()
        first.page.clock.run_for(9_000)
        assert second.wait_for_turn()
        expect(second.page.get_by_test_id(cell)).to_have_attribute("data-tile", "4")
        assert [message["seat"] for message in second.messages if message["type"] == "turn"] == [seat_of(first)]


def test_two_tabs_of_one_seat_show_the_same_and_both_can_move(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        table = start_table(ada, LONG_GAME, "me", "greedy", **LONG)
        assert ada.wait_for_turn()
        other = ada.context.new_page()
        other.goto(f"/t/{table}")
        wait_for_own_turn(other)
        assert cells(other) == cells(ada.page)
        place_a_star(ada)
        assert ada.wait_for_turn()
        wait_for_message(other, ada.seq)
        wait_for_own_turn(other)
        assert cells(other) == cells(ada.page)
        before = ada.seq
        other.get_by_test_id("pile-5").click()
        other.locator('[data-legal="true"][data-cell]:not([data-tile])').first.click()
        ada.wait_for_answer(before)
        assert ada.wait_for_turn()
        wait_for_message(other, ada.seq)
        wait_for_own_turn(other)
        assert cells(other) == cells(ada.page)
        assert ada.page_errors == []


def wait_for_own_turn(page: Page) -> None:
    expect(page.locator('[data-testid="pile-4"][data-legal="true"]')).to_be_visible()


def cells(page: Page) -> list[str]:
    """The tiles and their cells, as a page shows them."""
    found: list[str] = page.locator("[data-cell][data-tile]").evaluate_all(
        "cells => cells.map(cell => `${cell.dataset.cell} ${cell.dataset.tile}`).sort()"
    )
    return found
