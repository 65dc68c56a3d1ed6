"""The host's own texts: shown in the reader's language, and refused clearly where they cannot be."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from asterism.server.host_texts import BadText, check_texts
from asterism.server.settings import Settings
from tests.server.in_process import in_process


def test_each_text_is_shown_in_the_readers_language_or_the_next_best(tmp_path: Path) -> None:
    folder = tmp_path / "terms"
    folder.mkdir()
    (folder / "de.md").write_text("# Regeln\n\nSeid nett.")
    (folder / "en.txt").write_text("Be kind. <script>alert(1)</script>")
    imprint = tmp_path / "imprint.md"
    imprint.write_text("Star Club")
    settings = Settings(terms=folder, imprint=imprint)
    check_texts(settings)

    async def look() -> None:
        async with in_process(tmp_path / "data", settings) as app:
            browser = app.browser()
            shown = {
                path: (await browser.get(f"/api/texts/{path}")).json()
                for path in ("terms?language=de", "terms?language=fr", "terms?language=../../x", "imprint?language=de")
            }
            assert [one["language"] for one in shown.values()] == ["de", "en", "en", ""]
            assert shown["terms?language=de"]["text"].startswith("# Regeln")
            assert (await browser.get("/api/texts/secrets")).status_code == 404
            page = (await browser.get("/")).text
            assert '<meta name="asterism-texts" content="terms imprint" />' in page
            imprint.write_text("Star Club, moved")
            assert (await browser.get("/api/texts/imprint")).json()["text"] == "Star Club, moved"

    asyncio.run(look())


def test_without_texts_there_are_no_links_and_no_pages(tmp_path: Path) -> None:
    async def look() -> None:
        async with in_process(tmp_path) as app:
            answer = await app.browser().get("/api/texts/terms")
            assert (answer.status_code, answer.json()["key"]) == (404, "refused-no-text")
            assert '<meta name="asterism-texts" content="" />' in (await app.browser().get("/")).text

    asyncio.run(look())


def test_a_text_that_cannot_be_read_stops_the_server_when_it_starts(tmp_path: Path) -> None:
    empty, latin, long = tmp_path / "empty", tmp_path / "latin.md", tmp_path / "long.md"
    empty.mkdir()
    latin.write_bytes("Fräulein".encode("latin-1"))
    long.write_text("x" * 600_000)
    for place, said in (
        (tmp_path / "nothing.md", "No such file"),
        (empty, "has no terms in a language that the page speaks: en.md, fr.md, de.md"),
        (latin, "is not UTF-8"),
        (long, "more than 500000 bytes"),
    ):
        with pytest.raises(BadText, match=said):
            check_texts(Settings(terms=place))
