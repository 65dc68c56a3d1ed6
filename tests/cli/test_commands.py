"""The commands, with right and wrong arguments."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
import typer

import asterism
from asterism.cli.main import app
from asterism.game import GAMES
from tests.cli.command_line import run, run_process


def test_help_lists_all_commands() -> None:
    for outcome in (run_process(), run_process("--help")):
        said = outcome.stdout + outcome.stderr
        for command in (
            "games",
            "play",
            "simulate",
            "bench",
            "replay",
            "review",
            "puzzles",
            "verify",
            "audit",
            "check-file",
            "arena",
            "ratings",
            "report",
            "serve",
            "mcp",
            "backup",
            "restore",
            "doctor",
            "admin-link",
        ):
            assert command in said


@pytest.mark.parametrize(
    ("flags", "commands"),
    [
        ({"--seats", "--option", "--preset"}, {"play", "simulate", "bench", "arena", "report", "audit"}),
        ({"--seed"}, {"play", "simulate", "arena", "report", "review", "puzzles", "audit"}),
        ({"--language"}, {"play", "arena", "report", "replay", "review"}),
        (
            {"--json"},
            {
                *("games", "simulate", "bench", "arena", "report", "replay", "review", "verify", "audit", "check-file"),
                *("backup", "doctor"),
            },
        ),
    ],
)
def test_commands_share_their_options(flags: set[str], commands: set[str]) -> None:
    group = typer.main.get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    found = {
        name: {flag for parameter in command.params for flag in parameter.opts}
        for name, command in group.commands.items()
    }
    assert {name for name, known in found.items() if flags <= known} == commands
    assert all(flags <= known or not flags & known for known in found.values())


def test_help_does_not_import_numpy_or_numba() -> None:
    code = "import sys, asterism.cli.main; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_games_lists_every_game_with_its_options() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert set(listed) == set(asterism.names())
    text = run("games").stdout
    for name, game in listed.items():
        assert name in text
        assert game["seats"] == list(asterism.load(name).seats)
        assert all({"name", "takes", "default"} == set(option) for option in game["options"])


@pytest.mark.parametrize("name", asterism.names())
def test_simulate_gives_the_same_results_for_the_same_seed(name: str) -> None:
    words = ("simulate", name, "--games", "50", "--seed", "4", "--json")
    first = run(*words)
    assert first.stdout == run_process(*words).stdout, "in any process"
    result = json.loads(first.stdout)
    assert result["games"] == 50
    assert sum(seat["wins"] for seat in result["seats"]) <= 1.0 + 1e-9
    table = run("simulate", name, "--games", "50", "--seed", "4").stdout
    assert f"50 games of {result['length']['mean']:.1f} moves" in table


def test_bench_prints_a_rate() -> None:
    words = ("bench", "sternenhimmel", "--seats", "4", "--seconds", "0.1")
    assert json.loads(run(*words, "--json").stdout)["moves_per_second"] > 0
    assert "random moves per second" in run(*words).stdout


def test_bench_times_a_bot() -> None:
    words = ("bench", "sternenhimmel", "--bot", "star", "--seconds", "0.1")
    assert json.loads(run(*words, "--json").stdout)["seconds_per_move"] > 0
    assert "star takes" in run(*words).stdout
    assert "no bot called 'hal'" in run("bench", "sternenhimmel", "--bot", "hal").stderr


def test_a_saved_match_is_written_as_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    asterism.new("nacht", seats=2, seed=1, players=["Ada", "Bo"]).record().save(path)
    for name, start in (("film.svg", b"<svg"), ("still.png", b"\x89PNG")):
        assert run("replay", str(path), "--picture", str(tmp_path / name)).returncode == 0
        assert (tmp_path / name).read_bytes().startswith(start)
    assert "film.gif is no picture" in run("replay", str(path), "--picture", str(tmp_path / "film.gif")).stderr
    assert "cannot be written" in run("replay", str(path), "--picture", str(tmp_path / "no" / "film.svg")).stderr


def test_a_game_in_the_terminal_is_saved_resumed_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("play", "sternenhimmel", "--seats", "3", "--seed", "5", "--save", str(path), "--language", "en")
    left = run(*words, lines="#1\n#2\nq\n")
    assert left.returncode == 0
    assert "asterism play --resume" in left.stdout
    resumed = run("play", "--resume", str(path), "--language", "de", lines="#1\n" * 20)
    assert resumed.returncode == 0
    assert "Die Partie ist zu Ende." in resumed.stdout
    told = run("replay", str(path), "--language", "en").stdout
    assert "All twelve constellations have been scored." in told
    assert " face down on " not in told, "after the end everything is shown"
    assert " face down on " in run("replay", str(path), "--seat", "0", "--language", "en").stdout
    record = json.loads(run("replay", str(path), "--json").stdout)
    assert len(record["events"]) == len(record["moves"]) == 60
    assert "no seat for a person" not in run("play", "--resume", str(path)).stderr


def test_a_saved_match_is_continued_from_any_of_its_moves(tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    match = asterism.new("sternenhimmel", seats=3, seed=5)
    while not match.is_over:
        match.play(match.legal_moves()[0])
    match.record().save(path)
    words = ("play", "--from", str(path), "--move", "40", "--seat", "1", "--save", str(other), "--language", "en")
    ended = run(*words, lines="#1\n" * 20)
    assert ended.returncode == 0
    assert "The match is over." in ended.stdout
    earlier, record = json.loads(path.read_text()), json.loads(other.read_text())
    assert record["deal"] == earlier["deal"]
    assert record["moves"][:40] == earlier["moves"][:40]
    assert [bool(player.get("bot")) for player in record["players"]] == [True, False, True]
    too_far = run("play", "--from", str(path), "--move", "60")
    assert (too_far.returncode, "the match is over in that position" in too_far.stderr) == (2, True)
    assert "so it cannot be continued from move 61" in run("play", "--from", str(path), "--move", "61").stderr


def test_an_audit_is_printed_and_ends_with_1_if_something_is_found() -> None:
    fine = run("audit", "nacht", "--seats", "3", "--games", "1")
    assert fine.returncode == 0
    assert "✓ observations do not depend on what is hidden (" in fine.stdout
    assert "Nothing was found." in fine.stdout
    leaky = "tests.audit.small_environment:make"
    found = run("audit", leaky, "--option", "leak=info", "--games", "1")
    assert found.returncode == 1
    assert "✗ info dictionaries do not depend on what is hidden (failed " in found.stdout
    report = json.loads(run("audit", leaky, "--option", "leak=info", "--games", "1", "--json").stdout)
    assert report["findings"] == ["info"]
    assert len(report["checks"][1]["example"]["seeds"]) == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nacht", "--hidden", "a:b"), "our games say themselves what is hidden"),
        (("nacht", "--seats", "9"), "is for 2 to 4 players, not 9"),
        (("kuhn_poker", "--seats", "3"), "give parameters of others with --option key=value"),
        (("no_such_game",), "no game called 'no_such_game'"),
        (("no.such.module",), "cannot be imported"),
    ],
)
def test_an_audit_of_something_else_is_refused(words: tuple[str, ...], sentence: str) -> None:
    outcome = run("audit", *words)
    assert outcome.returncode == 2
    assert sentence in outcome.stderr


def test_own_boards_are_checked_and_played_with(tmp_path: Path) -> None:
    zodiac = (GAMES / "sternenhimmel" / "zodiac.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(zodiac.replace('"Aries"', '"Whale"'), encoding="utf-8")
    checked = run("check-file", "sternenhimmel", str(own))
    assert checked.returncode == 0
    assert "Whale" in checked.stdout
    listed = json.loads(run("check-file", "sternenhimmel", str(own), "--json").stdout)
    assert [one["option"] for one in listed] == ["boards"]
    assert "Whale" in listed[0]["summary"]
    played = run("simulate", "sternenhimmel", "--games", "5", "--option", f"boards={own}", "--json")
    assert json.loads(played.stdout)["games"] == 5
    own.write_text(zodiac.replace("[3, 4]]", "[3, 9]]", 1), encoding="utf-8")
    refused = run("check-file", "sternenhimmel", str(own))
    assert refused.returncode == 2
    assert "board 'Aries' has a line 3-9, but no star 9" in refused.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play",), "name a game"),
        (("play", "chess"), "there is no game called 'chess'"),
        (("play", "sternenhimmel", "--seats", "2"), "is for 3 to 5 players, not 2"),
        (("play", "sternenhimmel", "--seat", "7"), "there is no seat 7"),
        (("play", "sternenhimmel", "--bots", "hal"), "there is no bot called 'hal'"),
        (("play", "sternenhimmel", "--language", "la"), "there is no language 'la'"),
        (("play", "sternenhimmel", "--option", "coins"), "an option is written key=value"),
        (("play", "sternenhimmel", "--option", "coins=gold"), "option 'coins' takes public or hidden"),
        (("play", "sternenhimmel", "--option", "boards=none.toml"), "cannot read the boards file none.toml"),
        (("play", "--resume", "none.json"), "cannot read none.json"),
        (("replay", "none.json"), "cannot read none.json"),
        (("simulate", "chess"), "there is no game called 'chess'"),
        (("bench", "chess"), "there is no game called 'chess'"),
        (("check-file", "sternenhimmel", "none.toml"), "cannot read the boards file none.toml"),
        (("serve", "--host", "256.0.0.1", "--no-open"), "cannot listen on 256.0.0.1"),
    ],
)
def test_wrong_arguments_get_one_sentence_and_no_traceback(words: tuple[str, ...], sentence: str) -> None:
    outcome = run_process(*words) if words[0] == "serve" else run(*words)
    assert outcome.returncode == 2
    assert sentence in outcome.stderr
    assert "Traceback" not in outcome.stderr
    assert len(outcome.stderr.strip().splitlines()) == 1
