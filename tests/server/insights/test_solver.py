"""What was possible, as a solver tells it after the end."""

from __future__ import annotations

import asterism
from asterism.deal import draw
from asterism.fairness import seed_of_day
from asterism.match import Match
from tests.server.finished_matches import played
from tests.server.live_server import Guest, plan, send_command
from tests.server.tables.fixed_deals import plain, play_on_from, record_text


def test_after_the_end_a_solver_tells_what_was_possible(ada: Guest) -> None:
    table = ada.open_table("me", game="patience", command={"day": "2026-02-28"})
    early = ada.http.get(f"/api/tables/{table}/best")
    assert early.status_code == 400
    assert "when the match is over" in early.json()["detail"]
    connection = ada.connect(table)
    send_command(connection, "seat_bot", seat=0, bot="random")
    while not (ada.receive(connection).get("position") or {}).get("results"):
        pass
    terms = asterism.new("patience").terms
    match = Match(terms, draw(terms.chances, seed_of_day("patience", "2026-02-28")))
    assert ada.http.get(f"/api/tables/{table}/best").json() == plain(match.best)


def test_a_game_without_a_solver_has_no_best(ada: Guest) -> None:
    match = played("sternenhimmel")
    assert match.best is None
    table = play_on_from(ada, match, record=record_text(match), moves=len(match.turns) - 1, seats=[plan("random")] * 3)
    connection = ada.connect(table.json()["table"])
    while not (ada.receive(connection).get("position") or {}).get("results"):
        pass
    refused = ada.http.get(f"/api/tables/{table.json()['table']}/best")
    assert refused.status_code == 404
    assert "nobody has a solver for Sternenhimmel" in refused.json()["detail"]
