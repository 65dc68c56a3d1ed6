"""Tree search in Chromium, beside our native libraries and OpenSpiel's C++ on hearts, and what a browser has to load.

In Chromium, Python is Pyodide and the kernels are WebAssembly. A browser knows no CPU time, so all of this is measured
by the clock, in turns, and needs a machine that does nothing else. `slow` is Chromium at a quarter of its speed, which
is how browsers imitate a phone. Sizes are those of Brotli, as our server sends files.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import pyspiel
from playwright.sync_api import Page, sync_playwright
from published import publish

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, QUIET  # noqa: E402 (found by the line above)
from tests.browser.python_site import run_python, served, start_python, write_site  # noqa: E402
from tests.engine.node_host import NODE  # noqa: E402

ROUNDS = 5
SIMULATIONS = 2000
SLOWER = 4
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("sternenhimmel", 4, {}),
    ("afrika", 4, {"rounds": 1}),
    ("nacht", 3, {}),
    ("constellation", 3, {}),
    ("patience", 1, {}),
]
SEARCH = """
import math, time
import asterism
from asterism import bots
from asterism.arrays import np
from asterism.bots.search.bot import Tree
from asterism.game import SearchParameters
from asterism.kernel import seeded

UNIFORM = SearchParameters(temperature=math.inf, uniform_share=1.0, epsilon=1.0)

def rate(name, seats, options, simulations):
    match = asterism.new(name, seats=seats, seed="bench", **options)
    situation = bots.situation_of(match, match.current_seat or 0)
    tree = Tree(situation, np.array(situation.legal_actions, dtype=np.int32), UNIFORM, seeded("bench"))
    begin = time.perf_counter()
    tree.simulate(simulations)
    return simulations / (time.perf_counter() - begin)
"""
"""The same Python measures in the browser and here."""
COMPRESS = """
const { readFileSync } = require('node:fs');
const { brotliCompressSync } = require('node:zlib');
console.log(JSON.stringify(process.argv.slice(1).map((file) => brotliCompressSync(readFileSync(file)).length)));
"""


class OpenSpiel:
    """The search of OpenSpiel in hearts."""

    def __init__(self) -> None:
        self.state, chooser = pyspiel.load_game("hearts").new_initial_state(), random.Random(0)
        while self.state.is_chance_node():
            self.state.apply_action(chooser.choice([action for action, _ in self.state.chance_outcomes()]))

    def rate(self) -> float:
        """Simulations in a second."""
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)
        begin = time.perf_counter()
        bot.step(self.state)
        return SIMULATIONS / (time.perf_counter() - begin)


class Chromium:
    """Our search in a page."""

    def __init__(self, page: Page, address: str, folder: Path, slower: int = 1) -> None:
        self.page = page
        self.page.goto(address)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        self.loaded, self.started = start_python(page, folder)
        run_python(page, SEARCH)

    def rate(self, table: tuple[str, int, dict[str, Any]]) -> float:
        """Simulations in a second."""
        name, seats, options = table
        (line,) = run_python(self.page, f"print(rate({name!r}, {seats}, {options!r}, {SIMULATIONS}))")
        return float(line)


def sizes_of(files: list[Path]) -> list[int]:
    """What the server sends for these files, in bytes."""
    command = [str(NODE), "-e", COMPRESS, *map(str, files)]
    found: list[int] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return found


def main() -> None:
    """Print one row for each game."""
    here: dict[str, Any] = {}
    exec(SEARCH, here)  # noqa: S102
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch)
        write_site(folder)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        with served(folder) as address:
            usual = Chromium(browser.new_page(), address, folder)
            slow = Chromium(browser.new_page(), address, folder, SLOWER)
            hearts = OpenSpiel()
            theirs: list[float] = []
            ours: dict[str, list[tuple[float, float, float]]] = {name: [] for name, *_ in TABLES}
            for _ in range(ROUNDS):
                theirs.append(hearts.rate())
                for table in TABLES:
                    ours[table[0]].append((here["rate"](*table, SIMULATIONS), usual.rate(table), slow.rate(table)))
        browser.close()
        sizes = dict(zip(ours, sizes_of([folder / f"{name}.wasm" for name in ours]), strict=True))
        others = [*(folder / "pyodide").iterdir(), *folder.glob("*.zip"), *folder.glob("*.whl")]
        payload = sum(sizes_of(others)) / 1e6
    yardstick = statistics.median(theirs)
    rows = []
    for name, measured in ours.items():
        native, chromium, phone = (statistics.median(column) for column in zip(*measured, strict=True))
        rates = [f"{rate:,.0f}" for rate in (native, chromium, phone)]
        rows.append([name, *rates, f"{chromium / yardstick:.2f}", f"{sizes[name] / 1000:.0f}"])
    publish(
        "browser",
        ["game", "native", "Chromium", "slow", "Chromium, times OpenSpiel", "module, kB"],
        rows,
        f"OpenSpiel makes {yardstick:,.0f} simulations a second in hearts. Beside its module, a game needs "
        f"{payload:.1f} MB, the same for all. Python was ready after {seconds(usual)}; slow, after {seconds(slow)}.",
    )


def seconds(page: Chromium) -> str:
    """How long a page took to start."""
    return f"{page.started / 1000:.1f} s, of which Pyodide took {page.loaded / 1000:.1f} s"


if __name__ == "__main__":
    main()
