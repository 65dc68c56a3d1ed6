"""OpenSpiel's games for an audit, by whatever version of pyspiel is installed."""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any

import numpy as np
import pyspiel

from asterism.audit.position import CHANCE, SIMULTANEOUS, Action, Draw, NotOffered
from asterism.errors import AsterismError


class SpielGame:
    """A game of pyspiel."""

    def __init__(self, text: str) -> None:
        """`text` is a name with or without parameters, as pyspiel reads it: "gin_rummy(hand_size=7)"."""
        self._game = _loaded(text)
        self.name = str(self._game)
        self.version = f"OpenSpiel {_version()}"
        self.players = self._game.num_players()
        kind = self._game.get_type()
        self.longest = self._game.max_game_length() + _chance_nodes(self._game) + 10
        self.offers = Offers(self._game)
        if kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC:
            raise AsterismError(
                f"{kind.short_name} draws its chance inside (sampled stochastic), so that no game can be repeated with "
                "something else hidden; it cannot be audited"
            )
        if getattr(kind, "action_structs_only", False):
            raise AsterismError(f"{kind.short_name} has no list of legal actions (action structs only) to audit")
        if kind.dynamics == pyspiel.GameType.Dynamics.MEAN_FIELD:
            raise AsterismError(f"{kind.short_name} is a mean-field game; only games of single players can be audited")

    def begin(self) -> SpielPosition:
        """The position before anything has happened."""
        return SpielPosition(self._game.new_initial_state(), self.offers)


class Offers:
    """What a game offers of the many ways to tell a player something."""

    def __init__(self, game: Any) -> None:
        kind = game.get_type()
        self.resampling = True
        self.players = game.num_players()
        self.is_sequential = kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        if kind.provides_information_state_string:
            self.knowledge = "information_state_string"
        elif kind.provides_observation_string:
            self.knowledge = "observation_string"
        else:
            raise AsterismError(f"{kind.short_name} has neither information states nor observations as text to audit")
        channels = {
            "information state tensor": (kind.provides_information_state_tensor, "information_state_tensor"),
            "observation string": (kind.provides_observation_string, "observation_string"),
            "observation tensor": (kind.provides_observation_tensor, "observation_tensor"),
        }
        self.channels: dict[str, Callable[[Any, int], Hashable]] = {
            name: _as_value(method) for name, (is_there, method) in channels.items() if is_there
        }
        if hasattr(pyspiel.State, "to_observation_struct"):
            self.channels["observation struct"] = _struct
        tensors = [name for name in ("observation tensor", "information state tensor") if name in self.channels]
        self.held = self.channels[tensors[0]] if tensors else None


class SpielPosition:
    """A state of pyspiel that is not changed any more."""

    def __init__(self, state: Any, offers: Offers) -> None:
        self._state = state
        self._offers = offers

    @cached_property
    def turn(self) -> int:
        """The player to move, by OpenSpiel's numbers."""
        return int(self._state.current_player())

    def legal(self, player: int) -> Sequence[int]:
        """What a player may do."""
        return self._legal.setdefault(player, list(self._state.legal_actions(player)))

    @cached_property
    def _legal(self) -> dict[int, list[int]]:
        return {}

    @cached_property
    def _outcomes(self) -> dict[int, float]:
        return dict(self._state.chance_outcomes())

    def chance(self, rng: Random) -> Action:
        """What chance does, drawn by its probabilities."""
        return rng.choices(list(self._outcomes), list(self._outcomes.values()))[0]

    def another_chance(self, action: Action, rng: Random) -> Action:
        """Some other outcome."""
        others = [outcome for outcome, weight in self._outcomes.items() if outcome != action and weight > 0]
        return rng.choice(others) if others else action

    def allows(self, action: Action) -> bool:
        """Whether this may happen now."""
        if self.turn == CHANCE:
            return self._outcomes.get(action, 0.0) > 0
        if self.turn == SIMULTANEOUS:
            return all(one in (self.legal(player) or [0]) for player, one in enumerate(action))
        return self.turn >= 0 and action in self.legal(self.turn)

    def after(self, action: Action) -> SpielPosition:
        """The position that follows."""
        state = self._state.clone()
        if self.turn == SIMULTANEOUS:
            state.apply_actions(list(action))
        else:
            state.apply_action(action)
        return SpielPosition(state, self._offers)

    def known(self, player: int) -> Hashable:
        """The information state as text; of games that have none, the observation."""
        return str(getattr(self._state, self._offers.knowledge)(player))

    def shown(self, player: int) -> Mapping[str, Hashable]:
        """Everything that the game tells the player."""
        told = dict[str, Hashable]()
        for name, channel in list(self._offers.channels.items()):
            try:
                told[name] = channel(self._state, player)
            except NotOffered:
                del self._offers.channels[name]
        if self.turn in (player, SIMULTANEOUS):
            told["legal actions"] = tuple(self.legal(player))
        return told

    def held_by_others(self, player: int) -> Any:
        """The others' tensors in a row, or numbers that stand for what they know."""
        others = [other for other in range(self._offers.players) if other != player]
        if self._offers.held is None:
            return np.array([zlib.crc32(str(self.known(other)).encode()) for other in others], dtype=np.int64)
        rows = [np.asarray(self._offers.held(self._state, other), dtype=np.float64) for other in others]
        return np.concatenate(rows) if rows else np.zeros(0)

    def resampled(self, player: int, draw: Draw) -> SpielPosition:
        """What `resample_from_infostate` gives."""
        if not self._offers.resampling:
            raise NotOffered
        try:
            state = self._state.resample_from_infostate(player, draw)
        except pyspiel.SpielError as error:
            if "unimplemented" in str(error).lower() or "not implemented" in str(error).lower():
                self._offers.resampling = False
                raise NotOffered from error
            raise
        return SpielPosition(state, self._offers)

    def course(self) -> Sequence[Action] | None:
        """The actions of the state's history; None where it has none, or where players moved at once."""
        history = self._state.full_history()
        if not history or not self._offers.is_sequential:
            return None
        return [int(step.action) for step in history]


@contextmanager
def without_messages() -> Iterator[None]:
    """OpenSpiel's own code writes a line to standard error for each exception, also for those that are expected."""
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)


def _loaded(text: str) -> Any:
    try:
        return pyspiel.load_game(text)
    except pyspiel.SpielError as error:
        name = text.partition("(")[0]
        if name in pyspiel.registered_names():
            first = str(error).strip().splitlines()[0]
            raise AsterismError(f"OpenSpiel cannot load '{text}': {first}") from error
        raise AsterismError(f"OpenSpiel {_version()} has no game called '{name}'") from error


def _chance_nodes(game: Any) -> int:
    try:
        return int(game.max_chance_nodes_in_history())
    except pyspiel.SpielError:
        return 1000


def _as_value(method: str) -> Callable[[Any, int], Hashable]:
    def value(state: Any, player: int) -> Hashable:
        found = getattr(state, method)(player)
        return found if isinstance(found, str) else tuple(found)

    return value


def _struct(state: Any, player: int) -> Hashable:
    try:
        return str(state.to_observation_struct(player).to_json())
    except pyspiel.SpielError as error:
        raise NotOffered from error


def _version() -> str:
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        return "of unknown version"
