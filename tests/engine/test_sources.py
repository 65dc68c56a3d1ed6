"""A library is named by the sources of its game's kernels: it is built again when these change, and only then."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import asterism
from asterism.engine.exports import exports_of
from asterism.engine.sources import (
    COMPILER,
    DAYS_A_LIBRARY_IS_KEPT,
    PACKAGE,
    digest_of,
    library_file,
    library_folder,
    sources_of,
    use_folder,
)
from asterism.engine.targets import TARGETS
from asterism.kernel import mark_of

ALL = set(asterism.names())


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that may be changed."""
    copy = tmp_path / "asterism"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "server", "libraries"))
    return copy


def digests(package: Path) -> dict[str, str]:
    return {game: digest_of(game, package) for game in asterism.names()}


def append_to(source: Path) -> None:
    source.write_text(source.read_text(encoding="utf-8") + "\nONE_LINE_MORE = 1\n", encoding="utf-8")


def changed_by(package: Path, *files: str) -> set[str]:
    before = digests(package)
    for file in files:
        append_to(package / file)
    after = digests(package)
    return {game for game in before if before[game] != after[game]}


@pytest.mark.parametrize("game", asterism.names())
@pytest.mark.parametrize("room", ["rules", "hidden", "state", "bot/evaluate", "__init__", "bot/__init__"])
def test_a_changed_rule_concerns_its_own_game_and_no_other(package: Path, game: str, room: str) -> None:
    assert changed_by(package, f"games/{game}/{room}.py") == {game}


@pytest.mark.parametrize(
    "generic",
    [
        "kernel.py",
        "layout.py",
        "deal.py",
        "bots/playout.py",
        "bots/one_ply.py",
        "bots/search/ismcts.py",
        "bots/search/tree.py",
        "bots/search/records.py",
    ],
)
def test_a_changed_generic_kernel_concerns_every_game(package: Path, generic: str) -> None:
    assert changed_by(package, generic) == ALL


@pytest.mark.parametrize("source", COMPILER)
def test_a_changed_compiler_concerns_every_game(package: Path, source: str) -> None:
    assert changed_by(package, source) == ALL


def test_a_changed_shared_module_concerns_the_games_that_import_it(package: Path) -> None:
    assert changed_by(package, "games/_shared/africa_deck.py") == {"afrika", "patience"}


def test_a_changed_constant_that_kernels_import_counts(package: Path) -> None:
    assert changed_by(package, "games/constellation/pieces.py") == {"constellation"}


def test_a_changed_solver_concerns_its_game(package: Path) -> None:
    assert changed_by(package, "games/patience/solver.py") == {"patience"}


def test_a_changed_text_view_move_or_event_concerns_none(package: Path) -> None:
    rooms = ("text", "view", "moves", "events")
    assert not changed_by(package, *(f"games/{game}/{room}.py" for game in ALL for room in rooms))


def test_a_new_file_of_rules_counts(package: Path) -> None:
    before = digests(package)
    text = "from asterism.kernel import rule\n\n\n@rule\ndef nothing() -> None:\n    pass\n"
    (package / "games" / "nacht" / "rules_more.py").write_text(text, encoding="utf-8")
    after = digests(package)
    assert {game for game in ALL if before[game] != after[game]} == {"nacht"}


def test_the_date_of_a_file_and_the_place_of_the_package_change_nothing(package: Path) -> None:
    for source in package.rglob("*.py"):
        source.touch()
    assert digests(package) == digests(PACKAGE)


def files_used_by(kernels: Iterable[Any]) -> set[Path]:
    """The files of these kernels, of all kernels that they call, and of all modules that one of them names."""
    waiting, seen, files = list(kernels), set[Any](), set[Path]()
    while waiting:
        kernel = waiting.pop()
        if kernel in seen:
            continue
        seen.add(kernel)
        files.add(Path(kernel.__code__.co_filename))
        used = [kernel.__globals__.get(name) for name in kernel.__code__.co_names]
        waiting += [value for value in used if mark_of(value)]
        files |= {Path(str(value.__file__)) for value in used if isinstance(value, ModuleType)}
    return files


@pytest.mark.parametrize("game", asterism.names())
def test_everything_that_a_games_kernels_use_is_among_its_sources(game: str) -> None:
    sources = set(sources_of(game))
    used = files_used_by(export.function for export in exports_of(asterism.load(game).kernel_source))
    assert PACKAGE / "games" / game / "rules.py" in used
    assert PACKAGE / "bots" / "search" / "tree.py" in used
    assert used <= sources
    assert {PACKAGE / name for name in COMPILER} <= sources
    others = {PACKAGE / "games" / other for other in ALL - {game}}
    assert not [source for source in sources if others & set(source.parents)]


def test_a_file_is_named_by_game_machine_and_hash(tmp_path: Path) -> None:
    names = {library_file(game, target, tmp_path).name for game in ALL for target in TARGETS.values()}
    assert len(names) == len(ALL) * len(TARGETS)
    digest = digest_of("nacht")
    assert f"nacht-linux-x86_64-{digest}.so" in names
    assert f"nacht-macos-aarch64-{digest}.dylib" in names
    assert f"nacht-windows-x86_64-{digest}.dll" in names


def test_libraries_are_kept_in_the_users_cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert library_folder().name == "libraries"
    assert library_folder().parent.name == "asterism"


def test_libraries_that_nothing_has_used_for_a_month_go(tmp_path: Path) -> None:
    old, recent = tmp_path / "nacht-old.so", tmp_path / "nacht-recent.so"
    for file in (old, recent):
        file.touch()
    long_ago = time.time() - (DAYS_A_LIBRARY_IS_KEPT + 10) * 86_400
    os.utime(old, (long_ago, long_ago))
    use_folder(tmp_path)
    assert list(tmp_path.iterdir()) == [recent]
    use_folder(tmp_path / "new")
    assert (tmp_path / "new").is_dir()
