"""A user of the web app: what they click, and every message their browser receives."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, Self

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, ViewportSize, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from asterism.game import names
from tests.server.live_server import Server

ARTEFACTS = Path(__file__).parents[2] / "artefacts"
PICTURES = bool(os.environ.get("PICTURES"))
"""Whether to save pictures: drawing and compressing one takes as long as opening a table."""
PHONE, DESKTOP = ViewportSize(width=360, height=640), ViewportSize(width=1440, height=900)
TIMEOUT = 30_000
POLLING = 20
"""How often a page looks whether something has happened, in milliseconds."""
FAST_TIMERS = """
    window.speedup = 20;
    const realTimeout = window.setTimeout;
    window.setTimeout = (call, ms, ...rest) => realTimeout(call, ms < 3000 ? ms / window.speedup : ms, ...rest);
"""
"""Timers run twenty times as fast, so that a whole match takes no longer than its moves."""
FAST_BOTS = f"""
    for (const game of {json.dumps(names())})
        localStorage.getItem(`bot-${{game}}`) ?? localStorage.setItem(`bot-${{game}}`, "greedy");
"""
UNDRAWN = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets = [sheet];
}"""
"""Pages are laid out and clicked as ever, but not drawn: nobody looks, and pixels took a third of the time."""
SHOWN = "Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1)"
"""The number of the last message that all of the page shows; a message arrives before that."""
LEGAL = '[data-legal="true"]:not([inert], [inert] *)'
"""Every game marks its legal controls; those that fade away after a move do not count."""
SKIP = "document.querySelector('[data-testid=skip]')?.click()"
IS_OVER = "document.querySelector('[data-testid=result]')?.checkVisibility()"
CAN_MOVE = f"({SHOWN} >= 0 && document.querySelector('{LEGAL}'))"
TURN_OR_END = f"() => {IS_OVER} ? 'end' : {CAN_MOVE} ? 'turn' : ({SKIP}, null)"
TURN_OR_END_UNTOUCHED = f"() => {IS_OVER} ? 'end' : {CAN_MOVE} ? 'turn' : null"
END = f"() => {IS_OVER} ? 'end' : ({SKIP}, null)"


class Contexts(Protocol):
    """A browser, or whatever else opens contexts."""

    def new_context(self, *arguments: Any, **options: Any) -> BrowserContext:
        """Open one."""


class User:
    """One browser context with its own cookies and its own page."""

    def __init__(
        self,
        browser: Contexts,
        server: Server,
        *,
        phone: bool = False,
        language: str = "en",
        real_time: bool = False,
        host: str = "127.0.0.1",
        keeps_app: bool = False,
        drawn: bool = PICTURES,
    ) -> None:
        """`keeps_app`: the browser keeps the app, so that it opens without a server; tests see fewer requests then."""
        self.server = server
        self.name = "Ada"
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            reduced_motion="reduce",
            color_scheme="dark",
            locale=language,
            service_workers="allow" if keeps_app else "block",
            base_url=server.url.replace("127.0.0.1", host),
        )
        self.context.set_default_timeout(TIMEOUT)
        # Fast bots, as if chosen on an earlier visit.
        self.context.add_init_script(FAST_BOTS)
        if not real_time:
            self.context.add_init_script(FAST_TIMERS)
        if not drawn:
            self.context.add_init_script(UNDRAWN)
        self.page: Page = self.context.new_page()
        self.messages: list[dict[str, Any]] = []
        self.page_errors: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.page_errors.append(str(error)))
        self.page.on("console", self._record_csp_violation)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def _record_csp_violation(self, message: ConsoleMessage) -> None:
        """The browser reports violations of the content security policy on the console."""
        if "Content Security Policy" in message.text:
            self.page_errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] not in {"pong", "presence"}:  # they come at any time and say nothing about the match
            self.messages.append(message)

    def screenshot(self, name: str) -> None:
        """Save a picture of the page, for people to look at, if they asked for pictures."""
        if PICTURES:
            ARTEFACTS.mkdir(exist_ok=True)
            self.page.screenshot(path=ARTEFACTS / f"{name}.png")

    @property
    def seq(self) -> int:
        """The number of the last message from the table that the page shows."""
        return int(self.page.evaluate(SHOWN))

    def can_move(self) -> bool:
        """Whether the page offers a legal move."""
        return self.page.locator(LEGAL).count() > 0

    def wait_for_turn(self) -> bool:
        """Skip explanations until the user is to move; False when the match is over."""
        return self.wait_for(TURN_OR_END) == "turn"

    def wait_without_skipping(self) -> bool:
        """Wait for a turn without touching anything; False when the match is over."""
        return self.wait_for(TURN_OR_END_UNTOUCHED) == "turn"

    def wait_for_result(self) -> None:
        """Skip explanations until the match is over."""
        self.wait_for(END)

    def wait_for(self, found: str) -> str:
        """Wait in the page itself: asking it every few milliseconds would cost more than the page's own work."""
        try:
            return str(self.page.wait_for_function(found, polling=POLLING).json_value())
        except PlaywrightTimeout:
            raise AssertionError("nothing happens: " + self.page.get_by_test_id("status").inner_text()) from None

    def offers(self) -> list[str]:
        """The test ids of everything that the page offers as legal."""
        found: list[str] = self.page.locator(LEGAL).evaluate_all(
            "buttons => buttons.map(button => button.dataset.testid)"
        )
        return found

    def play(self, *controls: str) -> None:
        """Make a move with these controls, and wait until the page shows the server's answer."""
        before = self.seq
        for control in controls:
            self.page.get_by_test_id(control).click()
        self.wait_for_answer(before)

    def press(self, control: str) -> None:
        """Click a control of a replay; on a small screen some are behind a button for more."""
        wanted, more = self.page.get_by_test_id(control), self.page.get_by_test_id("replay-more")
        expect(wanted).to_be_attached()
        if not wanted.is_visible():
            more.click()
        wanted.click()

    def leave_it_to_a_bot(self) -> None:
        """Let a bot play the user's seat, and wait for the end of the match."""
        self.page.get_by_test_id("menu").click()
        self.page.get_by_test_id("bot-plays").click()
        self.wait_for_result()

    def skip_explanation(self) -> None:
        """Skip the explanation on screen, if there is one; it may be gone before the click."""
        self.page.evaluate(SKIP)

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
        """Wait until the page shows a message with a number above `before`."""
        wait_for_message(self.page, before + 1)


def wait_for_message(page: Page, seq: int) -> None:
    """Wait until the page shows the message with this number, or a later one."""
    page.wait_for_function(f"() => {SHOWN} >= {seq}", polling=POLLING)


def play_to_the_end(user: User, move: Callable[[User], object] = User.move) -> int:
    """Play a match to its end with the given way to move; returns how many moves the user made."""
    moves = 0
    while user.wait_for_turn():
        move(user)
        moves += 1
    return moves


def open_options(page: Page, game: str) -> None:
    """Open every option of a game in the lobby."""
    page.get_by_test_id(f"options-{game}").click()
    page.get_by_test_id(f"advanced-{game}").click()
