"""A whole match of Stern von Afrika by clicking."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import User, open_options, play_to_the_end
from tests.server.live_server import Server

WIDEST_SCORE = """() => {
    const sheet = document.querySelector('[data-testid="scoring"]');
    const style = [...sheet.classList].find(name => name.startsWith('svelte-'));
    for (const line of sheet.querySelectorAll('tbody tr')) {
        const reward = line.querySelector('.reward');
        while (reward.querySelectorAll('i').length < 2) reward.append(reward.querySelector('i').cloneNode(true));
        line.querySelector('th span').textContent = 'Bartholomäus';
        line.querySelector('.cost').innerHTML = `10<small class="${style}">3 à reporter</small>`;
    }
    return [sheet.scrollWidth, sheet.clientWidth];
}"""
"""How wide the score is when everybody has two tokens, thieves to carry over and a long name, and how much is seen."""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_match_against_bots_by_clicking(browser: Browser, server: Server, phone: bool) -> None:  # noqa: FBT001
    size = "phone" if phone else "desktop"
    with User(browser, server, phone=phone, language="fr" if phone else "en") as ada:
        ada.page.goto("/")
        open_options(ada.page, "afrika")
        ada.page.get_by_test_id("card-afrika").get_by_test_id("option-rounds").select_option("1")
        ada.page.get_by_test_id("play-afrika").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        ada.wait_for_turn()
        ada.screenshot(f"afrika-{size}")
        assert play_to_the_end(ada, play_a_card) >= 8
        ada.screenshot(f"afrika-result-{size}")
        events = [event["type"] for message in ada.messages for event in message.get("events", [])]
        assert {"led", "beaten", "passed", "trick_won", "counted", "token_awarded"} <= set(events)
        assert ada.messages[-1]["position"]["results"]
        width, seen = ada.page.evaluate(WIDEST_SCORE)
        assert width <= seen
        assert ada.page_errors == []


def play_a_card(user: User) -> None:
    """Choose the lowest card that may be played, and the first thing that may be done with it; else pass."""
    before = user.seq
    cards = user.page.locator('[data-testid^="card-"][data-legal="true"]')
    if cards.count() > 0:
        cards.first.click()
        user.page.locator('[data-testid^="act-"][data-legal="true"]').first.click()
    else:
        user.page.get_by_test_id("act-pass").click()
    user.wait_for_answer(before)


def test_a_card_is_played_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/")
        ada.page.get_by_test_id("play-afrika").click()
        ada.wait_for_turn()
        before = ada.seq
        cards = ada.page.locator('[data-testid^="card-"][data-legal="true"]')
        if cards.count() == 0:
            ada.page.get_by_test_id("act-pass").press("Enter")
        else:
            cards.first.press("Enter")
            expect(cards.first).to_have_attribute("aria-pressed", "true")
            ada.page.keyboard.press("ArrowUp")
            ada.page.keyboard.press("Enter")
        ada.wait_for_answer(before)
        assert ada.page_errors == []
