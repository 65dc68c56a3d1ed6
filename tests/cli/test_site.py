"""`asterism site`: what it writes, what it replaces, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from asterism import site
from asterism.server.built_files import ENGINE, ENGINE_MANIFEST
from tests.cli.command_line import run


@pytest.fixture(autouse=True)
def nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make test` has built it."""
    monkeypatch.setattr(site, "BUILDERS", ())


def test_a_site_is_complete_and_has_no_compressed_copies(tmp_path: Path) -> None:
    outcome = run("site", str(tmp_path / "new/site"))
    assert outcome.returncode == 0, outcome.stderr
    assert "Any web host can serve them" in outcome.stdout
    folder = tmp_path / "new/site"
    files = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    manifest = json.loads((ENGINE / ENGINE_MANIFEST).read_text(encoding="utf-8"))
    assert {f"engine/{file['name']}" for file in manifest["files"]} < files
    assert {"index.html", "service-worker.js", "asterism.webmanifest", "engine/manifest.json", ".nojekyll"} < files
    assert not [name for name in files if name.endswith((".br", ".gz", ".stamp", ".lock"))]


def test_its_page_names_everything_from_its_own_folder_and_says_that_there_is_no_server(tmp_path: Path) -> None:
    run("site", str(tmp_path))
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert '="/' not in page
    assert page.index('<meta name="asterism-server" content="none" />') < page.index("<script")
    assert page.encode().index(b"charset") < 1024, "browsers look no further"


def test_an_earlier_site_is_replaced_and_other_files_in_its_folder_stay(tmp_path: Path) -> None:
    run("site", str(tmp_path))
    (tmp_path / "assets/old.js").write_text("old")
    (tmp_path / "CNAME").write_text("games.example.org")
    listed = json.loads((tmp_path / site.CONTENTS).read_text())
    (tmp_path / site.CONTENTS).write_text(json.dumps([*listed, "assets/old.js", "../elsewhere"]))
    (tmp_path.parent / "elsewhere").write_text("not ours")
    assert run("site", str(tmp_path)).returncode == 0
    assert not (tmp_path / "assets/old.js").exists()
    assert (tmp_path / "CNAME").exists()
    assert (tmp_path.parent / "elsewhere").exists(), "nothing outside is removed, whatever the list says"
    assert json.loads((tmp_path / site.CONTENTS).read_text()) == listed


def test_a_folder_with_only_hidden_files_is_as_good_as_empty(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    assert run("site", str(tmp_path)).returncode == 0
    assert (tmp_path / "index.html").exists()


@pytest.mark.parametrize(
    ("name", "content"), [("letter.txt", "Dear Ada"), ("site.json", "{}"), ("site.json", "not JSON")]
)
def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path, name: str, content: str) -> None:
    (tmp_path / name).write_text(content)
    outcome = run("site", str(tmp_path))
    assert outcome.returncode == 2
    assert "is neither empty nor a site of Asterism's, so nothing was written" in outcome.stderr
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_a_file_is_no_place_for_a_site(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    outcome = run("site", str(tmp_path / "letter.txt"))
    assert (outcome.returncode, "is not a folder" in outcome.stderr) == (2, True)


def test_a_place_that_cannot_be_written_to_is_reported(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    outcome = run("site", str(tmp_path / "letter.txt/site"))
    assert outcome.returncode == 2
    assert "letter.txt/site" in outcome.stderr


def test_an_installation_without_files_for_browsers_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "ENGINE", tmp_path / "none")
    outcome = run("site", str(tmp_path / "site"))
    assert outcome.returncode == 2
    assert "install Asterism from its wheel" in outcome.stderr
