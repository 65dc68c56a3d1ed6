"""Sharing a finished match: the dialog, the pictures, and the replay inside another site's page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import CLUB_HOST
from tests.browser.plain_files import PlainFiles
from tests.browser.user import User
from tests.server.live_server import Guest, Server, play_on


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A table whose match is over."""
    with Guest(server) as bo:
        table = bo.open_table("me", game="patience")
        play_on(bo, bo.connect(table))
        return table


def show_in_a_frame(user: User, path: str, folder: Path) -> None:
    """Open a page of another site that shows one of our pages."""
    html = f'<title>Club</title><iframe src="{user.server.url}{path}" width="800" height="600"></iframe>'
    (folder / "index.html").write_text(html, encoding="utf-8")
    with PlainFiles(folder) as site:
        user.page.goto(site.url.replace("127.0.0.1", CLUB_HOST))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_finished_match_is_shared_as_link_code_and_pictures(
    browser: Browser,
    server: Server,
    finished: str,
    phone: bool,  # noqa: FBT001
) -> None:
    with User(browser, server, phone=phone, language="fr", drawn=True) as ada:
        ada.page.goto(f"/replay/{finished}")
        ada.page.get_by_test_id("replay-forward").click()
        ada.press("replay-share")
        dialog = ada.page.get_by_test_id("share")
        expect(dialog.get_by_test_id("invite-link")).to_have_value(f"{server.url}/replay/{finished}#move=1")
        assert f'src="{server.url}/embed/{finished}"' in dialog.get_by_test_id("embed-code").input_value()
        picture = dialog.get_by_role("img", name="La fin de la partie")
        picture.scroll_into_view_if_needed()
        ada.page.wait_for_function(
            "() => document.querySelector('[data-testid=share] img[width]').naturalWidth === 1200"
        )
        assert_accessible(ada.page, "the share dialog")
        ada.screenshot(f"share-{'phone' if phone else 'desktop'}")
        with ada.page.expect_download() as saved:
            dialog.get_by_test_id("save-film").click()
        assert saved.value.path().read_text(encoding="utf-8").startswith("<svg")
        assert ada.page_errors == []
        ada.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_another_site_shows_a_replay_in_a_frame_and_nothing_else(
    browser: Browser, server: Server, finished: str, tmp_path: Path
) -> None:
    with User(browser, server, drawn=True) as ada:
        sent: list[Request] = []
        ada.page.on("request", lambda request: sent.append(request))  # noqa: PLW0108 (Playwright sets attributes on it)
        show_in_a_frame(ada, f"/embed/{finished}", tmp_path)
        frame = ada.page.frame_locator("iframe")
        at = frame.get_by_test_id("replay-at")
        expect(at).to_have_text("0 / 53")
        frame.get_by_test_id("replay-forward").click()
        expect(at).to_have_text("1 / 53")
        ada.screenshot("embedded")
        # Nothing leads on inside the frame, and nothing can be done but watching.
        assert frame.locator("a").evaluate_all("links => links.map((link) => link.target)") == ["_blank"]
        for more in ("open-play-on", "replay-share", "open-verify", "menu"):
            expect(frame.get_by_test_id(more)).to_have_count(0)
        assert {request.method for request in sent} == {"GET"}
        assert ada.context.cookies() == []

        # The page of the whole replay refuses to be in a frame.
        refused: list[str] = []
        ada.page.on("console", lambda message: refused.append(message.text))
        show_in_a_frame(ada, f"/replay/{finished}", tmp_path)
        expect(frame.get_by_test_id("replay-at")).to_have_count(0)
        assert any("frame-ancestors" in text for text in refused), refused


def test_a_match_that_is_not_over_is_not_embedded(browser: Browser, server: Server) -> None:
    with Guest(server) as bo, User(browser, server) as ada:
        ada.page.goto(f"/embed/{bo.open_table('me', game='patience')}")
        expect(ada.page.get_by_test_id("replay-fault")).to_be_visible()
