"""How people come together at a table: opening one, joining it, and what they ask of it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import APIResponse, expect
from server.house_under_test import NONCE, plan

from browser.person import PATIENCE, Person

AT_A_TABLE = re.compile(r"/t/")


def sit_down_at_new(person: Person, game: str, *seats: str, wish: dict[str, Any] | None = None, **options: Any) -> str:
    """Open a table as the first page does and go there; a seat is "me", "open", "here" or a bot's name."""
    given = {"game": game, "name": "Ada", "nonce": NONCE, "seats": list(map(plan, seats)), "options": options}
    answer: APIResponse = person.page.request.post("/api/tables", data={**given, **(wish or {})})
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    person.page.goto(f"/t/{table}")
    return table


def join(person: Person, table: str, name: str = "Bo") -> None:
    """Follow the link and take a free seat."""
    person.page.goto(f"/t/{table}")
    person.page.get_by_test_id("seat-name").fill(name)
    person.page.get_by_test_id("take-seat").click()
    expect(person.page.get_by_test_id("take-seat")).to_have_count(0)


def sit_together(ada: Person, bo: Person, game: str, *bots: str, **options: Any) -> str:
    """Ada opens a table and Bo joins her; they sit in the first two seats."""
    table = sit_down_at_new(ada, game, "me", "open", *bots, **options)
    join(bo, table)
    expect(ada.page.get_by_test_id("status")).to_be_visible()
    expect(bo.page.get_by_test_id("status")).to_be_visible()
    return table


def ask(person: Person, *wishes: str) -> None:
    """Open the table's menu and click these, one after the other."""
    person.page.get_by_test_id("menu").click()
    for wish in wishes:
        person.page.get_by_test_id(wish).click()


def wait_until(person: Person, seq: int) -> None:
    """Wait until the person has heard of this entry of the table's log, and seen what it brought."""
    for _ in range(PATIENCE // 20):
        if person.seq >= seq:
            person.hurry_softly()
            return
        person.page.wait_for_timeout(20)
    raise AssertionError(f"entry {seq} never came; the last one was {person.seq}")
