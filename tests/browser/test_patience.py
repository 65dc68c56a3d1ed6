"""The solitaire by clicking."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.user import User, play_to_the_end
from tests.server.live_server import Server


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_solitaire_by_clicking(browser: Browser, server: Server, phone: bool) -> None:  # noqa: FBT001
    size = "phone" if phone else "desktop"
    with User(browser, server, phone=phone) as ada:
        ada.page.goto("/")
        expect(ada.page.get_by_test_id("play-patience")).to_be_visible()
        expect(ada.page.get_by_test_id("invite-patience")).to_have_count(0)
        ada.page.get_by_test_id("play-patience").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        moves = play_to_the_end(ada, lay_a_card)
        assert moves == 53
        rows = ada.messages[-1]["position"]["view"]["rows"]
        assert sum(map(len, rows)) == 54
        expect(ada.page.get_by_test_id("result")).to_contain_text(str(len(rows)))
        expect(ada.page.get_by_test_id("best")).to_contain_text("all the cards")
        ada.screenshot(f"patience-result-{size}")
        assert ada.page_errors == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_daily_challenge_is_the_same_for_everybody(browser: Browser, server: Server, phone: bool) -> None:  # noqa: FBT001
    size = "phone" if phone else "desktop"
    with User(browser, server, phone=phone) as ada, User(browser, server, language="de") as bo:
        ada.page.goto("/")
        ada.page.get_by_test_id("daily-patience").scroll_into_view_if_needed()
        expect(ada.page.get_by_test_id("daily-patience")).to_contain_text("Daily challenge: ")
        ada.screenshot(f"patience-lobby-{size}")
        ada.page.get_by_test_id("daily-patience").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        bo.page.goto("/daily/patience")
        bo.page.wait_for_url(re.compile(r"/t/"))
        assert ada.page.url != bo.page.url
        for user in (ada, bo):
            assert user.wait_for_turn()
        [first, second] = [
            next(message for message in user.messages if message["type"] == "snapshot") for user in (ada, bo)
        ]
        assert first["position"]["view"] == second["position"]["view"]
        day = date.fromisoformat(first["table"]["origin"]["day"])
        expect(ada.page.get_by_test_id("note")).to_have_text(f"{day:%B} {day.day}, {day.year}")
        expect(bo.page.get_by_test_id("note")).to_contain_text(f"{day.day}. ")
        ada.screenshot(f"patience-daily-{size}")
        ada.page.go_back()
        ada.page.get_by_test_id("daily-patience").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        assert ada.page.url.endswith(first["table"]["table"]), "today's table is opened only once"
        ada.leave_it_to_a_bot()
        expect(ada.page.get_by_test_id("best")).to_contain_text("all the cards")
        expect(ada.page.get_by_test_id("result")).to_contain_text("for everybody")
        expect(ada.page.get_by_test_id("daily-results")).to_contain_text("You left this try to a bot")
        ada.screenshot(f"patience-daily-result-{size}")
        assert_accessible(ada.page, "a finished daily challenge")
        ada.page.get_by_test_id("open-verify").click()
        expect(ada.page.get_by_test_id("verify-day")).to_have_attribute("data-verdict", "holds")
        assert (ada.page_errors, bo.page_errors) == ([], [])


def test_the_lobby_says_on_how_many_days_in_a_row_the_daily_challenge_was_finished(
    browser: Browser, server: Server
) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/daily/patience")
        assert ada.wait_for_turn()
        [today] = ada.page.request.get("/api/me/tables").json()
        day = date.fromisoformat(today["origin"]["day"])
        days = [
            {**today, "table": f"t{back}", "phase": "over"}
            | {"origin": {**today["origin"], "day": (day - timedelta(days=back)).isoformat()}}
            for back in (1, 2, 4)
        ]
        ada.page.route("**/api/me/tables", lambda route: route.fulfill(json=[today, *days]))
        ada.page.goto("/")
        expect(ada.page.get_by_test_id("daily-patience")).to_contain_text("2 days in a row")


def test_a_press_counts_while_cards_are_still_moving(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.emulate_media(reduced_motion="no-preference")
        ada.page.goto("/")
        ada.page.get_by_test_id("play-patience").click()
        assert ada.wait_without_skipping()
        for _ in range(3):
            lay_a_card(ada)
            assert ada.wait_without_skipping()
        # The next move is shown very slowly: its hole in the hand, then the card that flies there.
        ada.page.evaluate("window.speedup = 0.005")
        ada.page.locator('[data-testid^="card-"][data-legal="true"]').first.click()
        ada.page.locator('[data-drop][data-legal="true"]').first.click()
        hand = ada.page.get_by_test_id("hand")
        hand.locator(".hole").wait_for()
        hole = hand.locator(".hole").bounding_box()
        # A press on what stays in hand ends that, and it counts if the card may be laid.
        hand.locator("button").first.click(force=True)
        expect(hand.locator(".hole")).to_have_count(0)
        # The new card may be pressed at its place before it has flown there.
        new = next(event["card"] for event in ada.messages[-1]["events"] if event["type"] == "drawn")
        place = ada.page.get_by_test_id(f"card-{new}").bounding_box()
        assert (hole and hole["x"], hole and hole["y"]) == (place and place["x"], place and place["y"])
        for card in ada.page.locator('[data-testid^="card-"][data-legal="true"]').all():
            if card.get_attribute("aria-pressed") != "true":
                card.click()
            expect(card).to_have_attribute("aria-pressed", "true")
        assert ada.page_errors == []


def lay_a_card(user: User) -> None:
    """Lay the first card that may be laid where it fits first, join two rows with the Star, or begin a row."""
    before = user.seq
    page = user.page
    star = page.locator('[data-testid="card-S"][data-legal="true"]')
    card = star if star.count() > 0 else page.locator('[data-testid^="card-"][data-legal="true"]').first
    card.click()
    if page.get_by_test_id("join").is_visible():
        page.get_by_test_id("join").click()
        for row in (2, 1):
            page.get_by_test_id(f"join-{row}").click()
    else:
        page.locator('[data-drop][data-legal="true"]').first.click()
    user.wait_for_answer(before)
