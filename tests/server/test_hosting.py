"""What a host relies on: health, metrics, a log without secrets, security headers on every response."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from asterism.server.hosts import is_loopback
from tests.server.live_server import Guest, Server, play_on

TOKEN = "metrics-for-prometheus"  # noqa: S105
PASSWORD = "the seven sisters"  # noqa: S105
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    flags = ("--log-json", "--log-requests", "--metrics-token", TOKEN)
    with Server(tmp_path_factory.mktemp("registry"), 0.0, *flags) as running:
        yield running


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/health", 200),
        ("/api/games", 200),
        ("/api/schema", 200),
        ("/api/tables/nowhere", 404),
        ("/api/nothing", 404),
        ("/assets/nothing.js", 404),
        ("/api/bot/tables", 401),
    ],
)
def test_every_response_has_the_security_headers(ada: Guest, path: str, status: int) -> None:
    answer = ada.http.get(path)
    assert answer.status_code == status
    assert HEADERS.items() <= dict(answer.headers).items()
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert re.fullmatch(r"'self' 'wasm-unsafe-eval'( 'sha256-[A-Za-z0-9+/=]{44}')*", policy["script-src"])
    assert "unsafe" not in policy["style-src"]
    assert "strict-transport-security" not in answer.headers
    secure = ada.http.get(path, headers={"X-Forwarded-Proto": "https"})
    assert secure.headers["strict-transport-security"] == "max-age=31536000"


def test_only_an_embedded_replay_may_be_in_a_frame_of_another_site(ada: Guest) -> None:
    embedded = ada.http.get("/embed/abc").headers
    assert "x-frame-options" not in embedded
    assert embedded["content-security-policy"].endswith("frame-ancestors *")
    for path in ("/", "/embed", "/replay/abc", "/api/tables/abc/replay", "/t/embed/"):
        headers = ada.http.get(path).headers
        assert headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_a_script_inside_the_page_is_allowed_by_its_hash_and_no_other(ada: Guest) -> None:
    answer = ada.http.get("/")
    inside = re.findall(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", answer.text, re.DOTALL)
    hashes = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in inside]
    allowed = re.findall(r"'sha256-(.*?)'", answer.headers["content-security-policy"])
    assert allowed == hashes
    assert "<style" not in answer.text
    assert not re.findall(r"\son\w+=", answer.text)


def test_a_request_has_an_id_which_a_proxy_may_set(ada: Guest) -> None:
    assert re.fullmatch(r"[0-9a-f]{16}", ada.http.get("/health").headers["x-request-id"])
    assert ada.http.get("/health", headers={"X-Request-ID": "proxy-7"}).headers["x-request-id"] == "proxy-7"
    forged = ada.http.get("/health", headers={"X-Request-ID": "a b"}).headers["x-request-id"]
    assert forged != "a b"


def test_health_and_readiness(ada: Guest) -> None:
    assert ada.http.get("/health").json() == {"alive": True, "busy": False}
    ada.open_table("me", "open", "open")
    ready = ada.http.get("/ready")
    assert ready.json()["database"] is True
    assert ready.json()["games"]["sternenhimmel"] is True
    assert ready.status_code == (200 if all(ready.json()["games"].values()) else 503)


def test_metrics_are_for_this_machine_or_with_a_token(ada: Guest) -> None:
    play_on(ada, ada.connect(ada.open_table("me", "random", "random")))
    far = {"X-Forwarded-For": "203.0.113.9"}
    refused = ada.http.get("/metrics", headers=far)
    assert (refused.status_code, refused.json()["detail"]) == (
        403,
        "metrics are shown to this machine, or with the token of --metrics-token",
    )
    assert ada.http.get("/metrics", headers={**far, "Authorization": "Bearer wrong"}).status_code == 403
    for pretended in ("127.0.0.1", "::1", "127.0.0.1, 127.0.0.1"):
        assert ada.http.get("/metrics", headers={"X-Forwarded-For": pretended}).status_code == 403
    allowed = ada.http.get("/metrics", headers={**far, "Authorization": f"Bearer {TOKEN}"})
    assert allowed.status_code == 200
    shown = dict(line.rsplit(" ", 1) for line in ada.http.get("/metrics").text.splitlines() if line[0] != "#")
    assert float(shown["asterism_tables"]) >= 1
    assert float(shown['asterism_moves_total{by="person"}']) >= 20
    assert float(shown['asterism_moves_total{by="bot"}']) >= 40
    assert float(shown["asterism_append_seconds_count"]) >= 60
    assert float(shown["asterism_bot_think_seconds_count"]) >= 40
    assert shown["asterism_tables_unreadable"] == "0.0"
    assert float(shown["asterism_connections"]) >= 1
    assert any(name.startswith('asterism_requests_total{route="/api/tables"') for name in shown)


def test_what_counts_as_this_machine() -> None:
    here, elsewhere = ("127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"), ("10.0.0.1", "", "testclient")
    assert all(map(is_loopback, here))
    assert not any(map(is_loopback, elsewhere))


def test_the_json_log_has_no_secrets(tmp_path: Path) -> None:
    flags = ("--log-json", "--log-requests", "--metrics-token", TOKEN)
    with Server(tmp_path, 0.0, *flags) as server, Guest(server, "Adelheid") as ada:
        table = ada.open_table("me", "random", "random")
        play_on(ada, ada.connect(table))
        ada.http.post("/api/me/account", json={"login": "Merope", "password": PASSWORD})
        link = ada.http.post("/api/me/link").json()["path"].partition("#")[2]
        token = ada.http.post("/api/me/tokens", json={"name": "Robot"}).json()["token"]
        ada.http.get("/api/bot/tables", headers={"Authorization": f"Bearer {token}"})
        ada.http.get("/api/tables/nowhere-at-all")
        record = ada.http.get(f"/api/tables/{table}/record").json()
        cookie = ada.http.cookies["asterism_guest"]
        server.stop(signal.SIGTERM)
        log = server.log.read_text()
    entries = [json.loads(line) for line in log.splitlines()]
    answered = [entry for entry in entries if entry["message"] == "answered"]
    routes = {line["route"] for line in answered}
    assert {"/api/tables", "/api/tables/{table_id}/record", "/api/me/account"} <= routes
    assert all(line["request"] and line["ms"] >= 0 and line["status"] for line in answered)
    secrets = [
        table,
        cookie,
        *(part for part in cookie.split(".") if len(part) > 1),
        link,
        token,
        PASSWORD,
        TOKEN,
        "Adelheid",
        "Merope",
        record["proof"]["secret"],
        "nowhere-at-all",
    ]
    for secret in secrets:
        assert secret not in log


def test_requests_are_logged_only_on_request(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Guest(server) as ada:
        ada.http.get("/api/games")
        server.stop(signal.SIGTERM)
        assert "answered" not in server.log.read_text()


def test_a_proxy_that_is_not_trusted_changes_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, 0.0, "--trusted-proxies", "192.0.2.1") as server:
        forged = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
        answer = httpx.get(server.url + "/api/me", headers=forged)
        assert "strict-transport-security" not in answer.headers
        assert "__Host-" not in answer.headers["set-cookie"]


@pytest.mark.parametrize(("flags", "said"), [((), "auto"), (("--solo-tables", "browser"), "browser")])
def test_the_page_says_where_tables_of_one_person_are(tmp_path: Path, flags: tuple[str, ...], said: str) -> None:
    with Server(tmp_path, 0.25, *flags) as running:
        page = httpx.get(running.url).text
    assert f'<meta name="asterism-solo-tables" content="{said}" />' in page
    assert '<meta name="asterism-bot-pause" content="0.25" />' in page
