"""A race: several seats may answer, and the fastest answer counts (`game.RaceRules` has the rules).

An answer is timed from when the race appeared on that person's own screen, so a slow connection costs nothing. Answers
wait for a short grace period, so that a faster one that travels longer still comes first. Then they are judged in
order. All times are in milliseconds.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from asterism.game import RaceRules

GRACE = 250
"""How long after the first answer a faster one may still arrive; also the tolerance for network delay."""
FASTEST_REACTION = 150
"""Nobody reacts faster than this."""
SHOWN_BY = 20_000
"""A screen that has not reported the race by then counts as having shown it: it may show the turns before it first."""
SHOWN_BY_IF_AWAY = 3000
"""The same for a person who is not connected, or whose screen did not report the race before."""


@dataclass(frozen=True)
class Answer:
    """What a seat answered, and how fast. The move is None as long as the seat has not named it."""

    ms: int
    at: int
    move: str | None
    move_id: str | None = None
    """The id that the sender gave the answer."""


@dataclass(frozen=True)
class Wait:
    """There is nothing to do before `until`."""

    until: int


@dataclass(frozen=True)
class Judge:
    """The seat's answer is judged now; None: it did not answer in time."""

    seat: int
    answer: Answer | None


@dataclass(frozen=True)
class LiveRace:
    """A race under way. It is never changed: each event makes a new one."""

    rules: RaceRules
    seats: int
    opened: int
    """The number of the event that began it."""
    at: int
    shown: Mapping[int, int] = field(default_factory=dict)
    """When each person's screen showed the race, by the server's clock."""
    answers: Mapping[int, Answer] = field(default_factory=dict)
    judged: int = 0
    """When the last answer was judged."""
    late: frozenset[int] = frozenset()
    """The seats whose screens did not report the race before: the table does not wait as long for them again."""

    def with_screen(self, seat: int, at: int) -> LiveRace:
        """The race is on the seat's screen. Only the first report counts."""
        return replace(self, shown={seat: at} | dict(self.shown))

    def with_answer(self, seat: int, answer: Answer) -> LiveRace:
        """The seat answered. If it had answered before, it only names its move now."""
        before = self.answers.get(seat)
        if before is not None:
            answer = replace(before, move=answer.move, move_id=answer.move_id)
        return replace(self, answers=dict(self.answers) | {seat: answer})

    def without(self, seat: int, at: int) -> LiveRace:
        """The seat's answer has been judged."""
        answers = {other: answer for other, answer in self.answers.items() if other != seat}
        return replace(self, answers=answers, judged=at)

    def reaction_ms(self, seat: int, claimed: int | None, now: int) -> int:
        """How fast a seat answered: what its screen says, unless the server's clock proves that it took longer."""
        measured = now - self.shown.get(seat, self.at)
        if claimed is None:
            return max(FASTEST_REACTION, measured)
        return max(FASTEST_REACTION, claimed, measured - GRACE)

    def ranking(self) -> list[int]:
        """The seats that answered, fastest first; of equals, the first to the left of the player on turn."""
        return sorted(self.answers, key=lambda seat: (self.answers[seat].ms, (seat - self.rules.turn) % self.seats))

    def shown_to_all(self, people: Collection[int], away: Collection[int] = ()) -> int:
        """When the race was on the screens of all these people. No bot answers before.

        `away` are those of them who are not connected.
        """
        return max((self._shown_to(seat, is_away=seat in away) for seat in people), default=self.at)

    def _shown_to(self, seat: int, *, is_away: bool) -> int:
        is_awaited = not is_away and seat not in self.late
        return self.shown.get(seat, self.at + (SHOWN_BY if is_awaited else SHOWN_BY_IF_AWAY))

    def missed_by(self, people: Collection[int], now: int) -> frozenset[int]:
        """Those of these people whose screens have not reported the race in all the time they had."""
        if now < self.at + SHOWN_BY:
            return frozenset()
        return frozenset(seat for seat in people if seat not in self.shown and seat not in self.answers)

    def next_step(
        self, waiting: Collection[int], people: Collection[int], now: int, away: Collection[int] = ()
    ) -> Wait | Judge:
        """What happens next to the `waiting` seats, which have not been judged; `people` are the persons among them.

        Silence counts at once when there is no person left to wait for.
        """
        ranking = self.ranking()
        if not ranking:
            ends = self.shown_to_all(people, away) + self.rules.ms + GRACE if people else now
            return Wait(ends) if now < ends else Judge(min(waiting), None)
        first_answer = min(answer.at for answer in self.answers.values())
        if now < first_answer + GRACE:
            return Wait(first_answer + GRACE)
        answer = self.answers[ranking[0]]
        due = max(answer.at + GRACE, self.judged) + self.rules.proof_ms
        if answer.move is None and now < due:
            return Wait(due)
        return Judge(ranking[0], answer)
