"""La Constellation du Joueur by clicking: placing, replacing, moving the Moon, swapping and changing cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.user import DESKTOP, User, open_options
from tests.games.constellation.table import tied_match
from tests.server.live_server import Server

GAME = "constellation"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_game_by_clicking(browser: Browser, server: Server, phone: bool) -> None:  # noqa: FBT001
    with User(browser, server, phone=phone) as ada:
        open_table(ada, seats=2)
        assert ada.wait_for_turn()
        ada.page.get_by_test_id("pile-4").click()
        ada.screenshot(f"constellation-{'phone' if phone else 'desktop'}")
        ada.page.get_by_test_id("pile-4").click()
        assert play_to_the_end(ada) >= 2
        ada.screenshot(f"constellation-result-{'phone' if phone else 'desktop'}")
        assert ada.messages[-1]["position"]["results"]
        assert ada.page_errors == []


def place_a_star(ada: User) -> None:
    """Play a whole turn that only adds a star; Clouds may cover all the others."""
    ada.play("pile-5", free_cells(ada)[0])
    put_cloud(ada)
    ada.play("keep")
    ada.wait_for_turn()


def test_every_kind_of_play_by_clicking(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        open_table(ada, seats=2, objectives="2", points="9", change="end_of_turn", blocking="true")
        ada.wait_for_turn()
        while not (replaceable := completing_cells(ada, "pile-6", "[data-tile]")):
            place_a_star(ada)
        star = replaceable[0]
        ada.play(star)
        expect(ada.page.get_by_test_id(star)).to_have_attribute("data-tile", "6")
        put_cloud(ada)
        ada.play("keep")
        ada.wait_for_turn()
        wait_until_the_moon_is_free(ada)
        moon = ada.page.locator('[data-tile="moon"]').get_attribute("data-testid") or ""
        goal = completing_cells(ada, moon, ":not([data-tile])")[0]
        ada.play(goal)
        expect(ada.page.get_by_test_id(goal)).to_have_attribute("data-tile", "moon")
        put_cloud(ada)
        card = next(offer for offer in ada.offers() if offer.startswith("change-"))
        ada.play(card, card)
        expect(ada.page.get_by_test_id(card.replace("change-", "card-"))).to_have_count(0)
        assert ada.page_errors == []


def test_no_card_of_another_seat_is_in_the_page_or_on_the_wire(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        open_table(ada, seats=3)
        for _ in range(2):
            if ada.wait_for_turn():
                ada.play("pile-4", free_cells(ada)[0])
        going = [message for message in ada.messages if message.get("position") and not message["position"]["results"]]
        assert going
        for message in going:
            view = message["position"]["view"]
            others = [hand for seat, hand in enumerate(view["hands"]) if seat != view["seat"]]
            assert all(card["card"] is None for hand in others for card in hand)


def test_a_star_can_be_dragged_and_the_keyboard_suffices(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        open_table(ada, seats=2)
        ada.wait_for_turn()
        goal = free_cells(ada)[0]
        ada.page.get_by_test_id("pile-5").drag_to(ada.page.get_by_test_id(goal))
        expect(ada.page.get_by_test_id("cloud-0")).to_have_attribute("data-on", goal.removeprefix("cell-"))
        ada.wait_for_turn()
        ada.page.get_by_test_id("pile-6").focus()
        ada.page.keyboard.press("4")
        expect(ada.page.get_by_test_id("pile-4")).to_have_attribute("aria-pressed", "true")
        ada.page.locator('[data-cell][tabindex="0"]').focus()
        ada.page.keyboard.press("ArrowRight")
        goal = ada.page.evaluate("document.activeElement.dataset.cell")
        ada.page.keyboard.press("Enter")
        expect(ada.page.get_by_test_id("cloud-0")).to_have_attribute("data-on", goal)
        assert ada.page.evaluate("document.activeElement.dataset.cell") == goal
        assert ada.page_errors == []


def test_GC_49_a_player_who_is_asked_answers_with_two_buttons(browser: Browser, server: Server) -> None:
    """At one device: Ada has moved the Moon, is asked first and agrees to a draw; then Bo wants to go on."""
    match = tied_match(simultaneous="ask")
    asked = len(match.turns)
    match.play("go on")
    with User(browser, server, phone=True) as ada:
        seats = [{"kind": "here", "name": "Bo"}, {"kind": "me"}]
        opened = ada.page.request.post(
            "/api/play-on",
            data={"record": match.record().to_json().decode(), "moves": asked, "seats": seats, "name": "Ada"},
        )
        assert opened.ok, opened.text()
        page = ada.page
        page.goto(f"/t/{opened.json()['table']}")
        question = page.get_by_test_id("question")
        page.get_by_test_id("handover-accept").click()
        expect(question).to_contain_text("Figures of several players are complete at once.")
        expect(page.get_by_test_id("figure-P02")).to_be_visible()
        ada.screenshot("constellation-question-phone")
        assert_accessible(page, "a question")
        page.set_viewport_size(DESKTOP)
        ada.screenshot("constellation-question-desktop")
        page.get_by_test_id("go-on").focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.get_by_test_id("handover-accept").click()
        expect(page.get_by_test_id("agreed")).to_have_text("For a draw: Ada")
        page.get_by_test_id("go-on").click()
        expect(question).to_have_count(0)
        expect(page.get_by_test_id("log")).to_contain_text("Bo wants to go on.")
        assert ada.page_errors == []


def open_table(user: User, seats: int, **options: str) -> None:
    """Open a table against bots."""
    user.page.goto("/")
    card = user.page.locator("article", has=user.page.get_by_test_id(f"play-{GAME}"))
    card.get_by_test_id(f"seats-constellation-{seats}").check(force=True)
    if options:
        open_options(user.page, GAME)
    for option, value in options.items():
        card.get_by_test_id(f"option-{option}").select_option(value)
    card.get_by_test_id(f"play-{GAME}").click()
    user.page.wait_for_url(re.compile(r"/t/"))


def play_to_the_end(user: User) -> int:
    """Put stars on free cells until somebody wins; returns how many plays the user made."""
    plays = 0
    while user.wait_for_turn():
        pile = next(offer for offer in user.offers() if offer.startswith("pile-"))
        cells = free_cells(user)
        user.play(pile, cells[plays * 5 % len(cells)])
        plays += 1
    return plays


def put_cloud(user: User) -> None:
    """Put the Cloud on a star, and wait for the next decision."""
    user.wait_for_turn()
    user.play(next(cell for cell in stars(user) if cell in user.offers()))
    user.wait_for_turn()


def wait_until_the_moon_is_free(user: User) -> None:
    """Place stars as long as the bot's Cloud lies on the Moon."""
    while user.page.locator('[data-tile="moon"][data-legal="true"]').count() == 0:
        place_a_star(user)


def free_cells(user: User) -> list[str]:
    """The free cells that a move may use."""
    found: list[str] = user.page.locator('[data-legal="true"][data-cell]:not([data-tile])').evaluate_all(
        "cells => cells.map(cell => cell.dataset.testid)"
    )
    return found


def completing_cells(user: User, part: str, kind: str) -> list[str]:
    """Pick a pile or a tile, and list the cells of this kind that make a move with it; without any, let go of it."""
    picked = user.page.get_by_test_id(part)
    picked.click()
    expect(picked).to_have_attribute("aria-pressed", "true")
    found: list[str] = user.page.locator(f".second[data-cell]{kind}").evaluate_all(
        "cells => cells.map(cell => cell.dataset.testid)"
    )
    if not found:
        picked.click()
    return found


def stars(user: User) -> list[str]:
    """The cells with stars on them."""
    found: list[str] = user.page.locator('[data-tile]:not([data-tile="moon"])').evaluate_all(
        "cells => cells.map(cell => cell.dataset.testid)"
    )
    return found
