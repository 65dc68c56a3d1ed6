"""A person at a browser: what they click, and everything their browser is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, WebSocket, expect

from tests.server.live_server import Server

ARTEFACTS = Path(__file__).parents[2] / "artefacts"
PHONE, DESKTOP = ViewportSize(width=360, height=640), ViewportSize(width=1440, height=900)
PATIENCE = 30_000
HASTE = """
    window.haste = 20;
    const unhurried = window.setTimeout;
    window.setTimeout = (act, ms, ...rest) => unhurried(act, ms < 3000 ? ms / window.haste : ms, ...rest);
"""
"""What is shown for a moment is shown for a twentieth of it, so that a whole match takes no longer than its moves."""


class Account:
    """One browser context: its own cookies, its own page, its own ears."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        phone: bool = False,
        language: str = "en",
        hasty: bool = False,
        host: str = "127.0.0.1",
    ) -> None:
        self.server = server
        self.name = "Ada"
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            reduced_motion="reduce",
            color_scheme="dark",
            locale=language,
            base_url=server.url.replace("127.0.0.1", host),
        )
        self.context.set_default_timeout(PATIENCE)
        # Quick bots, as if chosen on an earlier visit.
        self.context.add_init_script("localStorage.getItem('bot') ?? localStorage.setItem('bot', 'greedy')")
        if hasty:
            self.context.add_init_script(HASTE)
        self.page: Page = self.context.new_page()
        self.heard: list[dict[str, Any]] = []
        self.error_responses: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.error_responses.append(str(error)))
        self.page.on("console", self._note_forbidden)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def _note_forbidden(self, message: ConsoleMessage) -> None:
        """The browser says on the console what the page's security policy did not let it do."""
        if "Content Security Policy" in message.text:
            self.error_responses.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] not in {"pong", "presence"}:  # signs of life, at any time, that say nothing of the match
            self.heard.append(message)

    def see(self, name: str) -> None:
        """Keep a picture of the page, for a person to look at."""
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png")

    @property
    def result_is_shown(self) -> bool:
        """Whether the ranking is on the page."""
        return self.page.get_by_test_id("result").is_visible()

    @property
    def seq(self) -> int:
        """The number of the last thing this browser heard of, at the table where it is now."""
        return next((message["seq"] for message in reversed(self.heard) if "seq" in message), -1)

    def is_asked(self) -> bool:
        """Whether the page offers something to do: whatever is legal says so in every game."""
        return self.page.locator('[data-legal="true"]').count() > 0

    def wait_for_turn(self) -> bool:
        """Skip explanations until the person is to move; False when the match is over."""
        for _ in range(PATIENCE // 50):
            if self.result_is_shown:
                return False
            if self.is_asked():
                return True
            self.hurry_softly()
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing happens: " + self.page.get_by_test_id("status").inner_text())

    def offers(self) -> list[str]:
        """The test ids of everything that the page offers as legal."""
        found: list[str] = self.page.locator('[data-legal="true"]').evaluate_all(
            "buttons => buttons.map(button => button.dataset.testid)"
        )
        return found

    def wait_until_asked(self) -> bool:
        """Skip explanations until the page offers something; False when the match is over."""
        for _ in range(PATIENCE // 50):
            if self.result_is_shown:
                return False
            if self.offers():
                return True
            self.hurry_softly()
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing happens: " + self.page.get_by_test_id("status").inner_text())

    def answer(self, *controls: str) -> None:
        """Click these controls one after the other, and wait until the server has answered."""
        before = self.seq
        for control in controls:
            self.page.get_by_test_id(control).click()
        for _ in range(PATIENCE // 20):
            if self.seq > before:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("the move was not answered")

    def press(self, control: str) -> None:
        """Click a control of a replay; where there is little room, some wait behind a button for more."""
        wanted, more = self.page.get_by_test_id(control), self.page.get_by_test_id("replay-more")
        expect(wanted).to_be_attached()
        if not wanted.is_visible():
            more.click()
        wanted.click()

    def leave_it_to_a_bot(self) -> None:
        """Let a bot play the person's seat, and wait for the end of the match."""
        self.page.get_by_test_id("menu").click()
        self.page.get_by_test_id("bot-plays").click()
        for _ in range(2 * PATIENCE // 50):
            if self.result_is_shown:
                return
            self.hurry_softly()
            self.page.wait_for_timeout(50)
        raise AssertionError("the match does not end: " + self.page.get_by_test_id("status").inner_text())

    def hurry_softly(self) -> None:
        """Skip if there is something to skip; it may be gone before the click."""
        self.page.evaluate("document.querySelector('[data-testid=skip]')?.click()")

    def move(self) -> tuple[str, str, int]:
        """Click the first token and a free star; returns token, constellation and star."""
        before = self.seq
        token = self.page.locator('[data-testid^="token-"][data-legal="true"]').first
        name = (token.get_attribute("data-testid") or "").removeprefix("token-")
        token.click()
        star = self.page.locator('[data-testid^="star-"][data-legal="true"]:visible').first
        found = re.fullmatch(r"star-(.+)-(\d+)", star.get_attribute("data-testid") or "")
        assert found
        star.click()
        self.wait_for_answer(before)
        return name, found[1], int(found[2])

    def wait_for_answer(self, before: int) -> None:
        """Wait until the browser has heard of something after `before`."""
        for _ in range(PATIENCE // 20):
            if self.seq > before:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("the move was not answered")


def play_to_the_end(person: Account, move: Callable[[Account], object] = Account.move) -> int:
    """Click through a match with the game's way to move; returns how many moves the person made."""
    moves = 0
    while person.wait_for_turn():
        move(person)
        moves += 1
    return moves
