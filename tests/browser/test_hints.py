"""Hints are drawn on the board: numbered rings round what makes the best moves, which can be touched right there."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

import asterism
from tests.browser.axe import assert_accessible
from tests.browser.person import PATIENCE, Account
from tests.server.live_server import Server

SCREENS = {"desktop": False, "phone": True}
BEST = '[data-ranks~="1"]'
"""The rings of the best move."""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", asterism.names())
def test_a_hinted_move_is_made_where_it_is_drawn(browser: Browser, server: Server, game: str, screen: str) -> None:
    with Account(browser, server, phone=SCREENS[screen]) as ada:
        sent = moves_sent_by(ada)
        start(ada, game)
        best = ask_for_hints(ada)
        sent.clear()
        ada.see(f"hints-{game}-{screen}")
        touch_the_best(ada, sent)
        assert sent == [best]
        expect(ada.page.get_by_test_id("hint-marks")).to_have_count(0)
        assert ada.error_responses == []


def test_hints_are_heard_and_can_be_hidden(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada:
        start(ada, "sternenhimmel")
        ask_for_hints(ada)
        described = ada.page.locator("[aria-description]")
        telling = ada.page.locator('[aria-description*="to win"]')
        expect(telling.first).to_have_attribute("aria-description", re.compile(r"Hint \d, \d+% to win"))
        assert_accessible(ada.page, "a board with hints")
        ada.page.get_by_test_id("menu").click()
        ada.page.get_by_test_id("hide-hints").click()
        ada.page.get_by_test_id("menu-close").click()
        expect(ada.page.get_by_test_id("hint-marks")).to_have_count(0)
        expect(described).to_have_count(0)


def moves_sent_by(person: Account) -> list[Any]:
    """A list that fills with the moves that the person's browser sends."""
    moves: list[Any] = []

    def note(frame: str | bytes) -> None:
        command = json.loads(frame)
        if command["type"] == "play_move":
            moves.append(command["move"])

    def listen(line: WebSocket) -> None:
        line.on("framesent", note)

    person.page.on("websocket", listen)
    return moves


def start(person: Account, game: str) -> None:
    """Sit down against bots, and wait for a turn; where only a knock is asked for, nobody has time for hints."""
    person.page.goto("/")
    person.page.get_by_test_id(f"play-{game}").click()
    person.page.wait_for_url(re.compile(r"/t/"))
    person.wait_until_asked()
    while "pass" in person.offers():
        person.page.evaluate("document.querySelector('[data-testid=pass]')?.click()")
        person.page.wait_for_timeout(50)
        person.wait_until_asked()


def ask_for_hints(person: Account) -> Any:
    """Have the hints shown on the board; returns the best move."""
    person.page.get_by_test_id("menu").click()
    person.page.get_by_test_id("hint").click()
    person.page.get_by_test_id("hints-on-board").click()
    expect(person.page.locator(BEST).first).to_be_visible()
    hints = next(message for message in reversed(person.heard) if message["type"] == "hints")
    return hints["hints"][0]["move"]


def touch_the_best(person: Account, sent: list[Any]) -> None:
    """Touch what the rings of the best hint surround, one after the other, until that has made a move."""
    touched: set[str] = set()
    for _ in range(PATIENCE // 50):
        rings: list[str] = person.page.locator(BEST).evaluate_all("rings => rings.map(ring => ring.dataset.testid)")
        fresh = [name for ring in rings if (name := ring.removeprefix("hint-at-")) not in touched]
        if fresh:
            touched.add(fresh[0])
            person.page.get_by_test_id(fresh[0]).first.click()
        person.page.wait_for_timeout(50)
        if sent:
            return
    raise AssertionError(f"touching {touched} makes no move")
