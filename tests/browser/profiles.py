"""Chromium with its windows' parts, and a profile of its own for each user: only there it has push notifications.

The Chromium of the other tests, without windows, always says that notifications are denied.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Playwright

from tests.browser.conftest import QUIET

CHROMIUM = shutil.which("chromium")


class Profiles:
    """Starts a browser wherever others open a context."""

    def __init__(self, playwright: Playwright, folder: Path, arguments: list[str]) -> None:
        self._playwright = playwright
        self._folder = folder
        self._arguments = arguments
        self._number = 0

    def new_context(self, **options: Any) -> BrowserContext:
        """A browser with a new profile. It ends with its context."""
        self._number += 1
        return self._playwright.chromium.launch_persistent_context(
            self._folder / str(self._number), executable_path=CHROMIUM, args=[*QUIET, *self._arguments], **options
        )
