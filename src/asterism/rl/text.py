"""Matches in text, for the evaluation of language models.

`TextGame` has the loop of TextArena: `reset`, then `get_observation` and `step` until it is done, then `close`::

    game = TextGame("sternenhimmel", seats=3, bots={1: "greedy", 2: "random"})
    game.reset(seed=7)
    done = False
    while not done:
        seat, prompt = game.get_observation()
        done, info = game.step(model(prompt))
    rewards, info = game.close()
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from asterism import bots as known_bots
from asterism.deal import draw
from asterism.errors import AsterismError, BadOption, IllegalMove
from asterism.game import Move, load
from asterism.i18n import Translator
from asterism.match import PLAYERS, Match
from asterism.options import agree_terms
from asterism.prompt.limits import TRIES, AtLimit, checked_limit, with_forfeits
from asterism.prompt.prompts import Prompting, observation, prompt, refusal, words_for
from asterism.prompt.reading import read_answer
from asterism.rl.rewards import reward_alone, rewards_by_rank


class Step(NamedTuple):
    """What became of an answer."""

    done: bool
    """Whether the match is over."""
    info: dict[str, Any]
    """`seat`, `move` (in notation, None if none was made), `refusal` and `rule` (of a refused answer), `tries` (left),
    and `limit` ("random" or "forfeit" if the tries were used up)."""


class TextGame:
    """A match whose players read and write text. Seats in `bots` are played by the bots of these names."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        preset: str | None = None,
        bots: Mapping[int, str] | None = None,
        players: Sequence[str] = (),
        language: str = "en",
        rules: bool = True,
        moves: bool = True,
        tries: int = TRIES,
        at_limit: AtLimit = "random",
    ) -> None:
        Translator(language)
        if tries < 1:
            raise BadOption(f"a player needs at least one try, not {tries}")
        self.terms = agree_terms(load(game), seats, options, preset)
        self.prompting = Prompting(language, rules, moves)
        self.tries = tries
        self.at_limit = checked_limit(at_limit)
        self._bots = dict(bots or {})
        for seat, name in self._bots.items():
            if seat not in range(self.terms.seats):
                raise BadOption(f"there is no seat {seat}; the seats are 0 to {self.terms.seats - 1}")
            known_bots.check_name(name)
        if len(self._bots) == self.terms.seats:
            raise BadOption("all seats are bots'; leave one for a player who reads text")
        self._players = tuple(players) or tuple(PLAYERS[: self.terms.seats])
        self._match: Match | None = None

    def reset(self, seed: int | str | None = None) -> None:
        """Begin a new match. The same seed gives the same deal, the same bots and the same random moves."""
        secret = None if seed is None else str(seed).encode()
        self._match = Match(self.terms, draw(self.terms.chances, secret), self._players)
        self._chooser = random.Random(None if seed is None else f"{seed}")
        self._opponents = {
            seat: known_bots.sandboxed(name, f"{seed if seed is not None else self._chooser.random()} seat {seat}")
            for seat, name in self._bots.items()
        }
        self._known = dict.fromkeys(range(self.terms.seats), 0)
        self._left = self.tries
        self._refusal = ""
        self._limits: Counter[int] = Counter()
        self._refused: Counter[int] = Counter()
        self._forfeited: set[int] = set()
        self._play_others()

    @property
    def match(self) -> Match:
        """The match; an error before the first `reset`."""
        if self._match is None:
            raise AsterismError("call reset() before anything else")
        return self._match

    @property
    def done(self) -> bool:
        """Whether the match is over."""
        return self.match.is_over

    def get_observation(self) -> tuple[int, str]:
        """The seat that is to move, and its prompt: the last refusal, if its last answer was refused, at the end."""
        seat = self._asked()
        text = prompt(self.match, seat, self.prompting, self._known[seat])
        return seat, f"{text}\n\n{self._refusal}" if self._refusal else text

    def observation(self, seat: int) -> str:
        """All that the seat may know, without instructions; also when it is not to move."""
        return observation(self.match, seat, self.prompting)

    def step(self, answer: str) -> Step:
        """Play the move that the answer names. A refused answer changes nothing but the number of tries left."""
        seat = self._asked()
        if not isinstance(answer, str):
            raise AsterismError(f"an answer is a text, not {type(answer).__name__}")
        try:
            move = read_answer(self.match, seat, answer, listed=self.prompting.moves)
        except IllegalMove as reason:
            return self._refuse(seat, reason)
        return self._made(seat, move)

    def forfeit(self) -> Step:
        """The player who is to move does not answer any more, for example because the time is up."""
        return self._at_limit(self._asked(), {})

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """Each seat's reward, from -1 (last) to 1 (first), and how the match went; an error before its end."""
        match = self.match
        if match.results is None:
            raise AsterismError("the match is not over yet; call step() until it is done")
        ranks = with_forfeits([result.rank for result in match.results], self._forfeited)
        return dict(enumerate(self._rewards(ranks))), {
            "scores": [result.score for result in match.results],
            "ranks": ranks,
            "drawn": match.is_drawn,
            "turns": len(match.turns),
            "refused": {seat: self._refused[seat] for seat in range(match.seats)},
            "limits": {seat: self._limits[seat] for seat in range(match.seats)},
            "forfeits": sorted(self._forfeited),
        }

    def _rewards(self, ranks: Sequence[int]) -> list[float]:
        if len(ranks) > 1:
            return rewards_by_rank(ranks)
        return [-1.0 if self._forfeited else reward_alone(self.terms, self.match.state)]

    # --- what follows from an answer ---------------------------------------------------------

    def _asked(self) -> int:
        seat = self.match.current_seat
        if seat is None:
            raise AsterismError("the match is over; call reset() for another one")
        return seat

    def _refuse(self, seat: int, reason: IllegalMove) -> Step:
        self._left -= 1
        self._refused[seat] += 1
        info = {"refusal": str(reason), "rule": reason.rule}
        if self._left == 0:
            return self._at_limit(seat, info)
        self._refusal = refusal(words_for(self.match, seat, self.prompting), reason, self._left)
        return Step(self.done, {"seat": seat, "move": None, **info, "tries": self._left, "limit": None})

    def _at_limit(self, seat: int, info: dict[str, Any]) -> Step:
        self._limits[seat] += 1
        if self.at_limit == "forfeit":
            self._forfeited.add(seat)
        done, made = self._made(seat, self._any_move(seat))
        return Step(done, {**made, **info, "limit": self.at_limit})

    def _made(self, seat: int, move: Move) -> Step:
        match = self.match
        match.play(move, seat=seat)
        self._known[seat] = len(match.turns) - 1
        self._left, self._refusal = self.tries, ""
        self._play_others()
        info = {"seat": seat, "move": match.notation(move), "refusal": "", "rule": "", "tries": self.tries}
        return Step(self.done, {**info, "limit": None})

    def _play_others(self) -> None:
        """Play on until a seat is to move that is asked for text."""
        match = self.match
        while (seat := match.current_seat) is not None:
            if seat in self._opponents:
                move = self._opponents[seat].choose(known_bots.situation_of(match, seat))
            elif seat in self._forfeited:
                move = self._any_move(seat)
            else:
                return
            match.play(move, seat=seat)

    def _any_move(self, seat: int) -> Move:
        return self._chooser.choice(self.match.legal_moves(seat))
