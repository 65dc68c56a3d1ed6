"""How long a newcomer waits: from a command to the first move, with the package installed from its wheel.

The wheel is installed into an environment of its own, whose caches are empty and which has neither Numba nor LLVM. What
it depends on is shared with the environment that runs this. The median of several starts counts.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib.metadata import distribution, requires
from pathlib import Path

import httpx
from packaging.requirements import Requirement
from published import publish
from websockets.sync.client import connect

import asterism
from asterism.fairness import hash_of_nonce

ROOT = Path(__file__).resolve().parent.parent
STARTS = 5
COMPILER = ("numba", "llvmlite")
HIDDEN = """import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Hidden())
"""
"""What keeps the compiler of this environment out of the other one's sight."""


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        programs = installed(Path(folder))
        rows = [["`asterism --help`", "its end", shown(run, programs, folder, "--help")]]
        games = asterism.names()
        rows += [[f"`asterism play {one}`", "a move and the end", shown(play, programs, folder, one)] for one in games]
        rows += [["`asterism serve`", f"the first move of {one}", shown(serve, programs, folder, one)] for one in games]
    added = f"Numba and LLVM would add {size(COMPILER):.0f} MB."
    publish(
        "startup", ["from", "to", "seconds"], rows, f"The core and what it needs take {size(core()):.0f} MB. {added}"
    )


def shown(measure: Callable[..., float], *about: Path | str) -> str:
    """The median of several measurements."""
    return f"{statistics.median(measure(*about) for _ in range(STARTS)):.2f}"


def installed(folder: Path) -> Path:
    """The programs of a new environment with the wheel of this checkout."""
    python("hatchling", "build", "-t", "wheel", "-d", str(folder))
    (wheel,) = folder.glob("*.whl")
    python("venv", "--without-pip", str(folder / "venv"))
    programs = folder / "venv" / "bin"
    python("pip", "--python", str(programs / "python"), "install", "--no-deps", str(wheel))
    (packages,) = (folder / "venv").glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    (packages / "hidden.py").write_text(HIDDEN.replace("{names}", repr({*COMPILER, "ziglang"})))
    (packages / "hidden.pth").write_text("import hidden\n")
    return programs


def python(module: str, *words: str) -> None:
    """Run a module in the checkout."""
    subprocess.run([sys.executable, "-m", module, *words], cwd=ROOT, check=True, capture_output=True)


def environment(folder: str) -> dict[str, str]:
    """Without the checkout, and with caches that are empty."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ASTERISM"))}
    return kept | {"XDG_CACHE_HOME": tempfile.mkdtemp(dir=folder)}


def run(programs: Path, folder: str, *words: str, typed: str = "") -> float:
    """How long a command takes."""
    start = time.perf_counter()
    subprocess.run(
        [str(programs / "asterism"), *words],
        cwd=folder, env=environment(folder), input=typed, text=True, capture_output=True, check=True,
    )  # fmt: skip
    return time.perf_counter() - start


def play(programs: Path, folder: str, game: str) -> float:
    """A match in the terminal: the first legal move, and out."""
    first = asterism.new(game, seed=1)
    text = first.notation(first.legal_moves()[0])
    return run(programs, folder, "play", game, "--seed", "1", "--bots", "random", typed=f"{text}\nq\n\n")


def serve(programs: Path, folder: str, game: str) -> float:
    """A server, a table with bots, and the first move of the person at it."""
    command = [str(programs / "asterism"), "serve", "--no-open", "--port", "0", "--data", tempfile.mkdtemp(dir=folder)]
    start = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(folder)) as process:
        try:
            assert process.stdout
            found = re.search(r"http://\S+/", process.stdout.readline())
            assert found, "the server did not print its address"
            move_first(found[0].rstrip("/").replace("localhost", "127.0.0.1"), game)
            return time.perf_counter() - start
        finally:
            process.kill()


def move_first(address: str, game: str) -> None:
    """Open a table and make its first move."""
    nonce = secrets.token_hex(16)
    bots = [{"kind": "bot", "bot": "random"}] * (asterism.load(game).seats.start - 1)
    with httpx.Client(base_url=address, timeout=60) as http:
        order = {"name": "Ada", "game": game, "nonce_hash": hash_of_nonce(nonce), "seats": [{"kind": "me"}, *bots]}
        table = http.post("/api/tables", json=order).raise_for_status().json()["table"]
        http.post(f"/api/tables/{table}/nonce", json={"nonce": nonce}).raise_for_status()
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
        line = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/play"
        with connect(line, additional_headers={"Cookie": cookies}, origin=address) as connection:
            while True:
                message = json.loads(connection.recv())
                if message["type"] == "turn" and message.get("move_id") == "first":
                    return
                legal = (message.get("position") or {}).get("legal")
                if legal:
                    move = {"type": "play_move", "id": "first", "seq": message["seq"], "move": legal[0]}
                    connection.send(json.dumps(move))


def core() -> list[str]:
    """The packages that the core of Asterism needs, and what those need."""
    found, waiting = set[str](), ["asterism"]
    while waiting:
        name = waiting.pop()
        for line in requires(name) or ():
            needed = Requirement(line)
            wanted = needed.marker is None or needed.marker.evaluate({"extra": ""})
            if wanted and needed.name not in found:
                found.add(needed.name)
                waiting.append(needed.name)
    return sorted(found - set(COMPILER))


def size(packages: Sequence[str]) -> float:
    """How many megabytes these packages take."""
    files = [file.locate() for name in packages for file in distribution(name).files or ()]
    return sum(Path(file).stat().st_size for file in files if Path(file).is_file()) / 1e6


if __name__ == "__main__":
    main()
