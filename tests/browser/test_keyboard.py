"""A whole match of every game with the keyboard alone: nothing is clicked, and nothing is focused by magic."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.gathering import AT_A_TABLE
from tests.browser.person import PATIENCE, Account
from tests.browser.test_nacht import fits, names, places, shown_names
from tests.server.live_server import Server

WHY = re.compile("^Why")
FOCUSED = "document.activeElement?.dataset.testid ?? ''"
HOW_FAR = """
    (wanted) => {
        const stops = [...document.querySelectorAll("a, button, input, select, summary, [tabindex]")]
            .filter((stop) => stop.tabIndex >= 0 && !stop.disabled)
            .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
            .filter((stop) => stop.type !== "radio" || stop.checked);
        const from = stops.indexOf(document.activeElement);
        const ways = stops.flatMap((stop, place) => (wanted.includes(stop.dataset.testid) ? [place - from] : []));
        return ways.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? null;
    }
"""
"""How many stops it is to the nearest of these, as somebody sees who looks at the page; backwards is negative."""


def tab_to(person: Account, *wanted: str) -> str:
    """Go to one of these with Tab or Shift+Tab; returns which."""
    for _ in range(20):
        focused = str(person.page.evaluate(FOCUSED))
        if focused in wanted:
            return focused
        way = person.page.evaluate(HOW_FAR, wanted)
        assert way, f"Tab leads to none of {wanted}"
        for _ in range(abs(way)):
            person.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
    raise AssertionError(f"Tab never reaches any of {wanted}")


def press(person: Account, *wanted: str) -> str:
    """Go to one of these by Tab and press Enter; returns which it was."""
    found = tab_to(person, *wanted)
    person.page.keyboard.press("Enter")
    return found


def place_a_token(person: Account) -> None:
    press(person, *starting_with(person, "token-"))
    press(person, *starting_with(person, "star-"))


def place_a_star(person: Account) -> None:
    """Choose a pile, enter the sky where Tab leads, and walk on with the arrows until a cell is free."""
    page = person.page
    press(person, *starting_with(person, "pile-"))
    tab_to(person, str(page.locator('[data-cell][tabindex="0"]').get_attribute("data-testid")))
    free = page.locator('[data-cell][data-legal="true"]:not([data-tile]):focus')
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 12:
        if free.count():
            break
        page.keyboard.press(key)
    expect(free).to_have_count(1)
    page.keyboard.press("Enter")


def lay_or_knock(person: Account) -> None:
    offers, laid, overlooked = person.offers(), places(person, laid=True), shown_names(person)
    found = [tile for tile in overlooked if fits(tile, laid)]
    if "knock" in offers and found:
        person.page.keyboard.press("k")
        if len(overlooked) > 1:
            press(person, f"name-{found[0]}")
    elif "pass" in offers:
        press(person, "pass")
    elif fitting := [tile for tile in names(offers, "tile-") if fits(tile, laid)]:
        press(person, f"tile-{fitting[0]}")
        press(person, f"cell-{fitting[0]}")
    else:
        press(person, "weiter")


def play_a_card(person: Account) -> None:
    if cards := starting_with(person, "card-"):
        press(person, *cards)
        press(person, *(act for act in starting_with(person, "act-") if act != "act-pass"))
    else:
        press(person, "act-pass")


def lay_a_card(person: Account) -> None:
    press(person, *starting_with(person, "card-"))
    if "join" in person.offers():
        press(person, "join")
        press(person, "join-2")
        press(person, "join-1")
    else:
        press(person, *starting_with(person, "front-", "end-", "new-row"))


def starting_with(person: Account, *prefixes: str) -> list[str]:
    return [offer for offer in person.offers() if offer.startswith(prefixes)]


WAYS: dict[str, tuple[int, dict[str, str], Callable[[Account], None]]] = {
    "sternenhimmel": (3, {}, place_a_token),
    "constellation": (2, {}, place_a_star),
    "nacht": (2, {}, lay_or_knock),
    "afrika": (2, {"rounds": "1"}, play_a_card),
    "patience": (1, {}, lay_a_card),
}
"""Of each game: the fewest seats, options that keep it short, and how to move."""


@pytest.mark.parametrize("game", WAYS)
def test_a_whole_match_with_the_keyboard_alone(browser: Browser, server: Server, game: str) -> None:
    seats, options, move = WAYS[game]
    with Account(browser, server, hasty=True) as ada:
        open_by_keyboard(ada, game, seats, options)
        moves = 0
        while wait_for_turn(ada):
            before = ada.seq
            move(ada)
            ada.wait_for_answer(before)
            moves += 1
        assert moves >= 2
        press(ada, "watch-again")
        expect(ada.page.get_by_test_id("replay-at")).to_be_visible()
        assert ada.error_responses == []


def open_by_keyboard(person: Account, game: str, seats: int, options: dict[str, str]) -> None:
    """From the first page to the table."""
    page = person.page
    page.goto("/")
    expect(page.get_by_test_id(f"play-{game}")).to_be_visible()
    if seats > 1:
        tab_to(person, str(page.locator(f'[name="seats-{game}"]:checked').get_attribute("data-testid")))
        while page.evaluate(FOCUSED) != f"seats-{game}-{seats}":
            page.keyboard.press("ArrowLeft")
    for option, value in options.items():
        press(person, f"options-{game}")
        expect(page.get_by_test_id(f"option-{option}")).to_be_visible()
        tab_to(person, f"option-{option}")
        page.keyboard.type(value)
        expect(page.get_by_test_id(f"option-{option}")).to_have_value(value)
    press(person, f"play-{game}")
    page.wait_for_url(AT_A_TABLE)


def wait_for_turn(person: Account) -> bool:
    """Wait, and touch nothing; False when the match is over."""
    for _ in range(PATIENCE // 50):
        if person.result_is_shown:
            return False
        if person.is_asked():
            return True
        person.page.wait_for_timeout(50)
    raise AssertionError("nothing happens: " + person.page.get_by_test_id("status").inner_text())


def test_the_log_is_one_stop_however_long_and_arrows_lead_to_its_rules(browser: Browser, server: Server) -> None:
    with Account(browser, server, hasty=True) as ada:
        open_by_keyboard(ada, "patience", 1, {})
        for _ in range(3):
            assert wait_for_turn(ada)
            before = ada.seq
            lay_a_card(ada)
            ada.wait_for_answer(before)
        assert wait_for_turn(ada)
        tab_to(ada, "log")
        ada.page.keyboard.press("ArrowUp")
        ada.page.keyboard.press("ArrowUp")
        expect(ada.page.get_by_test_id("log").locator("button:focus")).to_have_attribute("aria-label", WHY)
        ada.page.keyboard.press("Enter")
        expect(ada.page.get_by_test_id("why-rules")).to_be_visible()
        ada.page.keyboard.press("Escape")
        ada.page.keyboard.press("Tab")
        expect(ada.page.get_by_test_id("log").locator("button:focus")).to_have_count(0)
