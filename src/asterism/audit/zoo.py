"""PettingZoo environments for an audit.

An environment does not say what is hidden from an agent, so what it may tell the agent cannot be derived from it. What
can be tested without that: its observations are taken as what an agent knows, and whatever else the agent is given is
compared where these are the same; an agent's info is searched for what belongs to others; agents that move at once must
not see each other's moves; and a function of the user's that changes what is hidden makes everything testable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import version
from random import Random
from typing import Any

import numpy as np

from asterism.audit.episodes import Given, Moment, Recording, Steps, canonical, is_over
from asterism.audit.report import Example, Report, Tally

CHECKS = ("actions", "info", "others", "pending", "hook")
TRIES = 20
"""How many changes of other agents' actions, and how many other seeds, are tried in each episode."""
LOOK_ON = 40
"""For how many steps after a change agents are compared."""
PLACES = 12
"""In how many places of an episode infos are searched, and hidden things changed."""
TELLING = 4
"""A row of fewer numbers in an info is not looked for elsewhere: it may be the same by chance."""

ChangeHidden = Callable[[Any, str, Random], None]
"""(environment, agent, random generator): change in place what is hidden from the agent, and nothing else."""


def audit_environment(
    make: Callable[[], Any], name: str, games: int, seed: str, change_hidden: ChangeHidden | None = None
) -> Report:
    """Check an AEC environment for leaks."""
    tally = Tally(*CHECKS)
    env = make()
    for number in range(games):
        _audit_episode(env, Random(f"{seed}/{number}"), tally, change_hidden)
    env.close()
    if change_hidden is None:
        tally.note(
            "PettingZoo environments do not say what is hidden: observations themselves are only checked with a "
            "function that changes what is hidden (--hidden)."
        )
    return tally.report(name, f"PettingZoo {version('pettingzoo')}", seed, games)


def _audit_episode(env: Any, rng: Random, tally: Tally, change_hidden: ChangeHidden | None) -> None:
    recording = Recording.at_random(env, rng.randrange(2**31), rng)
    if not recording.is_repeatable():
        tally.note("Some episodes were not the same again with the same seed and actions; these could not be compared.")
        return
    places = rng.sample(range(len(recording.steps)), min(PLACES, len(recording.steps)))
    for place in places:
        _search_infos(recording, place, tally)
        if change_hidden is not None:
            _compare_after_hook(recording, place, change_hidden, rng, tally)
    for _ in range(TRIES):
        _compare_with_changed(recording, rng, tally)
        _compare(recording, recording.again(seed=rng.randrange(2**31)), 0, set(recording.moments[0].order), tally)
        if env.metadata.get("is_parallelizable"):
            _compare_pending(recording, rng, tally)


def _compare_with_changed(recording: Recording, rng: Random, tally: Tally) -> None:
    """Let one agent do something else, and compare what the others are given."""
    place = rng.randrange(len(recording.steps))
    changed = recording.with_another_action(place, rng)
    if changed is not None:
        others = set(recording.moments[place].order) - {recording.steps[place][0]}
        _compare(recording, recording.again(steps=changed[: place + LOOK_ON]), place + 1, others, tally)


def _compare(one: Recording, other: Recording, start: int, agents: set[str], tally: Tally) -> None:
    """Compare what agents are given in two episodes, for as long as they observe the same in both."""
    for number in range(start, min(len(one.moments), len(other.moments))):
        first, second = one.moments[number], other.moments[number]
        if first.mover != second.mover:
            return
        agents = {agent for agent in agents if _observes_the_same(first, second, agent)}
        for agent in agents:
            for check in ("actions", "info"):
                is_same = getattr(first.given[agent], check) == getattr(second.given[agent], check)
                what = f"its {check} differ where it observed the same"
                courses = _spelled(one.steps[:number]), _spelled(other.steps[:number])
                example = Example(what, agent, *courses, (one.seed, other.seed))
                tally.count(check, None if is_same else example)


def _observes_the_same(one: Moment, other: Moment, agent: str) -> bool:
    if agent not in one.given or agent not in other.given:
        return False
    return bool(one.given[agent].observation == other.given[agent].observation)


def _compare_pending(recording: Recording, rng: Random, tally: Tally) -> None:
    """Let the agent before do something else in the same turn, where agents are said to move at once."""
    place = rng.randrange(len(recording.steps))
    moment = recording.moments[place]
    seat = moment.order.index(moment.mover)
    if seat == 0 or recording.steps[place - 1][0] != moment.order[seat - 1]:
        return
    changed = recording.with_another_action(place - 1, rng)
    if changed is None:
        return
    recording.again(steps=changed[:place])
    if is_over(recording.env) or recording.env.agent_selection != moment.mover:
        return
    is_same = Given(recording.env, moment.mover).everything() == moment.given[moment.mover].everything()
    what = "it is given something that depends on a move of the same turn"
    courses = _spelled(recording.steps[:place]), _spelled(changed[:place])
    example = Example(what, moment.mover, *courses, (recording.seed,))
    tally.count("pending", None if is_same else example)


def _compare_after_hook(
    recording: Recording, place: int, change_hidden: ChangeHidden, rng: Random, tally: Tally
) -> None:
    """Change what is hidden from each agent, and compare what it is given before and after."""
    for agent in recording.moments[place].order:
        recording.go_to(place)
        before = Given(recording.env, agent)
        change_hidden(recording.env, agent, rng)
        after = Given(recording.env, agent)
        parts = ("observation", "actions", "info")
        changed = [part for part in parts if getattr(before, part) != getattr(after, part)]
        what = f"its {' and '.join(changed)} changed with what is hidden"
        example = Example(what, agent, _spelled(recording.steps[:place]), seeds=(recording.seed,))
        tally.count("hook", example if changed else None)


def _search_infos(recording: Recording, place: int, tally: Tally) -> None:
    """Look in every agent's info for what another agent observes, or for the full state."""
    recording.go_to(place)
    given = Moment(recording.env).given  # environments may write into arrays that they gave before
    elsewhere = {f"the observation of {agent}": _rows(one.raw_observation) for agent, one in given.items()}
    elsewhere["the full state"] = _rows(_full_state(recording.env))
    for agent, own in given.items():
        foreign = [row for row in _rows(own.raw_info) if row not in _rows(own.raw_observation)]
        found = [whose for whose, rows in elsewhere.items() if any(row in rows for row in foreign)]
        what = f"its info holds {' and '.join(found)}"
        example = Example(what, agent, _spelled(recording.steps[:place]), seeds=(recording.seed,))
        tally.count("others", example if found else None)


def _full_state(env: Any) -> Any:
    try:
        return env.state()
    except (NotImplementedError, AttributeError, TypeError):  # some have a dictionary of this name instead
        return None


def _rows(value: Any) -> list[Any]:
    """Every array in a value that is long and varied enough to be recognised."""
    if isinstance(value, Mapping):
        return [row for one in value.values() for row in _rows(one)]
    if isinstance(value, list | tuple) and not all(isinstance(one, int | float) for one in value):
        return [row for one in value for row in _rows(one)]
    if isinstance(value, np.ndarray | list | tuple):
        numbers = np.asarray(value)
        return [canonical(numbers)] if numbers.size >= TELLING and len(np.unique(numbers)) > 1 else []
    return []


def _spelled(steps: Steps) -> list[Any]:
    return [[agent, action.item() if isinstance(action, np.generic) else action] for agent, action in steps]
