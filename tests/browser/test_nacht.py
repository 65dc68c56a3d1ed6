"""Nacht der Sterne by clicking: laying, saying "Weiter!", and knocking."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import User, open_options
from tests.server.live_server import Server

SIDE = 5
STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_game_with_knocking_by_clicking(browser: Browser, server: Server, phone: bool) -> None:  # noqa: FBT001
    with User(browser, server, phone=phone) as ada:
        # Three players fill the picture; two may end before (N81).
        open_table(ada, seats=2 if phone else 3)
        assert ada.wait_for_turn()
        ada.screenshot(f"nacht-{'phone' if phone else 'desktop'}")
        assert play_attentively(ada) >= SIDE
        expect(ada.page.get_by_test_id("result")).to_contain_text("1")
        assert phone or not places(ada, laid=False)
        ada.screenshot(f"nacht-result-{'phone' if phone else 'desktop'}")
        assert ada.page_errors == []


def test_where_tiles_can_be_overlooked_all_places_look_alike(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        open_table(ada)
        wait_for_own_turn(ada)
        tile = names(ada.offers(), "tile-")[0]
        ada.page.get_by_test_id(f"tile-{tile}").click()
        empty = places(ada, laid=False)
        assert sorted(names(ada.offers(), "cell-")) == sorted(empty)
        looks = {ada.page.get_by_test_id(f"cell-{cell}").get_attribute("class") for cell in empty}
        assert len(looks) == 1
        wrong = next(cell for cell in empty if cell != tile)
        before = ada.seq
        ada.page.get_by_test_id(f"cell-{wrong}").click()
        expect(ada.page.get_by_test_id(f"tile-{tile}")).to_be_visible()
        expect(ada.page.get_by_text("That tile belongs elsewhere").first).to_be_visible()
        assert ada.seq == before


def test_in_strict_mode_only_what_fits_is_offered(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        open_table(ada, "streng")
        for _ in range(12):
            wait_for_own_turn(ada)
            cells = names(ada.offers(), "cell-")
            laid = places(ada, laid=True)
            assert all(fits(cell, laid) for cell in cells)
            assert sorted(cells) == sorted(names(ada.offers(), "tile-"))
            if cells:
                ada.page.get_by_test_id(f"cell-{cells[0]}").click()
                expect(ada.page.get_by_test_id(f"cell-{cells[0]}")).to_have_attribute("data-laid", "true")
                return
            ada.play("weiter")
        raise AssertionError("nothing ever fitted")


def test_a_tile_is_laid_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        open_table(ada)
        wait_for_own_turn(ada)
        before = ada.seq
        tile = names(ada.offers(), "tile-")[0]
        ada.page.get_by_test_id(f"tile-{tile}").focus()
        ada.page.keyboard.press("Enter")
        expect(ada.page.get_by_test_id(f"tile-{tile}")).to_have_attribute("aria-pressed", "true")
        ada.page.get_by_test_id(f"cell-{tile}").focus()
        ada.page.keyboard.press("Enter")
        ada.wait_for_turn()
        events = [
            event for message in ada.messages if message.get("seq", 0) > before for event in message.get("events", [])
        ]
        assert any(event["type"] in {"tile_laid", "did_not_fit"} and event["tile"] == tile for event in events)


def open_table(user: User, mode: str = "klopfen", seats: int = 3) -> None:
    """Open a table against bots."""
    user.page.goto("/")
    card = user.page.locator("article", has=user.page.get_by_test_id("play-nacht"))
    card.locator("label", has=user.page.get_by_test_id(f"seats-nacht-{seats}")).click()
    if mode != "klopfen":
        open_options(user.page, "nacht")
        card.get_by_label("Mode").select_option(mode)
    card.get_by_test_id("play-nacht").click()
    user.page.wait_for_url(re.compile(r"/t/"))


def play_attentively(user: User) -> int:
    """Lay what fits, knock for what others overlook; returns how many moves the user made."""
    moves = 0
    while user.wait_for_turn():
        offers = user.offers()
        laid = places(user, laid=True)
        user.play(*wanted(offers, laid, overlooked=shown_names(user)))
        moves += 1
    return moves


def wanted(offers: list[str], laid: list[str], overlooked: list[str]) -> list[str]:
    """The controls to click one after the other."""
    found = [tile for tile in overlooked if fits(tile, laid)]
    if "knock" in offers and found:
        return ["knock", f"name-{found[0]}"] if len(overlooked) > 1 else ["knock"]
    if "pass" in offers:
        return ["pass"]
    fitting = [tile for tile in names(offers, "tile-") if fits(tile, laid)]
    return [f"tile-{fitting[0]}", f"cell-{fitting[0]}"] if fitting else ["weiter"]


def wait_for_own_turn(user: User) -> None:
    """Pass on others' oversights until it is the user's turn."""
    while user.wait_for_turn():
        offers = user.offers()
        if "pass" not in offers:
            return
        user.play("pass")


def places(user: User, *, laid: bool) -> list[str]:
    """The places of the picture that are filled, or still empty."""
    shown = user.page.locator(f'[data-cell][data-laid="{str(laid).lower()}"]')
    found: list[str] = shown.evaluate_all("cells => cells.map(cell => cell.dataset.cell)")
    return found


def shown_names(user: User) -> list[str]:
    """The tiles of the player who said "Weiter!"."""
    shown = user.page.locator('[data-testid^="name-"]')
    return names(shown.evaluate_all("tiles => tiles.map(tile => tile.dataset.testid)"), "name-")


def names(test_ids: list[str], prefix: str) -> list[str]:
    """The tiles that these controls are about."""
    return [test_id.removeprefix(prefix) for test_id in test_ids if test_id.startswith(prefix)]


def fits(tile: str, laid: list[str]) -> bool:
    """Whether a tile lies beside the tile's place."""
    row, column = int(tile[0]), ord(tile[1])
    return any(f"{row + down}{chr(column + right)}" in laid for down, right in STEPS)
