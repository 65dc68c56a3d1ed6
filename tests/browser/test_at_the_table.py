"""What helps to follow a match: marks of the last moves, prompts, notes where a touch was in vain, and a pause."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.tables import start_table
from tests.browser.user import User
from tests.server.live_server import Server

RECENT = '[data-recent="true"]'
LEGAL = '[data-legal="true"]'
SELECTIONS = {
    "sternenhimmel": (3, f'[data-testid^="token-"]{LEGAL}', f'[data-testid^="star-"]{LEGAL}:visible'),
    "constellation": (2, f'[data-testid^="pile-"]{LEGAL}', f"{LEGAL}[data-cell]:not([data-tile])"),
    "patience": (1, f'[data-testid^="card-"]{LEGAL}', f"[data-drop]{LEGAL}"),
}
"""The number of seats, what is selected first, and what completes a move."""


def test_the_page_says_what_the_others_did_and_what_to_choose_next(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        start_table(ada, "sternenhimmel", "me", "greedy", "greedy")
        assert ada.wait_for_turn()
        ada.move()
        assert ada.wait_for_turn()
        page, status, note = ada.page, ada.page.get_by_test_id("status"), ada.page.get_by_test_id("touch-note")
        expect(page.locator(RECENT)).to_have_count(2)
        entries = page.get_by_test_id("log").locator("summary")
        expect(entries.last.locator("svg")).to_be_visible()
        expect(status).to_have_text(re.compile("^Your turn"))
        token = page.locator('[data-testid^="token-"][data-legal="true"]').first
        token.click()
        expect(status).to_have_text("Now choose a star.")
        page.locator('[data-testid^="star-"][data-legal="false"]:visible').first.click(force=True)
        expect(note).to_have_text("That is not possible here. Now choose a star.")
        expect(token).to_have_attribute("aria-pressed", "true")
        ada.screenshot("touched-in-vain")
        before = ada.seq
        page.locator('[data-testid^="star-"][data-legal="true"]:visible').first.click()
        ada.wait_for_answer(before)
        expect(note).to_have_count(0)
        assert ada.page_errors == []


def test_a_spectator_pauses_the_match_and_catches_up(browser: Browser, server: Server) -> None:
    with User(browser, server, phone=True, real_time=True) as ada:
        start_table(ada, "sternenhimmel", "greedy", "greedy", "greedy")
        page = ada.page
        page.get_by_test_id("watch-pause").click()
        shown = page.get_by_test_id("log").locator("details").count()
        newest = page.get_by_test_id("watch-newest")
        expect(newest).to_be_visible()
        assert page.get_by_test_id("log").locator("details").count() == shown
        ada.screenshot("paused")
        newest.click()
        page.wait_for_function(f"() => document.querySelectorAll('[data-testid=log] details').length > {shown}")
        assert ada.page_errors == []


@pytest.mark.parametrize("game", SELECTIONS)
def test_a_move_that_the_server_refuses_leaves_what_was_selected(browser: Browser, server: Server, game: str) -> None:
    seats, first, second = SELECTIONS[game]
    with User(browser, server) as ada:
        refuse_first_move(ada)
        start_table(ada, game, "me", *["greedy"] * (seats - 1))
        assert ada.wait_for_turn()
        page, note = ada.page, ada.page.get_by_test_id("touch-note")
        moves = page.get_by_test_id("log").locator("details")
        before = moves.count()
        selected = page.locator(first).first
        name = selected.get_attribute("data-testid") or ""
        selected.click()
        page.locator(second).first.click()
        expect(note).to_contain_text("the table has just changed")
        expect(page.get_by_test_id(name)).to_have_attribute("aria-pressed", "true")
        assert moves.count() == before
        page.locator(second).first.click()
        expect(note).to_have_count(0)
        expect(moves).not_to_have_count(before)
        assert ada.wait_for_turn()
        expect(page.locator('[data-testid][aria-pressed="true"][data-legal]')).to_have_count(0)
        assert ada.page_errors == []


def refuse_first_move(user: User) -> None:
    """The server refuses the user's first move, as one that was overtaken by another tab."""
    refused: list[Any] = []

    def connect(route: WebSocketRoute) -> None:
        behind = route.connect_to_server()

        def forward(text: str | bytes) -> None:
            command = json.loads(text)
            if command["type"] != "play_move" or refused:
                behind.send(text)
                return
            refused.append(command)
            answer = {"type": "refused", "seq": command["seq"], "command": "play_move", "move_id": command["id"]}
            route.send(json.dumps({**answer, "reason": "the table has just changed", "rule": ""}))

        route.on_message(forward)

    user.page.route_web_socket(re.compile(r"/play$"), connect)
