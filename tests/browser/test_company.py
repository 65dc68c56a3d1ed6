"""Two people at one table: one leaves, resigns or comes back, and both meet again afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.gathering import AT_A_TABLE, ask, place_a_star, seat_of, sit_together
from tests.browser.person import Account
from tests.server.live_server import Server


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A registry where whoever is away can be replaced at once."""
    with Server(tmp_path_factory.mktemp("impatient"), 0.01, "--grace", "0") as running:
        yield running


def test_a_bot_plays_for_a_while_and_the_person_plays_on(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        first, second = sit_together(ada, bo)
        seat = f"seat-{seat_of(first)}"
        ask(first, "bot-plays")
        for person in (ada, bo):
            expect(person.page.get_by_test_id(seat)).to_contain_text("bot")
        assert second.wait_until_asked()
        assert not first.is_asked()
        first.see("stand-in")
        first.page.get_by_test_id("come-back").click()
        expect(second.page.get_by_test_id(seat)).not_to_contain_text("bot")
        place_a_star(second)
        assert first.wait_until_asked()
        assert ada.error_responses == bo.error_responses == []


def test_whoever_resigns_looks_on_while_a_bot_goes_on(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        first, second = sit_together(ada, bo)
        ask(first, "resign")
        expect(first.page.get_by_test_id("table-menu")).to_contain_text("You cannot come back to this seat.")
        first.page.get_by_test_id("resign-sure").click()
        place_a_star(second)
        assert second.wait_until_asked(), "the bot answers"
        expect(first.page.get_by_test_id("come-back")).to_have_count(0)
        first.page.get_by_test_id("menu").click()
        expect(first.page.get_by_test_id("resign")).to_have_count(0)
        expect(first.page.get_by_test_id("say")).to_have_count(0)
        assert not first.is_asked()


def test_a_seat_left_alone_is_played_by_a_bot_until_its_person_comes_back(browser: Browser, impatient: Server) -> None:
    with Account(browser, impatient) as ada, Account(browser, impatient, phone=True) as bo:
        first, second = sit_together(ada, bo)
        seat = seat_of(second)
        place_a_star(first)
        table = second.page.url
        second.page.goto("context:blank")
        expect(first.page.get_by_test_id(f"away-{seat}")).to_be_visible()
        first.see("away")
        first.page.get_by_test_id(f"sit-in-{seat}").click()
        assert first.wait_until_asked(), "the bot moves instead"
        second.page.goto(table)
        expect(first.page.get_by_test_id(f"away-{seat}")).to_have_count(0)
        second.page.get_by_test_id("come-back").click()
        second.see("come-back")
        expect(second.page.get_by_test_id("log")).to_contain_text(second.name)
        place_a_star(first)
        assert second.wait_until_asked()


def test_a_rematch_seats_the_same_people(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        sit_together(ada, bo)
        before = ada.page.url
        agree_on_a_draw(ada, bo)
        ada.page.get_by_test_id("play-again").click()
        ada.page.wait_for_url(lambda url: AT_A_TABLE.search(url) is not None and url != before)
        expect(ada.page.get_by_test_id("seat-0")).to_contain_text("Bo")
        expect(ada.page.get_by_test_id("seat-1")).to_contain_text("Ada")
        bo.page.get_by_test_id("rematch").click()
        bo.page.get_by_test_id("take-seat").click()
        for person in (ada, bo):
            expect(person.page.get_by_test_id("board")).to_be_visible()
            expect(person.page.get_by_test_id("seat-0")).to_contain_text("Bo")
        assert (seat_of(ada), seat_of(bo)) == (1, 0)
        assert ada.error_responses == bo.error_responses == []


def test_a_refused_rematch_says_why(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        sit_together(ada, bo)
        agree_on_a_draw(ada, bo)
        reason = '{"detail": "this registry is full"}'
        ada.page.route("**/rematch", lambda route: route.fulfill(status=429, body=reason))
        ada.page.get_by_test_id("play-again").click()
        expect(ada.page.get_by_test_id("result").get_by_role("alert")).to_have_text("this registry is full")
        ada.page.unroute("**/rematch")
        ada.page.get_by_test_id("play-again").click()
        expect(ada.page.get_by_test_id("invite-link")).to_be_visible()


def agree_on_a_draw(ada: Account, bo: Account) -> None:
    """The quickest end of a match."""
    ask(ada, "draw")
    bo.page.get_by_test_id("offer-yes").click()
    expect(ada.page.get_by_test_id("result")).to_be_visible()
