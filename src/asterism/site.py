"""A site of plain files: the app with everything that needs no server, for any web host, in any folder of it.

Its page says that it has no server; pages are then found behind the question mark of an address, and all tables are in
the browser.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from asterism.errors import AsterismError
from asterism.server.built_files import COMPRESSED, ENGINE, ENGINE_MANIFEST, PAGE, STATIC

CHECKOUT = Path(__file__).parents[2]
BUILDERS = (CHECKOUT / "web/assemble.py", CHECKOUT / "web/engine_files.py")
"""What builds the files in a checkout; a wheel brings them."""
CONTENTS = "site.json"
"""The list of what was written, by which a site of ours is known."""
FOR_GITHUB = ".nojekyll"
"""Without it, GitHub's pages leave out files whose names begin with an underscore."""
CHARACTER_SET = '<meta charset="utf-8" />'
WITHOUT_SERVER = '<meta name="asterism-server" content="none" />'


def write_site(folder: Path) -> list[Path]:
    """Write a site into a folder, in place of an earlier one if there is one; returns its files."""
    earlier = contents_of(folder)
    build_what_is_missing()
    try:
        written = list(copied(folder))
        # The page comes last, because it needs all the others.
        (folder / PAGE.name).write_text(page_without_server(), encoding="utf-8")
        (folder / FOR_GITHUB).touch()
        names = sorted({*written, PAGE.name, FOR_GITHUB})
        (folder / CONTENTS).write_text(json.dumps(names, indent=1) + "\n", encoding="utf-8")
        remove(folder, earlier - {*names})
    except OSError as error:
        raise AsterismError(f"the site cannot be written into {folder}: {error.strerror or error}") from error
    return [folder / name for name in names]


def contents_of(folder: Path) -> set[str]:
    """The files of the site that is there; an error if something else is."""
    try:
        if folder.exists() and not folder.is_dir():
            raise AsterismError(f"{folder} is not a folder; name one that is empty or does not exist yet")
        listed = listed_in(folder / CONTENTS)
        if listed is None and folder.exists() and any(not file.name.startswith(".") for file in folder.iterdir()):
            raise AsterismError(
                f"{folder} is neither empty nor a site of Asterism's, so nothing was written; name another folder"
            )
    except OSError as error:
        raise AsterismError(f"{folder} cannot be read: {error.strerror or error}") from error
    return {name for name in listed or [] if is_inside(folder, name)}


def listed_in(file: Path) -> list[str] | None:
    """The files that a site of ours has; None if this is not the list of one."""
    try:
        listed = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None
    except ValueError:
        return None
    return list(map(str, listed)) if isinstance(listed, list) and PAGE.name in listed else None


def is_inside(folder: Path, name: str) -> bool:
    """Whether a name means a file in the folder and not one elsewhere."""
    return (folder / name).resolve().is_relative_to(folder.resolve())


def build_what_is_missing() -> None:
    """In a checkout, build the front end and the engine's files, unless they are there."""
    for builder in BUILDERS:
        if builder.exists():
            ran = subprocess.run([sys.executable, str(builder)], capture_output=True, text=True, check=False)  # noqa: S603
            if ran.returncode:
                raise AsterismError(f"{builder.name} failed: {ran.stderr.strip()}")
    if not (PAGE.exists() and (ENGINE / ENGINE_MANIFEST).exists()):
        raise AsterismError("this installation has no files for browsers; install Asterism from its wheel")


def copied(folder: Path) -> Iterator[str]:
    """Copy all files but the page; yields their names."""
    for source, place in ((STATIC, ""), (ENGINE, "engine")):
        for file in source.rglob("*"):
            parts = file.relative_to(source).parts
            is_hidden = any(part.startswith(".") for part in parts)
            if file.is_file() and file != PAGE and not is_hidden and not file.name.endswith(tuple(COMPRESSED.values())):
                name = Path(place, *parts)
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, folder / name)
                yield name.as_posix()


def page_without_server() -> str:
    """The page, which says that there is no server before any script runs."""
    page = PAGE.read_text(encoding="utf-8")
    return page.replace(CHARACTER_SET, CHARACTER_SET + WITHOUT_SERVER)


def remove(folder: Path, names: set[str]) -> None:
    """Remove files of an earlier site, and folders that are empty then."""
    for name in names:
        (folder / name).unlink(missing_ok=True)
    for place in {(folder / name).parent for name in names} - {folder}:
        if place.is_dir() and not any(place.iterdir()):
            place.rmdir()
