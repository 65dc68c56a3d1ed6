"""Two people knock at the same time: the faster one comes first, and everybody hears of both."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.gathering import join, sit_down_at_new
from tests.browser.person import PATIENCE, Account
from tests.browser.test_nacht import fits, places, shown_names
from tests.server.live_server import Server

BY_HOW_MUCH = 1500
"""Milliseconds that the slower one takes longer: more than screens and lines differ on a busy machine."""


def test_of_two_who_knock_the_faster_wins_and_all_are_told(browser: Browser, server: Server) -> None:
    with Account(browser, server) as cy, Account(browser, server) as ada, Account(browser, server, phone=True) as bo:
        said = {1: listen(ada), 2: listen(bo)}
        table = sit_down_at_new(cy, "nacht", "me", "open", "open", start_player="host", knock_ms=15000)
        join(ada, table, "Ada")
        join(bo, table, "Bo")
        for person in (cy, ada, bo):
            say_weiter(person, [other for other in (cy, ada, bo) if other is not person])
        for heard in said.values():
            heard.clear()
        say_weiter(cy, [])
        people = {1: ada, 2: bo}
        wait_for(ada, lambda: all("shown" in said[seat] for seat in people))
        faster = max(people, key=lambda seat: said[seat]["shown"]["order"])
        slower = 3 - faster
        people[faster].page.keyboard.press("k")
        wait_for(ada, lambda: "claim" in said[faster])
        expect(people[slower].page.get_by_test_id("heard")).to_contain_text(people[faster].name)
        people[slower].page.wait_for_timeout(BY_HOW_MUCH)
        people[slower].page.get_by_test_id("knock").click()
        wait_for(ada, lambda: "claim" in said[slower])
        expect(people[faster].page.get_by_test_id("heard")).to_contain_text(people[slower].name)
        assert said[slower]["claim"]["ms"] > said[faster]["claim"]["ms"]
        laid = places(cy, laid=True)
        for seat in (slower, faster):
            tiles = shown_names(people[seat])
            tile = next((tile for tile in tiles if fits(tile, laid)), tiles[0])
            people[seat].page.get_by_test_id(f"name-{tile}").click()
        for person in (cy, ada, bo):
            wait_for(person, lambda person=person: knocks(person) != [])
            assert knocks(person)[0]["seat"] == faster
            expect(person.page.get_by_test_id("log")).to_contain_text(f"{people[faster].name} knocks")
        assert cy.error_responses == ada.error_responses == bo.error_responses == []


def say_weiter(person: Account, others: list[Account]) -> None:
    """Overlook everything, and so do these others."""
    assert person.wait_until_asked()
    person.answer("weiter")
    for other in others:
        expect(other.page.locator('[data-testid="pass"][data-legal="true"]')).to_be_visible()
        other.answer("pass")


Said = dict[str, dict[str, Any]]
COUNT = iter(range(1_000_000))


def listen(person: Account) -> Said:
    """What the person's browser says, by the type of the message; of each the latest, in the order of saying."""
    said: Said = {}

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        said[message["type"]] = {**message, "order": next(COUNT)}

    def answer(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    person.page.on("websocket", answer)
    return said


def wait_for(person: Account, condition: Any) -> None:
    for _ in range(PATIENCE // 20):
        if condition():
            return
        person.page.wait_for_timeout(20)
    raise AssertionError("that never came")


def knocks(person: Account) -> list[dict[str, Any]]:
    """The knocks that have been judged, as the person's browser was told."""
    told = [event for message in person.heard for event in message.get("events", [])]
    return [event for event in told if event["type"] == "knocked"]
