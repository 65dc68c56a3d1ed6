"""A folder that any web server can serve: a page that runs Python with the engine's files, for tests."""

from __future__ import annotations

import subprocess
import threading
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from asterism.server.built_files import ENGINE
from tests.engine.node_host import NODE

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = Path(__file__).with_name("python_page.ts")
SCRIPTS = (WEB / "src/engine/kernels.ts", WEB / "src/engine/python.ts", PAGE)
TESTS = "tests.zip"
WITHOUT_TYPES = """
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
console.log(stripTypeScriptTypes(readFileSync(0, 'utf8')));
"""


class Files(SimpleHTTPRequestHandler):
    """Serves a folder, quietly."""

    extensions_map = {  # noqa: RUF012 (the base class has it so)
        "": "application/octet-stream",
        ".html": "text/html",
        ".mjs": "text/javascript",
        ".ts": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def write_site(folder: Path, sources: Sequence[str] = ()) -> None:
    """Everything that a browser needs; `sources` are further files that Python can import there."""
    (folder / "index.html").write_text("<!doctype html><title>Python</title>")
    (folder / "engine").symlink_to(ENGINE)
    for script in SCRIPTS:
        (folder / script.name).write_text(without_types(script))
    with zipfile.ZipFile(folder / TESTS, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sources:
            archive.write(ROOT / name, name.removeprefix("src/"))


def without_types(script: Path) -> str:
    """A TypeScript file as JavaScript."""
    command = [str(NODE), "--no-warnings", "--input-type=module", "-e", WITHOUT_TYPES]
    return subprocess.run(command, input=script.read_text(), capture_output=True, text=True, check=True).stdout


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A plain file server for a folder; its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def start_python(page: Page) -> tuple[float, float]:
    """Start Python in a page; after how many milliseconds Pyodide was there, and after how many Asterism."""
    start = f"async (archive) => (await import('/{PAGE.name}')).start(archive)"
    loaded, started = page.evaluate(start, f"/{TESTS}")
    return loaded, started


def run_python(page: Page, code: str) -> list[str]:
    """Run some Python there; the lines that it prints."""
    lines: list[str] = page.evaluate(f"async (code) => (await import('/{PAGE.name}')).run(code)", code)
    return lines
