"""A server's matches on the scale over all games: read beside the running server, and nobody is named unasked."""

from __future__ import annotations

import asyncio
import json

import pytest
from typer.testing import CliRunner

from asterism.arena.scale import Player
from asterism.cli.main import app
from asterism.errors import AsterismError
from asterism.server.accounts.credentials import Credentials
from asterism.server.accounts.revocations import Revocations
from asterism.server.insights.match_export import matches_of_server
from tests.server.conftest import Place
from tests.server.insights.finished_tables import FinishedTables, match


@pytest.fixture
def program(place: Place) -> str:
    """A store with matches of ada, bo, a bot and a program in two games; returns the program's guest."""
    store = place.open()
    tables = FinishedTables(store)

    async def fill() -> str:
        robot, _ = await Credentials(store, Revocations(store, lambda _: None)).new_token("ada", "GPT")
        await tables.want("ada")
        await tables.end("t1", 1.0, match("ada", "bo", "greedy bot"), game="nacht")
        await tables.end("t2", 2.0, match(robot.guest, "greedy bot", game="afrika"), game="afrika")
        await tables.end("t3", 3.0, match("ada"), game="patience")
        return robot.guest

    try:
        return asyncio.run(fill())
    finally:
        store.close()


def test_bots_programs_and_people_meet_on_one_scale(place: Place, program: str) -> None:
    store = place.open()  # a server is running
    try:
        found = matches_of_server(place.data, place.database)
    finally:
        store.close()
    greedy = Player("bot", "greedy")
    ada, bo = Player("person", "ada", "ada"), Player("person", "", "bo", listed=False)
    assert [one.players for one in found] == [(ada, bo, greedy), (Player("program", "GPT", program), greedy)]
    assert [one.ranks for one in found] == [(1, 2, 3), (1, 2)]


def test_the_command_lists_whoever_may_be_named(place: Place, program: str) -> None:
    where = ["--data", str(place.data)] if place.database is None else ["--database", place.database]
    shown = CliRunner().invoke(app, ["ratings", *where, "--format", "json"], catch_exceptions=False)
    rows = json.loads(shown.output)["rows"]
    assert {(row["kind"], row["player"]) for row in rows} == {("person", "ada"), ("program", "GPT"), ("bot", "greedy")}
    assert program not in shown.output
    joined = CliRunner().invoke(
        app, ["ratings", *where, "--same", "program:GPT=bot:greedy", "--anchor", "greedy"], catch_exceptions=False
    )
    assert "GPT" not in joined.output
    assert "| greedy | bot | 1500 | ± 0 |" in joined.output
    wrong = CliRunner().invoke(app, ["ratings", *where, "--same", "GPT"])
    assert isinstance(wrong.exception, AsterismError)
    assert "--same takes two of these players" in str(wrong.exception)
