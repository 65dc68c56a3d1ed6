"""Engines: how the kernels of a game are run.

`library`: the game's native library, compiled ahead of time. It comes with an installed package; in a checkout it is
built once for each state of the sources. `jit`: Numba compiles each kernel when it is first called. `python`: nothing
is compiled, for debuggers. `wasm`: the game's WebAssembly module, where JavaScript runs it. The environment variable
ASTERISM_ENGINE names one; otherwise it is the library, built if need be, else Numba where it is installed, else Python.
"""

from __future__ import annotations

import importlib.util
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from asterism.engine.exports import KernelSource, exports_of
from asterism.engine.library import library_kernels
from asterism.engine.sources import SHIPPED, library_file, library_folder
from asterism.engine.targets import this_machine
from asterism.errors import AsterismError

VARIABLE = "ASTERISM_ENGINE"
ENGINES = ("library", "jit", "python", "wasm")
COMPILER = ("filelock", "numba", "ziglang")
logger = logging.getLogger("asterism.engine")


class LoadedKernels(SimpleNamespace):
    """The kernels of a game by name."""

    def get(self, name: str) -> Callable[..., Any] | None:
        """The kernel of that name, if the game has it."""
        found: Callable[..., Any] | None = vars(self).get(name)
        return found


def load_kernels(source: KernelSource) -> Any:
    """The kernels of a game, run by the engine that was asked for or by the fastest there is."""
    return LoadedKernels(**kernels_by(chosen_engine(), source))


def chosen_engine() -> str:
    """The engine that the environment names, or "auto"."""
    name = os.environ.get(VARIABLE, "auto")
    if name not in {*ENGINES, "auto"}:
        raise AsterismError(f"{VARIABLE} is '{name}'; it can be {', '.join(ENGINES)} or auto")
    return name


def kernels_by(engine: str, source: KernelSource) -> dict[str, Callable[..., Any]]:
    """The kernels of a game, run by this engine."""
    exports = exports_of(source, in_browser=engine == "wasm")
    if engine in {"library", "auto"}:
        file = library_of(source.name)
        if file is not None:
            return library_kernels(file, exports)
        if engine == "library":
            raise AsterismError(
                f"there is no library for {source.name} on this kind of machine, and it cannot be built here: "
                f"that needs the packages {', '.join(COMPILER)}, and its kernels must compile"
            )
    if engine == "wasm":
        from asterism.engine.wasm import wasm_kernels  # noqa: PLC0415 (for browsers)

        return wasm_kernels(source.name, exports)
    if engine == "jit" or (engine == "auto" and is_installed("numba")):
        from asterism.engine.jit import jit_kernels  # noqa: PLC0415 (Numba is for developers)

        return jit_kernels(exports)
    if engine == "auto":
        logger.warning("%s is played uncompiled, which is slow: it has no library for this machine", source.name)
    return {export.name: export.function for export in exports}


def is_installed(package: str) -> bool:
    """Whether a package can be imported."""
    return importlib.util.find_spec(package) is not None


def library_of(game: str) -> Path | None:
    """The file of a game's library, built if it is not there yet; None if it cannot be built."""
    target = this_machine()
    if target is None:
        return None
    shipped, built = (library_file(game, target, folder) for folder in (SHIPPED, library_folder()))
    if shipped.exists():
        return shipped
    if not built.exists() and not build_library(game):
        return None
    with suppress(OSError):
        built.touch()  # it was used, so it is kept
    return built


def build_library(game: str) -> bool:
    """Build a game's library in a process of its own; says whether it is there now."""
    if not all(map(is_installed, COMPILER)):
        return False
    logger.warning("Compiling %s for this machine, which takes some seconds; next time it is ready.", game)
    command = [sys.executable, "-m", "asterism.compiler", game]
    built = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if built.returncode:
        logger.error("%s could not be compiled: %s", game, built.stderr.strip())
    return built.returncode == 0
