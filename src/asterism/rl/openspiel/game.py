"""Games and states as OpenSpiel wants them. All of it is handed on to a `Table`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pyspiel

from asterism.decoding import convert
from asterism.errors import IllegalMove
from asterism.game import Game, load, names
from asterism.kernel import seeded
from asterism.options import agree_terms
from asterism.rl.openspiel.observer import Observer
from asterism.rl.openspiel.parameters import parameters_of, read, written
from asterism.rl.openspiel.table import OUTCOMES, SEED_BYTES, Table


def spiel_name(game: str) -> str:
    """The name under which a game of ours is registered."""
    return f"asterism_{game}"


def register() -> None:
    """Register all our games with pyspiel, unless that has been done."""
    for name in names():
        if spiel_name(name) not in pyspiel.registered_names():
            kind = _type_of(load(name))
            made = type(f"{name.title()}Game", (SpielGame,), {"name": name, "kind": kind})
            pyspiel.register_game(kind, made)


def _type_of(game: Game) -> Any:
    has_rivals = game.seats.stop > 2  # noqa: PLR2004
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=spiel_name(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if has_rivals else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games on certain terms. Each game has a class of its own, which OpenSpiel keeps."""

    name: str
    kind: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = load(self.name)
        given = written(game, parameters or {})
        options = {key: read(value) for key, value in given.items() if key != "seats"}
        self.terms = agree_terms(game, given.get("seats"), options)
        several = self.terms.seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=len(OUTCOMES),
            num_players=self.terms.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if several else None,
            max_game_length=game.longest,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        """A match before its deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """As many as the seed of a deal has bytes."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What writes observations; without a type, those of a player without the past."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.terms.game, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match. OpenSpiel copies and pickles the attributes, of which there is one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.terms)

    def current_player(self) -> int:
        """The seat to move, or chance while the deal is drawn."""
        if not self.table.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        episode = self.table.playing
        return int(pyspiel.PlayerId.TERMINAL) if episode.over else episode.to_move

    def is_terminal(self) -> bool:
        """Whether the match has ended."""
        return self.table.is_dealt and self.table.playing.over

    def returns(self) -> list[float]:
        """Each seat's reward; zero before the end."""
        return self.table.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        del player  # OpenSpiel asks only for the one to move
        actions: list[int] = self.table.playing.actions().tolist()
        return actions

    def _apply_action(self, action: int) -> None:
        (self.table.step if self.table.is_dealt else self.table.draw)(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"byte {action}"
        return self.table.terms.game.moves.notation(self.table.terms, self._move(player, action))

    def _move(self, player: int, action: int) -> Any:
        terms = self.table.terms
        return terms.game.moves.move_of(terms, self.table.position, player, action)

    def __str__(self) -> str:
        if not self.table.is_dealt:
            return f"{len(self.table.drawn)} of {SEED_BYTES} bytes of the deal are drawn: {self.table.drawn.hex()}"
        digest = hashlib.sha256(self.table.full().tobytes()).hexdigest()[:16]
        return f"{self.table.text(None).rstrip()}\n\nposition {digest}"

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that is possible, given what the player knows; each is equally likely. It has no history."""
        if not self.table.is_dealt:
            return self.clone()
        state: SpielState = self.get_game().new_initial_state()
        state.table = self.table.world(player_id, seeded(repr(probability_sampler())))
        return state

    # Structs: plain data that OpenSpiel 2.0 turns into JSON.

    def _to_struct(self) -> dict[str, Any]:
        if not self.table.is_dealt:
            return {"drawn": list(self.table.drawn)}
        row = self.table.full()
        layout = self.table.playing.layout
        return {field.name: field.read(row).tolist() for field in layout.fields}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        if not self.table.is_dealt:
            return {"drawn": len(self.table.drawn)}
        return _plain(self.table.view(player))

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        if player == pyspiel.PlayerId.CHANCE:
            return {"type": "byte", "value": action}
        return _plain(self._move(player, action))

    def _struct_to_actions(self, struct: dict[str, Any]) -> Sequence[int]:
        terms = self.table.terms
        if not self.table.is_dealt:
            return [int(struct["value"])]
        try:
            move = convert(struct, terms.game.move_type)
        except msgspec.ValidationError as error:
            raise IllegalMove(f"this is not a move of {terms.game.title}: {error}") from error
        return [terms.game.moves.action_of(terms, self.table.position, self.table.playing.to_move, move)]


def _plain(value: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(value, str_keys=True)
    return found
