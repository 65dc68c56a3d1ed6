"""`asterism review`, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import asterism
from asterism.cli.main import app
from asterism.errors import AsterismError
from asterism.i18n import Translator
from asterism.match import Match
from tests.cli.command_line import run
from tests.contract.support import random_match, walk

QUICK = ("--simulations", "120")


def saved(folder: Path, name: str = "sternenhimmel", moves: int = 10_000) -> tuple[Match, Path]:
    """A match of random moves and its file."""
    match = random_match(name, asterism.load(name).seats[0], "command")
    for _ in walk(match, "command"):
        if len(match.turns) == moves:
            break
    match.record().save(folder / "match.json")
    return match, folder / "match.json"


def said(*words: str | Path) -> str:
    """The output of the command."""
    outcome = CliRunner().invoke(app, ["review", *map(str, words)], catch_exceptions=False)
    assert outcome.exit_code == 0, outcome.output
    return outcome.stdout


@pytest.mark.parametrize("name", asterism.names())
def test_every_game_is_reviewed(tmp_path: Path, name: str) -> None:
    match, file = saved(tmp_path, name, moves=20)
    report = said(file, *QUICK, "--language", "en")
    assert f"{len(match.turns)} moves" in report
    assert "Each decision is judged by what its player knew at the time." in report


def test_json_says_everything_and_is_repeatable(tmp_path: Path) -> None:
    match, file = saved(tmp_path)
    words = (file, *QUICK, "--worst", "3")
    answer = said(*words, "--json")
    assert run("review", *map(str, words), "--json").stdout == answer
    found = json.loads(answer)
    assert found["simulations"] == 120
    assert found["players"] == list(match.players)
    assert found["moves"] == len(match.turns)
    assert len(found["costliest"]) == 3
    by_move = {decision["move"]: decision for decision in found["decisions"]}
    worst = by_move[found["costliest"][0]]
    assert worst["loss"] == max(one["loss"] for one in found["decisions"] if one["costly"])
    assert worst["played"]["text"] == match.notation(match.turns[worst["move"] - 1].move)
    table = said(*words)
    assert all(f" {move} " in table for move in found["costliest"])


def test_one_seat_a_clock_and_other_languages(tmp_path: Path) -> None:
    _, file = saved(tmp_path, moves=12)
    found = json.loads(said(file, "--seconds", "0.02", "--seat", "1", "--json"))
    assert {decision["seat"] for decision in found["decisions"]} == {1}
    assert found["simulations"] is None
    assert "Gewinnchance" in said(file, *QUICK, "--language", "de")


def test_where_a_solver_knows_the_deal_its_answer_stands_beside_the_score(tmp_path: Path) -> None:
    match, file = saved(tmp_path, "patience")
    best = match.best
    assert best
    assert match.results
    said_of_it = Translator("en", "patience").say(
        "table-best", best=best.score, outcome=best.compared_with(match.results[0].score)
    )
    assert " ".join(said_of_it.split()) in " ".join(said(file, *QUICK, "--language", "en").split())
    assert json.loads(said(file, *QUICK, "--json"))["best"] == {"score": best.score, "proven": best.proven}


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_the_course_is_drawn_the_same_each_time(tmp_path: Path, kind: str) -> None:
    match, file = saved(tmp_path, moves=12)
    pictures = []
    for number in range(2):
        picture = tmp_path / f"{number}.{kind}"
        assert f"{number}.{kind}" in said(file, *QUICK, "--plot", picture)
        pictures.append(picture.read_bytes())
    assert pictures[0] == pictures[1]
    assert pictures[0].startswith(b"\x89PNG" if kind == "png" else b"<?xml")
    if kind == "svg":
        assert all(f">{player}</text>".encode() in pictures[0] for player in match.players)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("nowhere.json",), "cannot read nowhere.json"),
        (("{folder}/letter.json",), "letter.json is not a saved match of Asterism"),
        (("{folder}/chess.json",), "there is no game called 'chess'"),
        (("{folder}/match.json", "--seat", "7"), "there is no seat 7"),
        (("{folder}/match.json", "--plot", "{folder}/course.gif"), "'course.gif' is neither"),
        (("{folder}/match.json", "--plot", "{folder}/nowhere/course.svg"), "there is no folder"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    match, _ = saved(tmp_path, moves=3)
    (tmp_path / "letter.json").write_text('{"dear": "Ada"}')
    chess = msgspec.structs.replace(match.record(), game="chess")
    (tmp_path / "chess.json").write_bytes(msgspec.json.encode(chess))
    with pytest.raises(AsterismError, match=reason):
        said(*(word.format(folder=tmp_path) for word in words))


def test_a_mistake_is_one_sentence_in_the_terminal() -> None:
    outcome = run("review", "nowhere.json")
    assert outcome.returncode == 2
    assert outcome.stderr == "asterism: cannot read nowhere.json: No such file or directory\n"


def test_a_match_without_a_move_has_nothing_to_review(tmp_path: Path) -> None:
    asterism.new("nacht", seed=1).record().save(tmp_path / "match.json")
    report = said(tmp_path / "match.json", "--plot", tmp_path / "empty.svg", "--language", "en")
    assert "0 moves, 0 decisions" in report
