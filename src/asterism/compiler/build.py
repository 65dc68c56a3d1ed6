"""Building the libraries of games, and their modules for browsers.

Numba and llvmlite write an object file (`ahead.py`), each game in a process of its own; the linker comes with the
package `ziglang`, for all systems. A library that is there already is not built again.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from filelock import FileLock

from asterism.engine.sources import digest_of, library_file, use_folder
from asterism.engine.targets import BROWSER, Target
from asterism.game import load

MOST_OF_AN_ERROR = 2000
STACK = 1 << 20
"""The bytes of stack of a module for browsers."""
NTDLL = """LIBRARY ntdll.dll
EXPORTS
memcpy
memmove
memset
__chkstk
___chkstk_ms == __chkstk
"""
"""What kernels call that LLVM does not write into them: it is in this library of every Windows."""


def build_all(games: Iterable[str], targets: Sequence[Target], folder: Path) -> Iterator[Path]:
    """Build the libraries of these games for kinds of machines, on all cores; yields each file when it is there.

    A single game is built in this process, which saves the start of another.
    """
    games = list(games)
    if len(games) == 1:
        yield from build(games[0], targets, folder)
        return
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=spawned, max_tasks_per_child=1) as processes:
        for done in as_completed([processes.submit(build, game, targets, folder) for game in games]):
            yield from done.result()


def build(game: str, targets: Sequence[Target], folder: Path) -> list[Path]:
    """Build the libraries of a game; for one build in each process."""
    use_folder(folder)
    files = {target: library_file(game, target, folder) for target in targets}
    with FileLock(folder / f"{game}-{digest_of(game)}.lock"):
        missing = [target for target, file in files.items() if not file.exists()]
        if missing:
            from asterism.compiler import ahead  # noqa: PLC0415 (Numba is wanted only here)
            from asterism.engine.exports import exports_of  # noqa: PLC0415

            gc.disable()  # Numba makes millions of objects that live as long as this process
            codes = ahead.object_codes(exports_of(load(game).kernel_source), missing)
            for target, code in zip(missing, codes, strict=True):
                link(code, files[target], target)
    return list(files.values())


def link(code: bytes, library: Path, target: Target) -> None:
    """Make a library of an object file; it appears under its name when it is complete."""
    with tempfile.TemporaryDirectory(dir=library.parent) as scratch:
        object_file, made = Path(scratch) / "kernels.o", Path(scratch) / library.name
        object_file.write_bytes(code)
        if target.suffix == ".dll":
            imported = Path(scratch) / "ntdll.lib"
            definition = imported.with_suffix(".def")
            definition.write_text(NTDLL)
            run_zig("dlltool", "-m", target.linker_target, "-d", str(definition), "-l", str(imported))
            run_zig("lld-link", "/dll", "/noentry", f"/out:{made}", str(object_file), str(imported))
        else:
            run_zig(*linker(target), "-o", str(made), str(object_file))
        made.replace(library)


def linker(target: Target) -> list[str]:
    """The linker of `ziglang` and its options for a kind of machine.

    memcpy and the like are in every process of Linux, and in macOS's libSystem; without `-nostdlib` all of a C library
    would be compiled first.
    """
    if target == BROWSER:
        # Without --allow-undefined it refuses what is not there, so a module imports nothing. The stack comes first
        # in memory: what outgrows it stops instead of writing over data.
        options = ["--no-entry", "--export-dynamic", "--export=__heap_base", "--stack-first"]
        return ["wasm-ld", *options, "-z", f"stack-size={STACK}", "--gc-sections", "--strip-all", "-O2"]
    native = ["cc", "-target", target.linker_target, "-shared", "-s", "-nostdlib"]
    return [*native, "-lSystem"] if target.suffix == ".dylib" else native


def run_zig(*arguments: str) -> None:
    """Run a tool of `ziglang`."""
    command = [sys.executable, "-m", "ziglang", *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if ran.returncode:
        raise OSError(f"{' '.join(arguments)} failed: {ran.stderr.strip()[:MOST_OF_AN_ERROR]}")
