"""What one guest may read of an evening or a league. Guests' ids and the secrets of rounds to come stay here."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from asterism.evenings import LeaguePlace, Place, RoundScore
from asterism.fairness import commitment_to
from asterism.server.evenings.results import Summaries, places_of
from asterism.server.evenings.state import Evening, Round
from asterism.server.evenings.storage import League
from asterism.server.protocol import evening as wire


class Look(msgspec.Struct, frozen=True):
    """An evening as it is at one moment, made once for everybody who looks at it."""

    evening: Evening
    info: wire.EveningInfo
    """As somebody reads it who takes no part."""

    def info_for(self, guest: str) -> wire.EveningInfo:
        """The evening as this guest may read it."""
        you = self.evening.number_of(guest)
        return msgspec.structs.replace(
            self.info,
            you_organise=self.evening.organiser == guest,
            you=you,
            was_removed=you is not None and self.evening.entrants[you].was_removed,
            your_table=_table_of(self.evening.running, you),
        )


def look_at(evening: Evening, summaries: Summaries, league: League | None) -> Look:
    """The evening and what everybody may read of it."""
    info = wire.EveningInfo(
        evening=evening.id,
        title=evening.name,
        organiser=evening.organiser_name,
        you_organise=False,
        you=None,
        was_removed=False,
        game=evening.game,
        seats=evening.seats,
        people=evening.people,
        scoring=evening.scoring,
        system=evening.system,
        leftover=evening.leftover,
        bot=evening.bot,
        clock=evening.clock,
        league=evening.league,
        league_title=league.title if league else None,
        phase=evening.phase,
        planned=evening.planned,
        commitments=[commitment_to(secret) for secret in evening.secrets],
        players=[wire.EveningPlayer(one.name, one.is_present) for one in evening.entrants],
        rounds=[_round(evening, number, summaries) for number in range(len(evening.rounds))],
        standings=[_row(place) for place in places_of(evening, summaries)],
        your_table=None,
    )
    return Look(evening, info)


def _round(evening: Evening, number: int, summaries: Summaries) -> wire.EveningRoundInfo:
    one, secret = evening.rounds[number], evening.secrets[number]
    tables = [
        wire.EveningTable(
            table.table, table.seating, table.table in summaries and summaries[table.table].phase == "over"
        )
        for table in one.tables
    ]
    is_over = one.ended is not None
    return wire.EveningRoundInfo(tables, one.byes, is_over, commitment_to(secret), secret if is_over else None)


def _table_of(one: Round | None, player: int | None) -> str | None:
    if one is None or player is None:
        return None
    return next((table.table for table in one.tables if player in table.seating), None)


def _row(place: Place) -> wire.StandingRow:
    return wire.StandingRow(
        player=int(place.player),
        place=place.place,
        points=float(place.points),
        ahead=float(place.ahead),
        opponents=float(place.opponents),
        rounds=[_result(score) for score in place.rounds],
    )


def _result(score: RoundScore) -> wire.RoundResult:
    compared = score.comparison
    return wire.RoundResult(
        outcome=score.outcome,
        points=float(score.points),
        score=score.score,
        rank=score.rank,
        others=compared.others if compared else None,
        beaten=compared.beaten if compared else None,
        equalled=compared.equalled if compared else None,
    )


def league_for(
    guest: str, league: League, evenings: Sequence[Evening], places: Sequence[LeaguePlace]
) -> wire.LeagueInfo:
    """The league as this guest may read it. A person has the name of the last evening they came to."""
    names = {one.guest: one.name for evening in evenings for one in evening.entrants if one.guest is not None}
    return wire.LeagueInfo(
        league=league.id,
        title=league.title,
        best=league.best,
        you_organise=league.organiser == guest,
        evenings=[
            wire.LeagueEvening(one.id, one.name, one.game, one.opened, one.ended is not None) for one in evenings
        ],
        rows=[
            wire.LeagueRow(
                name=names[place.player],
                you=place.player == guest,
                place=place.place,
                points=float(place.points),
                results=[_float(result) for result in place.results],
                counted=list(place.counted),
            )
            for place in places
        ],
    )


def _float(result: Fraction | None) -> float | None:
    return None if result is None else float(result)
