"""Nothing moves while a page loads, so that nobody touches the wrong control."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import asterism
from tests.browser.tables import listed
from tests.browser.user import User
from tests.server.live_server import Server

STEADY = 0.05
"""The sum of layout shifts that nobody notices; browsers call up to 0.1 good."""
WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node));
    window.shifts.push({ value: entry.value, moved });
  }
}).observe({ type: "layout-shift", buffered: true });
"""

on_both_screens = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


@on_both_screens
def test_the_lobby_does_not_move_when_its_tables_arrive(browser: Browser, server: Server, phone: bool) -> None:  # noqa: FBT001
    with User(browser, server, phone=phone, drawn=True) as ada:
        for game in ("patience", "afrika"):
            ada.page.goto("/")
            ada.page.get_by_test_id(f"play-{game}").click()
            ada.page.wait_for_url(re.compile(r"/t/"))
        watch(ada.page)
        ada.page.route("**/api/me/tables", respond_late)
        ada.page.goto("/")
        expect(listed(ada, "In progress")).to_have_count(2)
        expect(ada.page.get_by_test_id("play-patience")).to_be_visible()
        assert_steady(ada.page)


@on_both_screens
@pytest.mark.parametrize("game", asterism.names())
def test_a_table_does_not_move_while_it_opens(browser: Browser, server: Server, game: str, phone: bool) -> None:  # noqa: FBT001
    with User(browser, server, phone=phone, drawn=True) as ada:
        ada.page.goto("/")
        ada.page.get_by_test_id(f"play-{game}").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        ada.wait_for_turn()
        watch(ada.page)
        ada.page.reload()
        ada.wait_for_turn()
        expect(ada.page.get_by_test_id("log")).to_be_attached()
        assert_steady(ada.page)


def respond_late(route: Route) -> None:
    """As over a slow network: everything else is there before this response."""
    time.sleep(0.3)
    route.continue_()


def watch(page: Page) -> None:
    """Record every shift from the next page on."""
    page.context.add_init_script(WATCH)


def assert_steady(page: Page) -> None:
    """All shifts together are too small to be seen; after one frame all have been reported."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))")
    shifts = page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) < STEADY, shifts
