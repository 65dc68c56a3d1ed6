"""The files with which a browser plays by itself: complete, as their manifest says, and served to be kept."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import asterism
from asterism.server.built_files import ENGINE, ENGINE_MANIFEST
from tests.server.live_server import Guest, Server

LIMIT = 8_000_000
"""The bytes that a browser may load before it can play by itself."""


@pytest.fixture
def web(server: Server) -> Iterator[httpx.Client]:
    with Guest(server) as guest:
        yield guest.http


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ENGINE / ENGINE_MANIFEST).read_text(encoding="utf-8"))
    return found


def test_the_manifest_names_every_file_with_its_size_and_hash() -> None:
    listed = manifest()["files"]
    for file in listed:
        content = (ENGINE / file["name"]).read_bytes()
        assert len(content) == file["size"]
        assert hashlib.sha256(content).hexdigest() == file["sha256"]
    assert manifest()["total"] == sum(file["size"] for file in listed)
    names = {file["name"] for file in listed}
    assert {*manifest()["archives"], *manifest()["modules"].values()} < names
    assert f"{manifest()['pyodide']}pyodide.mjs" in names


def test_nothing_of_an_earlier_build_is_left() -> None:
    named = {file["name"] for file in manifest()["files"]}
    found = {file.relative_to(ENGINE).as_posix() for file in ENGINE.rglob("*") if file.is_file()}
    assert {name.removesuffix(".br").removesuffix(".gz") for name in found} == {
        *named,
        ENGINE_MANIFEST,
        ".stamp",
        ".lock",
    }


def test_every_game_has_a_module() -> None:
    assert tuple(manifest()["modules"]) == asterism.names()


def test_a_browser_loads_less_than_8_megabytes() -> None:
    files = [ENGINE / file["name"] for file in manifest()["files"]]
    copies = [file.with_name(f"{file.name}.br") for file in files]
    assert (
        sum((copy if copy.exists() else file).stat().st_size for file, copy in zip(files, copies, strict=True)) < LIMIT
    )


@pytest.mark.parametrize(
    ("ending", "media_type", "encoding"),
    [(".asm.wasm", "application/wasm", "br"), (".mjs", "text/javascript", "br"), (".zip", "application/zip", None)],
)
def test_a_file_of_the_engine_has_its_type_is_compressed_once_and_cached_for_ever(
    web: httpx.Client, ending: str, media_type: str, encoding: str | None
) -> None:
    name = next(file["name"] for file in manifest()["files"] if file["name"].endswith(ending))
    with web.stream("GET", f"/engine/{name}", headers={"Accept-Encoding": "gzip, br"}) as answer:
        assert answer.headers["content-type"].split(";")[0] == media_type
        assert answer.headers.get("content-encoding") == encoding
        assert "immutable" in answer.headers["cache-control"]


def test_the_manifest_is_requested_each_time(web: httpx.Client) -> None:
    answer = web.get("/engine/manifest.json")
    assert answer.json() == manifest()
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["nothing.wasm", ".stamp", "..%2fapp.py", "a%00b", "pyodide-0", "x" * 3000, ""])
def test_what_is_no_file_of_the_engine_is_a_404(web: httpx.Client, name: str) -> None:
    answer = web.get(f"/engine/{name}")
    assert answer.status_code == 404
    assert answer.json()["detail"]
