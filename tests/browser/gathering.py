"""How people come together at a table: opening one, joining it, and what they ask of it."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import APIResponse, expect

from tests.browser.person import Account
from tests.browser.test_constellation import free_cells
from tests.browser.test_walking_skeleton import who_is_asked
from tests.server.live_server import NONCE, NONCE_HASH, plan

LONG_GAME = "constellation"
LONG: dict[str, Any] = {"objectives": "2", "points": "9"}
AT_A_TABLE = re.compile(r"/t/")


def sit_down_at_new(
    person: Account, game: str, *seats: str, command: dict[str, Any] | None = None, **options: Any
) -> str:
    """Open a table as the first page does and go there; a seat is "me", "open", "here" or a bot's name."""
    given = {"game": game, "name": "Ada", "nonce_hash": NONCE_HASH, "seats": list(map(plan, seats)), "options": options}
    answer: APIResponse = person.page.request.post("/api/tables", data={**given, **(command or {})})
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    person.context.add_init_script(remembering(table))
    person.page.goto(f"/t/{table}")
    return table


def remembering(table: str) -> str:
    """A script after which the browser knows the nonce that was unrevealed for it."""
    witness = json.dumps({"table": table, "commitment": "", "fingerprint": "", "nonces": [NONCE]})
    return f"""{{
        const [witness, kept] = [{witness}, JSON.parse(localStorage.getItem("fair") ?? "[]")];
        if (!kept.some(({{ table }}) => table === witness.table))
            localStorage.setItem("fair", JSON.stringify([...kept, witness]));
    }}"""


def join(person: Account, table: str, name: str = "Bo") -> None:
    """Follow the link and take a free seat."""
    person.name = name
    person.page.goto(f"/t/{table}")
    person.page.get_by_test_id("seat-name").fill(name)
    person.page.get_by_test_id("take-seat").click()
    expect(person.page.get_by_test_id("take-seat")).to_have_count(0)


def sit_together(ada: Account, bo: Account) -> tuple[Account, Account]:
    """Ada and Bo sit down to a long match of La Constellation; returns who begins, and the other."""
    table = sit_down_at_new(ada, LONG_GAME, "me", "open", **LONG)
    join(bo, table)
    first = who_is_asked({0: ada, 1: bo})
    return (bo, ada) if first else (ada, bo)


def place_a_star(person: Account) -> str:
    """Put a star on the first free cell when it is the person's turn; returns the cell."""
    assert person.wait_until_asked()
    cell = free_cells(person)[0]
    person.answer("pile-4", cell)
    return cell


def seat_of(person: Account) -> int:
    """Where the person sits, by what their browser was told."""
    return int(next(message["table"]["you"] for message in reversed(person.heard) if message["type"] == "snapshot"))


def ask(person: Account, *commands: str) -> None:
    """Open the table's menu and click these, one after the other."""
    person.page.get_by_test_id("menu").click()
    for command in commands:
        person.page.get_by_test_id(command).click()
