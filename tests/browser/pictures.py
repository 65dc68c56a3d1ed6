"""The lobby's pictures of the games, drawn by the games' own views: `make pictures` writes them.

The position of each is in `picture.json` beside them, which `make golden` writes.
"""

from __future__ import annotations

import base64
import tempfile
from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

import asterism
from asterism.introduction import introduction_of
from tests.browser.conftest import CHROMIUM, QUIET
from tests.contract.pictures import FOLDER
from tests.server.live_server import Server

Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")
ALL = tuple(product(asterism.names(), THEMES, ("en", "fr", "de")))
"""The game, theme and language of every picture."""

WIDTH, RATIO = 760, 2
"""In pixels, about twice as many as the lobby's cards are wide, for screens of high density; and to the height."""
QUALITY = 82
DESKTOP = 1440
STEADY_MS = 300
"""What does not change for so long has been drawn to its end."""


def file_of(game: str, theme: Theme, language: str) -> Path:
    """Where a picture is kept."""
    return FOLDER / game / "pictures" / f"{theme}-{language}.webp"


def draw(browser: Browser, server: Server, game: str, theme: Theme, language: str) -> bytes:
    """Let the game's view draw its picture, as it would on a large screen."""
    width = introduction_of(game).picture.width
    left, top, shown = introduction_of(game).picture.crop or (0, 0, width)
    context = browser.new_context(
        viewport={"width": max(DESKTOP, width), "height": 900},
        color_scheme=theme,
        locale=language,
        reduced_motion="reduce",
        service_workers="block",
        base_url=server.url,
    )
    try:
        page = context.new_page()
        page.goto(f"/picture/{game}")
        page.get_by_test_id("picture").get_by_test_id("board").wait_for()
        page.evaluate("document.fonts.ready")
        devtools = context.new_cdp_session(page)
        wanted: dict[str, Any] = {
            "format": "webp",
            "quality": QUALITY,
            "clip": {"x": left, "y": top, "width": shown, "height": shown / RATIO, "scale": WIDTH / shown},
        }
        drawn = ""
        while drawn != (now := devtools.send("Page.captureScreenshot", wanted)["data"]):
            drawn = now
            page.wait_for_timeout(STEADY_MS)
        return base64.b64decode(drawn)
    finally:
        context.close()


def write(browser: Browser, server: Server) -> None:
    """Draw all pictures anew."""
    for one in ALL:
        file_of(*one).parent.mkdir(exist_ok=True)
        file_of(*one).write_bytes(draw(browser, server, *one))


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), bot_pause=0.01) as server,
        sync_playwright() as playwright,
    ):
        write(playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET), server)
