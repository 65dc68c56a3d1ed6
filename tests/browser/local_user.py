"""A user whose tables are in their own browser: what the page's worker says is heard instead of a server."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.user import User
from tests.server.live_server import Server

HEARD = """
    window.answers = [];
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                // After the page has handled it.
                if (data.kind === "message") setTimeout(() => heard(data.text));
                if (data.kind === "answer") answers.push(new TextDecoder().decode(data.body));
            });
        }
    };
"""
"""What the worker says at tables is heard here; what it answers to requests is kept by the page, in `answers`."""
AT_A_LOCAL_TABLE = re.compile(r"t/local-")
ENGINE_TIMEOUT = 120_000
"""Starting Python takes seconds of the processor's time, and a busy machine has none to spare."""


class LocalUser(User):
    """A user who plays without a server."""

    def __init__(self, browser: Browser, server: Server, **how: Any) -> None:
        super().__init__(browser, server, **how)
        self.context.expose_function("heard", self._receive)
        self.context.add_init_script(HEARD)

    def go_home(self) -> None:
        """Go to the lobby without a reload, so that Python need not start again."""
        self.page.locator("a.home").click()
        expect(self.page.get_by_test_id("play-nacht")).to_be_visible(timeout=ENGINE_TIMEOUT)

    def open_local_table(self, game: str, seats: int | None = None, **options: str) -> str:
        """Open a table against bots in the lobby; returns its id."""
        card = self.page.get_by_test_id(f"card-{game}")
        if seats is not None:
            card.locator("label", has=self.page.get_by_test_id(f"seats-{game}-{seats}")).click()
        if options:
            self.page.get_by_test_id(f"options-{game}").click()
            self.page.get_by_test_id(f"advanced-{game}").click()
        for option, value in options.items():
            card.get_by_test_id(f"option-{option}").select_option(value)
        self.messages.clear()
        card.get_by_test_id(f"play-{game}").click()
        self.page.wait_for_url(AT_A_LOCAL_TABLE, timeout=ENGINE_TIMEOUT)
        return self.page.url.rsplit("/", 1)[1]
