"""Where compiled kernels are kept: one folder per game, named by a hash of the sources its kernels are made of.

Numba notices a changed file, but not a changed callee or constant in another file. So a folder's name covers the
modules with the game's own kernels, the generic kernels, and every module that one of these imports. A changed rule
compiles its own game again and no other; a changed text or view compiles nothing.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs

PACKAGE = Path(__file__).parent
DAYS_A_FOLDER_IS_KEPT = 30

BOUND_TO = "__bound_to__"
"""The global by which a generic module knows the game that its kernels were bound to (see `kernel.bound_to`)."""
GENERIC = "generic"
"""Owner of the kernels that belong to no game."""
OUTSIDE = "outside"
"""Owner of kernels outside this package, which may call those of any game."""

KERNEL = re.compile(r"^@(?:rule|routine|passage)\b", re.MULTILINE)
IMPORT = re.compile(r"^from (asterism[\w.]*) import (\([^)]*\)|.*)$", re.MULTILINE)
"""Imports at the start of a line: those for type checkers only are indented, and no kernel is made of them."""


def owner_of(function: Callable[..., Any]) -> str:
    """The folder under `games` that a kernel belongs to, or GENERIC, or OUTSIDE."""
    bound: str | None = function.__globals__.get(BOUND_TO)
    if bound is not None:
        return bound
    match function.__module__.split("."):
        case ["asterism", "games", folder, *_]:
            return folder
        case ["asterism", *_]:
            return GENERIC
    return OUTSIDE


def sources_of(owner: str, package: Path = PACKAGE) -> list[Path]:
    """Every source file that the kernels of an owner may be made of, in a fixed order."""
    games = package / "games"
    with_kernels = [source for source in package.rglob("*.py") if KERNEL.search(source.read_text(encoding="utf-8"))]
    own = games if owner == OUTSIDE else games / owner
    waiting = [source for source in with_kernels if games not in source.parents or own in source.parents]
    found: set[Path] = set()
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.add(source)
            waiting += imported_by(source, package)
    return sorted(found)


def imported_by(source: Path, package: Path) -> list[Path]:
    """The files of this package that a source file imports when it is loaded."""
    files = []
    for module, names in IMPORT.findall(source.read_text(encoding="utf-8")):
        place = package.joinpath(*module.split(".")[1:])
        candidates = [place.with_suffix(".py"), *(place / f"{name}.py" for name in re.findall(r"\w+", names))]
        files += [candidate for candidate in candidates if candidate.exists()]
    return files


def cache_folder(owner: str, package: Path = PACKAGE) -> Path:
    """The folder that belongs to the present sources of an owner's kernels."""
    digest = hashlib.sha256()
    for source in sources_of(owner, package):
        digest.update(source.relative_to(package).as_posix().encode() + source.read_bytes())
    return Path(platformdirs.user_cache_dir("asterism")) / "kernels" / f"{owner}-{digest.hexdigest()[:16]}"


def use_folder(folder: Path) -> None:
    """Make the folder, and drop its siblings that nothing has used for a month."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    oldest = time.time() - DAYS_A_FOLDER_IS_KEPT * 86_400
    for sibling in folder.parent.iterdir():
        if sibling.stat().st_mtime < oldest:
            shutil.rmtree(sibling, ignore_errors=True)


@cache
def usable_folder(owner: str) -> Path | None:
    """The folder of an owner, ready for use; None where nothing can be kept, as in a read-only home."""
    folder = cache_folder(owner)
    try:
        use_folder(folder)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return None
    return folder


class KernelLocator:
    """What Numba asks for the place of a compiled kernel (`NUMBA_CACHE_LOCATOR_CLASSES`)."""

    def __init__(self, function: Callable[..., Any], file: Path, folder: Path) -> None:
        self._line = function.__code__.co_firstlineno
        self._file = file
        self._folder = folder

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> KernelLocator | None:
        """The locator for a function in a file; None if it cannot be kept."""
        folder = usable_folder(owner_of(function))
        return None if folder is None else cls(function, Path(file).resolve(), folder)

    def get_cache_path(self) -> str:
        """The folder for the kernels of one source file; another checkout with the same sources shares it."""
        inside = self._file.is_relative_to(PACKAGE)
        place = self._file.relative_to(PACKAGE).as_posix() if inside else self._file.as_posix()
        return str(self._folder / f"{self._file.stem}-{hashlib.sha256(place.encode()).hexdigest()[:8]}")

    def ensure_cache_path(self) -> None:
        """Make that folder."""
        Path(self.get_cache_path()).mkdir(exist_ok=True)

    def get_source_stamp(self) -> str:
        """What must be the same for a kept kernel to be used: the file's content, never its date."""
        return content_hash(self._file)

    def get_disambiguator(self) -> str:
        """What tells functions of one name apart."""
        return str(self._line)


@cache
def content_hash(file: Path) -> str:
    """A hash of a file's content."""
    return hashlib.sha256(file.read_bytes()).hexdigest()
