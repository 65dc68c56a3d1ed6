"""Every state of every game for everybody: axe looks at it by day and by night, and a screen reader hears it."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

import asterism
from tests.browser.axe import assert_accessible
from tests.browser.gathering import ask, join, sit_down_at_new
from tests.browser.person import PATIENCE, Account
from tests.browser.test_keyboard import wait_for_turn
from tests.server.live_server import Server

SEATS = {game: min(asterism.load(game).seats) for game in asterism.names()}
LISTEN = """
    window.announced = [];
    new MutationObserver(() => {
        const text = document.querySelector('[data-testid="announcer"]')?.textContent.trim();
        if (text && text !== window.announced.at(-1)) window.announced.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
"""


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
    with Account(browser, server, phone=phone, hasty=True) as ada:
        ada.page.emulate_media(color_scheme=theme)
        sit_down_at_new(ada, game, "me", *["greedy"] * (SEATS[game] - 1), **short(game))
        ada.wait_for_turn()
        look_closely(ada, f"state-start-{where}")
        ask(ada)
        look_closely(ada, f"state-menu-{where}")
        ada.page.get_by_test_id("bot-plays").click()
        wait_for_result(ada)
        expect(ada.page.get_by_test_id("announcer")).to_have_text("The match is over.")
        look_closely(ada, f"state-result-{where}")
        if SEATS[game] > 1:
            show_scoring_again(ada)
            look_closely(ada, f"state-scoring-{where}")
        assert ada.error_responses == []


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")], ids=["desktop-night", "phone-day"])
def test_axe_finds_nothing_grave_before_the_match_and_round_it(
    browser: Browser,
    server: Server,
    phone: bool,  # noqa: FBT001
    theme: Literal["dark", "light"],
) -> None:
    where = f"{'phone' if phone else 'desktop'}-{theme}"
    with Account(browser, server, phone=phone) as ada, Account(browser, server, phone=phone) as bo:
        for person in (ada, bo):
            person.page.emulate_media(color_scheme=theme)
        table = sit_down_at_new(ada, "constellation", "me", "open")
        expect(ada.page.get_by_test_id("qr")).to_be_visible()
        look_closely(ada, f"state-waiting-{where}")
        bo.page.goto(f"/t/{table}")
        expect(bo.page.get_by_test_id("take-seat")).to_be_visible()
        look_closely(bo, f"state-visitor-{where}")
        join(bo, table)
        ask(bo, "phrase-hello", "resign")
        expect(bo.page.get_by_test_id("talk")).to_contain_text("Hello!")
        look_closely(bo, f"state-talk-{where}")
        bo.page.get_by_test_id("menu-close").click()
        ask(ada, "draw")
        expect(bo.page.get_by_test_id("offer")).to_be_visible()
        look_closely(bo, f"state-offer-{where}")
        bo.page.get_by_test_id("offer-no").click()
        expect(ada.page.get_by_test_id("declined")).to_be_visible()
        look_closely(ada, f"state-declined-{where}")
        sit_down_at_new(ada, "sternenhimmel", "me", "here", "here")
        expect(ada.page.get_by_test_id("curtain")).to_be_visible()
        look_closely(ada, f"state-curtain-{where}")


def test_a_screen_reader_hears_every_event_and_when_it_is_your_turn(browser: Browser, server: Server) -> None:
    with Account(browser, server, hasty=True) as ada:
        ada.page.add_init_script(LISTEN)
        sit_down_at_new(ada, "sternenhimmel", "me", "greedy", "greedy")
        for _ in range(6):
            assert wait_for_turn(ada)
            ada.move()
        assert wait_for_turn(ada)
        announced: list[str] = ada.page.evaluate("window.announced")
        before_coming = len(ada.heard[0]["history"])
        told = ada.page.get_by_test_id("log").locator("p").all_inner_texts()[before_coming:]
        assert len(told) >= 18
        assert [text for text in announced if text in told] == told
        prompt = ada.page.get_by_test_id("status").inner_text()
        assert announced.count(prompt) == 7
        expect(ada.page.get_by_test_id("announcer")).to_have_attribute("aria-live", "polite")
        assert announced[-1] == prompt


def look_closely(person: Account, where: str) -> None:
    """Keep a picture, and let axe look."""
    person.see(where)
    assert_accessible(person.page, where)


def short(game: str) -> dict[str, Any]:
    """Options that keep a match short."""
    return {"rounds": "1"} if game == "afrika" else {}


def wait_for_result(person: Account) -> None:
    for _ in range(PATIENCE // 50):
        if person.result_is_shown:
            return
        person.hurry_softly()
        person.page.wait_for_timeout(50)
    raise AssertionError("no end: " + person.page.get_by_test_id("status").inner_text())


def show_scoring_again(person: Account) -> None:
    """Close the ranking and have the last scoring explained once more, at leisure."""
    person.page.evaluate("window.haste = 1")
    person.page.get_by_test_id("result-close").click()
    if person.page.get_by_test_id("open-log").is_visible():
        person.page.get_by_test_id("open-log").click()
    person.page.get_by_test_id("replay").last.click()
    expect(person.page.get_by_test_id("skip")).to_be_visible()
