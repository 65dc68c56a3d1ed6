"""Tree search in Chromium, beside our native libraries and OpenSpiel's C++ on hearts, and what a browser has to load.

In Chromium, Python is Pyodide and the kernels are WebAssembly. A browser knows no CPU time, so all of this is measured
by the clock, in turns, and needs a machine that does nothing else. `slow` is Chromium at a quarter of its speed, which
is how browsers imitate a phone; they slow down pages only, so the search runs in a page and not in the app's worker.
The start is that of the app's own worker, and of the site that `asterism site` writes, each time in a browser that has
loaded nothing before. Sizes are those of Brotli, as our server sends files.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyspiel
from playwright.sync_api import Browser, Page, sync_playwright
from published import publish

from asterism.server.built_files import COMPRESSED, ENGINE, ENGINE_MANIFEST, STATIC
from asterism.site import write_site

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, QUIET  # noqa: E402 (found by the line above)
from tests.browser.plain_files import PlainFiles  # noqa: E402
from tests.browser.python_site import run_python, served, start_python  # noqa: E402
from tests.browser.python_site import write_site as write_python_site  # noqa: E402

ROUNDS = 5
SIMULATIONS = 2000
SLOWER = 4
MOST_SECONDS = 120
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
START_WORKER = """async (script) => {
    const begin = performance.now();
    const worker = new Worker(script, { type: "module" });
    worker.postMessage({ kind: "start", botPause: 0 });
    await new Promise((resolve, reject) => {
        worker.onerror = reject;
        worker.onmessage = ({ data }) => {
            if (data.kind === "ready") resolve();
            if (data.kind === "failed") reject(new Error(data.reason));
        };
    });
    worker.terminate();
    return performance.now() - begin;
}"""
"""Milliseconds until the worker of local tables answers."""
FIRST = "patience"
"""The game whose first move is timed: nobody else moves before."""


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

    def __init__(self, page: Page, address: str, slower: int = 1) -> None:
        self.page = page
        self.page.goto(address)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        _, self.started = start_python(page)
        run_python(page, SEARCH)

    def rate(self, table: tuple[str, int, dict[str, Any]]) -> float:
        """Simulations in a second."""
        name, seats, options = table
        (line,) = run_python(self.page, f"print(rate({name!r}, {seats}, {options!r}, {SIMULATIONS}))")
        return float(line)


def seconds_to_start(browser: Browser, address: str) -> tuple[float, float]:
    """After how many seconds the app's worker answers, and the first move can be made after the site was opened."""
    (worker,) = STATIC.glob("assets/worker-*.js")
    with fresh_page(browser) as page:
        page.goto(f"{address}engine/manifest.json")  # a page of the app would start a worker of its own
        started = page.evaluate(START_WORKER, f"{address}assets/{worker.name}") / 1000
    with fresh_page(browser) as page:
        begin = time.perf_counter()
        page.goto(address)
        page.get_by_test_id(f"play-{FIRST}").click()
        page.locator('[data-legal="true"]').first.wait_for(state="attached")
        return started, time.perf_counter() - begin


@contextmanager
def fresh_page(browser: Browser) -> Iterator[Page]:
    """A page of a browser that has loaded nothing before."""
    context = browser.new_context(service_workers="block")
    context.set_default_timeout(MOST_SECONDS * 1000)
    yield context.new_page()
    context.close()


def size_of(name: str) -> int:
    """What the server sends for a file of the engine, in bytes."""
    compressed = ENGINE / f"{name}{COMPRESSED['br']}"
    return (compressed if compressed.exists() else ENGINE / name).stat().st_size


def main() -> None:
    """Print one row for each game."""
    here: dict[str, Any] = {}
    exec(SEARCH, here)  # noqa: S102
    starts: list[tuple[float, float]] = []
    theirs: list[float] = []
    ours: dict[str, list[tuple[float, float, float]]] = {name: [] for name, *_ in TABLES}
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        python, site = Path(scratch) / "python", Path(scratch) / "site"
        python.mkdir()
        write_python_site(python)
        write_site(site)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        with PlainFiles(site) as host:
            starts += [seconds_to_start(browser, f"{host.url}/") for _ in range(ROUNDS)]
        with served(python) as address:
            usual = Chromium(browser.new_page(), address)
            slow = Chromium(browser.new_page(), address, SLOWER)
            hearts = OpenSpiel()
            for _ in range(ROUNDS):
                theirs.append(hearts.rate())
                for table in TABLES:
                    ours[table[0]].append((here["rate"](*table, SIMULATIONS), usual.rate(table), slow.rate(table)))
        browser.close()
    manifest = json.loads((ENGINE / ENGINE_MANIFEST).read_text(encoding="utf-8"))
    modules = manifest["modules"]
    others = {file["name"] for file in manifest["files"]}.difference(modules.values())
    payload = sum(map(size_of, others)) / 1e6
    yardstick = statistics.median(theirs)
    rows = []
    for name, measured in ours.items():
        native, chromium, phone = (statistics.median(column) for column in zip(*measured, strict=True))
        rates = [f"{rate:,.0f}" for rate in (native, chromium, phone)]
        rows.append([name, *rates, f"{chromium / yardstick:.2f}", f"{size_of(modules[name]) / 1000:.0f}"])
    ready, first = (statistics.median(column) for column in zip(*starts, strict=True))
    publish(
        "browser",
        ["game", "native", "Chromium", "slow", "Chromium, times OpenSpiel", "module, kB"],
        rows,
        f"OpenSpiel makes {yardstick:,.0f} simulations a second in hearts. Beside its module, a game needs "
        f"{payload:.1f} MB, the same for all.",
        f"The worker was ready after {ready:.1f} s, and the first move could be made {first:.1f} s after the site was "
        f"opened, medians of {ROUNDS}. Python in a page was ready after {usual.started / 1000:.1f} s; slow, after "
        f"{slow.started / 1000:.1f} s.",
    )


if __name__ == "__main__":
    main()
