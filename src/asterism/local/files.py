"""Which files of this package a browser needs: what `asterism.local.browser` imports, and all games.

Everything that packs them, and every test of it, asks here.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from asterism.engine.exports import TEMPLATES

PACKAGE = Path(__file__).parent.parent
ROOTS = ("local/browser.py", "engine/wasm.py")
"""Where the page's worker begins."""
OF_GAMES = {".py", ".toml", ".json", ".LICENSE"}
"""The catalogues of a game's words are the page's."""
ELSEWHERE = {"engine/jit.py"}
"""Modules that are only imported where they are asked for, which a browser never does."""


def files_for_browsers(package: Path = PACKAGE) -> list[Path]:
    """The files, in a fixed order."""
    waiting = [package / root for root in ROOTS]
    waiting += [package.joinpath(*template.split(".")[1:]).with_suffix(".py") for template in TEMPLATES]
    found = {file for file in (package / "games").rglob("*") if file.suffix in OF_GAMES}
    waiting += [file for file in found if file.suffix == ".py"]
    seen = {package / name for name in ELSEWHERE}
    while waiting:
        source = waiting.pop()
        if source not in seen:
            seen.add(source)
            found.add(source)
            waiting += imported_by(source, package)
    return sorted(found)


def imported_by(source: Path, package: Path) -> Iterator[Path]:
    """The files of this package that a source file imports at any time, with those of the packages they are in."""
    for node in imports_in(ast.parse(source.read_bytes())):
        for name in names_in(node):
            parts = name.split(".")
            if parts[0] != package.name:
                continue
            for length in range(1, len(parts) + 1):
                place = package.joinpath(*parts[1:length])
                yield from (file for file in (place / "__init__.py", place.with_suffix(".py")) if file.exists())


def imports_in(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports of a module, but for those that only type checkers read."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for other in node.orelse:
                yield from imports_in(other)
        else:
            yield from imports_in(node)


def names_in(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """The full names that an import may mean: of modules, or of what is in them."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif node.module:
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
