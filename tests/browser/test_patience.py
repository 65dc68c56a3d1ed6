"""The solitaire by clicking: for one, with no bots and nobody to invite."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from server.house_under_test import Server

from browser.person import Person, play_to_the_end


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_solitaire_by_clicking(browser: Browser, server: Server, phone: bool) -> None:  # noqa: FBT001
    size = "phone" if phone else "desktop"
    with Person(browser, server, phone=phone) as ada:
        ada.page.goto("/")
        expect(ada.page.get_by_test_id("play-patience")).to_be_visible()
        expect(ada.page.get_by_test_id("invite-patience")).to_have_count(0)
        ada.page.get_by_test_id("play-patience").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        moves = play_to_the_end(ada, lay_a_card)
        assert moves == 53
        rows = ada.heard[-1]["position"]["view"]["rows"]
        assert sum(map(len, rows)) == 54
        expect(ada.page.get_by_test_id("result")).to_contain_text(str(len(rows)))
        ada.see(f"patience-result-{size}")
        assert ada.faults == []


def lay_a_card(person: Person) -> None:
    """Lay the first card that may be laid where it fits first, join two rows with the Star, or begin a row."""
    before = person.seq
    page = person.page
    star = page.locator('[data-testid="card-S"][data-legal="true"]')
    card = star if star.count() > 0 else page.locator('[data-testid^="card-"][data-legal="true"]').first
    card.click()
    if page.get_by_test_id("join").is_visible():
        page.get_by_test_id("join").click()
        for row in (2, 1):
            page.get_by_test_id(f"join-{row}").click()
    else:
        page.locator('[data-drop][data-legal="true"]').first.click()
    person.wait_for_answer(before)
