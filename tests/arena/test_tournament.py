"""Arenas that are stopped and taken up again, on one core, on several, and on a cluster."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asterism.arena.ledger import read_ledger
from asterism.arena.settings import Settings
from asterism.arena.standings import Standings
from asterism.arena.tournament import Tournament, resumed
from asterism.arena.workers import hired
from asterism.errors import AsterismError, BadOption
from tests.arena.support import play, settings, untimed

EXAMPLE = Path(__file__).parents[2] / "examples" / "write_a_bot.py"


def run(*words: str, check: int = 0) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "asterism", "arena", *words]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False, timeout=180)
    assert outcome.returncode == check, outcome.stderr
    return outcome


@contextmanager
def heard_by_children(number: signal.Signals) -> Iterator[None]:
    """A process that was started in the background ignores Ctrl+C, and so would those that it starts."""
    before = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(number, before)


def finished(chosen: Settings, games: int, path: Path, *, until_clear: bool = False, jobs: int = 1) -> Standings:
    tournament = Tournament(chosen, games, until_clear, path)
    tournament.play(lambda _done, _planned: None, jobs)
    tournament.close()
    return tournament.standings()


def timeless(results: Standings) -> Any:
    plain = msgspec.to_builtins(results)
    for one in plain["entrants"]:
        del one["seconds_per_move"]
    return plain


def test_a_stopped_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    chosen = settings("greedy", "random")
    whole = finished(chosen, 20, tmp_path / "whole.jsonl")
    part = tmp_path / "part.jsonl"
    finished(chosen, 8, part)
    part.write_bytes(part.read_bytes()[:-25])
    lines = part.read_bytes().count(b"\n")
    again = finished(chosen, 20, part)
    assert timeless(again) == timeless(whole)
    assert part.read_bytes().count(b"\n") == 21
    assert lines == 8
    assert untimed(read_ledger(part)[1]) == untimed(play(chosen, 20))


def test_a_file_of_other_settings_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    finished(settings("greedy", "random"), 2, path)
    before = path.read_bytes()
    for other, sentence in [
        (settings("random", "greedy"), "begun with bots greedy,random, not random,greedy"),
        (settings("greedy", "random", seed="u"), "begun with seed t, not u"),
        (settings("greedy", "random", mode="streng"), "begun with options mode=klopfen"),
        (settings("greedy", "random", seats=3), "begun with seats 2, not 3"),
    ]:
        with pytest.raises(AsterismError, match=sentence):
            finished(other, 2, path)
    assert path.read_bytes() == before
    path.write_text("hello\n")
    with pytest.raises(AsterismError, match="is not the file of an arena"):
        resumed(path, None, None)
    with pytest.raises(AsterismError, match="cannot read"):
        resumed(tmp_path / "none.jsonl", None, None)


def test_a_file_alone_never_imports_code(tmp_path: Path) -> None:
    path, word = tmp_path / "arena.jsonl", f"sly={EXAMPLE}:Sly"
    finished(settings(word, "random", game="sternenhimmel", seats=3), 3, path)
    with pytest.raises(BadOption, match="has bots of your own; name them: --bots sly="):
        resumed(path, None, None)
    resumed(path, [word, "random"], None).close()


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    chosen = settings("greedy", "random")
    one, two = finished(chosen, 12, tmp_path / "one.jsonl"), finished(chosen, 12, tmp_path / "two.jsonl", jobs=2)
    assert timeless(one) == timeless(two)


def test_until_clear_stops_early_and_counts_the_same_games_on_any_number_of_cores(tmp_path: Path) -> None:
    chosen = settings("greedy", "random")
    one = finished(chosen, 2000, tmp_path / "one.jsonl", until_clear=True)
    assert one.clear
    assert one.games < 100
    assert len(read_ledger(tmp_path / "one.jsonl")[1]) < 2000
    again = finished(chosen, 2000, tmp_path / "one.jsonl", until_clear=True)
    assert timeless(again) == timeless(one)


def test_a_killed_arena_can_be_resumed_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    words = ["nacht", "--bots", "greedy,random", "--games", "400", "--seed", "t", "--jobs", "2", "--out", str(path)]
    running = subprocess.Popen([sys.executable, "-m", "asterism", "arena", *words], stdout=subprocess.DEVNULL)
    while not path.exists() or path.read_bytes().count(b"\n") < 10:
        assert running.poll() is None, "it ended before it could be killed"
        time.sleep(0.01)
    running.kill()
    running.wait()
    done = path.read_bytes().count(b"\n") - 1
    resumed_results = json.loads(run("--resume", str(path), "--games", str(done + 20), "--json").stdout)
    chosen = settings("greedy", "random")
    expected = finished(chosen, done + 20, tmp_path / "whole.jsonl")
    for found, wanted in zip(resumed_results["entrants"], msgspec.to_builtins(expected)["entrants"], strict=True):
        assert {**found, "seconds_per_move": 0} == {**wanted, "seconds_per_move": 0}


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    words = ["nacht", "--bots", "greedy,random", "--games", "100000", "--out", str(path)]
    command = [sys.executable, "-m", "asterism", "arena", *words]
    with heard_by_children(signal.SIGINT):
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        while not path.exists() or path.read_bytes().count(b"\n") < 10:
            assert running.poll() is None
            time.sleep(0.01)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 2
    assert f"Go on with:  asterism arena --resume {path}" in said
    assert "Traceback" not in said
    assert len(read_ledger(path)[1]) >= 9


def test_json_has_everything_and_reads_back(tmp_path: Path) -> None:
    words = ("nacht", "--bots", "greedy,random", "--games", "10", "--jobs", "1", "--json", "--plots", str(tmp_path))
    printed = run(*words)
    assert printed.stderr == ""
    results = msgspec.json.decode(printed.stdout, type=Standings)
    assert (results.games, results.deals, results.settings.names) == (10, 5, ("greedy", "random"))
    assert [one.bot for one in results.entrants] == ["greedy", "random"]
    assert sum(one.wins.value * one.chairs for one in results.entrants) == pytest.approx(10)
    for name in ("ratings", "wins", "wins-by-seat"):
        drawn = (tmp_path / f"{name}.svg").read_text(encoding="utf-8")
        assert drawn.startswith("<?xml")
        assert "greedy" in drawn


def test_the_table_tells_faults_of_own_bots(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("class Bad:\n    def choose(self, situation):\n        raise RuntimeError('never mind')\n")
    said = run("nacht", "--bots", f"bad={bad}:Bad,random", "--games", "2", "--jobs", "1").stdout
    assert "bad in seat 0 raised RuntimeError: never mind (bad.py, line 3); greedy moved instead" in said
    assert "more faults" in said
    assert "equal share of wins is 50.0%" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "say which game"),
        (("chess",), "there is no game called 'chess'"),
        (("nacht", "--bots", "hal"), "there is no bot called 'hal'"),
        (("nacht", "--bots", "greedy,,random"), "name the bots with commas between them"),
        (("nacht", "--seats", "7"), "is for 2 to 4 players, not 7"),
        (("nacht", "--bots", "nowhere.py:Bot"), "there is no file nowhere.py"),
        (("nacht", "--resume", "x.jsonl"), "knows its game and options already"),
        (("--resume", "none.jsonl"), "cannot read none.jsonl"),
    ],
)
def test_wrong_words_get_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    said = run(*words, check=2).stderr
    assert sentence in said
    assert "Traceback" not in said


def test_a_ray_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    chosen = settings("greedy", "random")
    tournament = Tournament(chosen, 8, until_clear=False, path=tmp_path / "ray.jsonl")
    tournament.play(lambda _done, _planned: None, 1, "local")
    tournament.close()
    assert timeless(tournament.standings()) == timeless(finished(chosen, 8, tmp_path / "here.jsonl"))


def test_an_address_without_a_cluster_is_one_sentence() -> None:
    pytest.importorskip("ray")
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unheard.getsockname()[1]}"
        with pytest.raises(AsterismError, match=f"no Ray cluster answers at {address}: "), hired(1, address):
            pass


def test_a_missing_ray_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(AsterismError, match=r"Ray is not installed here; `pip install asterism\[ray\]`"), hired(1, "x"):
        pass
