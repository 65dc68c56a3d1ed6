"""What an audit has checked, how often, and what it found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

CHECKS = {
    "observation": "observations do not depend on what is hidden",
    "information": "information states in all their forms agree on what is hidden",
    "actions": "the list of legal actions does not depend on what is hidden",
    "info": "info dictionaries do not depend on what is hidden",
    "others": "no player's info holds what another player, or only the full state, shows",
    "pending": "players who move at once do not see each other's moves before the turn ends",
    "hook": "nothing that a player is given changes when what is hidden from it is changed",
    "resampled_without_error": "states can be resampled and played on",
    "resampled_information": "a resampled state has the player's information state",
    "resampled_observation": "a resampled state shows the player the same",
    "resampled_actions": "a resampled state has the same player to move and the player's legal actions",
    "resampled_possible": "legal actions lead to a resampled state, and among them are all that the player made",
    "resampled_covers": "resampling reaches every world that is known to be possible",
    "resampled_independent": "resampled states do not depend on the true hidden state",
}
"""Every check by its name, as the sentence that holds where nothing is found."""


JOINT = frozenset({"resampled_independent"})
"""Checks that are made once, of everything that was counted together."""


class Example(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a check failed, so that anybody can repeat it."""

    what: str
    player: str = ""
    actions: Sequence[Any] = ()
    """All actions from the beginning, chance included, up to the position."""
    twin: Sequence[Any] = ()
    """The actions of the other course that looks the same to the player, if the check compared two."""
    seeds: Sequence[int] = ()
    """Of an environment: the seed of the episode, and that of the other if there are two."""


class Check(msgspec.Struct, frozen=True):
    """One check: how often it was made, how often it failed, and the first example."""

    name: str
    claim: str
    checked: int
    failed: int
    example: Example | None = None

    @property
    def verdict(self) -> str:
        """Whether it "holds" or "fails", or is "unknown" because nothing could be checked."""
        return "fails" if self.failed else "holds" if self.checked else "unknown"

    @property
    def is_joint(self) -> bool:
        """Whether it fails as a whole."""
        return self.name in JOINT


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The result of an audit."""

    target: str
    version: str
    seed: str
    games: int
    checks: Sequence[Check]
    notes: Sequence[str] = ()

    @property
    def findings(self) -> list[Check]:
        """The checks that failed."""
        return [check for check in self.checks if check.failed]

    def as_data(self) -> dict[str, Any]:
        """The report for programs."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        data["findings"] = [check.name for check in self.findings]
        return data


class Tally:
    """Counts checks while an audit runs."""

    def __init__(self, *names: str) -> None:
        self._checked = dict.fromkeys(names, 0)
        self._failed = dict.fromkeys(names, 0)
        self._examples = dict[str, Example]()
        self._notes = dict[str, None]()

    def count(self, name: str, failure: Example | None = None) -> None:
        """One more time that a check was made; with a failure, if it failed."""
        self._checked[name] += 1
        if failure is not None:
            self._failed[name] += 1
            self._examples.setdefault(name, failure)

    def note(self, sentence: str) -> None:
        """Something that the reader of the report should know."""
        self._notes.setdefault(sentence)

    def report(self, target: str, version: str, seed: str, games: int) -> Report:
        """What was counted."""
        checks = [
            Check(name, CHECKS[name], self._checked[name], self._failed[name], self._examples.get(name))
            for name in self._checked
        ]
        notes = list(self._notes)
        return Report(target=target, version=version, seed=seed, games=games, checks=checks, notes=notes)
