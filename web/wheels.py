"""The wheels of Python packages for Pyodide, the Python that runs in a browser, as requirements.txt pins them.

`python web/wheels.py` downloads those that are missing.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from assemble import ROOT, WEB, BuildError, install

PACKAGES = ("msgspec",)
PYODIDE = WEB / "node_modules/pyodide"
FOLDER = WEB / "node_modules/.wheels"  # npm empties it together with the Pyodide that it is for.


def wheels() -> list[Path]:
    """Return the wheels, downloaded unless they are there."""
    found = [file for package in PACKAGES for file in FOLDER.glob(f"{package}-*.whl")]
    return found if len(found) == len(PACKAGES) else download()


def download() -> list[Path]:
    """Download the wheels into their folder."""
    about = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    version = ".".join(about["python"].split(".")[:2])
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary", ":all:", "--implementation", "cp", "--abi", f"cp{version.replace('.', '')}"]
    command += ["--python-version", version, "--platform", f"pyemscripten_{about['abi_version']}_wasm32"]
    with tempfile.TemporaryDirectory() as scratch:
        pins = Path(scratch) / "pins.txt"
        pins.write_text("".join(map(pin_of, PACKAGES)))
        command += ["--require-hashes", "-r", str(pins), "-d", str(FOLDER)]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if ran.returncode:
        raise BuildError(f"pip could not download {', '.join(PACKAGES)} for Pyodide:\n{ran.stderr.strip()}")
    return [file for package in PACKAGES for file in FOLDER.glob(f"{package}-*.whl")]


def pin_of(package: str) -> str:
    """Return the lines of requirements.txt that pin a package."""
    pins = (ROOT / "requirements.txt").read_text()
    found = re.search(rf"^{package}==(?:.*\\\n)*.*\n", pins, re.MULTILINE)
    if not found:
        raise BuildError(f"requirements.txt does not pin {package}")
    return found[0]


if __name__ == "__main__":
    try:
        install()
        wheels()
    except BuildError as error:
        sys.exit(str(error))
