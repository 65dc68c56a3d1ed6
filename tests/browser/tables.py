"""Opening a table, joining it, and using its menu."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import APIResponse, Locator, expect

from tests.browser.test_constellation import free_cells
from tests.browser.test_walking_skeleton import seat_to_move
from tests.browser.user import User
from tests.server.live_server import NONCE, NONCE_HASH, plan

LONG_GAME = "constellation"
LONG: dict[str, Any] = {"objectives": "2", "points": "9"}
AT_A_TABLE = re.compile(r"/t/")


def start_table(user: User, game: str, *seats: str, command: dict[str, Any] | None = None, **options: Any) -> str:
    """Open a table as the lobby does and go there; a seat is "me", "open", "here" or a bot's name."""
    given = {"game": game, "name": "Ada", "nonce_hash": NONCE_HASH, "seats": list(map(plan, seats)), "options": options}
    play: APIResponse = user.page.request.post("/api/tables", data={**given, **(command or {})})
    assert play.ok, play.text()
    table = str(play.json()["table"])
    user.context.add_init_script(keep_nonce(table))
    user.page.goto(f"/t/{table}")
    return table


def keep_nonce(table: str) -> str:
    """A script that puts the nonce into the storage of the browser, as if the browser had opened the table."""
    evidence = json.dumps({"table": table, "commitment": "", "fingerprint": "", "nonces": [NONCE]})
    return f"""{{
        const [evidence, kept] = [{evidence}, JSON.parse(localStorage.getItem("fair") ?? "[]")];
        if (!kept.some(({{ table }}) => table === evidence.table))
            localStorage.setItem("fair", JSON.stringify([...kept, evidence]));
    }}"""


def join(user: User, table: str, name: str = "Bo") -> None:
    """Follow the link and take a free seat."""
    user.name = name
    user.page.goto(f"/t/{table}")
    user.page.get_by_test_id("seat-name").fill(name)
    user.page.get_by_test_id("take-seat").click()
    expect(user.page.get_by_test_id("take-seat")).to_have_count(0)


def listed(user: User, title: str) -> Locator:
    """The tables under a heading."""
    return user.page.locator(f'h2:text-is("{title}") + ul').get_by_test_id("table-card")


def start_match_for_two(ada: User, bo: User) -> tuple[User, User]:
    """Ada and Bo start a long match of La Constellation; returns the first player and the other."""
    table = start_table(ada, LONG_GAME, "me", "open", **LONG)
    join(bo, table)
    first = seat_to_move({0: ada, 1: bo})
    return (bo, ada) if first else (ada, bo)


def place_a_star(user: User) -> str:
    """Put a star on the first free cell when it is the user's turn; returns the cell."""
    assert user.wait_for_turn()
    cell = free_cells(user)[0]
    user.play("pile-4", cell)
    return cell


def seat_of(user: User) -> int:
    """The user's seat, from the last snapshot."""
    return int(next(message["table"]["you"] for message in reversed(user.messages) if message["type"] == "snapshot"))


def open_chat(user: User) -> None:
    """Show the chat: beside the board, or over it on a small screen."""
    chat, opener = user.page.get_by_test_id("tab-chat"), user.page.get_by_test_id("open-log")
    expect(chat).to_be_attached()
    if opener.is_visible() and opener.get_attribute("aria-expanded") == "false":
        opener.click()
    chat.click()


def use_menu(user: User, *controls: str) -> None:
    """Open the table's menu and click these controls, one after the other."""
    user.page.get_by_test_id("menu").click()
    for control in controls:
        user.page.get_by_test_id(control).click()
