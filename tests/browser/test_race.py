"""Two players knock at the same time: the faster one wins, and everybody is told of both."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.tables import join, start_table
from tests.browser.test_nacht import fits, places, shown_names
from tests.browser.user import TIMEOUT, User
from tests.server.live_server import Server

BY_HOW_MUCH = 1500
"""Milliseconds that the slower player takes longer: more than browsers and networks differ on a busy machine."""


def test_the_faster_of_two_knocks_wins_and_all_are_told(browser: Browser, server: Server) -> None:
    with User(browser, server) as cy, User(browser, server) as ada, User(browser, server, phone=True) as bo:
        sent = {1: commands_of(ada), 2: commands_of(bo)}
        table = start_table(cy, "nacht", "me", "open", "open", start_player="host", knock_ms=15000)
        join(ada, table, "Ada")
        join(bo, table, "Bo")
        for user in (cy, ada, bo):
            say_weiter(user, [other for other in (cy, ada, bo) if other is not user])
        for commands in sent.values():
            commands.clear()
        say_weiter(cy, [])
        people = {1: ada, 2: bo}
        wait_for(ada, lambda: all("report_race_shown" in sent[seat] for seat in people))
        faster = max(people, key=lambda seat: sent[seat]["report_race_shown"]["order"])
        slower = 3 - faster
        people[faster].page.keyboard.press("k")
        wait_for(ada, lambda: "claim_race" in sent[faster])
        expect(people[slower].page.get_by_test_id("heard")).to_contain_text(people[faster].name)
        people[slower].page.wait_for_timeout(BY_HOW_MUCH)
        people[slower].page.get_by_test_id("knock").click()
        wait_for(ada, lambda: "claim_race" in sent[slower])
        expect(people[faster].page.get_by_test_id("heard")).to_contain_text(people[slower].name)
        assert sent[slower]["claim_race"]["ms"] > sent[faster]["claim_race"]["ms"]
        laid = places(cy, laid=True)
        for seat in (slower, faster):
            tiles = shown_names(people[seat])
            tile = next((tile for tile in tiles if fits(tile, laid)), tiles[0])
            people[seat].page.get_by_test_id(f"name-{tile}").click()
        for user in (cy, ada, bo):
            wait_for(user, lambda user=user: knocks(user) != [])
            assert knocks(user)[0]["seat"] == faster
            told = "You knock" if user is people[faster] else f"{people[faster].name} knocks"
            expect(user.page.get_by_test_id("log")).to_contain_text(told)
        assert cy.page_errors == ada.page_errors == bo.page_errors == []


def say_weiter(user: User, others: list[User]) -> None:
    """Say "Weiter!" and let these other players pass."""
    assert user.wait_for_turn()
    user.play("weiter")
    for other in others:
        expect(other.page.locator('[data-testid="pass"][data-legal="true"]')).to_be_visible()
        other.play("pass")


Commands = dict[str, dict[str, Any]]
COUNT = iter(range(1_000_000))


def commands_of(user: User) -> Commands:
    """The commands that the user's browser sends: the latest of each type, numbered in order."""
    commands: Commands = {}

    def note(frame: str | bytes) -> None:
        command = json.loads(frame)
        commands[command["type"]] = {**command, "order": next(COUNT)}

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    user.page.on("websocket", listen)
    return commands


def wait_for(user: User, condition: Any) -> None:
    for _ in range(TIMEOUT // 20):
        if condition():
            return
        user.page.wait_for_timeout(20)
    raise AssertionError("the condition never held")


def knocks(user: User) -> list[dict[str, Any]]:
    """The judged knocks that the user's browser was told of."""
    events = [event for message in user.messages for event in message.get("events", [])]
    return [event for event in events if event["type"] == "knocked"]
