"""Building the libraries of games.

Numba and llvmlite write an object file (`ahead.py`), each game in a process of its own; the linker comes with the
package `ziglang`, for all systems. A library that is there already is not built again.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from filelock import FileLock

from asterism.engine.sources import library_file, use_folder
from asterism.engine.targets import Target
from asterism.game import load


def build_all(games: Iterable[str], target: Target, folder: Path) -> Iterator[Path]:
    """Build the libraries of these games on all cores; yields each file when it is there."""
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=spawned, max_tasks_per_child=1) as processes:
        for done in as_completed([processes.submit(build, game, target, folder) for game in games]):
            yield done.result()


def build(game: str, target: Target, folder: Path) -> Path:
    """Build the library of a game for a kind of machine; for one build in each process."""
    file = library_file(game, target, folder)
    use_folder(folder)
    with FileLock(folder / f"{file.name}.lock"):
        if not file.exists():
            from asterism.compiler import ahead  # noqa: PLC0415 (Numba is wanted only here)
            from asterism.engine.exports import exports_of  # noqa: PLC0415

            code = ahead.object_code(exports_of(load(game).kernel_source), ahead.use_target(target))
            link(code, file, target)
    return file


def link(code: bytes, library: Path, target: Target) -> None:
    """Make a library of an object file; it appears under its name when it is complete."""
    command = [sys.executable, "-m", "ziglang", "cc", "-target", target.linker_target, "-shared", "-s"]
    if target.suffix == ".so":
        command += ["-nostdlib"]  # what it calls, such as memcpy, is in every process
    with tempfile.TemporaryDirectory(dir=library.parent) as scratch:
        object_file, made = Path(scratch) / "kernels.o", Path(scratch) / library.name
        object_file.write_bytes(code)
        ran = subprocess.run(  # noqa: S603
            [*command, "-o", str(made), str(object_file)], capture_output=True, text=True, check=False
        )
        if ran.returncode:
            raise OSError(f"the linker failed for {library.name}: {ran.stderr.strip()}")
        made.replace(library)
