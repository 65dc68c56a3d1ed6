"""What the compilers refuse: kernels that allocate, and kernels that no engine could be handed arguments for."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba.core.errors import NumbaError

from asterism.engine.exports import export
from asterism.engine.jit import jit
from asterism.engine.targets import TARGETS
from asterism.kernel import entry, rule
from tests.engine.small_library import build_small


@rule
def makes_an_array(count: int) -> int:
    """Allocate an array."""
    row = np.zeros(count, np.int32)
    return len(row)


@rule
def makes_a_list(count: int) -> int:
    """Allocate a list."""
    row = [count, count]
    return row[0]


@rule
def makes_a_text(count: int) -> int:
    """Allocate a text."""
    return len(str(count))


@rule
def calls_one_that_allocates(count: int) -> int:
    """Allocate through another kernel."""
    return makes_a_list(count)


ALLOCATING = [makes_an_array, makes_a_list, makes_a_text, calls_one_that_allocates]


@pytest.mark.parametrize("kernel", ALLOCATING)
def test_a_kernel_that_allocates_is_not_compiled_when_it_is_called(kernel: Callable[..., Any]) -> None:
    with pytest.raises(NumbaError, match=r"NRT required but not enabled|Only accept returning of array passed"):
        jit(kernel)(3)


AHEAD = """
from numba.core.errors import NumbaError

from asterism.compiler import ahead
from asterism.engine.exports import export
from asterism.engine.targets import this_machine
from tests.engine.test_compiling import ALLOCATING

for kernel in ALLOCATING:
    try:
        next(ahead.object_codes([export("kernel", kernel, kernel, {})], [this_machine()]))
    except NumbaError as error:
        print(kernel.__name__, str(error).replace("\\n", " "))
"""


@pytest.fixture(scope="module")
def refused() -> dict[str, str]:
    """Why each kernel is not compiled ahead of time; in one process, because starting Numba takes longest."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", AHEAD], env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return dict(line.split(" ", 1) for line in ran.stdout.splitlines())


@pytest.mark.parametrize("kernel", [kernel.__name__ for kernel in ALLOCATING])
def test_a_kernel_that_allocates_is_not_compiled_ahead_of_time(kernel: str, refused: dict[str, str]) -> None:
    why = refused[kernel]
    assert "NRT required but not enabled" in why or "Only accept returning of array passed" in why


def machine_of(library: bytes) -> tuple[str, int]:
    """The format of a library and the number of its processor there."""
    if library[:4] == b"\x7fELF":
        return "ELF", int.from_bytes(library[18:20], "little")
    if library[:4] == b"\xcf\xfa\xed\xfe":
        return "Mach-O", int.from_bytes(library[4:8], "little")
    assert library[:2] == b"MZ"
    header = int.from_bytes(library[0x3C:0x40], "little")
    assert library[header : header + 4] == b"PE\0\0"
    return "PE", int.from_bytes(library[header + 4 : header + 6], "little")


MACHINES = {
    "linux-x86_64": ("ELF", 0x3E),
    "linux-aarch64": ("ELF", 0xB7),
    "macos-x86_64": ("Mach-O", 0x01000007),
    "macos-aarch64": ("Mach-O", 0x0100000C),
    "windows-x86_64": ("PE", 0x8664),
    "windows-aarch64": ("PE", 0xAA64),
}


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The small kernels for every kind of machine."""
    built = build_small(tmp_path_factory.mktemp("libraries"), *TARGETS.values())
    return {file.name: file.read_bytes() for file in built}


@pytest.mark.parametrize("target", TARGETS)
def test_this_machine_builds_libraries_for_every_kind_of_machine(target: str, libraries: dict[str, bytes]) -> None:
    library = libraries[target]
    assert machine_of(library) == MACHINES[target]
    assert b"asterism_write_by_rule\0" in library, "its functions can be found from outside"


@entry
def takes_a_text(text: str) -> int:
    """Take something that is no number."""
    return len(text)


@entry
def returns_a_text(number: int) -> str:
    """Return something that is no number."""
    return str(number)


@entry
def takes_anything(number, rng) -> int:  # type: ignore[no-untyped-def] # noqa: ANN001
    """Say nothing of what it takes."""
    return int(number) + len(rng)


def test_a_kernel_must_say_what_it_takes_and_returns() -> None:
    with pytest.raises(TypeError, match=r"^the kernel takes_a_text takes a 'str', which no engine can hand over$"):
        export("takes_a_text", takes_a_text, takes_a_text, {})
    for kernel in (returns_a_text, takes_anything):
        with pytest.raises(KeyError):
            export(kernel.__name__, kernel, kernel, {})
