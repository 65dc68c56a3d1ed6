"""Bots of the host's own on a server: only those that the host allows, and none can stop a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live_server import NONCE_HASH, Guest, Server, play_on

EXAMPLE = Path(__file__).parents[2] / "examples" / "write_a_bot.py"
BAD = """
class Bad:
    def choose(self, situation):
        raise RuntimeError("never mind")
"""


def test_a_server_seats_the_bots_its_host_allows_and_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad.py").write_text(BAD)
    monkeypatch.setenv("ASTERISM_ALLOW_BOT", f"sly={EXAMPLE}:Sly, bad={tmp_path / 'bad.py'}:Bad")
    with Server(tmp_path / "data") as server, Guest(server) as guest:
        table = guest.open_table("me", "sly", "bad")
        last = play_on(guest, guest.connect(table))
        assert min(result["rank"] for result in last["position"]["results"]) == 1
        seats = guest.http.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["bot"] for seat in seats] == [None, "sly", "bad"]
        plans = [{"kind": "me"}, {"kind": "bot", "bot": f"{EXAMPLE}:Dreamer"}, {"kind": "bot", "bot": "random"}]
        refused = guest.http.post(
            "/api/tables", json={"game": "sternenhimmel", "name": "Eve", "nonce_hash": NONCE_HASH, "seats": plans}
        )
        assert refused.status_code == 400
        assert "is code that has not been" in refused.text
