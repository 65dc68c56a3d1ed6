"""WebAssembly modules need nothing of the page that runs them, and are called as libraries are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import asterism
from asterism.engine.exports import SYMBOL, exports_of
from tests.engine.node_host import module_of
from tests.engine.small_kernels import EXPORTS

IMPORTS, EXPORTED = 2, 7
FUNCTION = 0


def number_at(module: bytes, at: int) -> tuple[int, int]:
    """The number that is written at a place in seven bits a byte, and the place after it."""
    value, shift = 0, 0
    while True:
        value |= (module[at] & 0x7F) << shift
        shift, at = shift + 7, at + 1
        if module[at - 1] < 0x80:
            return value, at


def sections_of(module: bytes) -> dict[int, bytes]:
    """The sections of a module by their numbers."""
    assert module[:8] == b"\0asm\1\0\0\0"
    at, found = 8, {}
    while at < len(module):
        kind = module[at]
        length, at = number_at(module, at + 1)
        found[kind] = module[at : at + length]
        at += length
    return found


def exported_functions(section: bytes) -> Iterator[str]:
    """The names of the functions that a module offers."""
    count, at = number_at(section, 0)
    for _ in range(count):
        length, at = number_at(section, at)
        name, kind = section[at : at + length].decode(), section[at + length]
        _, at = number_at(section, at + length + 1)
        if kind == FUNCTION:
            yield name


def test_a_module_imports_nothing_and_exports_its_kernels(small_module: Path) -> None:
    sections = sections_of(small_module.read_bytes())
    assert IMPORTS not in sections
    assert set(exported_functions(sections[EXPORTED])) == {f"{SYMBOL}{export.name}" for export in EXPORTS}


@pytest.mark.parametrize("game", asterism.names())
def test_the_module_of_a_game_imports_nothing_and_exports_its_kernels(game: str) -> None:
    sections = sections_of(module_of(game).read_bytes())
    assert IMPORTS not in sections
    exports = exports_of(asterism.load(game).kernel_source, in_browser=True)
    assert set(exported_functions(sections[EXPORTED])) == {f"{SYMBOL}{export.name}" for export in exports}
