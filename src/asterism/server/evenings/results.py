"""Points and places of an evening. They follow from the index of tables and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from asterism.evenings import FinishedTable, Place, RoundScore, score_round, standings
from asterism.evenings.history import Seating
from asterism.server.evenings.state import Evening, Round, RoundTable
from asterism.server.tables.summary import TableSummary

Summaries = Mapping[str, TableSummary]
"""What the index has of an evening's tables, by their ids."""


def places_of(evening: Evening, summaries: Summaries) -> list[Place]:
    """The standings, the leader first: everybody who is there or was in a round."""
    counted = counted_rounds(evening)
    scores = [scores_of(evening, one, summaries) for one in counted]
    players = [str(number) for number in sorted({*evening.present(), *evening.seated()})]
    return standings(players, [one.played for one in counted], scores)


def counted_rounds(evening: Evening) -> list[Round]:
    """The rounds that count. A duplicate round counts when it is over: before that its results would be a help."""
    return [one for one in evening.rounds if one.ended is not None or evening.scoring == "plain"]


def scores_of(evening: Evening, one: Round, summaries: Summaries) -> dict[str, RoundScore]:
    """What everybody gets for a round. While it is being played, only the tables that are over count."""
    tables = [finished_table(table, summaries, one) for table in one.tables]
    byes = [str(player) for player in one.byes]
    return score_round(evening.scoring, tables, byes, evening.seats, has_ended=one.ended is not None)


def finished_table(table: RoundTable, summaries: Summaries, one: Round) -> FinishedTable:
    """The table with its result, if the match was over in time."""
    seating: Seating = tuple(None if player is None else str(player) for player in table.seating)
    summary = summaries.get(table.table)
    if summary is None or not summary.results or table.table in one.unfinished:
        return FinishedTable(seating)
    results = sorted(summary.results, key=lambda result: result.seat)
    given_up = frozenset(
        number for number, seat in enumerate(summary.seats) if seat.kind == "person" and seat.bot is not None
    )
    return FinishedTable(
        seating, tuple(result.score for result in results), tuple(result.rank for result in results), given_up
    )


def result_of_evening(evening: Evening, summaries: Summaries) -> dict[str, Fraction]:
    """For a league: what each guest has of the points that could be had in the rounds that have ended, from 0 to 1."""
    scores = [scores_of(evening, one, summaries) for one in evening.rounds if one.ended is not None]
    results = {}
    for number, entrant in enumerate(evening.entrants):
        points = [one[str(number)].points for one in scores if str(number) in one]
        if entrant.guest is not None and points:
            results[entrant.guest] = sum(points, Fraction()) / len(scores)
    return results
