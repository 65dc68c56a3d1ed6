"""Tournaments that are stopped and resumed, on one core, on several, and on a cluster."""

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

from asterism.arena.tournament.results import read_results
from asterism.arena.tournament.spec import TournamentSpec
from asterism.arena.tournament.standings import Standings
from asterism.arena.tournament.tournament import Tournament, resumed
from asterism.arena.tournament.workers import open_workers
from asterism.errors import AsterismError, BadOption
from tests.arena.support import play, spec, untimed

EXAMPLE = Path(__file__).parents[2] / "examples" / "write_a_bot.py"


def run(*arguments: str, check: int = 0) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "asterism", "arena", *arguments]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False, timeout=180)
    assert outcome.returncode == check, outcome.stderr
    return outcome


@contextmanager
def heard_by_children(number: signal.Signals) -> Iterator[None]:
    """Set a handler: a process in the background ignores Ctrl+C, and so do the processes it starts."""
    before = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(number, before)


def finished(chosen: TournamentSpec, games: int, path: Path, *, until_clear: bool = False, jobs: int = 1) -> Standings:
    tournament = Tournament(chosen, games, until_clear, path)
    tournament.play(lambda _done, _planned: None, jobs)
    tournament.close()
    return tournament.standings()


def timeless(results: Standings) -> Any:
    plain = msgspec.to_builtins(results)
    for one in plain["entrants"]:
        del one["seconds_per_move"]
    return plain


def test_a_stopped_tournament_continues_where_it_was(tmp_path: Path) -> None:
    chosen = spec("greedy", "random")
    whole = finished(chosen, 20, tmp_path / "whole.jsonl")
    part = tmp_path / "part.jsonl"
    finished(chosen, 8, part)
    part.write_bytes(part.read_bytes()[:-25])
    lines = part.read_bytes().count(b"\n")
    again = finished(chosen, 20, part)
    assert timeless(again) == timeless(whole)
    assert part.read_bytes().count(b"\n") == 21
    assert lines == 8
    assert untimed(read_results(part)[1]) == untimed(play(chosen, 20))


def test_a_file_of_another_specification_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    finished(spec("greedy", "random"), 2, path)
    before = path.read_bytes()
    for other, sentence in [
        (spec("random", "greedy"), "started with bots greedy,random, not random,greedy"),
        (spec("greedy", "random", seed="u"), "started with seed t, not u"),
        (spec("greedy", "random", mode="streng"), "started with options mode=klopfen"),
        (spec("greedy", "random", seats=3), "started with seats 2, not 3"),
    ]:
        with pytest.raises(AsterismError, match=sentence):
            finished(other, 2, path)
    assert path.read_bytes() == before
    path.write_text("hello\n")
    with pytest.raises(AsterismError, match="is not a file of tournament results"):
        resumed(path, None, None)
    with pytest.raises(AsterismError, match="cannot read"):
        resumed(tmp_path / "none.jsonl", None, None)


def test_a_file_alone_never_imports_code(tmp_path: Path) -> None:
    path, word = tmp_path / "arena.jsonl", f"sly={EXAMPLE}:Sly"
    finished(spec(word, "random", game="sternenhimmel", seats=3), 3, path)
    with pytest.raises(BadOption, match="has custom bots; name all bots again: --bots sly="):
        resumed(path, None, None)
    resumed(path, [word, "random"], None).close()


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    chosen = spec("greedy", "random")
    one, two = finished(chosen, 12, tmp_path / "one.jsonl"), finished(chosen, 12, tmp_path / "two.jsonl", jobs=2)
    assert timeless(one) == timeless(two)


def test_until_clear_stops_early_and_counts_the_same_games_again(tmp_path: Path) -> None:
    chosen = spec("greedy", "random")
    one = finished(chosen, 2000, tmp_path / "one.jsonl", until_clear=True)
    assert one.clear
    assert one.games < 100
    assert len(read_results(tmp_path / "one.jsonl")[1]) < 2000
    again = finished(chosen, 2000, tmp_path / "one.jsonl", until_clear=True)
    assert timeless(again) == timeless(one)


def test_a_killed_tournament_can_be_resumed_from_its_file(tmp_path: Path) -> None:
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
    chosen = spec("greedy", "random")
    expected = finished(chosen, done + 20, tmp_path / "whole.jsonl")
    for found, wanted in zip(resumed_results["entrants"], msgspec.to_builtins(expected)["entrants"], strict=True):
        assert {**found, "seconds_per_move": 0} == {**wanted, "seconds_per_move": 0}


def test_ctrl_c_keeps_the_games_and_says_how_to_continue(tmp_path: Path) -> None:
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
    assert f"Continue with:  asterism arena --resume {path}" in said
    assert "Traceback" not in said
    assert len(read_results(path)[1]) >= 9


def test_json_has_everything_and_reads_back(tmp_path: Path) -> None:
    words = ("nacht", "--bots", "greedy,random", "--games", "10", "--jobs", "1", "--json", "--plots", str(tmp_path))
    printed = run(*words)
    assert printed.stderr == ""
    results = msgspec.json.decode(printed.stdout, type=Standings)
    assert (results.games, results.deals, results.spec.names) == (10, 5, ("greedy", "random"))
    assert [one.bot for one in results.entrants] == ["greedy", "random"]
    assert sum(one.wins.value * one.appearances for one in results.entrants) == pytest.approx(10)
    for name in ("ratings", "wins", "wins-by-seat"):
        drawn = (tmp_path / f"{name}.svg").read_text(encoding="utf-8")
        assert drawn.startswith("<?xml")
        assert "greedy" in drawn


def test_the_table_shows_faults_of_custom_bots(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("class Bad:\n    def choose(self, situation):\n        raise RuntimeError('never mind')\n")
    said = run("nacht", "--bots", f"bad={bad}:Bad,random", "--games", "2", "--jobs", "1").stdout
    assert "bad in seat 0 raised RuntimeError: never mind (bad.py, line 3); greedy moved instead" in said
    assert "more faults" in said
    assert "equal share of wins is 50.0%" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "name a game"),
        (("chess",), "there is no game called 'chess'"),
        (("nacht", "--bots", "hal"), "there is no bot called 'hal'"),
        (("nacht", "--bots", "greedy,,random"), "name the bots, separated by commas"),
        (("nacht", "--seats", "7"), "is for 2 to 4 players, not 7"),
        (("nacht", "--bots", "nowhere.py:Bot"), "there is no file nowhere.py"),
        (("nacht", "--resume", "x.jsonl"), "already holds the game and its options"),
        (("--resume", "none.jsonl"), "cannot read none.jsonl"),
    ],
)
def test_wrong_arguments_get_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    said = run(*words, check=2).stderr
    assert sentence in said
    assert "Traceback" not in said


def test_a_ray_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    chosen = spec("greedy", "random")
    tournament = Tournament(chosen, 8, until_clear=False, path=tmp_path / "ray.jsonl")
    tournament.play(lambda _done, _planned: None, 1, "local")
    tournament.close()
    assert timeless(tournament.standings()) == timeless(finished(chosen, 8, tmp_path / "here.jsonl"))


def test_an_address_without_a_cluster_is_one_sentence() -> None:
    pytest.importorskip("ray")
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unheard.getsockname()[1]}"
        with pytest.raises(AsterismError, match=f"no Ray cluster answers at {address}: "), open_workers(1, address):
            pass


def test_a_missing_ray_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        pytest.raises(AsterismError, match=r"Ray is not installed here; `pip install asterism\[ray\]`"),
        open_workers(1, "x"),
    ):
        pass
