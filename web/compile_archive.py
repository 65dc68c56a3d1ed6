"""Compiling the Python files of an archive; Pyodide runs this, so that they are compiled for its own Python.

A browser starts in a third of the time if nothing has to be compiled there.
"""

import importlib.util
import zipfile
from collections.abc import Collection
from importlib import _bootstrap_external as bytecode

BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The date of all files in archives, so that the same files always make the same archive."""
SMALLEST = 9
DOCUMENTED = ("_pyodide/", "pyodide/", "asterism/")
"""What keeps its docstrings: Pyodide reads its own, and a dataclass without one works it out when it is made."""
WITHOUT_DOCSTRINGS = 2


def compile_archive(source: str, target: str, left: Collection[str]) -> None:
    """Write an archive in which each Python file, but for those that are left as they are, is compiled."""
    with zipfile.ZipFile(source) as given, zipfile.ZipFile(target, "w") as made:
        for name in given.namelist():
            content = given.read(name)
            if name.endswith(".py") and name not in left:
                optimize = 0 if name.startswith(DOCUMENTED) else WITHOUT_DOCSTRINGS
                code = compile(content, name, "exec", dont_inherit=True, optimize=optimize)
                unchecked = importlib.util.source_hash(content), False
                content = bytecode._code_to_hash_pyc(code, *unchecked)  # type: ignore[attr-defined]  # noqa: SLF001
                name += "c"  # noqa: PLW2901
            made.writestr(zipfile.ZipInfo(name, BEGINNING), content, zipfile.ZIP_DEFLATED, SMALLEST)
