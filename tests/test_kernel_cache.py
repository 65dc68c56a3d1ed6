"""Compiled kernels are kept per game, and compiled again only if the sources of that game have changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import asterism
from asterism import kernel_cache
from asterism.kernel_cache import GENERIC, OUTSIDE, PACKAGE, cache_folder, sources_of, use_folder

SMALL_KERNELS = """
from asterism.games._shared.africa_deck import value_of
from asterism.games.nacht.hidden import shape_of
from asterism.kernel import random_pair_below, seeded

value_of(3), shape_of(3), random_pair_below(seeded("x"), 2, 3)
print(*(sum(one.stats.cache_hits.values()) for one in (value_of, shape_of, random_pair_below)))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that may be changed."""
    copy = tmp_path / "asterism"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "server"))
    return copy


def folders(package: Path) -> dict[str, str]:
    owners = (*asterism.names(), "_shared", GENERIC, OUTSIDE)
    return {owner: cache_folder(owner, package).name for owner in owners}


def append_to(source: Path) -> None:
    source.write_text(source.read_text() + "\nONE_LINE_MORE = 1\n")


def changed_by(package: Path, *files: str) -> set[str]:
    before = folders(package)
    for file in files:
        append_to(package / file)
    after = folders(package)
    return {owner for owner in before if before[owner] != after[owner]}


@pytest.mark.parametrize("game", asterism.names())
def test_a_changed_rule_gives_its_own_game_a_new_folder_and_no_other(package: Path, game: str) -> None:
    assert changed_by(package, f"games/{game}/rules.py") == {game, OUTSIDE}


def test_a_changed_generic_kernel_gives_every_game_a_new_folder(package: Path) -> None:
    assert changed_by(package, "bots/search/tree.py") == set(folders(package))


def test_a_changed_shared_module_concerns_the_games_that_import_it(package: Path) -> None:
    assert changed_by(package, "games/_shared/africa_deck.py") == {"afrika", "patience", "_shared", OUTSIDE}


def test_a_changed_constant_that_kernels_import_counts(package: Path) -> None:
    assert changed_by(package, "games/constellation/pieces.py") == {"constellation", OUTSIDE}


def test_a_changed_text_or_view_compiles_nothing(package: Path) -> None:
    assert not changed_by(
        package, *(f"games/{game}/{room}.py" for game in asterism.names() for room in ("text", "view"))
    )


def test_the_folder_of_a_copy_is_the_same(package: Path) -> None:
    assert folders(package) == folders(PACKAGE)
    assert PACKAGE / "kernel.py" in sources_of(GENERIC)


def test_kernels_are_compiled_again_after_a_change_of_content_but_not_of_a_date(package: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}

    def cache_hits() -> list[int]:
        run = subprocess.run(
            [sys.executable, "-c", SMALL_KERNELS], env=environment, capture_output=True, text=True, check=True
        )
        return [int(word) for word in run.stdout.split()]

    assert cache_hits() == [0, 0, 0]
    for source in package.rglob("*.py"):
        source.touch()
    assert cache_hits() == [1, 1, 1]
    append_to(package / "games" / "nacht" / "state.py")
    assert cache_hits() == [1, 0, 1]


def test_folders_that_nothing_has_used_for_a_month_go(tmp_path: Path) -> None:
    old, recent, new = (tmp_path / name for name in ("old", "recent", "new"))
    for folder in (old, recent):
        folder.mkdir()
    long_ago = time.time() - 40 * 86_400
    os.utime(old, (long_ago, long_ago))
    use_folder(new)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "recent"]


def test_without_a_place_to_keep_them_kernels_are_compiled_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("")
    monkeypatch.setattr(kernel_cache, "cache_folder", lambda owner: blocked / owner)
    assert kernel_cache.usable_folder.__wrapped__("nacht") is None
