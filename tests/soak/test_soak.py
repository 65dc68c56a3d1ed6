"""The short form of `make soak`, and that it notices what is broken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.contract.support import TABLES
from tests.soak.chunk import Broken, Chunk
from tests.soak.run import Run, rows_of

ROWS = 8


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_random_matches_at_any_options_break_nothing(table: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.soak.chunk.STEPS_PER_SAMPLE", 16)
    monkeypatch.setattr("tests.soak.chunk.MATCHES_PER_REPLAY", ROWS // 2)
    counts = Chunk("short", table + len(TABLES) * (table % 3), ROWS).play()
    assert (counts.game, counts.seats) == TABLES[table]
    assert counts.matches >= ROWS
    assert counts.positions >= counts.longest * ROWS > 0
    assert counts.replayed >= 2


def test_the_same_seed_gives_the_same_matches() -> None:
    chunks = [Chunk(seed, 8, ROWS) for seed in ("a", "a", "b")]
    played = [msgspec.json.encode((chunk.play(), chunk.match(0).record())) for chunk in chunks]
    assert played[0] == played[1] != played[2]


def broken(chunk: Chunk) -> str:
    with pytest.raises(Broken) as found:
        chunk.play()
    return str(found.value)


def test_a_number_out_of_its_range_is_reported_with_the_match() -> None:
    chunk = Chunk("ranges", 14, ROWS)
    chunk._most = np.minimum(chunk._most, 40)
    told = broken(chunk)
    assert "out of range" in told.splitlines()[0]
    assert "sternenhimmel, 5 seats, options {" in told
    assert "soak ranges 14, row " in told


def test_a_lost_piece_and_a_false_result_are_reported_with_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.soak.chunk.STEPS_PER_SAMPLE", 1)
    lossy = Chunk("pieces", 12, ROWS)
    count = lossy._pieces
    lossy._pieces = lambda terms, state: count(terms, state) if state.scored == 0 else {}
    told = broken(lossy)
    assert "a position: AssertionError in `assert self._pieces" in told
    assert told.splitlines()[-1].startswith(("0 ", "1 ", "2 "))
    assert f"after {len(told.splitlines()) - 3} moves" in told

    false = Chunk("results", 12, ROWS)
    monkeypatch.setattr("tests.soak.chunk.rewards_of", lambda *_: np.zeros(3, dtype=np.float32) + 9)
    assert "the end: AssertionError" in broken(false)


def test_a_kernel_that_fails_is_reported_with_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    chunk = Chunk("kernels", 8, ROWS)
    whole, after = chunk.batch.step, chunk._after

    def fails(actions: Any) -> Any:
        if len(chunk._actions) == 5:
            raise IndexError("the kernel left its arrays")
        return whole(actions)

    def fails_alone(before: Any, row: int, action: int) -> Any:
        if row == 3:
            raise IndexError("the kernel left its arrays")
        return after(before, row, action)

    monkeypatch.setattr(chunk.batch, "step", fails)
    monkeypatch.setattr(chunk, "_after", fails_alone)
    told = broken(chunk)
    assert "a kernel failed: IndexError" in told
    assert "row 3, deal 1, after 5 moves" in told


def test_a_run_is_gone_on_with_where_it_was_left(tmp_path: Path) -> None:
    log, lines = tmp_path / "log.jsonl", list[str]()
    first = Run(30, "resumed", log, rows=4, workers=1)
    first.play(lines.append)
    again = Run(60, "resumed", log, rows=4, workers=1)
    again.resume()
    assert again.done == first.done
    assert first.played >= 30
    again.play(lines.append)
    assert again.played >= 60
    assert {number: again.done[number] for number in first.done} == first.done
    assert rows_of(again.done.values())[-1][3] == f"{again.played:,}"
