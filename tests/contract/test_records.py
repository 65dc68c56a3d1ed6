"""Saved games of every game: they replay to the same bytes, and every damage is noticed."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

import asterism
from asterism.errors import AsterismError, BadRecord, IllegalMove
from asterism.record import Mark, Player, Record, read_record, record_of
from tests.contract.support import TABLES, random_match, walk


def finished(name: str, seats: int, seed: str = "record") -> asterism.Match:
    match = random_match(name, seats, seed)
    for _ in walk(match, seed):
        pass
    return match


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_record_replays_to_identical_bytes(name: str, seats: int, tmp_path: Path) -> None:
    match = finished(name, seats)
    match.record().save(tmp_path / "game.json")
    again = asterism.replay(tmp_path / "game.json")
    assert again.state == match.state
    assert again.turns == match.turns
    assert again.results == match.results
    assert again.record().to_json() == (tmp_path / "game.json").read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_unfinished_match_is_saved_and_goes_on(name: str, seats: int) -> None:
    match = random_match(name, seats, "half")
    for number, _ in enumerate(walk(match, "half")):
        if number == 5:
            break
    if match.is_over:
        match.take_back()
    again = asterism.replay(match.record().to_json())
    assert again.state == match.state
    assert again.legal_moves() == match.legal_moves()
    assert again.record().results is None


@pytest.mark.parametrize("name", asterism.names())
def test_a_record_cut_off_anywhere_is_refused(name: str) -> None:
    data = finished(name, asterism.load(name).seats.start).record().to_json()
    for length in [0, 1, *random.Random(1).sample(range(2, len(data) - 2), 40)]:
        with pytest.raises(BadRecord, match="damaged or cut off"):
            read_record(data[:length])


@pytest.mark.parametrize("name", asterism.names())
def test_any_changed_byte_is_noticed(name: str) -> None:
    data = finished(name, asterism.load(name).seats.start).record().to_json()
    chooser = random.Random(2)
    for _ in range(60):
        place = chooser.randrange(len(data))
        damaged = bytearray(data)
        damaged[place] = chooser.choice([b for b in range(256) if b != data[place]])
        if bytes(damaged).split() == data.split():  # only the space between things changed
            continue
        with pytest.raises(AsterismError) as refusal:
            asterism.replay(bytes(damaged))
        assert isinstance(refusal.value, BadRecord)


@pytest.mark.parametrize("name", asterism.names())
def test_foreign_and_newer_records_are_refused_with_a_reason(name: str) -> None:
    record = finished(name, asterism.load(name).seats.start).record()
    plain = msgspec.to_builtins(record)

    def refused(**changes: object) -> str:
        with pytest.raises(AsterismError) as refusal:
            asterism.replay(msgspec.json.encode({**plain, **changes}))
        return str(refusal.value)

    assert "newer Asterism" in refused(format=2)
    assert "newer rules" in refused(rules=record.rules + 1)
    assert "older rules" in refused(rules=record.rules - 1)
    assert "no game called 'chess'" in refused(game="chess")
    assert "players, not 99" in refused(seats=99)
    assert "has no option 'nonsense'" in refused(options={"nonsense": 1})
    assert "a deal of this match has" in refused(deal={})
    assert "move 1 ('x')" in refused(moves=["x"])
    assert "results" in refused(moves=record.moves[:-1])
    for foreign in (b"[]", b'"text"', b"{}", b"null", b'{"Event": "chess"}', b'{"format": 0}', b'{"format": "1"}'):
        with pytest.raises(BadRecord, match="not a saved match"):
            read_record(foreign)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadRecord, match=r"cannot read nowhere\.json"):
        asterism.replay("nowhere.json")


@pytest.mark.parametrize("name", asterism.names())
def test_a_record_may_be_written_by_hand_without_a_digest(name: str) -> None:
    match = finished(name, asterism.load(name).seats.start)
    by_hand = msgspec.to_builtins(match.record())
    del by_hand["digest"], by_hand["results"], by_hand["marks"]
    assert asterism.replay(msgspec.json.encode(by_hand)).results == match.results


@pytest.mark.parametrize("name", asterism.names())
def test_players_and_marks_are_kept(name: str) -> None:
    seats = asterism.load(name).seats.start
    players = [Player(f"Player {seat}", bot="greedy") for seat in range(seats)]
    marks = [Mark(after=0, kind="overdue", seat=0), Mark(after=2, kind="bot_took_over", seat=0), Mark(2, "drawn")]
    record = record_of(random_match(name, seats, "marks"), players, marks)
    assert read_record(record.to_json()) == msgspec.structs.replace(record, digest=read_record(record.to_json()).digest)
    assert isinstance(record, Record)


@pytest.mark.parametrize("name", asterism.names())
@pytest.mark.parametrize("text", ["a{}x", "1{}1", "new{}", "a b{}11111", "P4{}(1,0)"])
@pytest.mark.parametrize("filler", [" ", "1 ", "b ", "1", "\t\n"])
def test_a_long_text_that_is_no_move_is_refused_without_long_work(name: str, text: str, filler: str) -> None:
    """Reading it takes linear time: a game that tried all ways to divide the blanks would never come to an end."""
    match, long = asterism.new(name, seed=1), text.format(filler * 5000)
    with pytest.raises(IllegalMove, match=r"a move has at most 300 characters; this one has [\d,]+"):
        match.play(long, seat=match.to_act[0])
    with suppress(IllegalMove):
        match.game.moves.read_move(match.terms, long)
