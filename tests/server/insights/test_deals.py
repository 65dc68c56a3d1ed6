"""What a browser gets to make a deal again, and that it gets nothing before the end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import asterism
from asterism.deal import Chance, draw, spell_out
from asterism.fairness import commitment_to, fingerprint_of, seed_of
from tests.server.live_server import NONCE, Guest, ask

pytestmark = pytest.mark.usefixtures("compiled")


def leave_it_to_a_bot(guest: Guest, table: str) -> None:
    """Let a bot play the guest's seat, and watch until the match is over."""
    line = guest.connect(table)
    ask(line, "bot_plays", seat=0, bot="random")
    while not (guest.receive(line).get("position") or {}).get("results"):
        pass


def chances_in(dealing: dict[str, Any]) -> list[Chance]:
    """The chances as somebody reads them who knows only what came over the wire."""
    return [Chance(one["name"], labels_in(one["labels"]), one["count"]) for one in dealing["chances"]]


def labels_in(labels: Any) -> Any:
    return range(labels["first"], labels["last"] + 1) if isinstance(labels, dict) else labels


def made_again(dealing: dict[str, Any]) -> Any:
    chances, proof = chances_in(dealing), dealing["proof"]
    seed = seed_of(proof["secret"], proof["nonces"])
    return msgspec.to_builtins(spell_out(chances, draw(chances, seed)))


@pytest.mark.parametrize("game", asterism.names())
def test_a_finished_table_shows_what_it_takes_to_make_its_deal_again(ada: Guest, game: str) -> None:
    others = ["random"] * (min(asterism.load(game).seats) - 1)
    table = ada.open_table("me", *others, game=game)
    promised = ada.http.get(f"/api/tables/{table}").json()["fair"]
    early = ada.http.get(f"/api/tables/{table}/deal")
    assert early.status_code == 400
    assert "when the match is over" in early.json()["detail"]
    leave_it_to_a_bot(ada, table)
    dealing = ada.http.get(f"/api/tables/{table}/deal").json()
    record = ada.http.get(f"/api/tables/{table}/record")
    assert dealing["deal"] == record.json()["deal"] == made_again(dealing)
    assert promised["secret"] is None
    assert promised["commitment"] == dealing["proof"]["commitment"] == commitment_to(dealing["proof"]["secret"])
    assert promised["fingerprint"] == fingerprint_of(chances_in(dealing))
    assert dealing["proof"]["nonces"] == [NONCE]
    sent = ada.http.post("/api/deal", content=record.content, headers={"content-type": "application/json"})
    assert sent.json() == dealing


def test_a_record_without_a_proof_has_a_deal_all_the_same(ada: Guest) -> None:
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
