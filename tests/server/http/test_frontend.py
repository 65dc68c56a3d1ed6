"""The front end as the server sends it: at every address, compressed, cached, and small."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import asterism
from asterism.games.sternenhimmel.pieces import ZODIAC
from asterism.server.built_files import STATIC
from tests.server.live_server import Guest, Server

SCRIPT_LIMIT = 200_000
"""The bytes of compressed script that the first visit to a table may load."""
ENTRY = "index.html"
TABLE = "src/table/TablePage.svelte"


@pytest.fixture
def web(server: Server) -> Iterator[httpx.Client]:
    with Guest(server) as guest:
        yield guest.http


@pytest.mark.parametrize("address", ["/", "/t/abc", "/rules/nacht", "/settings", "/learn/some/where"])
def test_the_app_is_at_every_address_and_never_cached(web: httpx.Client, address: str) -> None:
    page = web.get(address)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert '<div id="app">' in page.text


@pytest.mark.parametrize(
    "address", ["/api/nothing", "/api/games/chess/rulebook", "/assets/none.js", "/assets/..%2f.stamp"]
)
def test_an_unknown_address_of_the_api_or_of_a_file_is_a_404(web: httpx.Client, address: str) -> None:
    answer = web.get(address)
    assert answer.status_code == 404
    assert answer.json()["detail"]


def test_the_service_worker_may_serve_all_pages_and_is_never_cached(web: httpx.Client) -> None:
    worker = web.get("/service-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"


def test_only_icons_and_the_manifest_lie_beside_the_page(web: httpx.Client) -> None:
    assert web.get("/asterism.webmanifest").json()["name"] == "Asterism"
    assert web.get("/icon-192.png").headers["content-type"] == "image/png"
    assert web.get("/.vite/manifest.json").headers["content-type"].startswith("text/html")
    assert web.get("/.stamp").headers["content-type"].startswith("text/html")


def test_the_app_can_be_installed(web: httpx.Client) -> None:
    manifest = web.get("/asterism.webmanifest").json()
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        assert web.get(icon["src"]).headers["content-type"] == icon["type"]


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)])
def test_scripts_are_compressed_as_the_browser_accepts_and_cached_for_ever(
    web: httpx.Client, accepted: str, encoding: str | None
) -> None:
    script = "/" + max(scripts_of({ENTRY}), key=lambda file: (STATIC / file).stat().st_size)
    answer = web.get(script, headers={"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]
    if encoding != "br":
        assert answer.content == (STATIC / script.lstrip("/")).read_bytes()


def test_responses_of_the_api_are_compressed(web: httpx.Client) -> None:
    answer = web.get("/api/games/nacht/rulebook", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("game", asterism.names())
def test_a_table_loads_few_bytes_of_script(game: str) -> None:
    parts = {ENTRY, TABLE, f"src/games/{game}/index.ts"}
    for language in ("en", "fr", "de"):
        weight = sum(compressed(file) for file in scripts_of({*parts, f"src/ui/catalogues/{language}.ts"}))
        assert 10_000 < weight < SCRIPT_LIMIT, f"{game} loads {weight} bytes of script in {language}"


@pytest.mark.parametrize("page", ["src/lobby/Lobby.svelte", "src/rules/RulesPage.svelte"])
def test_other_pages_do_not_load_the_table(page: str) -> None:
    assert not scripts_of({ENTRY, page}) & {build()[TABLE]["file"]}


def test_an_owners_file_is_read_and_can_be_played_with(server: Server) -> None:
    with Guest(server) as ada:
        sent = {"name": "mine.toml", "text": ZODIAC.read_text(encoding="utf-8").replace("Aries", "Widder")}
        answer = ada.http.post("/api/games/sternenhimmel/files/boards", json=sent)
        assert answer.status_code == 200, answer.text
        understood = answer.json()
        assert "Widder" in understood["summary"]
        table = ada.open_table("me", "random", "random", boards=understood["value"])
        boards = ada.http.get(f"/api/tables/{table}").json()["printed"]["board"]
        assert boards[0]["name"] == "Widder"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("this is no TOML", "mine.toml is not a TOML file"),
        ("[[planet]]", "has 'planet'"),
        ('[[board]]\nname = "Aries"', "board 1 ('Aries') lacks"),
    ],
)
def test_an_invalid_file_is_refused_with_the_reason(web: httpx.Client, text: str, says: str) -> None:
    answer = web.post("/api/games/sternenhimmel/files/boards", json={"name": "mine.toml", "text": text})
    assert answer.status_code == 400
    assert says in answer.json()["detail"]


def test_a_name_in_a_request_opens_no_file_of_the_server(web: httpx.Client, tmp_path: Path) -> None:
    own = tmp_path / "boards.toml"
    own.write_text(ZODIAC.read_text(encoding="utf-8"), encoding="utf-8")
    sent = {"name": str(own)[-40:], "text": ""}
    assert web.post("/api/games/sternenhimmel/files/boards", json=sent).status_code == 400
    command = {"game": "sternenhimmel", "name": "Ada", "seats": [{"kind": "me"}] * 3, "options": {"boards": str(own)}}
    assert web.post("/api/tables", json=command).status_code == 400


def test_an_option_without_a_file_takes_none(web: httpx.Client) -> None:
    answer = web.post("/api/games/constellation/files/deck", json={"name": "a", "text": ""})
    assert answer.status_code == 404
    assert "takes no file" in answer.json()["detail"]


def test_the_lobby_knows_presets_bots_and_files(web: httpx.Client) -> None:
    games = {game["name"]: game for game in web.get("/api/games").json()}
    assert games["constellation"]["presets"]["experienced"]["open_game"] == "true"
    assert {"random", "greedy"} <= set(games["nacht"]["bots"])
    assert [option["name"] for option in games["nacht"]["options"] if option["takes_file"]] == ["sky"]


def test_the_printed_components_are_shown(web: httpx.Client) -> None:
    assert len(web.get("/api/games/sternenhimmel/printed").json()["board"]) == 12


def build() -> dict[str, Any]:
    """The manifest of the build: for every source its files."""
    manifest: dict[str, Any] = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    return manifest


def scripts_of(sources: set[str]) -> set[str]:
    """The files of these sources and of all their static imports."""
    manifest, waiting, seen = build(), list(sources), set()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += manifest[name].get("imports", [])
    return {manifest[name]["file"] for name in seen}


def compressed(file: str) -> int:
    """The size of a file as a browser gets it that accepts only gzip."""
    return len(gzip.compress((STATIC / file).read_bytes()))
