"""The sdist and the wheel are whole: what they install runs without the checkout."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import asterism
from asterism.engine.sources import library_file
from asterism.engine.targets import this_machine

ROOT = Path(__file__).parents[2]
BUILT = (Path("src/asterism/server/static"), Path("src/asterism/server/engine_files"))
ADDRESS = re.compile(r"http://\S+/")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that a clone has, and what `make` has built of them for browsers, so that npm need not run again."""
    folder = tmp_path_factory.mktemp("clone")
    for name in run("git", "ls-files", "-z", folder=ROOT).split("\0"):
        source = ROOT / name
        if source.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, folder / name)
    for built in BUILT:
        shutil.copytree(ROOT / built, folder / built)
    return folder


@pytest.fixture(scope="module")
def sdist(clone: Path) -> Path:
    build("sdist", clone)
    (archive,) = (clone / "dist").glob("*.tar.gz")
    return archive


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from nothing but the sdist."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    build("wheel", unpacked)
    assert not (unpacked / "web/node_modules").exists(), "the sdist brings the front end, so npm has nothing to do"
    (found,) = (unpacked / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a new environment with the wheel; its dependencies are those of the environment of the tests."""
    folder = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", str(folder), folder=folder)
    programs = folder / "bin"
    run(sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--no-deps", str(wheel))
    (packages,) = folder.glob("lib/python*/site-packages")
    # A path in a .pth file comes after the wheel, and .pth files there, such as the checkout's, are not read.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return programs


def test_the_sdist_makes_the_same_wheel_as_the_clone(clone: Path, wheel: Path) -> None:
    build("wheel", clone)
    (other,) = (clone / "dist").glob("*.whl")
    assert zipfile.ZipFile(other).namelist() == zipfile.ZipFile(wheel).namelist()


def test_the_wheel_has_every_file_of_the_package(clone: Path, wheel: Path) -> None:
    package = clone / "src/asterism"
    found = [file for file in package.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert {file.relative_to(package.parent).as_posix() for file in found} <= set(zipfile.ZipFile(wheel).namelist())


def test_the_wheel_is_for_this_kind_of_machine_and_brings_every_game_compiled(wheel: Path) -> None:
    target = this_machine()
    assert target is not None
    assert wheel.name.endswith(f"-py3-none-{target.wheel}.whl")
    shipped = {name.removeprefix("asterism/libraries/") for name in zipfile.ZipFile(wheel).namelist()}
    assert {library_file(game, target, Path()).name for game in asterism.names()} <= shipped


def test_the_wheel_brings_what_browsers_play_with(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        found, folder = set(archive.namelist()), "asterism/server/engine_files"
        manifest = json.loads(archive.read(f"{folder}/manifest.json"))
    assert {f"{folder}/{file['name']}" for file in manifest["files"]} < found
    assert f"{folder}/{manifest['pyodide']}pyodide.asm.wasm.br" in found


def test_the_installed_package_is_the_one_of_the_wheel(installed: Path) -> None:
    found = run(str(installed / "python"), "-c", "import asterism; print(asterism.__file__)")
    assert Path(found.strip()).is_relative_to(installed.parent)


def test_the_installed_command_simulates(installed: Path, tmp_path: Path) -> None:
    for game in ("patience", "constellation"):
        command = [str(installed / "asterism"), "simulate", game, "--games", "5"]
        assert "5 games" in run(*command, folder=tmp_path, settings=with_shipped_libraries(tmp_path))
    assert not (tmp_path / "empty" / "asterism").exists(), "nothing was compiled"


def test_the_installed_server_shows_the_page(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path) as address, httpx.Client(base_url=address) as browser:
        page = browser.get("/")
        assert page.status_code == 200
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        assert scripts
        for script in scripts:
            answer = browser.get(script)
            assert answer.status_code == 200
            assert "javascript" in answer.headers["content-type"]
        assert {game["name"] for game in browser.get("/api/games").json()} >= {"nacht", "patience"}


def test_the_installed_command_writes_a_site(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "asterism"), "site", str(tmp_path / "site")]
    assert "Wrote" in run(*command, folder=tmp_path, settings=with_shipped_libraries(tmp_path))
    assert 'name="asterism-server" content="none"' in (tmp_path / "site/index.html").read_text(encoding="utf-8")


@contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    """A server of the installed package on a free port; its address."""
    command = [str(programs / "asterism"), "serve", "--no-open", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=folder, env=with_shipped_libraries(folder)
    ) as process:
        try:
            assert process.stdout
            found = ADDRESS.search(process.stdout.readline())
            assert found, "the server did not say where it is"
            yield found[0].replace("localhost", "127.0.0.1")
        finally:
            process.kill()


def build(target: str, folder: Path) -> None:
    """Build with the hatchling of the environment of the tests, in a process of its own."""
    run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder / "dist"), folder=folder)


def run(*command: str, folder: Path | None = None, settings: dict[str, str] | None = None) -> str:
    known = settings or environment()
    outcome = subprocess.run(command, capture_output=True, text=True, cwd=folder, env=known, check=False)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    return outcome.stdout


def environment() -> dict[str, str]:
    """Without the checkout on the path."""
    return {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}


def with_shipped_libraries(folder: Path) -> dict[str, str]:
    """An environment in which only the libraries of the wheel can be found, and nothing may take their place."""
    return environment() | {"ASTERISM_ENGINE": "library", "XDG_CACHE_HOME": str(folder / "empty"), "PATH": ""}
