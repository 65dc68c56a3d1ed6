"""The archives of Python files that browsers get."""

from __future__ import annotations

import ast
import importlib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from asterism.local.files import files_for_browsers, imports_in
from asterism.server.built_files import ENGINE

WEB = Path(__file__).parents[2] / "web"
TEMPLATE = "package/template.py"


@pytest.fixture
def builder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that compiles archives."""
    monkeypatch.syspath_prepend(str(WEB))
    return importlib.import_module("compile_archive")


def test_the_same_files_make_the_same_archive_and_nothing_of_them_is_lost(builder: ModuleType, tmp_path: Path) -> None:
    files = {"package/__init__.py": "ONE = {'a', 'b', 'c'}", TEMPLATE: "TWO = 2", "package/rules.toml": "three = 3"}
    with zipfile.ZipFile(tmp_path / "sources.zip", "w") as sources:
        for name, content in files.items():
            sources.writestr(name, content)
    for made in ("first.zip", "second.zip"):
        builder.compile_archive(str(tmp_path / "sources.zip"), str(tmp_path / made), [TEMPLATE])
    assert (tmp_path / "first.zip").read_bytes() == (tmp_path / "second.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "first.zip") as archive:
        assert archive.namelist() == ["package/__init__.pyc", TEMPLATE, "package/rules.toml"]
        assert archive.read(TEMPLATE) == b"TWO = 2"


def test_python_imports_what_was_compiled(builder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with zipfile.ZipFile(tmp_path / "sources.zip", "w") as sources:
        sources.writestr("compiled_for_browsers.py", "ANSWER = 42")
    builder.compile_archive(str(tmp_path / "sources.zip"), str(tmp_path / "made.zip"), [])
    monkeypatch.syspath_prepend(str(tmp_path / "made.zip"))
    assert importlib.import_module("compiled_for_browsers").ANSWER == 42


def test_the_archive_has_every_file_that_a_browser_needs() -> None:
    (archive,) = ENGINE.glob("asterism-*.zip")
    found = {name.removesuffix("c") for name in zipfile.ZipFile(archive).namelist()}
    package = ENGINE.parents[1]
    assert found == {f"asterism/{file.relative_to(package).as_posix()}" for file in files_for_browsers()}


def test_nothing_that_a_browser_runs_imports_a_module_of_the_library_that_was_left_out() -> None:
    (library,) = ENGINE.glob("pyodide-*/python_stdlib.zip")
    left_out = modules_in(WEB / "node_modules/pyodide/python_stdlib.zip") - modules_in(library)
    assert {"email", "unittest", "xml"} < left_out
    sources = [file for file in files_for_browsers() if file.suffix == ".py"]
    assert not left_out & set().union(*map(imported_by, sources))


def modules_in(library: Path) -> set[str]:
    return {Path(name).with_suffix("").parts[0] for name in zipfile.ZipFile(library).namelist()}


def imported_by(source: Path) -> set[str]:
    """The packages that a source file imports at any time."""
    found = set()
    for node in imports_in(ast.parse(source.read_bytes())):
        found |= {node.module or ""} if isinstance(node, ast.ImportFrom) else {alias.name for alias in node.names}
    return {name.split(".")[0] for name in found}
