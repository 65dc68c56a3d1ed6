"""The site of plain files: from a file server that knows nothing of us, in a folder of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from asterism.site import write_site
from tests.browser.plain_files import PlainFiles
from tests.browser.user import FAST_BOTS, FAST_TIMERS, SKIP, TIMEOUT
from tests.browser.waiting import IS_KEPT, wait_until

FOLDER = "club/games"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / FOLDER)
    return folder


@contextmanager
def visitor(browser: Browser, host: PlainFiles, *, keeps_app: bool = False) -> Iterator[Page]:
    """A page of somebody who visits the site; nothing may be asked for in vain, and no script may fail."""
    context = browser.new_context(
        base_url=f"{host.url}/{FOLDER}/", locale="en", service_workers="allow" if keeps_app else "block"
    )
    context.set_default_timeout(TIMEOUT)
    context.add_init_script(FAST_BOTS + FAST_TIMERS)
    page, errors = context.new_page(), []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []
    assert host.missing == []


def open_table(page: Page, game: str) -> str:
    """Open a table in the lobby; its address."""
    page.get_by_test_id(f"play-{game}").click()
    page.wait_for_url("**/*local-*")
    expect(page.locator('[data-legal="true"]').first).to_be_attached()
    return page.url


def test_the_site_plays_in_a_folder_of_a_plain_file_server_and_after_a_reload(browser: Browser, root: Path) -> None:
    with PlainFiles(root) as host, visitor(browser, host) as page:
        page.goto("")
        expect(page.get_by_test_id("lead")).to_contain_text("in this browser")
        address = open_table(page, "patience")
        assert re.fullmatch(rf"{host.url}/{FOLDER}/\?/t/local-[\w-]+", address)
        before = page.locator('[data-legal="true"]').count()
        page.reload()
        page.wait_for_function(f"() => document.querySelector('[data-legal=\"true\"]') || ({SKIP}, null)")
        expect(page.locator('[data-legal="true"]')).to_have_count(before)
        assert page.url == address


def test_links_of_the_site_stay_in_its_folder_and_work_when_they_are_opened_anew(browser: Browser, root: Path) -> None:
    with PlainFiles(root) as host, visitor(browser, host) as page:
        page.goto("index.html?/rules/nacht#N7")
        expect(page.locator("#N7")).to_be_visible()
        page.get_by_role("link", name="Asterism").first.click()
        page.wait_for_url(f"{host.url}/{FOLDER}/")
        page.get_by_test_id("rules-patience").click()
        page.wait_for_url(f"{host.url}/{FOLDER}/?/rules/patience")
        page.reload()
        expect(page.locator("h1")).to_be_visible()
        page.go_back()
        expect(page.get_by_test_id("play-patience")).to_be_visible()
        page.goto("index.html?/settings")
        expect(page.get_by_test_id("setting-sound-on")).to_be_attached()
        expect(page.get_by_test_id("notifications")).to_have_count(0)


def test_a_visited_site_opens_and_plays_without_a_network(browser: Browser, root: Path) -> None:
    with PlainFiles(root) as host, visitor(browser, host, keeps_app=True) as page:
        page.goto("")
        expect(page.get_by_test_id("play-nacht")).to_be_visible()
        wait_until(page, IS_KEPT)
        host.close()
        page.reload()
        address = open_table(page, "nacht")
        page.reload()
        page.wait_for_function(f"() => document.querySelector('[data-legal=\"true\"]') || ({SKIP}, null)")
        assert page.url == address
