"""The Python of browsers, Pyodide, with the games' WebAssembly modules, in Chromium."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser

import asterism
from tests.browser.python_site import run_python, served, start_python, write_site
from tests.contract.test_engines import trace_by

FOR_THE_TRACE = (
    *(f"tests/{name}" for name in ("__init__.py", "contract/__init__.py", "contract/support.py", "contract/trace.py")),
    "src/asterism/bots/simulation.py",
)
"""What pages never need."""


def test_matches_views_and_bots_are_byte_for_byte_those_of_native_libraries(browser: Browser, tmp_path: Path) -> None:
    """Every game, every number of seats, random and extreme options; without NumPy, which browsers do not have."""
    asked = ["short", *asterism.names()]
    write_site(tmp_path, FOR_THE_TRACE)
    with ThreadPoolExecutor(1) as pool, served(tmp_path) as address:
        library = pool.submit(trace_by, "library", *asked)
        page = browser.new_page()
        page.goto(address)
        start_python(page)
        code = f"import sys; sys.argv = ['trace', *{asked}]\nfrom tests.contract import trace\ntrace.main()"
        assert run_python(page, code) == library.result()
        page.close()
