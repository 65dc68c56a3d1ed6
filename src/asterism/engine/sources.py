"""What a game's library is made of, and where libraries are kept.

A library is named by a hash of the sources of its game's kernels, of the generic kernels, of every module that one of
these imports, of what wires the game together, and of the compiler here. A changed rule needs its own game's library
anew and no other; a changed text or view needs none.
"""

from __future__ import annotations

import hashlib
import re
import time
from pathlib import Path

from asterism.engine.exports import NATIVE_TEMPLATES, TEMPLATES
from asterism.engine.targets import Target

PACKAGE = Path(__file__).parent.parent
SHIPPED = PACKAGE / "libraries"
"""The libraries that come with an installed package."""
DAYS_A_LIBRARY_IS_KEPT = 30
COMPILER = ("compiler/ahead.py", "engine/exports.py", "engine/intrinsics.py", "engine/targets.py")

KERNEL = re.compile(r"^@(?:rule|routine|passage|entry)\b", re.MULTILINE)
IMPORT = re.compile(r"^from (asterism[\w.]*) import (\([^)]*\)|.*)$", re.MULTILINE)
"""Imports at the start of a line: those for type checkers only are indented, and no kernel is made of them."""


def sources_of(game: str, package: Path = PACKAGE) -> list[Path]:
    """Every source file that the kernels of a game may be made of, in a fixed order."""
    own = (package / "games" / game).rglob("*.py")
    waiting = [source for source in own if KERNEL.search(source.read_text(encoding="utf-8"))]
    templates = TEMPLATES + NATIVE_TEMPLATES
    waiting += [package.joinpath(*template.split(".")[1:]).with_suffix(".py") for template in templates]
    found = {package / name for name in COMPILER}
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.add(source)
            waiting += imported_by(source, package)
    wiring = (package / "games" / game).rglob("__init__.py")  # the numbers of the game, and which hooks its bots have
    return sorted(found.union(wiring))


def imported_by(source: Path, package: Path) -> list[Path]:
    """The files of this package that a source file imports when it is loaded."""
    files = []
    for module, names in IMPORT.findall(source.read_text(encoding="utf-8")):
        place = package.joinpath(*module.split(".")[1:])
        candidates = [place.with_suffix(".py"), *(place / f"{name}.py" for name in re.findall(r"\w+", names))]
        files += [candidate for candidate in candidates if candidate.exists()]
    return files


def digest_of(game: str, package: Path = PACKAGE) -> str:
    """The hash of a game's sources."""
    digest = hashlib.sha256()
    for source in sources_of(game, package):
        digest.update(source.relative_to(package).as_posix().encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def library_folder() -> Path:
    """Where libraries that were built on this machine are kept."""
    import platformdirs  # noqa: PLC0415 (a browser has no such folder)

    return Path(platformdirs.user_cache_dir("asterism")) / "libraries"


def use_folder(folder: Path) -> None:
    """Make the folder of libraries, and drop those in it that nothing has used for a month."""
    folder.mkdir(parents=True, exist_ok=True)
    oldest = time.time() - DAYS_A_LIBRARY_IS_KEPT * 86_400
    for file in folder.iterdir():
        if file.is_file() and file.stat().st_mtime < oldest:
            file.unlink(missing_ok=True)


def library_file(game: str, target: Target, folder: Path, package: Path = PACKAGE) -> Path:
    """The file of a game's library in a folder."""
    return folder / f"{game}-{target.name}-{digest_of(game, package)}{target.suffix}"
