"""Audits of PettingZoo environments: what can be found in them, and what only with the user's help."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import asterism
from asterism.audit.targets import audit_foreign
from asterism.errors import AsterismError
from asterism.kernel import seeded

pytest.importorskip("pettingzoo")

PATH = "tests.audit.small_environment"
MAKE, CHANGE = f"{PATH}:make", f"{PATH}:change_cards"


def findings(leak: str, hidden: str | None = None) -> set[str]:
    report = audit_foreign(MAKE, [f"leak={leak}"], 3, "1", hidden)
    return {check.name for check in report.findings}


@pytest.mark.parametrize(
    ("leak", "found"),
    [
        ("", set()),
        ("info", {"info"}),
        ("actions", {"actions"}),
        ("others", {"others", "info"}),
        ("pending", {"pending"}),
    ],
)
def test_what_can_be_found_without_knowing_what_is_hidden(leak: str, found: set[str]) -> None:
    assert findings(leak) == found


def test_the_full_state_in_an_info_is_found() -> None:
    assert findings("state") >= {"others"}


def test_a_leak_in_an_observation_is_found_with_a_function_that_changes_what_is_hidden() -> None:
    assert findings("observation") == set()
    assert findings("observation", CHANGE) == {"hook"}
    assert findings("", CHANGE) == set()


def test_the_report_says_what_was_not_tested() -> None:
    report = audit_foreign(MAKE, [], 1, "1")
    assert {check.name for check in report.checks if check.verdict == "unknown"} == {"hook"}
    assert "--hidden" in report.notes[0]


def test_episodes_that_cannot_be_repeated_are_not_compared() -> None:
    report = audit_foreign(MAKE, ["leak=restless"], 4, "1")
    assert any("not the same again" in note for note in report.notes)
    assert not report.findings


@pytest.mark.parametrize(
    ("target", "hidden", "sentence"),
    [
        ("no.such.module", None, "no.such.module cannot be imported"),
        (f"{PATH}:nothing", None, f"there is no function 'nothing' in {PATH}"),
        ("tests.audit.small_game", None, "has no env\\(\\), raw_env\\(\\) or parallel_env\\(\\)"),
        (MAKE, "no.such.module:f", "no.such.module cannot be imported"),
        ("kuhn_poker", CHANGE, "--hidden is for PettingZoo environments"),
    ],
)
def test_a_target_that_is_no_environment_is_named(target: str, hidden: str | None, sentence: str) -> None:
    with pytest.raises(AsterismError, match=sentence):
        audit_foreign(target, [], 1, "1", hidden)


@pytest.mark.parametrize("name", asterism.names())
def test_nothing_is_found_in_ours(name: str) -> None:
    pytest.importorskip("asterism.rl.zoo")
    report = audit_foreign("asterism.rl.zoo:env", [f"game={name}"], 1, "1", f"{__name__}:draw_hidden_things_anew")
    assert report.findings == []
    assert next(check for check in report.checks if check.name == "hook").checked > 0


def draw_hidden_things_anew(env: Any, agent: str, rng: Random) -> None:
    sitting = env.unwrapped._seats.sitting
    sitting.episode = sitting.episode.world(int(agent.removeprefix("player_")), seeded(str(rng.random())))
