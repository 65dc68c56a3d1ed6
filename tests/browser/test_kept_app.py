"""The service worker keeps whole versions of the app, on a small app with its own files."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.plain_files import PlainFiles
from tests.browser.waiting import wait_until

WORKER = Path(__file__).parents[2] / "web/public/service-worker.js"
PAGE = """<!doctype html><meta name="app-files" content="assets/list-{version}.json"><title>{version}</title>
<script>
    const kept = navigator.serviceWorker.register("service-worker.js")
        .then(() => navigator.serviceWorker.ready)
        .then(({{ active }}) => active.postMessage({{ engine: {engine} }}));
</script>
"""
VERSIONS = ("one", "two", "three")
KEPT = """async () => {
    const files = await (await caches.open("files")).keys();
    return files.map(({ url }) => url.split("/app/")[1]).sort();
}"""
KEPT_TITLE = """async () => {
    const page = await (await caches.open("version")).match("/app/");
    return page && /<title>(.*)<.title>/.exec(await page.text())[1];
}"""


def publish(folder: Path, version: str, *, engine: str = "", missing: tuple[str, ...] = ()) -> None:
    """Put a version of the app into the place of the one before, as a new build does."""
    for name in ("assets", "engine"):
        shutil.rmtree(folder / name, ignore_errors=True)
        (folder / name).mkdir(parents=True)
    shutil.copy(WORKER, folder)
    files = {f"assets/script-{version}.js", "assets/base.js"}
    if engine:
        (folder / f"engine/{engine}.zip").write_text(engine)
        manifest = {"files": [{"name": f"{engine}.zip"}]}
        (folder / "engine/manifest.json").write_text(json.dumps(manifest))
    for name in files.difference(missing):
        (folder / name).write_text(version)
    (folder / f"assets/list-{version}.json").write_text(json.dumps(sorted(files)))
    (folder / "index.html").write_text(PAGE.format(version=version, engine=str(bool(engine)).lower()))
    # File servers tell versions apart by whole seconds, and browsers take old files for ones that do not change.
    for name in ("index.html", "engine/manifest.json"):
        if (folder / name).exists():
            os.utime(folder / name, (VERSIONS.index(version),) * 2)


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """The folder of the app at its host."""
    folder = tmp_path / "app"
    publish(folder, "one")
    return folder


@pytest.fixture
def host(app: Path) -> Iterator[PlainFiles]:
    with PlainFiles(app.parent) as serving:
        yield serving


@pytest.fixture
def page(browser: Browser, host: PlainFiles) -> Iterator[Page]:
    context = browser.new_context(base_url=host.url)
    opened = context.new_page()
    yield opened
    context.close()


def wait_until_kept(page: Page, title: str, *files: str) -> None:
    """Open the app, and wait until this version of it and exactly these files are kept."""
    page.goto("/app/")
    wait_until(page, f"async () => (await ({KEPT_TITLE})()) === '{title}'")
    wait_until(page, f"async () => JSON.stringify(await ({KEPT})()) === JSON.stringify({sorted(files)})")


def files_of(version: str) -> list[str]:
    return [f"assets/list-{version}.json", f"assets/script-{version}.js"]


def test_all_files_of_a_version_are_kept_and_those_of_the_one_before(app: Path, page: Page) -> None:
    wait_until_kept(page, "one", "assets/base.js", *files_of("one"))
    publish(app, "two")
    wait_until_kept(page, "two", "assets/base.js", *files_of("one"), *files_of("two"))
    publish(app, "three")
    wait_until_kept(page, "three", "assets/base.js", *files_of("two"), *files_of("three"))


def test_an_open_page_still_gets_the_files_of_its_version_after_an_update(app: Path, page: Page) -> None:
    first = ["assets/base.js", *files_of("one")]
    wait_until_kept(page, "one", *first)
    old = page.context.new_page()
    old.goto("/app/")
    publish(app, "two")
    wait_until_kept(page, "two", *first, *files_of("two"))
    assert old.evaluate("fetch('/app/assets/script-one.js').then((answer) => answer.text())") == "one"


def test_a_version_that_is_not_complete_does_not_replace_the_kept_one(app: Path, page: Page, host: PlainFiles) -> None:
    wait_until_kept(page, "one", "assets/base.js", *files_of("one"))
    publish(app, "two", missing=("assets/script-two.js",))
    page.goto("/app/")
    assert page.title() == "two"
    wait_until(page, f"async () => (await ({KEPT})()).includes('assets/list-two.json')")
    host.close()
    page.goto("/app/?/t/local-abc")
    assert page.title() == "one"


def test_the_engine_is_kept_when_it_is_wanted_and_goes_with_its_version(app: Path, page: Page) -> None:
    publish(app, "one", engine="old")
    first, second, third = (["assets/base.js", *files_of(version)] for version in ("one", "two", "three"))
    wait_until_kept(page, "one", *first, "engine/old.zip")
    publish(app, "two", engine="new")
    wait_until_kept(page, "two", *{*first, *second}, "engine/old.zip", "engine/new.zip")
    publish(app, "three", engine="new")
    wait_until_kept(page, "three", *{*second, *third}, "engine/new.zip")


def test_other_pages_of_the_host_are_never_kept_in_place_of_ours(app: Path, page: Page) -> None:
    wait_until_kept(page, "one", "assets/base.js", *files_of("one"))
    (app / "other.html").write_text("<title>other</title>")
    page.goto("/app/other.html")
    assert page.title() == "other"
    assert page.evaluate(KEPT_TITLE) == "one"
