"""Accounts who share a device: a curtain falls between them, and nobody finds the others' secrets in the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.gathering import AT_A_TABLE, ask, sit_down_at_new
from tests.browser.person import PATIENCE, Account
from tests.browser.test_constellation import free_cells
from tests.browser.test_nacht import names
from tests.server.live_server import Server

Hand = Callable[[dict[str, Any]], list[str]]


def lay_what_fits(person: Account) -> None:
    """A turn of Nacht der Sterne in strict mode, where what fits lights up."""
    tiles = names(person.offers(), "tile-")
    person.answer(*([f"tile-{tiles[0]}", f"cell-{tiles[0]}"] if tiles else ["weiter"]))


def place_a_star(person: Account) -> None:
    person.answer("pile-4", free_cells(person)[0])


def play_a_card(person: Account) -> None:
    cards = names(person.offers(), "card-")
    if not cards:
        return person.answer("act-pass")
    person.page.get_by_test_id(f"card-{cards[0]}").click()
    act = next(offer for offer in person.offers() if offer.startswith("act-") and offer != "act-pass")
    return person.answer(act)


def place_a_token(person: Account) -> None:
    person.move()


SECRETS: dict[str, tuple[int, str, Hand, Callable[[Account], None]]] = {
    "sternenhimmel": (3, "token-", lambda view: sorted(view["hand"]), place_a_token),
    "constellation": (2, "card-", lambda view: sorted(c["card"] for c in view["hands"][view["seat"]]), place_a_star),
    "afrika": (3, "card-", lambda view: sorted(view["hand"]), play_a_card),
}
"""Of each game with hands: seats, how the page names what is in them, who holds what, and a way to move."""


@pytest.mark.parametrize("game", SECRETS)
def test_each_sees_their_own_hand_and_nobody_elses(browser: Browser, server: Server, game: str) -> None:
    seats, prefix, hand_of, move = SECRETS[game]
    with Account(browser, server, phone=game == "afrika", hasty=True) as ada:
        sit_down_at_new(ada, game, "me", *["here"] * (seats - 1))
        turns: list[int] = []
        while len(set(turns)) < seats or len(turns) < seats + 2:
            turns.append(wait_for_curtain(ada))
            assert ada.page.locator(f'[data-testid^="{prefix}"]').count() == 0
            assert last_view(ada)["seat"] is None
            raise_curtain(ada)
            assert ada.wait_for_turn()
            view = last_view(ada)
            assert view["seat"] == turns[-1]
            assert in_hand(ada, prefix) == hand_of(view)
            move(ada)
        assert ada.error_responses == []


def test_a_whole_night_at_one_device_and_once_more(browser: Browser, server: Server) -> None:
    with Account(browser, server, hasty=True) as ada:
        ada.page.goto("/")
        card = ada.page.get_by_test_id("card-nacht")
        card.locator("label", has=ada.page.get_by_test_id("seats-nacht-2")).click()
        card.get_by_test_id("here-nacht").click()
        ada.page.wait_for_url(AT_A_TABLE)
        wait_for_curtain(ada)
        assert_accessible(ada.page, "the curtain")
        ada.see("curtain")
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_test_id("curtain")).to_be_visible()
        turns = play_in_turn(ada, lay_what_fits)
        assert {0, 1} == set(turns)
        options = ada.heard[0]["table"]["options"]
        assert options["mode"] == "streng"
        ada.see("pass-and-play-over")
        before = ada.page.url
        ada.page.get_by_test_id("play-again").click()
        ada.page.wait_for_url(lambda url: AT_A_TABLE.search(url) is not None and url != before)
        wait_for_curtain(ada)
        table = next(message["table"] for message in reversed(ada.heard) if message["type"] == "snapshot")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "person"]
        assert table["yours"] == [0, 1]
        assert ada.error_responses == []


def test_whoever_has_just_moved_may_regret_it_at_the_curtain(browser: Browser, server: Server) -> None:
    with Account(browser, server, hasty=True) as ada:
        sit_down_at_new(ada, "constellation", "me", "here")
        first = wait_for_curtain(ada)
        raise_curtain(ada)
        assert ada.wait_for_turn()
        before = ada.page.locator("[data-tile]").count()
        place_a_star(ada)
        assert wait_for_curtain(ada) != first
        ada.page.get_by_test_id("curtain-take-back").click()
        name = next(m["table"]["seats"][first]["name"] for m in ada.heard if m["type"] == "snapshot")
        expect(ada.page.get_by_test_id("raise-curtain")).to_contain_text(name)
        expect(ada.page.get_by_test_id("curtain-take-back")).to_have_count(0)
        assert wait_for_curtain(ada) == first
        raise_curtain(ada)
        assert ada.wait_for_turn()
        expect(ada.page.locator("[data-tile]")).to_have_count(before)


def test_a_bot_may_sit_in_for_one_of_them(browser: Browser, server: Server) -> None:
    with Account(browser, server, hasty=True) as ada:
        sit_down_at_new(ada, "constellation", "me", "here", objectives="2", points="9")
        first = wait_for_curtain(ada)
        raise_curtain(ada)
        assert ada.wait_for_turn()
        ask(ada, "bot-plays")
        assert wait_for_curtain(ada) == 1 - first
        raise_curtain(ada)
        assert ada.wait_for_turn()
        place_a_star(ada)
        assert ada.wait_for_turn(), "the bot answered, and no curtain fell between"
        ask(ada, f"come-back-{first}")
        expect(ada.page.get_by_test_id(f"seat-{first}")).not_to_contain_text("bot")
        place_a_star(ada)
        assert wait_for_curtain(ada) == first


def play_in_turn(person: Account, move: Callable[[Account], None]) -> list[int]:
    """Play to the end, handing the device over; returns whose turn it was each time."""
    turns = []
    while True:
        for _ in range(PATIENCE // 20):
            if person.page.get_by_test_id("curtain").count():
                turns.append(whose_curtain(person))
                raise_curtain(person)
            if person.result_is_shown:
                return turns
            if person.is_asked():
                break
            person.hurry_softly()
            person.page.wait_for_timeout(20)
        move(person)


def wait_for_curtain(person: Account) -> int:
    """Skip explanations until the curtain is down and the browser knows nothing hidden; returns whose turn it is."""
    curtain = person.page.get_by_test_id("curtain")
    for _ in range(PATIENCE // 20):
        if curtain.count() and last_view(person)["seat"] is None:
            return whose_curtain(person)
        person.hurry_softly()
        person.page.wait_for_timeout(20)
    raise AssertionError("no curtain falls")


def whose_curtain(person: Account) -> int:
    return int(last_position(person)["to_act"][0])


def raise_curtain(person: Account) -> None:
    person.page.get_by_test_id("raise-curtain").click()
    expect(person.page.get_by_test_id("curtain")).to_have_count(0)


def last_position(person: Account) -> dict[str, Any]:
    found: dict[str, Any] = next(m["position"] for m in reversed(person.heard) if m.get("position"))
    return found


def last_view(person: Account) -> dict[str, Any]:
    view: dict[str, Any] = last_position(person)["view"]
    return view


def in_hand(person: Account, prefix: str) -> list[str]:
    """What lies in hands on the page; of equal things each has a number of its own."""
    shown = person.page.locator(f'[data-testid^="{prefix}"]')
    found = names(shown.evaluate_all("things => things.map(thing => thing.dataset.testid)"), prefix)
    return sorted(name.partition("-")[0] for name in found)
