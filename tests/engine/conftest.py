"""The small kernels, run by each engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from asterism.engine import LoadedKernels
from asterism.engine.jit import jit_kernels
from asterism.engine.library import library_kernels
from tests.engine.small_kernels import EXPORTS


@pytest.fixture(scope="session")
def small_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small kernels, compiled ahead of time."""
    file = tmp_path_factory.mktemp("library") / "small.lib"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.engine.small_library", str(file)]
    built = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert file.exists(), built.stderr
    return file


@pytest.fixture(scope="session")
def by_engine(small_library: Path) -> dict[str, Any]:
    """The small kernels of every engine."""
    return {
        "library": LoadedKernels(**library_kernels(small_library, EXPORTS)),
        "jit": LoadedKernels(**jit_kernels(EXPORTS)),
        "python": LoadedKernels(**{export.name: export.function for export in EXPORTS}),
    }


@pytest.fixture(params=["library", "jit", "python"])
def kernels(request: pytest.FixtureRequest, by_engine: dict[str, Any]) -> Any:
    """The small kernels of one engine after the other."""
    return by_engine[request.param]


@pytest.fixture
def library(by_engine: dict[str, Any]) -> Any:
    """The small kernels of the library."""
    return by_engine["library"]
