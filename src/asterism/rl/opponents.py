"""Bots in the seats that do not learn, inside environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from asterism import bots
from asterism.bots import Bot, Situation
from asterism.errors import BadOption, IllegalMove
from asterism.game import Terms
from asterism.layout import copy_of
from asterism.rl.stepping import ASKED, GREEDY, LEARNER, RANDOM

IN_KERNEL = {"random": RANDOM, "greedy": GREEDY}
"""Bots that move inside the kernel of a batch; all others are asked by Python, which is as slow as they are."""


def opponents_of(terms: Terms, given: str | Sequence[str] | None, learner: int) -> tuple[str, ...]:
    """The name of the bot in each seat: the same in all, or one for each seat but the learner's, in their order."""
    if isinstance(learner, bool) or learner not in range(terms.seats):
        raise BadOption(f"there is no seat {learner} for the learner; the seats are 0 to {terms.seats - 1}")
    if given is None:
        return ("",) * terms.seats
    names = [given] * (terms.seats - 1) if isinstance(given, str) else list(given)
    if len(names) != terms.seats - 1:
        raise BadOption(f"{terms.seats - 1} opponents sit beside the learner, not {len(names)}")
    for name in names:
        bots.check_name(name)
    names.insert(learner, "")
    return tuple(names)


def decider_of(name: str) -> int:
    """Who decides for a seat with this bot, or with none."""
    return IN_KERNEL.get(name, ASKED) if name else LEARNER


def action_of_bot(bot: Bot, terms: Terms, state: Any, seat: int) -> int:
    """What a bot does in a state, of which it gets only what its seat may know."""
    blinded = copy_of(state)
    terms.game.kernels.blind(terms.setup, blinded, seat)
    situation = Situation(terms, seat, blinded)
    move = bot.choose(situation)
    action = int(terms.game.moves.action_of(terms, situation.position, seat, move))
    if action not in situation.legal_actions:
        raise IllegalMove(f"its move {move} is not legal")
    return action
