"""The end of a match: the board stays in sight, and the result is beside it or below it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from tests.browser.tables import start_table, use_menu
from tests.browser.user import SKIP, User
from tests.server.live_server import Server

RECORD_ANIMATIONS = """
    window.animated = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...rest) {
        if (this.matches("[data-testid=result]")) window.animated.push(...[...frames].flatMap(Object.keys));
        return animate.call(this, frames, ...rest);
    };
"""
SLOW_AFTER_EXPLANATIONS = """
    new MutationObserver(() => (window.speedup = document.querySelector("[data-testid=skip]") ? 0.1 : 20))
        .observe(document, { childList: true, subtree: true })
"""
"""The last turn is explained; what follows it, until the page changes again, takes its time."""
ANNOUNCED_END = f"""
    () =>
        document.querySelector("[data-testid=announcer]").textContent.includes("The match is over")
            ? "end"
            : ({SKIP}, null)
"""
SIZES = {"phone": (360, 640), "sideways": (740, 360), "tablet": (768, 1024), "desktop": (1440, 900)}


def box(part: Locator) -> FloatRect:
    """Where a part of the page is."""
    found = part.bounding_box()
    assert found
    return found


def assert_board_is_free(user: User) -> None:
    """The result covers nothing of the board, and all of it is on the screen."""
    board, sheet = box(user.page.get_by_test_id("board")), box(user.page.get_by_test_id("result"))
    status = box(user.page.get_by_test_id("status"))
    beside = sheet["x"] >= board["x"] + board["width"] - 1
    below = sheet["y"] >= board["y"] + board["height"] - 1
    assert beside or below
    size = user.page.viewport_size
    assert size
    assert sheet["x"] + sheet["width"] <= size["width"]
    assert max(part["y"] + part["height"] for part in (board, sheet, status)) <= size["height"]
    assert min(board["width"], board["height"]) >= 150


def test_the_result_is_beside_the_board_and_says_where_the_points_came_from(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        table = start_table(ada, "sternenhimmel", "me", "greedy", "greedy", "greedy")
        ada.wait_for_turn()
        ada.leave_it_to_a_bot()
        result = ada.page.get_by_test_id("result")
        for name, (width, height) in SIZES.items():
            ada.page.set_viewport_size({"width": width, "height": height})
            expect(ada.page.get_by_test_id("finished-sky")).to_be_visible()
            assert_board_is_free(ada)
            ada.screenshot(f"end-{name}")
        heading = result.get_by_role("heading").inner_text()
        assert re.search("wins?|You win!", heading)
        expect(ada.page.get_by_test_id("announcer")).to_contain_text(heading)
        for seat in range(4):
            score = int(ada.page.get_by_test_id(f"score-of-{seat}").inner_text())
            sources = ada.page.get_by_test_id(f"sources-{seat}").inner_text()
            parts = [part.rsplit(" ", 1)[1] for part in sources.split(" · ")]
            assert sum(int(part.replace("\N{MINUS SIGN}", "-")) for part in parts) == score, sources
        ada.page.get_by_test_id("share").click()
        expect(ada.page.get_by_test_id("shared")).to_be_visible()
        shared = ada.page.evaluate("navigator.clipboard.readText()")
        assert heading in shared
        assert shared.endswith(f"/replay/{table}")
        ada.page.get_by_test_id("result-close").click()
        expect(result).to_have_count(0)
        ada.page.get_by_test_id("result-show").click()
        expect(result).to_be_visible()
        ada.page.reload()
        expect(result.get_by_role("heading")).to_have_text(heading)
        ada.page.get_by_test_id("other-game").click()
        expect(ada.page.get_by_test_id("play-nacht")).to_be_visible()
        assert ada.page_errors == []


def test_the_board_gives_way_to_the_result_smoothly(browser: Browser, server: Server) -> None:
    with User(browser, server, phone=True) as ada:
        ada.page.emulate_media(reduced_motion="no-preference")
        ada.page.add_init_script(RECORD_ANIMATIONS)
        start_table(ada, "constellation", "me", "greedy")
        ada.wait_for_turn()
        ada.leave_it_to_a_bot()
        expect(ada.page.get_by_test_id("result")).to_be_visible()
        assert "height" in ada.page.evaluate("window.animated")
        assert_board_is_free(ada)
        assert ada.page_errors == []


@pytest.mark.parametrize("how", ["a click", "a key"])
def test_the_moment_of_the_board_is_skipped_by_a_click_or_a_key(browser: Browser, server: Server, how: str) -> None:
    with User(browser, server) as ada:
        start_table(ada, "constellation", "me", "greedy")
        ada.wait_for_turn()
        ada.page.evaluate(SLOW_AFTER_EXPLANATIONS)
        use_menu(ada, "bot-plays")
        assert ada.wait_for(ANNOUNCED_END) == "end"
        expect(ada.page.get_by_test_id("result")).to_have_count(0)
        ada.screenshot("moment-of-the-board")
        if how == "a key":
            ada.page.keyboard.press("Enter")
        else:
            ada.page.get_by_test_id("board").click(position={"x": 5, "y": 5})
        expect(ada.page.get_by_test_id("result")).to_be_visible(timeout=5_000)
