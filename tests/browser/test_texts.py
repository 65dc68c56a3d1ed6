"""The host's own texts in the browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.user import User
from tests.server.live_server import Server

TERMS = """# Miteinander

Seid nett zueinander. <b>Fett</b> gibt es nicht.

- Kein Spam
- Fragen an [den Verein](https://stars.example.org/verein)
"""


def test_terms_and_imprint_are_linked_and_shown_as_text(browser: Browser, tmp_path: Path) -> None:
    terms = tmp_path / "terms"
    terms.mkdir()
    (terms / "de.md").write_text(TERMS, encoding="utf-8")
    imprint = tmp_path / "imprint.txt"
    imprint.write_text("Star Club\nSky Lane 1", encoding="utf-8")
    flags = ("--terms", str(terms), "--imprint", str(imprint))
    with Server(tmp_path / "data", 0.01, *flags) as server, User(browser, server, phone=True, language="de") as ada:
        ada.page.goto("/")
        links = ada.page.get_by_test_id("host-texts").first
        expect(links).to_contain_text("Impressum")
        links.get_by_text("Nutzungsbedingungen").click()
        text = ada.page.get_by_test_id("host-text")
        expect(text.get_by_role("heading", name="Miteinander")).to_be_visible()
        expect(text).to_contain_text("<b>Fett</b>")
        expect(text.get_by_role("listitem")).to_have_count(2)
        expect(text.get_by_role("link")).to_have_attribute("href", "https://stars.example.org/verein")
        assert_accessible(ada.page, "the terms")
        ada.page.evaluate("localStorage.setItem('theme', 'light')")
        ada.page.goto("/imprint")
        expect(text).to_contain_text("Sky Lane 1")
        assert_accessible(ada.page, "the imprint")
        ada.screenshot("imprint")
        assert ada.page_errors == []
