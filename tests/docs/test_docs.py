"""The documents tell the truth: code in them runs, data in them is real, links lead somewhere."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs import observation_tables
from tests.docs.hops import BLOCK, PAGE, filled, hops

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_the_readme_and_the_guides_run_as_doctests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tried = 0
    for page in PAGES:
        failed, attempted = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
        assert failed == 0, page.name
        tried += attempted
    assert tried > 5


def test_follow_a_move_shows_the_real_data() -> None:
    page = PAGE.read_text(encoding="utf-8")
    real = hops()
    assert {found[1] for found in BLOCK.findall(page)} == set(real)
    assert page == filled(page, real), "see `make golden`"


def test_the_fields_of_observations_are_those_of_the_games() -> None:
    page = observation_tables.PAGE.read_text(encoding="utf-8")
    assert page == observation_tables.filled(page), "see `make golden`"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_named_in_the_documents_exist(page: Path) -> None:
    for name in re.findall(
        r"`((?:src|web|tests|tools|benchmarks|examples|docs|deploy)/[\w./-]+)`", page.read_text("utf-8")
    ):
        assert (ROOT / name).exists(), f"{page.name} names {name}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("example", sorted(ROOT.glob("examples/*.py")), ids=lambda path: path.name)
def test_examples_run(example: Path, tmp_path: Path) -> None:
    outcome = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert outcome.returncode == 0, outcome.stderr
    assert outcome.stdout.strip()


def test_the_network_of_the_example_plays_in_the_arena(tmp_path: Path) -> None:
    weights, example = tmp_path / "learned.npz", "examples/learn_by_self_play.py"
    arena = [*("-m", "asterism", "arena", "nacht"), *("--bots", f"learned={example}:Learned,greedy"), "--games", "2"]
    for arguments in ([example, "--save", str(weights)], arena):
        ran = subprocess.run(
            [sys.executable, *arguments],
            env={**os.environ, "LEARNED": str(weights), "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            cwd=ROOT,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
    assert "learned" in ran.stdout


def test_every_make_target_of_the_documents_exists() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for page in PAGES:
        assert set(re.findall(r"`make (\w+)`", page.read_text(encoding="utf-8"))) <= targets, page.name
