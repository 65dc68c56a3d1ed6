"""Several players at one device: the table is covered while the device changes hands, and no secret is in the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.tables import AT_A_TABLE, start_table, use_menu
from tests.browser.test_constellation import free_cells
from tests.browser.test_nacht import names
from tests.browser.user import POLLING, SKIP, TIMEOUT, TURN_OR_END, User
from tests.server.live_server import Server

IS_COVERED = "document.querySelector('[data-testid=handover]')"
Hand = Callable[[dict[str, Any]], list[str]]


def lay_what_fits(user: User) -> None:
    """A turn of Nacht der Sterne in strict mode, where what fits lights up."""
    tiles = names(user.offers(), "tile-")
    user.play(*([f"tile-{tiles[0]}", f"cell-{tiles[0]}"] if tiles else ["weiter"]))


def place_a_star(user: User) -> None:
    user.play("pile-4", free_cells(user)[0])


def play_a_card(user: User) -> None:
    cards = names(user.offers(), "card-")
    if not cards:
        return user.play("act-pass")
    user.page.get_by_test_id(f"card-{cards[0]}").click()
    action = next(offer for offer in user.offers() if offer.startswith("act-") and offer != "act-pass")
    return user.play(action)


def place_a_token(user: User) -> None:
    user.move()


SECRETS: dict[str, tuple[int, str, Hand, Callable[[User], None]]] = {
    "sternenhimmel": (3, "token-", lambda view: sorted(view["hand"]), place_a_token),
    "constellation": (2, "card-", lambda view: sorted(c["card"] for c in view["hands"][view["seat"]]), place_a_star),
    "afrika": (3, "card-", lambda view: sorted(view["hand"]), play_a_card),
}
"""For each game with hands: seats, test ids of what is in a hand, a seat's hand in its view, and a way to move."""


@pytest.mark.parametrize("game", SECRETS)
def test_each_player_sees_only_their_own_hand(browser: Browser, server: Server, game: str) -> None:
    seats, prefix, hand_of, move = SECRETS[game]
    with User(browser, server, phone=game == "afrika") as ada:
        start_table(ada, game, "me", *["here"] * (seats - 1))
        turns: list[int] = []
        while len(set(turns)) < seats or len(turns) < seats + 2:
            turns.append(wait_for_handover(ada))
            assert ada.page.locator(f'[data-testid^="{prefix}"]').count() == 0
            assert last_view(ada)["seat"] is None
            accept_handover(ada)
            assert ada.wait_for_turn()
            view = last_view(ada)
            assert view["seat"] == turns[-1]
            assert in_hand(ada, prefix) == hand_of(view)
            move(ada)
        assert ada.page_errors == []


def test_a_whole_match_at_one_device_and_a_rematch(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/")
        card = ada.page.get_by_test_id("card-nacht")
        card.locator("label", has=ada.page.get_by_test_id("seats-nacht-2")).click()
        card.get_by_test_id("here-nacht").click()
        assert_accessible(ada.page, "the names of those who play here")
        ada.page.get_by_test_id("name-0").fill("Ada")
        ada.page.get_by_test_id("name-1").fill("Bo")
        ada.page.get_by_test_id("name-1").press("Enter")
        ada.page.wait_for_url(AT_A_TABLE)
        wait_for_handover(ada)
        assert_accessible(ada.page, "the handover")
        ada.screenshot("handover")
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_test_id("handover")).to_be_visible()
        turns = play_in_turn(ada, lay_what_fits)
        assert {0, 1} == set(turns)
        options = ada.messages[0]["table"]["options"]
        assert options["mode"] == "streng"
        ada.screenshot("pass-and-play-over")
        before = ada.page.url
        ada.page.get_by_test_id("play-again").click()
        ada.page.wait_for_url(lambda url: AT_A_TABLE.search(url) is not None and url != before)
        wait_for_handover(ada)
        table = next(message["table"] for message in reversed(ada.messages) if message["type"] == "snapshot")
        assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [("person", "Bo"), ("person", "Ada")]
        assert table["yours"] == [0, 1]
        assert ada.page_errors == []


def test_the_last_player_may_take_the_move_back_during_the_handover(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        start_table(ada, "constellation", "me", "here")
        first = wait_for_handover(ada)
        accept_handover(ada)
        assert ada.wait_for_turn()
        before = ada.page.locator("[data-tile]").count()
        place_a_star(ada)
        assert wait_for_handover(ada) != first
        ada.page.get_by_test_id("handover-take-back").click()
        name = next(m["table"]["seats"][first]["name"] for m in ada.messages if m["type"] == "snapshot")
        expect(ada.page.get_by_test_id("handover-accept")).to_contain_text(name)
        expect(ada.page.get_by_test_id("handover-take-back")).to_have_count(0)
        assert wait_for_handover(ada) == first
        accept_handover(ada)
        assert ada.wait_for_turn()
        expect(ada.page.locator("[data-tile]")).to_have_count(before)


def test_a_bot_may_play_for_one_of_them(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        start_table(ada, "constellation", "me", "here", objectives="2", points="9")
        first = wait_for_handover(ada)
        accept_handover(ada)
        assert ada.wait_for_turn()
        use_menu(ada, "bot-plays")
        assert wait_for_handover(ada) == 1 - first
        accept_handover(ada)
        assert ada.wait_for_turn()
        place_a_star(ada)
        assert ada.wait_for_turn(), "the bot answered, and there was no handover"
        use_menu(ada, f"come-back-{first}")
        expect(ada.page.get_by_test_id(f"seat-{first}")).not_to_contain_text("bot")
        place_a_star(ada)
        assert wait_for_handover(ada) == first


def play_in_turn(user: User, move: Callable[[User], None]) -> list[int]:
    """Play to the end, handing the device over; returns whose turn it was each time."""
    turns = []
    while (found := user.wait_for(f"() => {IS_COVERED} ? 'handover' : ({TURN_OR_END})()")) != "end":
        if found == "turn":
            move(user)
        else:
            turns.append(next_seat(user))
            accept_handover(user)
    return turns


def wait_for_handover(user: User) -> int:
    """Skip explanations until the table is covered and the browser holds no secret; returns whose turn it is."""
    for _ in range(TIMEOUT // POLLING):
        user.wait_for(f"() => {IS_COVERED} ? 'handover' : ({SKIP}, null)")
        if last_view(user)["seat"] is None:
            return next_seat(user)
        user.page.wait_for_timeout(POLLING)
    raise AssertionError("the browser keeps a secret")


def next_seat(user: User) -> int:
    return int(last_position(user)["to_act"][0])


def accept_handover(user: User) -> None:
    user.page.get_by_test_id("handover-accept").click()
    expect(user.page.get_by_test_id("handover")).to_have_count(0)


def last_position(user: User) -> dict[str, Any]:
    found: dict[str, Any] = next(m["position"] for m in reversed(user.messages) if m.get("position"))
    return found


def last_view(user: User) -> dict[str, Any]:
    view: dict[str, Any] = last_position(user)["view"]
    return view


def in_hand(user: User, prefix: str) -> list[str]:
    """What is in the hand on the page; equal tokens are numbered."""
    shown = user.page.locator(f'[data-testid^="{prefix}"]')
    found = names(shown.evaluate_all("parts => parts.map(part => part.dataset.testid)"), prefix)
    return sorted(name.partition("-")[0] for name in found)
