"""Accessibility of every state of every game: axe checks both themes, and the announcer speaks every event."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

import asterism
from tests.browser.axe import assert_accessible
from tests.browser.tables import join, open_chat, start_table, use_menu
from tests.browser.user import User
from tests.server.live_server import Server

SEATS = {game: min(asterism.load(game).seats) for game in asterism.names()}
LISTEN = """
    window.announced = [];
    new MutationObserver(() => {
        const text = document.querySelector('[data-testid="announcer"]')?.textContent.trim();
        if (text && text !== window.announced.at(-1)) window.announced.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
"""


MOVING = """
    document.getAnimations().filter(({ effect }) => effect.getKeyframes().some(
        ({ offset, computedOffset, easing, composite, opacity, visibility, ...others }) => Object.keys(others).length
    )).length
"""
"""How many things move; with reduced motion they may only fade."""


@pytest.mark.parametrize(("phone", "theme"), [(True, "dark"), (False, "light")], ids=["phone-night", "desktop-day"])
@pytest.mark.parametrize("game", asterism.names())
def test_axe_finds_nothing_grave_from_the_first_move_to_the_ranking(
    browser: Browser,
    server: Server,
    game: str,
    phone: bool,  # noqa: FBT001
    theme: Literal["dark", "light"],
) -> None:
    where = f"{game}-{'phone' if phone else 'desktop'}-{theme}"
    with User(browser, server, phone=phone) as ada:
        ada.page.emulate_media(color_scheme=theme)
        start_table(ada, game, "me", *["greedy"] * (SEATS[game] - 1), **short(game))
        ada.wait_for_turn()
        assert ada.page.evaluate(MOVING) == 0, "the device asks for reduced motion"
        check_state(ada, f"state-start-{where}")
        use_menu(ada)
        check_state(ada, f"state-menu-{where}")
        ada.page.get_by_test_id("bot-plays").click()
        ada.wait_for_result()
        expect(ada.page.get_by_test_id("announcer")).to_contain_text("The match is over.")
        check_state(ada, f"state-result-{where}")
        if SEATS[game] > 1:
            show_scoring_again(ada)
            check_state(ada, f"state-scoring-{where}")
        assert ada.page_errors == []


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")], ids=["desktop-night", "phone-day"])
def test_axe_finds_nothing_grave_before_and_beside_the_match(
    browser: Browser,
    server: Server,
    phone: bool,  # noqa: FBT001
    theme: Literal["dark", "light"],
) -> None:
    where = f"{'phone' if phone else 'desktop'}-{theme}"
    with User(browser, server, phone=phone) as ada, User(browser, server, phone=phone) as bo:
        reached = {"kind": "network", "address": f"{server.url}/"}
        ada.page.route("**/api/reach", lambda route: route.fulfill(json=reached))
        for user in (ada, bo):
            user.page.emulate_media(color_scheme=theme)
        table = start_table(ada, "constellation", "me", "open")
        expect(ada.page.get_by_test_id("qr")).to_be_visible()
        check_state(ada, f"state-waiting-{where}")
        bo.page.goto(f"/t/{table}")
        expect(bo.page.get_by_test_id("take-seat")).to_be_visible()
        check_state(bo, f"state-visitor-{where}")
        join(bo, table)
        open_chat(bo)
        bo.page.get_by_test_id("phrase-hello").click()
        expect(bo.page.get_by_test_id("talk")).to_contain_text("Hello!")
        check_state(bo, f"state-talk-{where}")
        if phone:
            bo.page.get_by_test_id("panel-close").click()
        use_menu(bo, "resign")
        check_state(bo, f"state-resigning-{where}")
        bo.page.get_by_test_id("menu-close").click()
        use_menu(ada, "draw")
        expect(bo.page.get_by_test_id("offer")).to_be_visible()
        check_state(bo, f"state-offer-{where}")
        bo.page.get_by_test_id("offer-no").click()
        expect(ada.page.get_by_test_id("declined")).to_be_visible()
        check_state(ada, f"state-declined-{where}")
        start_table(ada, "sternenhimmel", "me", "here", "here")
        expect(ada.page.get_by_test_id("handover")).to_be_visible()
        check_state(ada, f"state-handover-{where}")


def test_a_screen_reader_hears_every_event_and_when_it_is_your_turn(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.add_init_script(LISTEN)
        start_table(ada, "sternenhimmel", "me", "greedy", "greedy")
        for _ in range(6):
            assert ada.wait_without_skipping()
            ada.move()
        assert ada.wait_without_skipping()
        announced: list[str] = ada.page.evaluate("window.announced")
        before_joining = len(ada.messages[0]["history"])
        logged = ada.page.get_by_test_id("log").locator("p").all_text_contents()[before_joining:]
        assert len(logged) >= 18
        assert [text for text in announced if text in logged] == logged
        prompt = ada.page.get_by_test_id("status").inner_text()
        assert announced.count(prompt) == 7
        expect(ada.page.get_by_test_id("announcer")).to_have_attribute("aria-live", "polite")
        assert announced[-1] == prompt


def check_state(user: User, where: str) -> None:
    """Save a picture and run axe."""
    user.screenshot(where)
    assert_accessible(user.page, where)


def short(game: str) -> dict[str, Any]:
    """Options that keep a match short."""
    return {"rounds": "1"} if game == "afrika" else {}


def show_scoring_again(user: User) -> None:
    """Close the ranking and show the last scoring again, at normal speed."""
    user.page.evaluate("window.speedup = 1")
    user.page.get_by_test_id("result-close").click()
    if user.page.get_by_test_id("open-log").is_visible():
        user.page.get_by_test_id("open-log").click()
    scored = user.page.locator('[data-testid="log"] details', has=user.page.get_by_test_id("replay")).last
    if scored.get_attribute("open") is None:
        scored.locator("summary").click()
    scored.get_by_test_id("replay").click()
    expect(user.page.get_by_test_id("skip")).to_be_visible()
