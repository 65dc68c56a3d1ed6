"""The lesson of each game, played by clicking on what the lesson points at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import asterism
from asterism.lesson import Step, script_of
from tests.browser.axe import assert_accessible
from tests.browser.user import POLLING, SKIP, User
from tests.server.live_server import Server

SAYS = f"""
    ([part, wanted]) =>
        document.querySelector(`[data-testid="${{part}}"]`)?.innerText.includes(wanted) || ({SKIP}, false)
"""
COVERED = """
    (names) => {
        const coach = document.querySelector("[data-testid=coach]").getBoundingClientRect();
        return names.filter((name) => {
            const ring = document.querySelector(`[data-testid="ring-${name}"]`);
            if (!ring?.getClientRects().length) return false;
            const box = ring.getBoundingClientRect();
            const apart = box.bottom - 8 <= coach.top || coach.bottom <= box.top + 8;
            const beside = box.right - 8 <= coach.left || coach.right <= box.left + 8;
            return !apart && !beside;
        });
    }
"""
"""Which of these have a ring that lies under the coach."""
DEVICES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


def open_lesson(user: User, game: str) -> None:
    user.page.goto(f"/learn/{game}")
    expect(user.page.get_by_test_id("lesson-text")).to_have_text(script_of(game).step[0].en)


def do_step(user: User, game: str, number: int) -> None:
    """Read a step, make its move by touching what it points at, and skip what follows."""
    steps = script_of(game).step
    step = steps[number]
    expect(user.page.get_by_test_id("lesson-text")).to_have_text(step.en)
    if step.play:
        expect_rings(user, step)
        for name in step.at:
            touch(user.page.get_by_test_id(name).first)
    else:
        user.page.get_by_test_id("lesson-next").click()
    after = "lesson-text" if number + 1 < len(steps) else "lesson-finish"
    wanted = steps[number + 1].en if number + 1 < len(steps) else "Well done!"
    try:
        user.page.wait_for_function(SAYS, arg=[after, wanted], polling=POLLING)
    except PlaywrightTimeout:
        told = user.page.get_by_test_id("coach").inner_text()
        raise AssertionError(f"step {number + 1} of {game} leads nowhere: {told}") from None


def expect_rings(user: User, step: Step) -> None:
    """Something that the step points at can be seen, and no ring lies under the coach."""
    rings = [user.page.get_by_test_id(f"ring-{name}") for name in step.at]
    expect(rings[0].or_(rings[-1]).first).to_be_visible()
    assert user.page.evaluate(COVERED, step.at) == [], "the coach covers what it points at"


def touch(element: Locator) -> None:
    """Click on something that is pointed at, if it can be clicked now."""
    if element.count() and element.is_visible() and element.get_attribute("data-legal") != "false":
        element.click()


@DEVICES
@pytest.mark.parametrize("game", asterism.names())
def test_a_lesson_can_be_finished_by_clicks(browser: Browser, server: Server, game: str, phone: bool) -> None:  # noqa: FBT001
    where = f"lesson-{game}-{'phone' if phone else 'desktop'}"
    with User(browser, server, phone=phone) as ada:
        open_lesson(ada, game)
        assert_accessible(ada.page, where)
        for number in range(len(script_of(game).step)):
            do_step(ada, game, number)
            if number == 3:
                ada.screenshot(where)
                assert_accessible(ada.page, where)
        assert_accessible(ada.page, f"the end of {where}")
        assert ada.page_errors == []


def test_the_end_of_a_lesson_leads_to_a_first_game(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/")
        ada.page.get_by_test_id("learn-patience").click()
        expect(ada.page.get_by_test_id("coach")).to_be_visible()
        for number in range(len(script_of("patience").step)):
            do_step(ada, "patience", number)
        ada.page.get_by_test_id("first-game").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        assert ada.wait_for_turn()


def test_another_move_gets_a_nudge_and_is_not_made(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        open_lesson(ada, "sternenhimmel")
        do_step(ada, "sternenhimmel", 0)
        do_step(ada, "sternenhimmel", 1)
        ada.page.get_by_test_id("token-10").click(force=True)
        expect(ada.page.get_by_test_id("nudge")).to_be_visible()
        do_step_after_nudge = script_of("sternenhimmel").step[2]
        expect(ada.page.get_by_test_id("lesson-text")).to_contain_text(do_step_after_nudge.en)


def test_a_lesson_can_be_shown_taken_back_and_read_in_another_language(browser: Browser, server: Server) -> None:
    steps = script_of("constellation").step
    with User(browser, server) as ada:
        open_lesson(ada, "constellation")
        text = ada.page.get_by_test_id("lesson-text")
        for _ in range(2):
            ada.page.get_by_test_id("lesson-next").click()
        expect(text).to_have_text(steps[2].en)
        ada.page.get_by_test_id("lesson-show").click()
        expect(text).to_have_text(steps[3].en)
        expect(ada.page.get_by_test_id("cloud-1")).to_be_visible()
        ada.page.get_by_test_id("lesson-back").click()
        expect(text).to_have_text(steps[2].en)
        expect(ada.page.get_by_test_id("cloud-1")).to_have_count(0)
        ada.page.get_by_test_id("language-de").click()
        expect(text).to_have_text(steps[2].de)


def test_a_lesson_can_be_done_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        open_lesson(ada, "afrika")
        ada.page.get_by_test_id("lesson-next").press("Enter")
        expect(ada.page.get_by_test_id("lesson-text")).to_have_text(script_of("afrika").step[1].en)
        ada.page.get_by_test_id("card-2g").press("Enter")
        ada.page.get_by_test_id("act-play").press("Enter")
        expect(ada.page.get_by_test_id("lesson-text")).to_have_text(script_of("afrika").step[2].en)


def test_there_is_no_lesson_of_an_unknown_game(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/learn/chess")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text("There is no such lesson.")


def test_a_lesson_that_cannot_be_loaded_is_not_taken_for_a_missing_one(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        missing = re.compile(r"/api/games/afrika/lesson|/engine/")
        ada.page.route(missing, lambda route: route.abort())
        ada.page.goto("/learn/afrika")
        expect(ada.page.get_by_test_id("unreachable")).to_be_visible()
        ada.page.unroute(missing)
        ada.page.get_by_role("button", name="Try again").click()
        expect(ada.page.get_by_test_id("lesson-text")).to_have_text(script_of("afrika").step[0].en)
