"""The core install plays, simulates and reviews; a command that needs more says what to install."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from typer.testing import CliRunner

from asterism import engine
from asterism.cli.main import app
from asterism.cli.options import EXTRAS
from asterism.errors import AsterismError
from asterism.game import compile_game

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
COMPILER = {"numba", "llvmlite", "ziglang", "filelock"}
OPTIONAL = sorted(
    {package for packages in EXTRAS.values() for package in packages} | {"psycopg", "ray", "uvloop"} | COMPILER
)

CORE_ONLY = f"""
import sys
sys.modules.update(dict.fromkeys({OPTIONAL!r}))  # an import of any of these fails from here on

from typer.testing import CliRunner
import asterism
from asterism.cli.main import app

match = asterism.new("sternenhimmel", seats=3, seed=7)
match.play("10 Leo 3")
match.view(seat=1)
match.record().save("match.json")

from asterism.rl.text import TextGame
TextGame("sternenhimmel", seats=3).reset(seed=1)

for line in sys.stdin.read().splitlines():
    result = CliRunner().invoke(app, line.split(), input="q\\n")
    print(line, "->", result.exit_code, result.exception)
"""

CORE_COMMANDS = [
    "games",
    "simulate sternenhimmel --games 10",
    "play sternenhimmel --seats 3 --seed 7",
    "replay match.json",
    "verify match.json",
    "review match.json --simulations 60",
]


def test_the_core_install_needs_none_of_the_optional_packages(tmp_path: Path) -> None:
    compile_game("sternenhimmel")  # a wheel brings its library
    outcome = subprocess.run(
        [sys.executable, "-c", CORE_ONLY],
        input="\n".join(CORE_COMMANDS),
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr
    assert outcome.stdout.splitlines() == [f"{command} -> 0 None" for command in CORE_COMMANDS]


@pytest.mark.parametrize(
    ("command", "package", "extra"),
    [
        ("serve --no-open", "litestar", "server"),
        ("arena nacht", "openskill", "arena"),
        ("report nacht", "matplotlib", "arena"),
        ("review match.json --plot chances.svg", "matplotlib", "arena"),
        ("mcp", "mcp", "mcp"),
        ("serve --no-open --mcp", "httpx2", "mcp"),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(
    command: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    result = CliRunner().invoke(app, command.split())
    assert isinstance(result.exception, AsterismError)
    assert str(result.exception) == f"this command needs {package}: pip install 'asterism[{extra}]'"


@pytest.mark.parametrize("extra", sorted(EXTRAS))
def test_every_package_of_an_extra_is_looked_for(extra: str) -> None:
    names = packages_distributions()
    asked_for = {distribution.lower().replace("_", "-") for package in EXTRAS[extra] for distribution in names[package]}
    declared = {re.split(r"[\[<>=; ]", requirement)[0] for requirement in PROJECT["optional-dependencies"][extra]}
    assert asked_for == declared - {"uvloop"}, "uvloop only makes the server faster"


def test_the_compiler_is_an_extra_of_its_own() -> None:
    def named(requirements: list[str]) -> set[str]:
        return {re.split(r"[\[<>=; ]", requirement)[0] for requirement in requirements}

    assert named(PROJECT["optional-dependencies"]["compiler"]) == COMPILER
    assert not named(PROJECT["dependencies"]) & COMPILER
    assert set(engine.COMPILER) <= COMPILER


def test_every_supported_python_has_a_classifier() -> None:
    versions = [line.rsplit(" ", 1)[1] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert versions == ["3.11", "3.12", "3.13", "3.14"]
    assert PROJECT["requires-python"] == f">={versions[0]}"
