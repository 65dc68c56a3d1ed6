"""Hints on the board: numbered rings round the controls of the best moves, which can be touched there."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

import asterism
from tests.browser.axe import assert_accessible
from tests.browser.user import TIMEOUT, User
from tests.server.live_server import Server

SCREENS = {"desktop": False, "phone": True}
BEST = '[data-ranks~="1"]'
"""The rings of the best move."""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", asterism.names())
def test_a_hinted_move_is_made_where_it_is_drawn(browser: Browser, server: Server, game: str, screen: str) -> None:
    with User(browser, server, phone=SCREENS[screen]) as ada:
        sent = moves_sent_by(ada)
        start(ada, game)
        best = ask_for_hints(ada)
        sent.clear()
        ada.screenshot(f"hints-{game}-{screen}")
        touch_the_best(ada, sent)
        assert sent == [best]
        expect(ada.page.get_by_test_id("hint-marks")).to_have_count(0)
        assert ada.page_errors == []


def test_hints_are_described_to_screen_readers_and_can_be_hidden(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        start(ada, "sternenhimmel")
        ask_for_hints(ada)
        described = ada.page.locator("[aria-description]")
        with_chance = ada.page.locator('[aria-description*="chance of winning"]')
        expect(with_chance.first).to_have_attribute("aria-description", re.compile(r"Hint \d, \d+% chance of winning"))
        assert_accessible(ada.page, "a board with hints")
        expect(ada.page.get_by_test_id("hints").locator("li")).to_have_count(3)
        ada.page.get_by_test_id("hint").click()
        expect(ada.page.get_by_test_id("hint-marks")).to_have_count(0)
        expect(described).to_have_count(0)


def moves_sent_by(user: User) -> list[Any]:
    """A list of the moves that the user's browser sends; it grows with each move."""
    moves: list[Any] = []

    def note(frame: str | bytes) -> None:
        command = json.loads(frame)
        if command["type"] == "play_move":
            moves.append(command["move"])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    user.page.on("websocket", listen)
    return moves


def start(user: User, game: str) -> None:
    """Start a table against bots, and wait for an own turn; there is no time for hints while others may knock."""
    user.page.goto("/")
    user.page.get_by_test_id(f"play-{game}").click()
    user.page.wait_for_url(re.compile(r"/t/"))
    user.wait_for_turn()
    while "pass" in user.offers():
        before = user.seq
        user.page.evaluate("document.querySelector('[data-testid=pass]')?.click()")
        user.wait_for_answer(before)
        user.wait_for_turn()


def ask_for_hints(user: User) -> Any:
    """Request hints on the board; returns the best move."""
    user.page.get_by_test_id("hint").click()
    expect(user.page.locator(BEST).first).to_be_visible()
    hints = next(message for message in reversed(user.messages) if message["type"] == "hints")
    return hints["hints"][0]["move"]


def touch_the_best(user: User, sent: list[Any]) -> None:
    """Touch what the rings of the best hint surround, one after the other, until a move is sent."""
    touched: set[str] = set()
    for _ in range(TIMEOUT // 50):
        rings: list[str] = user.page.locator(BEST).evaluate_all("rings => rings.map(ring => ring.dataset.testid)")
        fresh = [name for ring in rings if (name := ring.removeprefix("hint-at-")) not in touched]
        if fresh:
            touched.add(fresh[0])
            user.page.get_by_test_id(fresh[0]).first.click()
        user.page.wait_for_timeout(50)
        if sent:
            return
    raise AssertionError(f"touching {touched} makes no move")
