"""The files with which a browser plays by itself: Pyodide, Asterism's own Python and the games' modules.

`python web/engine_files.py` writes those that are missing into the package, with `manifest.json`, which names them all.
A file's name, or its folder's, has the hash of what is in it, so a name never means two things. Beside each lies what
our server sends instead of it to a browser that takes compressed files.
"""

import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

from assemble import DEPENDENCIES, digest_of, exit_code_of, install, is_stamped, node
from filelock import FileLock
from python_archives import LIBRARY, compile_archives, needed_of_library, needed_of_package
from wheels import PYODIDE, wheels

from asterism.compiler.build import build_all
from asterism.engine.sources import PACKAGE, library_file, library_folder
from asterism.engine.targets import BROWSER, this_machine
from asterism.game import names
from asterism.local.answers import constant_answers

FOLDER = PACKAGE / "server/engine_files"
MANIFEST = FOLDER / "manifest.json"
STAMP = FOLDER / ".stamp"
COPIED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK = "pyodide-lock.json"
SOURCES = (
    *DEPENDENCIES,
    "requirements.txt",
    "web/*.py",
    "web/*.mjs",
    "src/asterism/**/*.py",
    "src/asterism/games/**/*",
)
COMPRESSED = {".mjs", ".wasm", ".json"}
"""What becomes smaller; archives are compressed already."""
HASH = 12
LOW_PRIORITY = 19
SECONDS_BETWEEN_LOOKS = 2


def build() -> None:
    """Write the files, unless those there are made of these sources."""
    FOLDER.mkdir(exist_ok=True)
    with FileLock(FOLDER / ".lock"):
        digest = digest_of(SOURCES)
        if is_stamped(STAMP, digest):
            return
        install()
        with tempfile.TemporaryDirectory() as scratch:
            manifest = write(Path(scratch))
        MANIFEST.write_text(json.dumps(manifest, indent=1) + "\n")
        remove_all_but(manifest)
        STAMP.write_text(digest)


def write(scratch: Path) -> dict[str, object]:
    """Write the files that are not there; returns the manifest."""
    modules = dict(zip(names(), modules_of_games(), strict=True))
    lock, library, archive = written_lock(scratch), scratch / LIBRARY, scratch / "asterism.zip"
    compile_archives({library: needed_of_library(scratch), archive: needed_of_package(scratch)})
    of_pyodide = [*(PYODIDE / name for name in COPIED), lock, library]
    folder = f"pyodide-{hash_of(*of_pyodide)}"
    archives = {named_by_hash(file): file for file in (*wheels(), archive)}
    named_modules = {game: f"{game}-{hash_of(file)}.wasm" for game, file in modules.items()}
    files = {f"{folder}/{file.name}": file for file in of_pyodide}
    files |= archives | {named_modules[game]: file for game, file in modules.items()}
    answers = scratch / "answers.json"
    answers.write_bytes(constant_answers())
    files[named_by_hash(answers)] = answers
    for name, file in files.items():
        put(file, FOLDER / name)
    compress([FOLDER / name for name in files if Path(name).suffix in COMPRESSED])
    listed = [{"name": name, "size": file.stat().st_size, "sha256": sha256(file)} for name, file in files.items()]
    return {
        "version": hashlib.sha256("\n".join(files).encode()).hexdigest()[:HASH],
        "pyodide": f"{folder}/",
        "archives": list(archives),
        "modules": named_modules,
        "answers": named_by_hash(answers),
        "total": sum(file.stat().st_size for file in files.values()),
        "files": listed,
    }


def modules_of_games() -> list[Path]:
    """The games' modules, compiled if they are missing."""
    files = [library_file(game, BROWSER, library_folder()) for game in names()]
    missing = [game for game, file in zip(names(), files, strict=True) if not file.exists()]
    # Somebody who asks for such a game meanwhile waits for this build, so it makes both.
    targets = [target for target in (this_machine(), BROWSER) if target]
    list(build_all(missing, targets, library_folder()))
    return files


def written_lock(scratch: Path) -> Path:
    """Pyodide's list of packages, without the packages: ours do not come from its server."""
    lock = json.loads((PYODIDE / LOCK).read_text())
    file = scratch / LOCK
    file.write_text(json.dumps({"info": lock["info"], "packages": {}}))
    return file


def named_by_hash(file: Path) -> str:
    """A name that has the hash of the file's content in it."""
    return f"{file.stem}-{hash_of(file)}{file.suffix}"


def hash_of(*files: Path) -> str:
    """The beginning of the hash of these files."""
    return hashlib.sha256("".join(map(sha256, files)).encode()).hexdigest()[:HASH]


def sha256(file: Path) -> str:
    """The hash of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def put(file: Path, place: Path) -> None:
    """Copy a file to its place, where it appears when it is complete."""
    if place.exists():
        return
    place.parent.mkdir(exist_ok=True)
    partial = place.with_name(f"{place.name}.partial")
    shutil.copyfile(file, partial)
    partial.replace(place)


def compress(files: list[Path]) -> None:
    """Write the compressed copies that are missing."""
    missing = [str(file) for file in files if not file.with_name(f"{file.name}.gz").exists()]
    node("compress-files.mjs", *missing, purpose="compress the files for browsers")


def remove_all_but(manifest: dict[str, object]) -> None:
    """Remove the files of earlier builds."""
    named = {str(listed["name"]) for listed in manifest["files"]}  # type: ignore[attr-defined]
    for file in FOLDER.rglob("*"):
        name = file.relative_to(FOLDER).as_posix()
        if file.is_file() and name.removesuffix(".br").removesuffix(".gz") not in {*named, MANIFEST.name, ".lock"}:
            file.unlink()
    for folder in [place for place in FOLDER.iterdir() if place.is_dir() and not any(place.iterdir())]:
        folder.rmdir()


def wait_for_server() -> bool:
    """Wait until the server has compiled all games for this machine; False if it ended before."""
    native, parent = this_machine(), os.getppid()
    missing = [library_file(game, native, library_folder()) for game in names()] if native else []
    while missing := [file for file in missing if not file.exists()]:
        time.sleep(SECONDS_BETWEEN_LOOKS)
        if os.getppid() != parent:
            return False
    return True


def main(arguments: list[str]) -> int:
    """Build; with `--later`, at low priority, when the server that was started beside needs the processor no more."""
    if "--later" in arguments:
        if hasattr(os, "nice"):
            os.nice(LOW_PRIORITY)
        if not wait_for_server():
            return 0
    build()
    return 0


if __name__ == "__main__":
    sys.exit(exit_code_of(lambda: main(sys.argv[1:])))
