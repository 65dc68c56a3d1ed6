"""The archives of Python files that a browser gets: the part of Python's library that is needed, and our own."""

import json
import zipfile
from pathlib import Path

from assemble import node
from wheels import PYODIDE

from asterism.engine.exports import TEMPLATES
from asterism.local.files import PACKAGE, files_for_browsers

LIBRARY = "python_stdlib.zip"
NOT_NEEDED = """
    _pydatetime _pyio _pyrepl _sysconfigdata__emscripten_wasm32-emscripten bdb cProfile configparser doctest email
    ftplib getopt html http imaplib mailbox modulefinder multiprocessing netrc optparse pdb pickletools plistlib poplib
    profile pstats pyclbr pydoc pydoc_data smtplib sqlite3 tabnanny tkinter trace tracemalloc unittest wave wsgiref
    xml xmlrpc
""".split()  # noqa: SIM905
"""The modules of Python's library that no game needs: debuggers, the protocols and formats of the net, and the like."""
CODECS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig"}
"""The encodings that stay."""


def needed_of_library(scratch: Path) -> Path:
    """Python's library as Pyodide brings it, without what no game needs."""
    file = scratch / "library-sources.zip"
    with zipfile.ZipFile(PYODIDE / LIBRARY) as given, zipfile.ZipFile(file, "w") as needed:
        for name in given.namelist():
            if name.endswith("/"):
                continue
            top, *rest = Path(name).with_suffix("").parts
            if top not in NOT_NEEDED and (top != "encodings" or rest[0] in CODECS):
                needed.writestr(name, given.read(name))
    return file


def needed_of_package(scratch: Path) -> Path:
    """The files of Asterism that a browser needs."""
    file = scratch / "asterism-sources.zip"
    with zipfile.ZipFile(file, "w") as archive:
        for source in files_for_browsers():
            archive.writestr(Path(PACKAGE.name, source.relative_to(PACKAGE)).as_posix(), source.read_bytes())
    return file


def compile_archives(sources: dict[Path, Path]) -> None:
    """Make each of these archives from its sources. The generic kernels stay as they are, because engines read them."""
    left = [f"{template.replace('.', '/')}.py" for template in TEMPLATES]
    asked = [{"source": str(source), "target": str(target), "left": left} for target, source in sources.items()]
    node("compile-archives.mjs", str(PYODIDE), json.dumps(asked), purpose="compile Python for browsers")
