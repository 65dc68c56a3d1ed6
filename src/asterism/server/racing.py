"""What people and bots may do in a race, and what it comes to. All of this only looks at the book."""

from __future__ import annotations

import math
from collections.abc import Sequence

from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.kernel import Rng, random_below
from asterism.server import entry as log
from asterism.server import wire
from asterism.server.book import Book
from asterism.server.race import QUICKEST, Count, Heat, Wait

Entries = Sequence[log.Entry]

QUICKEST_BOT = 700
SPREAD = 0.35
"""The spread of a bot's reaction times: they are log-normal, as people's are."""
MEDIANS = {"twinkle": 3000, "star": 2200}
USUAL_MEDIAN = 1400


def claim(book: Book, heat: Heat, seat: int, wish: wire.Shown | wire.Claim, now: int) -> Entries:
    """A person's screen shows the moment, or the person answers and will say later what exactly."""
    if wish.opened != heat.opened:
        raise IllegalMove("that moment is over")
    if isinstance(wish, wire.Shown):
        return [] if seat in heat.shown else [log.Shown(seat=seat)]
    if seat in heat.answers:
        return []
    answers = [move for move in book.played.legal_moves(seat) if move != heat.rules.silence]
    if not answers:
        raise IllegalMove("you can only let it pass")
    only = book.played.notation(answers[0]) if answers == [heat.rules.forfeit] else None
    return [log.Claimed(seat=seat, ms=heat.speed(seat, wish.ms, now), move=only)]


def answer(book: Book, heat: Heat, seat: int, wish: wire.MoveWish, move: Move, now: int) -> Entries:
    """A person's move in a race: letting it pass counts at once, an answer when its turn comes."""
    book.played.check(move, seat)
    before = heat.answers.get(seat)
    if before is not None and (before.move is not None or move == heat.rules.silence):
        raise IllegalMove("you have answered, and an answer stands")
    notation = book.played.notation(move)
    if move == heat.rules.silence:
        return [log.Moved(seat=seat, move=notation, move_id=wish.id)]
    return [log.Claimed(seat=seat, ms=heat.speed(seat, wish.ms, now), move=notation, move_id=wish.id)]


def next_step(book: Book, heat: Heat, now: int) -> Wait | Count:
    """When the next answer is to be judged, or whose it is now."""
    return heat.next_step(book.to_act, people_in(book), now)


def people_in(book: Book) -> list[int]:
    """The people who have yet to be judged."""
    return [seat for seat in book.to_act if seat in book.people]


def count(book: Book, heat: Heat, counted: Count) -> Entries:
    """The move that an answer, or silence, comes to."""
    said = counted.answer
    if said is None:
        move = book.played.notation(heat.rules.silence)
    else:
        move = said.move or book.played.notation(heat.rules.forfeit)
    return [log.Moved(seat=counted.seat, move=move, move_id=said.move_id if said else None)]


def reaction(bot: str, rng: Rng) -> int:
    """How long a bot takes to react, in milliseconds: like a person of its level, and never inhumanly fast."""
    median = MEDIANS.get(bot.partition("@")[0], USUAL_MEDIAN)
    return max(QUICKEST_BOT, round(median * math.exp(SPREAD * normal(rng))))


def normal(rng: Rng) -> float:
    """A standard normal number, from two even ones."""
    first, second = ((random_below(rng, 1 << 30) + 0.5) / (1 << 30) for _ in range(2))
    return math.sqrt(-2 * math.log(first)) * math.cos(2 * math.pi * second)


class Plan:
    """What the bots of a table will answer in one race, and how fast; made once, before anybody can have answered."""

    def __init__(self, opened: int, answers: dict[int, tuple[int, str]]) -> None:
        self.opened = opened
        self._answers = answers
        """For each bot that answers: after how long, and what."""

    def claims_at(self, book: Book, heat: Heat, now: int) -> int | None:
        """When the next bot answers: not before the moment is on every person's screen."""
        waiting = [ms for seat, (ms, _) in self._answers.items() if self._is_open(book, heat, seat)]
        if not waiting:
            return None
        persons = people_in(book)
        return heat.begins(persons) + min(waiting) if persons else now

    def claim(self, book: Book, heat: Heat) -> Entries:
        """The answer of the fastest bot that has not answered yet."""
        open_seats = [seat for seat in self._answers if self._is_open(book, heat, seat)]
        if not open_seats:
            return []
        seat = min(open_seats, key=lambda seat: self._answers[seat][0])
        ms, move = self._answers[seat]
        return [log.Claimed(seat=seat, ms=max(QUICKEST, ms), move=move)]

    def _is_open(self, book: Book, heat: Heat, seat: int) -> bool:
        return seat in book.to_act and seat not in heat.answers and seat not in book.people
