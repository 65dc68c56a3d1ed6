"""The pages round the tables."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, expect
from server.house_under_test import Server

from browser.axe import assert_accessible
from browser.person import Person

both_sizes = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
both_themes = pytest.mark.parametrize("theme", ["dark", "light"])


@both_sizes
@both_themes
def test_axe_finds_nothing_grave_in_the_lobby(
    browser: Browser,
    server: Server,
    phone: bool,  # noqa: FBT001
    theme: Literal["dark", "light"],
) -> None:
    with Person(browser, server, phone=phone) as ada:
        ada.page.emulate_media(color_scheme=theme)
        ada.page.goto("/")
        ada.page.locator("summary").first.click()
        expect(ada.page.locator("details[open] select").first).to_be_visible()
        assert_accessible(ada.page, f"the lobby, {theme}")
