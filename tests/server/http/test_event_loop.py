"""Work of more than a few milliseconds is done beside the event loop, and other requests do not wait for it."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from asterism.components import SentText, check_effort
from asterism.record import read_record
from asterism.server.accounts import privacy
from asterism.server.http.compression import BYTES_AT_ONCE
from asterism.server.http.handlers import reach, replays, reviews
from asterism.server.insights.replays import Perspective, Replay, replay_of_record
from asterism.server.tables import registry
from tests.server.finished_matches import played
from tests.server.live_server import NONCE_HASH
from tests.server.local_app import local_app

JSON = {"Content-Type": "application/json"}
RECORD = msgspec.json.encode(played("patience", moves=5).record())
TABLE = {"game": "patience", "name": "Ada", "nonce_hash": NONCE_HASH, "seats": [{"kind": "me"}]}
Send = Callable[[httpx.AsyncClient], Any]
KINDS: dict[str, tuple[Any, str, Send]] = {
    "replay": (replays, "replay_of_record", lambda it: it.post("/api/replay", content=RECORD, headers=JSON)),
    "record": (replays, "read_sent_record", lambda it: it.post("/api/replay", content=RECORD, headers=JSON)),
    "deal": (replays, "disclosed_deal_of", lambda it: it.post("/api/deal", content=RECORD, headers=JSON)),
    "review": (reviews, "replay", lambda it: it.post("/api/review", content=RECORD, headers=JSON)),
    "lesson": (replays, "replay_of_lesson", lambda it: it.get("/api/games/patience/lesson")),
    "open": (registry, "new_table", lambda it: it.post("/api/tables", json=TABLE)),
    "first steps": (registry, "first_steps", lambda it: it.post("/api/tables", json=TABLE)),
    "code": (reach, "qr_code_of", lambda it: it.post("/api/qr", json={"address": "http://localhost/"})),
}


def spy(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[threading.Thread]:
    """The threads on which a function is called from now on."""
    threads, original = list[threading.Thread](), getattr(module, name)

    def spied(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return original(*given)

    monkeypatch.setattr(module, name, spied)
    return threads


@pytest.mark.parametrize("kind", KINDS)
def test_long_work_is_done_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    module, name, send = KINDS[kind]
    threads = spy(monkeypatch, module, name)

    async def scenario() -> None:
        async with local_app(tmp_path, monkeypatch) as (browser, _):
            answer = await send(browser)
            assert answer.status_code in {200, 201}, answer.text
            assert threads
            assert threading.current_thread() not in threads

    asyncio.run(scenario())


def test_a_table_is_rebuilt_and_exported_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = [spy(monkeypatch, registry, "replayed"), spy(monkeypatch, privacy, "exported")]

    async def scenario() -> None:
        async with local_app(tmp_path, monkeypatch) as (browser, _):
            table = (await browser.post("/api/tables", json=TABLE)).json()["table"]
            cookies = browser.cookies
        async with local_app(tmp_path, monkeypatch) as (browser, _):
            browser.cookies = cookies
            assert (await browser.get(f"/api/tables/{table}")).status_code == 200
            assert (await browser.get("/api/me/export")).json()["tables"][0]["table"] == table
        for each in threads:
            assert each
            assert threading.current_thread() not in each

    asyncio.run(scenario())


def test_lists_are_answered_while_many_long_records_are_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty replays take all the time in the world, and yet the lists of tables and of games come at once."""
    may_end, replay = threading.Event(), replay_of_record(read_record(RECORD), Perspective())

    def slow(*_: Any) -> Replay:
        may_end.wait()
        return replay

    monkeypatch.setattr(replays, "replay_of_record", slow)

    async def scenario() -> None:
        async with local_app(tmp_path, monkeypatch) as (browser, _):
            sent = [browser.post("/api/replay", content=RECORD, headers=JSON) for _ in range(40)]
            running = [asyncio.create_task(request) for request in sent]
            await asyncio.sleep(0)
            for path in ("/api/tables", "/api/games", "/api/me/tables", "/api/games/nacht/rulebook"):
                assert (await browser.get(path)).status_code == 200
            assert (await browser.post("/api/tables", json=TABLE)).status_code == 201
            assert not any(request.done() for request in running)
            may_end.set()
            assert {(await request).status_code for request in running} == {200}

    asyncio.run(scenario())


# --- limits on what is parsed ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (".".join("a" * 40_000) + " = 1", "has a key of more than 16 parts, which begins with a.a.a."),
        ("[" + " . ".join(["'a'"] * 20) + "]", "has a key of more than 16 parts"),
        ("x = {" + ".".join(['"\\""', "b"] * 10) + " = 1}", "has a key of more than 16 parts"),
        ('"' + '\\"' * 60_000, "is not a TOML file"),
        ('x = {a = """b"""", ' + ".".join("a" * 20) + " = 1}", "has a key of more than 16 parts"),
        ('x = "#" # \'\n' + ".".join("a" * 20) + " = 1", "has a key of more than 16 parts"),
        ("name = 0x" + "f" * 10_000, "has a number of more than 1,000 digits"),
        ("name = " + "9" * 10_000, "is not a TOML file"),
        ("a = " + "[" * 50_000, "is not a TOML file"),
        ("a = " + "{a = " * 30_000, "is not a TOML file"),
        ("x" * 200_001, "text"),
    ],
)
def test_a_file_that_would_take_long_to_parse_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, reason: str
) -> None:
    async def scenario() -> None:
        async with local_app(tmp_path, monkeypatch) as (browser, _):
            sent = {"name": "mine.toml", "text": text}
            answer = await browser.post("/api/games/sternenhimmel/files/boards", json=sent)
            assert answer.status_code == 400
            assert reason in answer.json()["detail"]

    asyncio.run(scenario())


DOTTED = ".".join("a" * 20)


@pytest.mark.parametrize(
    "text", [f'"{DOTTED}"', f"'{DOTTED}'", f'"""{DOTTED} = 1\n"""', f"'''\n{DOTTED} = 1'''", f"1 # {DOTTED}"]
)
def test_dots_in_texts_and_comments_are_no_keys(text: str) -> None:
    check_effort(SentText("mine.toml", ""), f"x = {text}")


def test_a_record_of_too_many_moves_is_refused_before_it_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = msgspec.json.decode(RECORD)
    long = msgspec.json.encode({**record, "moves": ["0 x"] * 2001, "digest": ""})

    async def scenario() -> None:
        async with local_app(tmp_path, monkeypatch) as (browser, _):
            for path in ("/api/replay", "/api/review", "/api/deal"):
                answer = await browser.post(path, content=long, headers=JSON)
                assert answer.status_code == 400
                assert "has 2,001 moves; up to 2,000 are replayed here" in answer.json()["detail"]

    asyncio.run(scenario())


def test_long_responses_are_compressed_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = spy(monkeypatch, gzip, "compress")

    async def scenario() -> None:
        async with local_app(tmp_path, monkeypatch) as (browser, _):
            answer = await browser.get("/api/games/nacht/rulebook", headers={"Accept-Encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip"
            assert len(answer.content) > BYTES_AT_ONCE
            assert threads
            assert threading.current_thread() not in threads
            plain = await browser.get("/api/games/nacht/rulebook", headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == answer.content

    asyncio.run(scenario())
