"""A whole match of every game with the keyboard alone: no clicks, and no focus set by the test."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.tables import AT_A_TABLE
from tests.browser.test_nacht import fits, names, places, shown_names
from tests.browser.user import User
from tests.server.live_server import Server

WHY = re.compile("^Why")
IS_ON_THE_BOARD = """() => document.activeElement.closest('[data-testid="board"], .hand') !== null"""
"""After a move the focus stays where it is needed for the next one."""
FOCUSED = "document.activeElement?.dataset.testid ?? ''"
HOW_FAR = """
    (wanted) => {
        const stops = [...document.querySelectorAll("a, button, input, select, summary, [tabindex]")]
            .filter((stop) => stop.tabIndex >= 0 && !stop.disabled && !stop.closest("[inert]"))
            .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
            .filter((stop) => stop.type !== "radio" || stop.checked);
        const from = stops.indexOf(document.activeElement);
        const ways = stops.flatMap((stop, place) => (wanted.includes(stop.dataset.testid) ? [place - from] : []));
        return ways.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? null;
    }
"""
"""The number of Tab stops to the nearest of these; negative means backwards."""


def tab_to(user: User, *wanted: str) -> str:
    """Go to one of these with Tab or Shift+Tab; returns which."""
    for _ in range(20):
        focused = str(user.page.evaluate(FOCUSED))
        if focused in wanted:
            return focused
        way = user.page.evaluate(HOW_FAR, wanted)
        assert way is not None, f"Tab leads to none of {wanted}"
        if way:  # the page itself may have put the focus there just now
            hold_tab(user, way)
    raise AssertionError(f"Tab never reaches any of {wanted}")


def hold_tab(user: User, way: int) -> None:
    """Hold Tab until it has moved the focus this often; negative means backwards."""
    keyboard = user.page.keyboard
    if way < 0:
        keyboard.down("Shift")
    for _ in range(abs(way)):
        keyboard.down("Tab")
    keyboard.up("Tab")
    if way < 0:
        keyboard.up("Shift")


def press(user: User, *wanted: str) -> str:
    """Go to one of these by Tab and press Enter; returns which it was."""
    found = tab_to(user, *wanted)
    user.page.keyboard.press("Enter")
    return found


def place_a_token(user: User) -> None:
    press(user, *starting_with(user, "token-"))
    press(user, *starting_with(user, "star-"))


def place_a_star(user: User) -> None:
    """Choose a pile, enter the sky with Tab, and move with the arrow keys until a cell is free."""
    page = user.page
    press(user, *starting_with(user, "pile-"))
    tab_to(user, str(page.locator('[data-cell][tabindex="0"]').get_attribute("data-testid")))
    free = page.locator('[data-cell][data-legal="true"]:not([data-tile]):focus')
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 12:
        if free.count():
            break
        page.keyboard.press(key)
    expect(free).to_have_count(1)
    page.keyboard.press("Enter")


def lay_or_knock(user: User) -> None:
    offers, laid, overlooked = user.offers(), places(user, laid=True), shown_names(user)
    found = [tile for tile in overlooked if fits(tile, laid)]
    if "knock" in offers and found:
        user.page.keyboard.press("k")
        if len(overlooked) > 1:
            press(user, f"name-{found[0]}")
    elif "pass" in offers:
        press(user, "pass")
    elif fitting := [tile for tile in names(offers, "tile-") if fits(tile, laid)]:
        tile = press(user, *(f"tile-{tile}" for tile in fitting))
        press(user, tile.replace("tile-", "cell-"))
    else:
        press(user, "weiter")


def play_a_card(user: User) -> None:
    if cards := starting_with(user, "card-"):
        press(user, *cards)
        press(user, *(act for act in starting_with(user, "act-") if act != "act-pass"))
    else:
        press(user, "act-pass")


def lay_a_card(user: User) -> None:
    press(user, *starting_with(user, "card-"))
    if "join" in user.offers():
        press(user, "join")
        press(user, "join-2")
        press(user, "join-1")
    else:
        press(user, *starting_with(user, "front-", "end-", "new-row"))


def starting_with(user: User, *prefixes: str) -> list[str]:
    return [offer for offer in user.offers() if offer.startswith(prefixes)]


WAYS: dict[str, tuple[int, dict[str, str], Callable[[User], None]]] = {
    "sternenhimmel": (3, {}, place_a_token),
    "constellation": (2, {}, place_a_star),
    "nacht": (2, {}, lay_or_knock),
    "afrika": (2, {"rounds": "1"}, play_a_card),
    "patience": (1, {}, lay_a_card),
}
"""Of each game: the fewest seats, options that keep it short, and how to move."""


MOST_MISSED = 3
"""How often the controls may change on the way to them: a moment to knock passes by itself."""


@pytest.mark.parametrize("game", WAYS)
def test_a_whole_match_with_the_keyboard_alone(browser: Browser, server: Server, game: str) -> None:
    seats, options, move = WAYS[game]
    with User(browser, server) as ada:
        open_by_keyboard(ada, game, seats, options)
        moves = missed = 0
        while ada.wait_without_skipping():
            before = ada.seq
            if moves:
                ada.page.wait_for_function(IS_ON_THE_BOARD)
            try:
                move(ada)
            except AssertionError:
                missed += 1
                if missed > MOST_MISSED:
                    raise
                continue
            ada.wait_for_answer(before)
            moves += 1
        assert moves >= 2
        press(ada, "watch-again")
        expect(ada.page.get_by_test_id("replay-at")).to_be_visible()
        assert ada.page_errors == []


def open_by_keyboard(user: User, game: str, seats: int, options: dict[str, str]) -> None:
    """Open a table from the lobby."""
    page = user.page
    page.goto("/")
    expect(page.get_by_test_id(f"play-{game}")).to_be_visible()
    if seats > 1:
        tab_to(user, str(page.locator(f'[name="seats-{game}"]:checked').get_attribute("data-testid")))
        while page.evaluate(FOCUSED) != f"seats-{game}-{seats}":
            page.keyboard.press("ArrowLeft")
    for option, value in options.items():
        press(user, f"options-{game}")
        expect(page.get_by_test_id(f"advanced-{game}")).to_be_visible()
        press(user, f"advanced-{game}")
        expect(page.get_by_test_id(f"option-{option}")).to_be_visible()
        tab_to(user, f"option-{option}")
        page.keyboard.type(value)
        expect(page.get_by_test_id(f"option-{option}")).to_have_value(value)
    press(user, f"play-{game}")
    page.wait_for_url(AT_A_TABLE)


def test_the_log_is_one_stop_however_long_and_arrows_lead_to_its_rules(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        open_by_keyboard(ada, "patience", 1, {})
        for _ in range(3):
            assert ada.wait_without_skipping()
            before = ada.seq
            lay_a_card(ada)
            ada.wait_for_answer(before)
        assert ada.wait_without_skipping()
        tab_to(ada, "log")
        ada.page.keyboard.press("ArrowUp")
        expect(ada.page.get_by_test_id("log").locator("button:focus")).to_have_attribute("aria-label", WHY)
        ada.page.keyboard.press("Enter")
        expect(ada.page.get_by_test_id("why-rules")).to_be_visible()
        ada.page.keyboard.press("Escape")
        ada.page.keyboard.press("Tab")
        expect(ada.page.get_by_test_id("log").locator("button:focus")).to_have_count(0)
