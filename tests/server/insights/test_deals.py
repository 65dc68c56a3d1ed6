"""What a browser gets to repeat a deal, and that it gets nothing before the end of the match."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import asterism
from asterism.deal import Chance, draw, spell_out
from asterism.fairness import commitment_to, fingerprint_of, seed_of
from tests.server.live_server import NONCE, Guest, send_command

pytestmark = pytest.mark.usefixtures("compiled")


def let_a_bot_finish(guest: Guest, table: str) -> None:
    """Let a bot play the guest's seat, and watch until the match is over."""
    connection = guest.connect(table)
    send_command(connection, "seat_bot", seat=0, bot="random")
    while not (guest.receive(connection).get("position") or {}).get("results"):
        pass


def chances_in(disclosed: dict[str, Any]) -> list[Chance]:
    """The chances, read from the response alone."""
    return [Chance(one["name"], labels_in(one["labels"]), one["count"]) for one in disclosed["chances"]]


def labels_in(labels: Any) -> Any:
    return range(labels["first"], labels["last"] + 1) if isinstance(labels, dict) else labels


def repeated(disclosed: dict[str, Any]) -> Any:
    chances, proof = chances_in(disclosed), disclosed["proof"]
    seed = seed_of(proof["secret"], proof["nonces"])
    return msgspec.to_builtins(spell_out(chances, draw(chances, seed)))


@pytest.mark.parametrize("game", asterism.names())
def test_a_finished_table_shows_everything_needed_to_repeat_its_deal(ada: Guest, game: str) -> None:
    others = ["random"] * (min(asterism.load(game).seats) - 1)
    table = ada.open_table("me", *others, game=game)
    promised = ada.http.get(f"/api/tables/{table}").json()["fair"]
    early = ada.http.get(f"/api/tables/{table}/deal")
    assert early.status_code == 400
    assert "match is over" in early.json()["detail"]
    let_a_bot_finish(ada, table)
    disclosed = ada.http.get(f"/api/tables/{table}/deal").json()
    record = ada.http.get(f"/api/tables/{table}/record")
    assert disclosed["deal"] == record.json()["deal"] == repeated(disclosed)
    assert promised["secret"] is None
    assert promised["commitment"] == disclosed["proof"]["commitment"] == commitment_to(disclosed["proof"]["secret"])
    assert promised["fingerprint"] == fingerprint_of(chances_in(disclosed))
    assert disclosed["proof"]["nonces"] == [NONCE]
    sent = ada.http.post("/api/deal", content=record.content, headers={"content-type": "application/json"})
    assert sent.json() == disclosed


def test_a_record_without_a_proof_still_shows_its_deal(ada: Guest) -> None:
    match = asterism.new("sternenhimmel", seats=3, seed="by hand")
    sent = ada.http.post(
        "/api/deal", content=match.record().to_json(), headers={"content-type": "application/json"}
    ).json()
    assert (sent["deal"], sent["proof"]) == (match.plain_deal, None)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"game": "chess"}, "a game called 'chess'"),
        ({"seats": 9}, "cannot be repeated"),
        ({"options": {"colour": "blue"}}, "cannot be repeated"),
    ],
)
def test_a_record_whose_deal_cannot_be_repeated_is_refused(ada: Guest, changed: dict[str, Any], reason: str) -> None:
    record = msgspec.to_builtins(asterism.new("sternenhimmel", seats=3).record())
    sent = ada.http.post("/api/deal", json={**record, **changed})
    assert sent.status_code == 400
    assert reason in sent.json()["detail"]
