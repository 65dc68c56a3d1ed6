"""Tables in the browser itself, by clicking: without a network, after a reload, in two tabs, and when storage fails.

Starting Python costs seconds, so one page plays all games; it goes from one to the next without a reload.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

import asterism
from tests.browser import test_constellation, test_nacht
from tests.browser.local_user import ENGINE_TIMEOUT, LocalUser
from tests.browser.test_afrika import play_a_card
from tests.browser.test_hints import ask_for_hints
from tests.browser.test_patience import lay_a_card
from tests.browser.user import User, play_to_the_end
from tests.browser.waiting import IS_KEPT, wait_until
from tests.server.live_server import Server

FILL_STORAGE = """() => {
    self.realAdd = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => { throw new DOMException("no room", "QuotaExceededError") };
}"""
MAKE_ROOM = "() => { IDBObjectStore.prototype.add = self.realAdd; }"
WITHOUT_DATABASE = "Object.defineProperty(self, 'indexedDB', { value: undefined });"
AT_A_SERVERS_TABLE = re.compile("/t/(?!local-)")
WORKER = "**/assets/worker-*.js"
PLAYED: dict[str, tuple[int | None, dict[str, str], Callable[[User], int]]] = {
    "sternenhimmel": (3, {}, play_to_the_end),
    "afrika": (3, {"rounds": "1"}, lambda user: play_to_the_end(user, play_a_card)),
    "nacht": (2, {}, test_nacht.play_attentively),
    "constellation": (2, {}, test_constellation.play_to_the_end),
    "patience": (None, {}, lambda user: play_to_the_end(user, lay_a_card)),
}
"""Seats, options, and how each game is played to its end."""


@pytest.fixture(scope="module")
def ada(browser: Browser, server: Server) -> Iterator[LocalUser]:
    """Has visited the page once, and then lost the network."""
    with LocalUser(browser, server, keeps_app=True) as user:
        user.page.goto("/")
        wait_until(user.page, IS_KEPT)
        user.context.set_offline(True)
        user.page.reload()
        yield user


def test_the_lobby_says_what_waits_for_the_network(ada: LocalUser) -> None:
    expect(ada.page.get_by_test_id("offline")).to_contain_text("Invitations, public tables, accounts and ratings wait")
    for game in asterism.names():
        expect(ada.page.get_by_test_id(f"play-{game}")).to_be_enabled()
    expect(ada.page.get_by_test_id("invite-nacht")).to_be_disabled()


@pytest.mark.parametrize("game", asterism.names())
def test_every_game_is_played_to_its_end_without_a_network_after_a_reload_too(ada: LocalUser, game: str) -> None:
    ada.go_home()
    seats, options, play = PLAYED[game]
    ada.open_local_table(game, seats, **options)
    assert ada.wait_for_turn()
    ada.page.reload()
    expect(ada.page.get_by_test_id("status")).to_be_visible(timeout=ENGINE_TIMEOUT)
    assert play(ada) > 1
    assert ada.messages[-1]["position"]["results"]
    expect(ada.page.get_by_test_id("result")).to_be_visible()
    assert ada.page_errors == []


def test_a_match_continues_after_a_reload_and_ends(ada: LocalUser) -> None:
    ada.go_home()
    table = ada.open_local_table("nacht", 2)
    test_nacht.wait_for_own_turn(ada)
    before = ada.seq
    ada.messages.clear()
    ada.page.reload()
    expect(ada.page.get_by_test_id("status")).to_be_visible(timeout=ENGINE_TIMEOUT)
    assert ada.wait_for_turn()
    assert (ada.messages[0]["type"], ada.messages[0]["seq"]) == ("snapshot", before)
    ada.page.get_by_test_id("hint").click()
    expect(ada.page.get_by_test_id("hint-marks")).to_be_attached()
    assert test_nacht.play_attentively(ada) > 1
    ada.page.locator("a.home").click()
    ada.page.get_by_test_id("my-games").click()
    expect(ada.page.locator(f'[data-testid="table-card"][href$="{table}"]')).to_contain_text("in this browser")


def test_a_finished_match_is_replayed_reviewed_saved_and_deleted(ada: LocalUser) -> None:
    page = ada.page
    ada.go_home()
    table = ada.open_local_table("afrika", 3, rounds="1")
    ada.wait_for_turn()
    ada.leave_it_to_a_bot()
    with page.expect_download() as download:
        page.get_by_test_id("save-record").click()
    assert asterism.replay(download.value.path()).is_over
    page.get_by_test_id("watch-again").click()
    page.get_by_test_id("replay-last").click()
    expect(page.get_by_test_id("replay-at")).to_contain_text(re.compile(r"^(\d+) / \1"))
    ada.press("replay-review")
    expect(page.get_by_test_id("review")).to_be_visible(timeout=ENGINE_TIMEOUT)
    page.locator("a.home").click()
    page.get_by_test_id("my-games").click()
    cards = page.get_by_test_id("table-card")
    expect(cards.first).to_be_visible()
    kept = cards.count()
    page.get_by_test_id(f"delete-{table}").click()
    page.get_by_test_id("confirm-no").click()
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    page.get_by_test_id(f"delete-{table}").click()
    expect(page.get_by_test_id("confirm")).to_contain_text("Stern von Afrika")
    page.get_by_test_id("confirm-yes").click()
    expect(page.get_by_test_id(f"delete-{table}")).to_have_count(0)
    expect(cards).to_have_count(kept - 1)
    assert ada.page_errors == []


def test_lessons_and_rules_need_no_network(ada: LocalUser) -> None:
    for game in asterism.names():
        ada.go_home()
        ada.page.get_by_test_id(f"rules-{game}").click()
        expect(ada.page.get_by_role("link", name="Link to rule").first).to_be_attached()
    ada.go_home()
    ada.page.get_by_test_id("learn-nacht").click()
    expect(ada.page.get_by_test_id("lesson-text")).to_be_visible()


def test_puzzles_need_no_network(ada: LocalUser) -> None:
    ada.go_home()
    ada.page.get_by_test_id("puzzles-nacht").click()
    ada.page.get_by_test_id("puzzle-1").click()
    ada.page.get_by_test_id("puzzle-show").click(timeout=ENGINE_TIMEOUT)
    expect(ada.page.locator('[data-testid^="hint-at-"]').first).to_be_attached()


def test_the_daily_challenge_is_played_with_its_best_and_opened_once(ada: LocalUser) -> None:
    ada.go_home()
    ada.page.get_by_test_id("daily-patience").click()
    ada.page.wait_for_url(re.compile("t/local-"), timeout=ENGINE_TIMEOUT)
    address = ada.page.url
    ada.wait_for_turn()
    ada.leave_it_to_a_bot()
    expect(ada.page.get_by_test_id("best")).to_contain_text("all the cards")
    expect(ada.page.get_by_test_id("daily-results")).to_contain_text("You left this try to a bot")
    ada.go_home()
    ada.page.get_by_test_id("daily-patience").click()
    ada.page.wait_for_url(address)


def test_two_tabs_show_one_match_and_full_storage_loses_nothing(ada: LocalUser) -> None:
    ada.go_home()
    ada.open_local_table("patience")
    ada.wait_for_turn()
    other = ada.context.new_page()
    other.goto(ada.page.url)
    expect(other.locator('[data-testid^="card-"][data-legal="true"]').first).to_be_visible(timeout=ENGINE_TIMEOUT)
    lay_a_card(ada)
    ada.wait_for_turn()
    shown = ada.page.get_by_test_id("log").locator("details").count()
    assert shown > 0
    expect(other.get_by_test_id("log").locator("details")).to_have_count(shown)
    other.close()
    [worker] = ada.page.workers
    worker.evaluate(FILL_STORAGE)
    ada.wait_for_turn()
    before = ada.seq
    ada.page.locator('[data-testid^="card-"][data-legal="true"]').first.click()
    ada.page.locator('[data-drop][data-legal="true"]').first.click()
    expect(ada.page.get_by_text("the storage of this browser is full").first).to_be_visible()
    assert ada.seq == before
    worker.evaluate(MAKE_ROOM)
    # The card is still selected.
    ada.page.locator('[data-drop][data-legal="true"]').first.click()
    ada.wait_for_answer(before)


def test_coming_online_changes_nothing_that_is_under_way(ada: LocalUser) -> None:
    ada.go_home()
    ada.open_local_table("patience")
    ada.wait_for_turn()
    address = ada.page.url
    ada.context.set_offline(False)
    lay_a_card(ada)
    ada.wait_for_turn()
    ada.go_home()
    expect(ada.page.get_by_test_id("offline")).to_have_count(0)
    expect(ada.page.get_by_test_id("continue")).to_be_visible()
    ada.page.goto(address)
    assert ada.wait_for_turn()
    assert ada.page_errors == []


def test_a_fast_browser_makes_hints_and_reviews_of_a_servers_table(ada: LocalUser) -> None:
    page, sent, reviews = ada.page, list[str](), list[str]()
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.on("request", lambda request: reviews.append(request.url) if request.url.endswith("/review") else None)
    ada.page_errors.clear()
    ada.context.set_offline(False)
    ada.go_home()
    expect(page.get_by_test_id("offline")).to_have_count(0)
    page.get_by_test_id("play-patience").click()
    page.wait_for_url(AT_A_SERVERS_TABLE)
    ada.wait_for_turn()
    ask_for_hints(ada)
    page.wait_for_function("() => answers.some((text) => text.includes('simulations'))", timeout=ENGINE_TIMEOUT)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-marks")).to_have_count(0)
    page.get_by_test_id("hint").click()
    page.wait_for_function("() => answers.some((text) => text.includes('hints'))")
    before = ada.seq
    page.get_by_test_id("hints").get_by_role("button").first.click()
    ada.wait_for_answer(before)
    assert sum("request_hints" in text for text in sent) == 1
    ada.leave_it_to_a_bot()
    page.get_by_test_id("review-match").click()
    expect(page.get_by_test_id("review")).to_be_visible(timeout=ENGINE_TIMEOUT)
    assert page.evaluate("answers.some((text) => text.includes('planned'))")
    assert (reviews, ada.page_errors) == ([], [])


def test_a_window_that_keeps_nothing_says_so_and_plays(browser: Browser, tmp_path: Path) -> None:
    """The host has set that tables of one person and bots are in the browser."""
    with (
        Server(tmp_path, 0.01, "--solo-tables", "browser") as server,
        LocalUser(browser, server, phone=True) as bo,
    ):
        bo.page.route(WORKER, without_database)
        bo.page.goto("/")
        bo.open_local_table("patience")
        bo.wait_for_turn()
        expect(bo.page.get_by_test_id("not-kept")).to_contain_text("This window keeps nothing")
        bo.screenshot("local-not-kept")
        bo.page.get_by_test_id("not-kept-close").click()
        lay_a_card(bo)
        bo.go_home()
        expect(bo.page.get_by_test_id("continue")).to_be_visible()
        assert bo.page_errors == []


def test_a_page_that_is_older_than_the_app_says_so(browser: Browser, server: Server) -> None:
    with LocalUser(browser, server) as bo:
        bo.page.route(WORKER, lambda route: route.fulfill(status=404))
        bo.page.goto("/t/local-abc")
        expect(bo.page.get_by_test_id("table-fault")).to_contain_text("Asterism has been updated. Your matches")


def without_database(route: Route) -> None:
    """The worker's script in a window that has no database."""
    answer = route.fetch()
    route.fulfill(response=answer, body=WITHOUT_DATABASE + answer.text())
