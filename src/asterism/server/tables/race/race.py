"""A race at a table: a moment in which several seats may answer and the fastest counts (`game.RaceRules`).

Whoever answers is timed from when the moment appeared on their own screen, so that a slow line costs nothing. Answers
wait for a short grace, so that a faster one that travels longer still comes first; then they are judged in order.
All times are in milliseconds.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from asterism.game import RaceRules

GRACE = 250
"""How long after the first answer a faster one may still arrive, and how much a line may waver."""
QUICKEST = 150
"""Nobody reacts faster than this."""
SHOWN = 3000
"""A screen that has not reported the moment by then counts as having shown it."""


@dataclass(frozen=True)
class Answer:
    """What a seat answered, and how fast. Whoever only knocked has not said yet what exactly."""

    ms: int
    at: int
    move: str | None
    move_id: str | None = None
    """The id that the sender gave the answer."""


@dataclass(frozen=True)
class Wait:
    """Nothing is to be done before then."""

    until: int


@dataclass(frozen=True)
class Count:
    """The seat's answer counts now; None: it said nothing in time."""

    seat: int
    answer: Answer | None


@dataclass(frozen=True)
class LiveRace:
    """One race under way. It is never changed: what happens makes a new one."""

    rules: RaceRules
    seats: int
    opened: int
    """The number of the entry that began it."""
    at: int
    shown: Mapping[int, int] = field(default_factory=dict)
    """When each person's screen showed the moment, by the server's clock."""
    answers: Mapping[int, Answer] = field(default_factory=dict)
    judged: int = 0
    """When the last answer was judged."""

    def with_screen(self, seat: int, at: int) -> LiveRace:
        """The moment is on the seat's screen; what counts is when it first was."""
        return replace(self, shown={seat: at} | dict(self.shown))

    def with_answer(self, seat: int, answer: Answer) -> LiveRace:
        """The seat answered; if it had answered before, it only says now what exactly."""
        before = self.answers.get(seat)
        if before is not None:
            answer = replace(before, move=answer.move, move_id=answer.move_id)
        return replace(self, answers=dict(self.answers) | {seat: answer})

    def without(self, seat: int, at: int) -> LiveRace:
        """The seat's answer has been judged."""
        answers = {other: answer for other, answer in self.answers.items() if other != seat}
        return replace(self, answers=answers, judged=at)

    def speed(self, seat: int, claimed: int | None, now: int) -> int:
        """How fast a seat answered: what its screen says, unless the line proves that it took longer."""
        measured = now - self.shown.get(seat, self.at)
        if claimed is None:
            return max(QUICKEST, measured)
        return max(QUICKEST, claimed, measured - GRACE)

    def queue(self) -> list[int]:
        """Who answered, fastest first; of equals, the first to the left of the player on turn."""
        return sorted(self.answers, key=lambda seat: (self.answers[seat].ms, (seat - self.rules.turn) % self.seats))

    def begins(self, persons: Collection[int]) -> int:
        """When the moment was on the screens of all these persons: no bot answers before."""
        return max((self.shown.get(seat, self.at + SHOWN) for seat in persons), default=self.at)

    def next_step(self, waiting: Collection[int], persons: Collection[int], now: int) -> Wait | Count:
        """What happens next to the seats that have not been judged; `persons` are those of them who are people.

        Once no person is left to wait for, silence counts at once.
        """
        queue = self.queue()
        if not queue:
            ends = self.begins(persons) + self.rules.ms + GRACE if persons else now
            return Wait(ends) if now < ends else Count(min(waiting), None)
        first_answer = min(answer.at for answer in self.answers.values())
        if now < first_answer + GRACE:
            return Wait(first_answer + GRACE)
        answer = self.answers[queue[0]]
        due = max(answer.at + GRACE, self.judged) + self.rules.proof_ms
        if answer.move is None and now < due:
            return Wait(due)
        return Count(queue[0], answer)
