"""Which matches count for ratings, and as what."""

from __future__ import annotations

import pytest

from asterism.arena.rating import Ladder, Rating
from asterism.server import domain
from asterism.server.insights.rated_matches import is_rated, rated_match_of
from asterism.server.protocol import commands
from asterism.server.tables.storage import index_entry_of
from asterism.server.tables.summary import TableSummary
from tests.server.insights.finished_tables import match, seat
from tests.server.table_harness import TableHarness


@pytest.mark.parametrize(
    "summary",
    [
        match("ada", "bo"),
        match("ada", "star bot"),
        match("ada", "star bot", "star bot"),
        match("ada", seat("bo", resigned=True)),
    ],
)
def test_matches_between_people_or_with_bots_count(summary: TableSummary) -> None:
    assert is_rated(summary)


@pytest.mark.parametrize(
    ("why", "summary"),
    [
        ("one plays alone", match("ada")),
        ("people share a device", match("ada", "ada", "star bot")),
        ("only bots", match("star bot", "nova bot")),
        ("an earlier match is played on", match("ada", "bo", origin=domain.Forked(3))),
        ("the deal of a day", match("ada", "bo", origin=domain.Daily("2026-12-31"))),
        ("a player has been erased", match("ada", seat("", resigned=True))),
        ("not over", match("ada", "bo", results=None)),
    ],
)
def test_matches_that_say_nothing_about_strength_do_not_count(why: str, summary: TableSummary) -> None:
    assert not is_rated(summary), why


def test_ranks_are_those_of_the_match_with_ties() -> None:
    found = rated_match_of(match("ada", "star bot", "bo", ranks=[2, 1, 2]))
    assert found.entrants == ["ada", "bot:star", "bo"]
    assert found.ranks == [2, 1, 2]


@pytest.mark.parametrize("how", [{"resigned": True}, {"left": True}])
def test_a_person_whose_seat_a_bot_played_is_ranked_last(how: dict[str, bool]) -> None:
    found = rated_match_of(match(seat("ada", **how), "bo", "nova bot", ranks=[1, 3, 2]))
    assert found.ranks == [4, 3, 2]


def test_a_ladder_rates_an_entrant_with_several_seats_once_and_knows_draws() -> None:
    ladder = Ladder()
    ladder.rank(["a", "b", "b"], [1, 2, 2])
    assert ladder.rating("a").mu > Rating().mu > ladder.rating("b").mu
    other = ladder.copy()
    other.rank(["a", "b"], [2, 1])
    assert other.rating("a").mu < ladder.rating("a").mu
    drawn = Ladder()
    drawn.rank(["a", "b"], [1, 1])
    assert drawn.rating("a") == drawn.rating("b")
    assert drawn.rating("a").mu == pytest.approx(25)
    assert drawn.rating("a").sigma < Rating().sigma


def test_chat_after_the_match_does_not_change_when_it_ended() -> None:
    harness = TableHarness("ada", "bo", game="constellation")
    assert index_entry_of(harness.state).ended is None
    harness.now = 5_000
    harness.send("ada", commands.OfferDraw())
    harness.send("bo", commands.AnswerOffer(yes=True))
    assert index_entry_of(harness.state).ended == 5.0
    harness.now = 9_000
    harness.send("ada", commands.SendChat(phrase="well-played"))
    assert (harness.state.updated, index_entry_of(harness.state).ended) == (9_000, 5.0)
