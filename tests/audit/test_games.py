"""Audits of games: every kind of leak is found, and nothing where there is none."""

from __future__ import annotations

import pytest

import asterism
from asterism.audit.audit import audit_game
from asterism.audit.ours import OurPosition
from asterism.audit.report import CHECKS
from asterism.audit.targets import audit_foreign, audit_ours
from asterism.errors import AsterismError
from asterism.options import agree_terms
from asterism.rl.episode import Episode
from tests.audit.small_game import SmallGame


def findings(leak: str, games: int = 12) -> set[str]:
    return {check.name for check in audit_game(SmallGame(leak), games, "1").findings}


def test_a_game_without_a_leak_holds_in_every_check() -> None:
    report = audit_game(SmallGame(), 20, "1")
    assert {check.name: check.verdict for check in report.checks} == {
        check.name: "holds" for check in report.checks if check.name in CHECKS
    }
    assert not report.notes


@pytest.mark.parametrize(
    ("leak", "found"),
    [
        ("observation", {"observation", "resampled_observation"}),
        ("information", {"information", "resampled_observation"}),
        ("actions", {"actions", "resampled_actions"}),
        ("error", {"resampled_without_error"}),
        ("impossible", {"resampled_possible"}),
        ("one", {"resampled_covers"}),
        ("truth", {"resampled_covers", "resampled_independent"}),
        ("sometimes the truth", {"resampled_independent"}),
        ("moves", {"resampled_information", "resampled_actions", "resampled_possible"}),
    ],
)
def test_every_kind_of_leak_is_found(leak: str, found: set[str]) -> None:
    assert findings(leak) >= found
    if leak == "sometimes the truth":
        assert findings(leak) == found


def test_a_finding_comes_with_two_courses_that_anybody_can_repeat() -> None:
    report = audit_game(SmallGame("observation"), 5, "1")
    example = next(check.example for check in report.checks if check.name == "observation")
    assert example is not None
    ends = []
    for actions in (example.actions, example.twin):
        position = SmallGame("observation").begin()
        for action in actions:
            assert position.allows(action)
            position = position.after(action)
        ends.append(position)
    player = int(example.player)
    assert ends[0].known(player) == ends[1].known(player)
    assert ends[0].shown(player) != ends[1].shown(player)


def test_a_game_that_does_not_resample_is_audited_without_that() -> None:
    report = audit_game(SmallGame("none"), 5, "1")
    assert report.notes == ["This game does not resample states."]
    assert {check.name for check in report.checks if check.verdict == "holds"} == {
        "observation",
        "information",
        "actions",
    }


def test_the_same_seed_gives_the_same_audit() -> None:
    one, same, other = (audit_game(SmallGame(), 5, seed).as_data()["checks"] for seed in ("1", "1", "2"))
    assert one == same != other


@pytest.mark.parametrize("name", asterism.names())
def test_nothing_is_found_in_ours(name: str) -> None:
    game = asterism.load(name)
    for seats in {min(game.seats), max(game.seats)}:
        report = audit_ours(agree_terms(game, seats), 1, "1")
        assert report.findings == []


def test_a_leak_in_ours_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = agree_terms(asterism.load("constellation"), 2)
    monkeypatch.setattr(OurPosition, "resampled", lambda position, *_: position)
    assert {check.name for check in audit_ours(terms, 4, "1").findings} >= {"resampled_covers"}
    monkeypatch.undo()
    monkeypatch.setattr(Episode, "observe", lambda episode, _: episode.state())
    assert {check.name for check in audit_ours(terms, 2, "1").findings} >= {"observation", "resampled_observation"}


def test_nothing_is_found_in_games_of_open_spiel_that_are_right() -> None:
    pytest.importorskip("pyspiel")
    for target in ("kuhn_poker", "pyspiel:kuhn_poker(players=3)", "matrix_rps"):
        assert audit_foreign(target, [], 8, "1").findings == []
    report = audit_foreign("leduc_poker", ["players=3"], 2, "1")
    assert "players=3" in report.target


def test_nothing_is_found_in_ours_as_games_of_open_spiel() -> None:
    pytest.importorskip("pyspiel")
    for target in ("asterism_patience", "asterism_sternenhimmel(seats=3)"):
        report = audit_foreign(target, [], 1, "1")
        assert report.findings == []
        assert {check.name for check in report.checks if check.verdict == "holds"} >= {
            "resampled_without_error",
            "resampled_information",
            "resampled_observation",
            "resampled_actions",
        }


def test_where_nothing_is_hidden_the_report_says_so() -> None:
    pytest.importorskip("pyspiel")
    report = audit_foreign("tic_tac_toe", [], 2, "1")
    assert "No two courses were found" in report.notes[0]


@pytest.mark.parametrize(
    ("target", "options", "sentence"),
    [
        ("no_such_game", [], "has no game called 'no_such_game'"),
        ("kuhn_poker(players=99)", [], "cannot load 'kuhn_poker\\(players=99\\)'"),
        ("kuhn_poker(players=2)", ["players=3"], "not both"),
        ("kuhn_poker", ["players"], "written key=value; 'players' is not"),
        ("tarok", [], "draws its chance inside"),
        ("mfg_crowd_modelling", [], "mean-field game"),
        ("crossword", [], "no list of legal actions"),
    ],
)
def test_a_target_that_cannot_be_audited_is_named(target: str, options: list[str], sentence: str) -> None:
    pytest.importorskip("pyspiel")
    with pytest.raises(AsterismError, match=sentence):
        audit_foreign(target, options, 1, "1")
