"""The sandbox of every bot at a table: the match goes on even if a bot fails.

If a bot raises, or answers with something other than a legal move, a fallback moves for it in that turn. If it takes
too long, the fallback plays the rest of the match: Python cannot stop a thread, so the bot's thread is abandoned.
"""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Literal

import msgspec

from asterism.bots.protocol import Bot, Situation, StepwiseBot
from asterism.bots.steps import Steps
from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.layout import copy_of
from asterism.standing import Guarded

LIMIT = 30.0
"""Seconds that a bot may take for a move unless agreed otherwise; generous, because machines may be busy."""


class BotFault(msgspec.Struct, frozen=True):
    """Something that a bot did wrong, and what was done about it."""

    bot: str
    seat: int
    kind: Literal["raised", "stalled", "illegal"]
    text: str

    def __str__(self) -> str:
        return f"{self.bot} in seat {self.seat} {self.text}"


class BadAnswer(Exception):
    """A bot did not answer with a legal move."""

    def __init__(self, kind: Literal["raised", "stalled", "illegal"], text: str) -> None:
        super().__init__(text)
        self.kind: Literal["raised", "stalled", "illegal"] = kind


class SandboxedBot:
    """A bot whose every move is legal and in time, with the help of a fallback; `faults` lists when it was needed."""

    def __init__(self, name: str, build: Callable[[], Bot], fallback: Bot, limit: float = LIMIT) -> None:
        self.name = name
        self.limit = limit
        self.faults: list[BotFault] = []
        self._build = build
        self._bot: Bot | None = None
        self._fallback = fallback
        self._benched = False

    def choose(self, situation: Situation) -> Move:
        """The bot's move, or the fallback's; GameFault if the game itself fails."""
        if self._benched:
            return self._move_instead(situation)
        own = replace(situation, state=copy_of(situation.state))
        try:
            move = in_time(lambda: self._ask(own), self.limit)
            check(situation, move)
        except BadAnswer as fault:
            self._note(situation.seat, fault)
            return self._move_instead(situation)
        return move

    def choose_stepwise(self, situation: Situation) -> Steps[Move]:
        """The same in steps, without a thread of its own: for bots of ours, which keep their time themselves."""
        own = replace(situation, state=copy_of(situation.state))
        try:
            try:
                move = yield from self._ask_stepwise(own)
            except Exception as error:
                raise raised(error) from error
            check(situation, move)
        except BadAnswer as fault:
            self._note(situation.seat, fault)
            return self._move_instead(situation)
        return move

    def _note(self, seat: int, fault: BadAnswer) -> None:
        self._benched = fault.kind == "stalled"
        rest = "greedy plays on in its place" if self._benched else "greedy moved instead"
        self.faults.append(BotFault(self.name, seat, fault.kind, f"{fault}; {rest}"))

    def _move_instead(self, situation: Situation) -> Move:
        with Guarded(situation.terms.game):
            return self._fallback.choose(situation)

    def _ask(self, situation: Situation) -> Any:
        return self._built().choose(situation)

    def _ask_stepwise(self, situation: Situation) -> Steps[Move]:
        bot = self._built()
        return (yield from bot.choose_stepwise(situation)) if isinstance(bot, StepwiseBot) else bot.choose(situation)

    def _built(self) -> Bot:
        if self._bot is None:
            self._bot = self._build()
        return self._bot


def check(situation: Situation, move: Any) -> None:
    """Raise BadAnswer unless this is a legal move."""
    terms, state, seat = situation.terms, situation.state, situation.seat
    if not isinstance(move, Move):
        raise BadAnswer("illegal", f"answered {move!r:.80}, which is not a move")
    try:
        if terms.game.moves.action_of(terms, state, seat, move) in situation.legal_actions:
            return
        reason: Exception = terms.game.moves.why_illegal(terms, state, seat, move)
    except IllegalMove as illegal:
        reason = illegal
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        reason = error
    raise BadAnswer("illegal", f"answered {move!r:.80}, which is illegal: {reason}")


def in_time(work: Callable[[], Any], limit: float) -> Any:
    """What the work gives, or BadAnswer if it raises or takes longer than `limit` seconds."""
    thinker = Thinker.idle()
    thinker.tasks.put(work)
    try:
        done, value = thinker.answers.get(timeout=limit)
    except Empty:
        thinker.tasks.put(None)
        raise BadAnswer("stalled", f"took longer than {limit:g} seconds") from None
    Thinker.free.put(thinker)
    if done:
        return value
    raise raised(value) from value


def raised(error: BaseException) -> BadAnswer:
    """A bot raised this."""
    return BadAnswer("raised", f"raised {type(error).__name__}: {error}{place_of(error)}")


class Thinker:
    """A thread that works for bots, one task after the other, and does not keep the program alive."""

    free: SimpleQueue[Thinker] = SimpleQueue()

    def __init__(self) -> None:
        self.tasks: SimpleQueue[Callable[[], Any] | None] = SimpleQueue()
        self.answers: SimpleQueue[tuple[bool, Any]] = SimpleQueue()
        threading.Thread(target=self._work, name="bot", daemon=True).start()

    @classmethod
    def idle(cls) -> Thinker:
        """A thread that has nothing to do."""
        try:
            return cls.free.get_nowait()
        except Empty:
            return cls()

    def _work(self) -> None:
        while (task := self.tasks.get()) is not None:
            try:
                answer = True, task()
            except BaseException as error:  # noqa: BLE001 (a bot may raise anything, SystemExit too)
                answer = False, error
            self.answers.put(answer)


def place_of(error: BaseException) -> str:
    """Where in the bot's code it event_rows."""
    frames = traceback.extract_tb(error.__traceback__)
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
