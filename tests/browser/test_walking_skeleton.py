"""Open the lobby, click Play, and play a whole game."""

from __future__ import annotations

import re
import signal
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import POLLING, TIMEOUT, TURN_OR_END, User, play_to_the_end, wait_for_message
from tests.server.live_server import Server


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_game_against_bots_by_clicking(browser: Browser, server: Server, phone: bool) -> None:  # noqa: FBT001
    with User(browser, server, phone=phone) as ada:
        ada.page.goto("/")
        expect(ada.page.get_by_test_id("play-sternenhimmel")).to_be_visible()
        ada.screenshot(f"lobby-{'phone' if phone else 'desktop'}")
        ada.page.get_by_test_id("play-sternenhimmel").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        ada.wait_for_turn()
        ada.screenshot(f"table-{'phone' if phone else 'desktop'}")
        assert play_to_the_end(ada) >= 12
        expect(ada.page.get_by_test_id("result")).to_contain_text("1")
        ada.screenshot(f"result-{'phone' if phone else 'desktop'}")
        assert ada.messages[-1]["position"]["results"]
        assert ada.page_errors == []


def test_no_secret_of_the_other_seat_is_in_the_page_or_on_the_wire(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        ada.page.goto("/")
        ada.page.get_by_test_id("invite-sternenhimmel").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        link = ada.page.get_by_test_id("invite-link").input_value()
        bo.page.goto(link)
        bo.page.get_by_test_id("seat-name").fill("Bo")
        bo.page.get_by_test_id("take-seat").click()
        secrets = play_a_while(ada, bo)
        assert len(secrets) >= 4
        assert_no_secret_reached(secrets, {0: ada, 1: bo})


Secret = tuple[int, str, int, str]


def play_a_while(ada: User, bo: User) -> list[Secret]:
    """Both make some moves; returns what they put face down: owner, constellation, star, token."""
    secrets: list[Secret] = []
    people = {0: ada, 1: bo}
    for _ in range(24):
        seat = seat_to_move(people)
        user, other = people[seat], people[1 - seat]
        token, sky, star = user.move()
        events = last_turn(user, seat)
        placed = next(event for event in events if event["type"] == "placed")
        if any(event["type"] == "revealed" for event in events):
            continue  # the constellation is complete, and everybody is shown all of its tokens
        if placed["rule"] == "S26":
            assert placed["token"] is not None
            secrets.append((seat, sky, star, token))
            wait_for_message(other.page, user.seq)
            other.skip_explanation()
            shown = other.page.get_by_test_id(f"star-{sky}-{star}")
            for text in shown.evaluate_all("stars => stars.map(star => star.innerText + ' ' + star.ariaLabel)"):
                words = [word.strip(".,:;()") for word in text.split()]
                words.remove(str(star))
                assert placed["token"] not in words
    return secrets


def seat_to_move(people: dict[int, User]) -> int:
    """The seat whose page offers a move."""
    for _ in range(TIMEOUT // POLLING):
        for seat, user in people.items():
            if user.page.evaluate(TURN_OR_END) == "turn":
                return seat
            user.page.wait_for_timeout(POLLING)
    raise AssertionError("nobody is to move")


def last_turn(user: User, seat: int) -> list[dict[str, Any]]:
    """The events of the seat's last turn, as the user's own browser got them."""
    return next(
        message["events"]
        for message in reversed(user.messages)
        if message["type"] == "turn" and message["seat"] == seat
    )


def assert_no_secret_reached(secrets: list[Secret], seats: dict[int, User]) -> None:
    """No message to a browser tells what another seat holds or has put face down and not yet revealed."""
    for seat, user in seats.items():
        for message in user.messages:
            if not message.get("position"):
                continue
            view = message["position"]["view"]
            assert view["seat"] in {seat, None}
            for place in view["places"]:
                for star in place["stars"] if place else []:
                    assert set(star) == {"owner", "token"}
            events = message.get("events", []) + message.get("history", [])
            for event in events:
                if event["type"] == "placed" and event["rule"] == "S26" and event["seat"] != seat:
                    assert event["token"] is None
            for owner, sky, number, _ in secrets:
                place = next((place for place in view["places"] if place and place["sky"] == sky), None)
                if owner != seat and place is not None:
                    assert place["stars"][number - 1]["token"] is None


def test_a_restart_of_the_server_in_mid_game_only_interrupts(browser: Browser, own_server: Server) -> None:
    with User(browser, own_server) as ada:
        ada.page.goto("/")
        ada.page.get_by_test_id("play-sternenhimmel").click()
        for _ in range(3):
            assert ada.wait_for_turn()
            ada.move()
        before = ada.seq
        own_server.stop(signal.SIGKILL)
        expect(ada.page.get_by_test_id("banner")).to_be_visible()
        ada.screenshot("reconnecting")
        own_server.start()
        expect(ada.page.get_by_test_id("banner")).to_be_hidden()
        assert ada.messages[-1]["seq"] >= before
        assert play_to_the_end(ada) >= 9
        assert ada.page_errors == []


def test_the_language_can_be_changed_at_the_table(browser: Browser, server: Server) -> None:
    with User(browser, server, language="fr") as ada:
        ada.page.goto("/")
        expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
        ada.page.get_by_test_id("play-sternenhimmel").click()
        ada.wait_for_turn()
        ada.move()
        expect(ada.page.get_by_test_id("log")).to_contain_text("Vous posez")
        ada.page.get_by_test_id("language-de").click()
        expect(ada.page.get_by_test_id("log")).to_contain_text("Du legst")
        expect(ada.page.locator("html")).to_have_attribute("lang", "de")
