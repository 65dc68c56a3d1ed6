"""Whole evenings: rounds are seated, played and compared, whoever comes late, leaves or is removed."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from asterism.errors import AsterismError
from asterism.fairness import commitment_to
from asterism.server.errors import TooManyRequests, Unauthorized
from asterism.server.insights.pictures import is_for_everybody
from asterism.server.protocol import commands, messages
from asterism.server.protocol import evening as wire
from asterism.server.tables.projection import Viewer
from asterism.server.tables.records import record_of
from asterism.verify import verify
from tests.server.conftest import Place
from tests.server.evenings.club import ORGANISER, Club, club, finish, guest, nonce, played


def viewer(name: str) -> Viewer:
    """A person who looks at a table."""
    return Viewer(guest(name))


SIX = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


def test_an_evening_of_duplicate_rounds_from_the_first_guest_to_the_last_place(place: Place) -> None:
    async def whole(at: Club) -> None:
        gathering = await at.open(*SIX)
        assert (gathering.phase, gathering.standings[0].place, gathering.rounds) == ("gathering", 1, [])
        for number in range(3):
            begun = await at.start()
            assert (begun.phase, len(begun.rounds)) == ("playing", number + 1)
            tables = await at.tables()
            assert len({tuple(table.state.started_match.deal) for table in tables}) == 1, "everybody plays one deal"
            half = await at.play(tables=1)
            assert half.phase == "playing"
            assert all(len(row.rounds) == number for row in half.standings), "a running round does not count yet"
            assert all(one.secret is None for one in half.rounds[number:])
            await at.play()
        over = await at.show("Bo")
        assert over.phase == "over"
        assert over.you == 1
        for number, commitment in enumerate(gathering.commitments):
            assert commitment_to(over.rounds[number].secret or "") == commitment
        for number in range(3):
            points = [row.rounds[number].points for row in over.standings]
            assert sum(points) == pytest.approx(3), "half for each of six, on average"
            assert all(
                (row.rounds[number].others, row.rounds[number].outcome) == (1, "played") for row in over.standings
            )
        assert [row.points for row in over.standings] == sorted((row.points for row in over.standings), reverse=True)
        with pytest.raises(AsterismError, match="this evening is over"):
            await at.start()

    with club(place.data, place.database) as at:
        asyncio.run(whole(at))


def test_a_deal_that_others_still_play_is_closed_to_everybody_else(tmp_path: Path) -> None:
    async def sealed(at: Club) -> None:
        await at.open(*SIX)
        info = await at.start()
        first, second = await at.tables()
        await finish(first)
        inside = info.players[info.rounds[0].tables[0].seating[0] or 0].name
        outside = info.players[info.rounds[0].tables[1].seating[0] or 0].name
        assert first.projection.snapshot(viewer(inside)).position is not None
        for stranger in (viewer(outside), Viewer(ORGANISER), Viewer(None)):
            with pytest.raises(AsterismError, match="others may still play this deal"):
                first.projection.snapshot(stranger)
            with pytest.raises(AsterismError, match="others may still play this deal"):
                first.listen(lambda _: None, stranger)
        with pytest.raises(AsterismError, match="others may still play this deal"):
            record_of(first.state)
        assert not is_for_everybody(first.state), "no picture of it, and no word in the preview of its link"
        fair = first.projection.info(viewer(inside)).fair
        assert fair is not None
        assert (fair.secret, fair.commitment) == (None, info.commitments[0])
        await finish(second)
        await at.show()
        assert first.projection.snapshot(Viewer(None)).position is not None
        assert is_for_everybody(first.state)
        record = record_of(first.state)
        assert record.proof is not None
        assert [finding.verdict for finding in verify(msgspec.json.encode(record))] == ["holds"] * 4

    with club(tmp_path) as at:
        asyncio.run(sealed(at))


def test_nobody_is_helped_at_a_table_of_an_evening(tmp_path: Path) -> None:
    async def helped(at: Club) -> None:
        await at.open(*SIX)
        await at.start()
        table = (await at.tables())[0]
        seat = table.state.current_seat or 0
        mover = Viewer(table.state.seats[seat].guest)
        await table.execute(lambda state: played(state, 1))
        for command, key in (
            (commands.TakeBack(seq=table.state.seq), "menu-take-back-evening"),
            (commands.SeatBot(seat=seat, bot="random"), "refused-bot-evening"),
            (commands.RequestHints(), "refused-hint-evening"),
        ):
            refused = await table.handle(mover, command)
            assert isinstance(refused, messages.CommandRefused)
            assert refused.key == key
        await finish(table)
        with pytest.raises(AsterismError, match="the evening seats everybody"):
            await at.registry.rematch(table, mover.guest or "", "0" * 64)

    with club(tmp_path) as at:
        asyncio.run(helped(at))


def test_late_comers_drop_outs_and_those_who_are_removed_never_break_a_round(tmp_path: Path) -> None:
    async def unsteady(at: Club) -> None:
        await at.open(*SIX)
        await at.start()
        late = await at.join("Gil")
        assert late.your_table is None
        await at.join("Hal")
        await at.evenings.leave(at.id, guest("Hal"))
        table = next(one for one in await at.tables() if guest("Ada") in {seat.guest for seat in one.state.seats})
        await at.evenings.leave(at.id, guest("Ada"))
        seat = next(seat for seat in table.state.seats if seat.guest == guest("Ada"))
        assert (seat.resigned, seat.bot) == (True, "random")
        info = await at.play()
        rows = {info.players[row.player].name: row for row in info.standings}
        assert "Hal" not in rows, "who left before a round was never there"
        assert (rows["Ada"].rounds[0].outcome, rows["Ada"].points) == ("given_up", 0)
        assert (rows["Gil"].rounds[0].outcome, rows["Gil"].points) == ("missed", 0)
        second = await at.start()
        seated = [player for one in second.rounds[1].tables for player in one.seating if player is not None]
        assert sorted(seated) == [1, 2, 3, 4, 5, 6]
        await at.evenings.remove(at.id, ORGANISER, 1)
        await at.play()
        with pytest.raises(AsterismError, match="removed you"):
            await at.join("Bo")
        await at.join("Ada")
        third = await at.start()
        seated = [player for one in third.rounds[2].tables for player in one.seating if player is not None]
        assert sorted(seated) == [0, 2, 3, 4, 5, 6]
        assert (await at.show("Ada")).your_table is not None

    with club(tmp_path) as at:
        asyncio.run(unsteady(at))


def test_a_round_that_the_organiser_ends_counts_unfinished_tables_as_average(tmp_path: Path) -> None:
    async def cut_short(at: Club) -> None:
        await at.open(*SIX)
        await at.start()
        first, second = await at.tables()
        await finish(first)
        info = await at.evenings.end_round(at.id, ORGANISER)
        assert info.phase == "between"
        assert {row.rounds[0].outcome for row in info.standings} == {"played", "unfinished"}
        assert {row.points for row in info.standings} == {0.5}, "nobody is left to compare with"
        await finish(second)
        later = await at.show()
        assert later.standings == info.standings, "what is played afterwards does not count"
        assert (await at.evenings.end(at.id, ORGANISER)).phase == "over"

    with club(tmp_path) as at:
        asyncio.run(cut_short(at))


def test_people_who_fill_one_table_are_compared_with_a_table_of_bots(tmp_path: Path) -> None:
    async def small(at: Club) -> None:
        await at.open("Ada", "Bo", rounds=1)
        begun = await at.start()
        assert [sum(player is not None for player in one.seating) for one in begun.rounds[0].tables] == [2, 0]
        info = await at.play()
        assert info.phase == "over"
        assert all(row.rounds[0].others == 1 for row in info.standings)

    with club(tmp_path) as at:
        asyncio.run(small(at))


def test_a_plain_tournament_has_a_deal_for_each_table_and_counts_wins_at_once(tmp_path: Path) -> None:
    async def plain(at: Club) -> None:
        await at.open(*SIX, "Gil", scoring="plain", system="round_robin", leftover="byes", rounds=2)
        begun = await at.start()
        first, second = await at.tables()
        assert list(first.state.started_match.deal) != list(second.state.started_match.deal)
        assert len(begun.rounds[0].byes) == 1
        assert first.projection.snapshot(Viewer(None)).position is not None, "anybody may watch"
        half = await at.play(tables=1)
        assert sum(row.points for row in half.standings) == pytest.approx(1 + 1 / 3)
        assert Counter(row.rounds[0].outcome for row in half.standings) == {"played": 3, "playing": 3, "bye": 1}
        assert record_of(first.state).proof is not None
        await at.play()
        again = await at.start()
        assert set(again.rounds[1].byes).isdisjoint(again.rounds[0].byes)

    with club(tmp_path) as at:
        asyncio.run(plain(at))


def test_an_evening_survives_a_restart_in_the_middle_of_a_round(place: Place) -> None:
    async def begin(at: Club) -> str:
        await at.open(*SIX)
        await at.start()
        await at.play(tables=1)
        return at.id

    async def go_on(at: Club) -> None:
        assert (await at.show()).phase == "playing"
        assert (await at.play()).phase == "between"

    with club(place.data, place.database) as at:
        evening = asyncio.run(begin(at))
    with club(place.data, place.database) as at:
        at.id = evening
        asyncio.run(go_on(at))


def test_tables_that_were_lost_between_two_writes_are_opened_by_whoever_looks_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def half_done(at: Club) -> None:
        await at.open(*SIX)
        with monkeypatch.context() as broken:
            broken.setattr(at.registry, "open_once", failing)
            with pytest.raises(AsterismError, match="gone"):
                await at.start()
        info = await at.show()
        assert [(await at.registry.table(one.table)).state.phase for one in info.rounds[0].tables] == ["playing"] * 2
        assert (await at.play()).phase == "between"

    with club(tmp_path) as at:
        asyncio.run(half_done(at))


async def failing(*_: object) -> None:
    """The process ends here."""
    raise AsterismError("gone")


def test_two_processes_share_an_evening(address: str, tmp_path: Path) -> None:
    async def share(here: Club, there: Club) -> None:
        await here.open(*SIX)
        there.id = here.id
        await there.start()
        first, second = await here.tables()
        await finish(first)
        await finish(await there.registry.table(second.id))
        assert (await there.show()).phase == "between"
        assert record_of((await here.registry.table(second.id)).state).proof is not None
        assert (await here.show()).standings == (await there.show()).standings

    with club(tmp_path / "here", address) as here, club(tmp_path / "there", address) as there:
        asyncio.run(share(here, there))


def test_two_processes_cannot_both_start_the_round(tmp_path: Path) -> None:
    async def at_once(at: Club) -> None:
        await at.open(*SIX)
        outcomes = await asyncio.gather(at.start(), at.start(), return_exceptions=True)
        refused = [one for one in outcomes if isinstance(one, AsterismError)]
        assert [one.key for one in refused] == ["refused-evening-running"]
        assert len((await at.show()).rounds) == 1

    with club(tmp_path) as at:
        asyncio.run(at_once(at))


def test_a_league_sums_the_best_evenings_of_its_organiser(tmp_path: Path) -> None:
    async def season(at: Club) -> None:
        league = await at.evenings.open_league(wire.NewLeague("Autumn", best=1), ORGANISER)
        for people in (("Ada", "Bo", "Cy"), ("Ada", "Bo")):
            await at.open(*people, league=league, rounds=1)
            await at.start()
            await at.play()
        table = await at.evenings.show_league(league, guest("Ada"))
        assert (len(table.evenings), len(table.rows)) == (2, 3)
        for row in table.rows:
            results = [result for result in row.results if result is not None]
            assert row.points == pytest.approx(max(results))
            assert sum(row.counted) == 1
        assert [row.you for row in table.rows].count(True) == 1
        with pytest.raises(Unauthorized, match="only the organiser of a league"):
            await at.evenings.open(wire.NewEvening("x", "y", "nacht", 2, 2, 1, league=league), guest("Ada"))

    with club(tmp_path) as at:
        asyncio.run(season(at))


def test_a_league_waits_for_the_end_of_a_round(tmp_path: Path) -> None:
    async def season(at: Club) -> None:
        league = await at.evenings.open_league(wire.NewLeague("Autumn"), ORGANISER)
        await at.open(*SIX, scoring="plain", league=league, rounds=2)
        await at.start()
        await at.play(tables=1)
        assert (await at.evenings.show_league(league, ORGANISER)).rows == []
        await at.play()
        after_first = (await at.evenings.show_league(league, ORGANISER)).rows
        assert sum(row.points for row in after_first) == pytest.approx(2), "each table has shared out one win"
        await at.start()
        await at.play(tables=1)
        assert (await at.evenings.show_league(league, ORGANISER)).rows == after_first
        await at.play()
        assert sum(row.points for row in (await at.evenings.show_league(league, ORGANISER)).rows) == pytest.approx(2)

    with club(tmp_path) as at:
        asyncio.run(season(at))


def test_what_cannot_be_done_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def refused(at: Club) -> None:
        await at.open("Ada")
        for call, words in (
            (at.evenings.start_round(at.id, guest("Ada"), ""), "only the organiser"),
            (at.evenings.end(at.id, guest("Ada")), "only the organiser"),
            (at.evenings.join(at.id, guest("Eve"), wire.JoinEvening(" ada ", nonce("Eve"))), "is called ada already"),
            (at.evenings.leave(at.id, guest("Eve")), "do not take part"),
            (at.evenings.show("nowhere", guest("Eve")), "there is no evening"),
            (at.evenings.show_league("nowhere", guest("Eve")), "there is no league"),
            (at.open(game="patience", seats=2, people=1), "is played alone"),
            (at.open(leftover="smaller"), "no smaller tables"),
            (at.open(people=4), "no room for 4 people"),
            (at.open(game="chess"), "no game"),
        ):
            with pytest.raises(AsterismError, match=words):
                await call
        for _ in range(4):
            await at.open()
        with pytest.raises(TooManyRequests, match="5 evenings"):
            await at.open()

    with club(tmp_path) as at:
        asyncio.run(refused(at))


def test_a_person_whose_data_is_deleted_leaves_no_name_behind(tmp_path: Path) -> None:
    async def erased(at: Club) -> None:
        await at.open(*SIX)
        await at.start()
        await at.play()
        assert [one["name"] for one in await at.evenings.export(guest("Ada"))] == ["Ada"]
        await at.evenings.erase(guest("Ada"))
        info = await at.show("Ada")
        assert (info.players[0].name, info.you) == ("", None)
        assert 0 in {row.player for row in info.standings}, "somebody played"
        assert await at.evenings.export(guest("Ada")) == []
        assert len((await at.start()).rounds[1].tables) == 2
        await at.evenings.erase(ORGANISER)
        assert (await at.show("Bo")).phase == "over"

    with club(tmp_path) as at:
        asyncio.run(erased(at))
