"""Two players at one table: leaving, resigning, coming back, and a rematch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.tables import AT_A_TABLE, place_a_star, seat_of, start_match_for_two, use_menu
from tests.browser.user import User
from tests.server.live_server import Server


@pytest.fixture(scope="module")
def server_without_grace(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets a bot replace an absent player at once."""
    with Server(tmp_path_factory.mktemp("no-grace"), 0.01, "--grace", "0") as running:
        yield running


def test_a_bot_plays_for_a_while_and_the_player_goes_on(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        first, second = start_match_for_two(ada, bo)
        seat = f"seat-{seat_of(first)}"
        use_menu(first, "bot-plays")
        for user in (ada, bo):
            expect(user.page.get_by_test_id(seat)).to_contain_text("bot")
        notices = second.page.get_by_test_id("notices")
        expect(notices).to_contain_text(f"A bot is now playing for {first.name}.")
        assert second.wait_for_turn()
        assert not first.can_move()
        first.screenshot("stand-in")
        first.page.get_by_test_id("come-back").click()
        expect(second.page.get_by_test_id(seat)).not_to_contain_text("bot")
        expect(notices).to_contain_text(f"{first.name} is back in their seat.")
        expect(second.page.get_by_test_id("log-bot_took_over")).to_be_attached()
        place_a_star(second)
        assert first.wait_for_turn()
        assert ada.page_errors == bo.page_errors == []


def test_a_player_who_resigns_watches_while_a_bot_goes_on(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        first, second = start_match_for_two(ada, bo)
        use_menu(first, "resign")
        expect(first.page.get_by_test_id("table-menu")).to_contain_text("You cannot come back to this seat.")
        first.page.get_by_test_id("resign-sure").click()
        expect(second.page.get_by_role("status").filter(has_text=f"{first.name} has resigned.")).to_be_visible()
        second.screenshot("resigned")
        expect(first.page.get_by_test_id("note")).to_contain_text("You are watching.")
        place_a_star(second)
        assert second.wait_for_turn(), "the bot answers"
        expect(first.page.get_by_test_id("come-back")).to_have_count(0)
        first.page.get_by_test_id("menu").click()
        expect(first.page.get_by_test_id("resign")).to_have_count(0)
        expect(first.page.get_by_test_id("say")).to_have_count(0)
        assert not first.can_move()
        second.page.reload()
        expect(second.page.get_by_test_id("log-player_resigned")).to_contain_text(first.name)


def test_a_bot_plays_an_abandoned_seat_until_its_player_comes_back(
    browser: Browser, server_without_grace: Server
) -> None:
    with User(browser, server_without_grace) as ada, User(browser, server_without_grace, phone=True) as bo:
        first, second = start_match_for_two(ada, bo)
        seat = seat_of(second)
        place_a_star(first)
        table = second.page.url
        second.page.goto("about:blank")
        expect(first.page.get_by_test_id(f"away-{seat}")).to_be_visible()
        first.screenshot("away")
        first.page.get_by_test_id(f"sit-in-{seat}").click()
        assert first.wait_for_turn(), "the bot moves instead"
        second.page.goto(table)
        expect(first.page.get_by_test_id(f"away-{seat}")).to_have_count(0)
        second.page.get_by_test_id("come-back").click()
        second.screenshot("come-back")
        expect(second.page.get_by_test_id("log")).to_contain_text(second.name)
        place_a_star(first)
        assert second.wait_for_turn()


def test_a_rematch_seats_the_same_players(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        start_match_for_two(ada, bo)
        before = ada.page.url
        agree_on_a_draw(ada, bo)
        ada.page.get_by_test_id("play-again").click()
        ada.page.wait_for_url(lambda url: AT_A_TABLE.search(url) is not None and url != before)
        expect(ada.page.get_by_test_id("seat-0")).to_contain_text("Bo")
        expect(ada.page.get_by_test_id("seat-1")).to_contain_text("Ada")
        bo.page.get_by_test_id("rematch").click()
        bo.page.get_by_test_id("take-seat").click()
        for user in (ada, bo):
            expect(user.page.get_by_test_id("board")).to_be_visible()
            expect(user.page.get_by_test_id("seat-0")).to_contain_text("Bo")
        assert (seat_of(ada), seat_of(bo)) == (1, 0)
        assert ada.page_errors == bo.page_errors == []


def test_a_refused_rematch_says_why(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        start_match_for_two(ada, bo)
        agree_on_a_draw(ada, bo)
        reason = '{"detail": "this server is full"}'
        ada.page.route("**/rematch", lambda route: route.fulfill(status=429, body=reason))
        ada.page.get_by_test_id("play-again").click()
        expect(ada.page.get_by_test_id("result").get_by_role("alert")).to_have_text("this server is full")
        ada.page.unroute("**/rematch")
        ada.page.get_by_test_id("play-again").click()
        expect(ada.page.get_by_test_id("invite-link")).to_be_visible()


def agree_on_a_draw(ada: User, bo: User) -> None:
    """The quickest end of a match."""
    use_menu(ada, "draw")
    bo.page.get_by_test_id("offer-yes").click()
    expect(ada.page.get_by_test_id("result")).to_be_visible()
