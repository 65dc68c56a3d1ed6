"""The small kernels, run by each engine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from asterism.engine import LoadedKernels
from asterism.engine.jit import jit_kernels
from asterism.engine.library import library_kernels
from asterism.engine.targets import BROWSER, this_machine
from asterism.engine.wasm import hosts, use_host, wasm_kernels
from tests.engine.node_host import node_host
from tests.engine.small_kernels import EXPORTS
from tests.engine.small_library import build_small


@pytest.fixture(scope="session")
def compiled_ahead(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The small kernels, compiled ahead of time for this machine and for browsers."""
    this = this_machine()
    assert this is not None
    return build_small(tmp_path_factory.mktemp("library"), this, BROWSER)


@pytest.fixture(scope="session")
def small_library(compiled_ahead: list[Path]) -> Path:
    """The small kernels as a native library."""
    return compiled_ahead[0]


@pytest.fixture(scope="session")
def small_module(compiled_ahead: list[Path]) -> Path:
    """The small kernels as a WebAssembly module."""
    return compiled_ahead[1]


@pytest.fixture(scope="session")
def in_node(small_module: Path) -> Iterator[Any]:
    """The small kernels, run by Node.js."""
    with node_host(lambda _: small_module) as host:
        use_host(host)
        yield LoadedKernels(**wasm_kernels("small", EXPORTS))
    hosts.clear()


@pytest.fixture(scope="session")
def by_engine(small_library: Path, in_node: Any) -> dict[str, Any]:
    """The small kernels of every engine."""
    return {
        "library": LoadedKernels(**library_kernels(small_library, EXPORTS)),
        "wasm": in_node,
        "jit": LoadedKernels(**jit_kernels(EXPORTS)),
        "python": LoadedKernels(**{export.name: export.function for export in EXPORTS}),
    }


@pytest.fixture(params=["library", "wasm", "jit", "python"])
def kernels(request: pytest.FixtureRequest, by_engine: dict[str, Any]) -> Any:
    """The small kernels of one engine after the other."""
    return by_engine[request.param]


@pytest.fixture
def library(by_engine: dict[str, Any]) -> Any:
    """The small kernels of the library."""
    return by_engine["library"]
