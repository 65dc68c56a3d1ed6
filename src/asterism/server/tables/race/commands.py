"""What people and bots may do in a race, and what it comes to. All of this only looks at the state."""

from __future__ import annotations

import math
from collections.abc import Sequence

from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.kernel import Rng, random_below
from asterism.server.protocol import commands
from asterism.server.tables import events
from asterism.server.tables.race.race import QUICKEST, Count, LiveRace, Wait
from asterism.server.tables.state import TableState

Entries = Sequence[events.TableEvent]

QUICKEST_BOT = 700
SPREAD = 0.35
"""The spread of a bot's reaction times: they are log-normal, as people's are."""
MEDIANS = {"twinkle": 3000, "star": 2200}
USUAL_MEDIAN = 1400


def claim(
    state: TableState, race: LiveRace, seat: int, command: commands.ReportRaceShown | commands.ClaimRace, now: int
) -> Entries:
    """A person's screen shows the moment, or the person answers and will say later what exactly."""
    if command.opened != race.opened:
        raise IllegalMove("that moment is over")
    if isinstance(command, commands.ReportRaceShown):
        return [] if seat in race.shown else [events.RaceShown(seat=seat)]
    if seat in race.answers:
        return []
    answers = [move for move in state.played.legal_moves(seat) if move != race.rules.silence]
    if not answers:
        raise IllegalMove("you can only let it pass")
    only = state.played.notation(answers[0]) if answers == [race.rules.forfeit] else None
    return [events.RaceClaimed(seat=seat, ms=race.speed(seat, command.ms, now), move=only)]


def answer(state: TableState, race: LiveRace, seat: int, command: commands.PlayMove, move: Move, now: int) -> Entries:
    """A person's move in a race: letting it pass counts at once, an answer when its turn comes."""
    state.played.check(move, seat)
    before = race.answers.get(seat)
    if before is not None and (before.move is not None or move == race.rules.silence):
        raise IllegalMove("you have answered, and an answer stands")
    notation = state.played.notation(move)
    if move == race.rules.silence:
        return [events.TurnPlayed(seat=seat, move=notation, move_id=command.id)]
    return [events.RaceClaimed(seat=seat, ms=race.speed(seat, command.ms, now), move=notation, move_id=command.id)]


def next_step(state: TableState, race: LiveRace, now: int) -> Wait | Count:
    """When the next answer is to be judged, or whose it is now."""
    return race.next_step(state.to_act, people_in(state), now)


def people_in(state: TableState) -> list[int]:
    """The people who have yet to be judged."""
    return [seat for seat in state.to_act if seat in state.people]


def count(state: TableState, race: LiveRace, counted: Count) -> Entries:
    """The move that an answer, or silence, comes to."""
    said = counted.answer
    if said is None:
        move = state.played.notation(race.rules.silence)
    else:
        move = said.move or state.played.notation(race.rules.forfeit)
    return [events.TurnPlayed(seat=counted.seat, move=move, move_id=said.move_id if said else None)]


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

    def claims_at(self, state: TableState, race: LiveRace, now: int) -> int | None:
        """When the next bot answers: not before the moment is on every person's screen."""
        waiting = [ms for seat, (ms, _) in self._answers.items() if self._is_open(state, race, seat)]
        if not waiting:
            return None
        persons = people_in(state)
        return race.begins(persons) + min(waiting) if persons else now

    def claim(self, state: TableState, race: LiveRace) -> Entries:
        """The answer of the fastest bot that has not answered yet."""
        open_seats = [seat for seat in self._answers if self._is_open(state, race, seat)]
        if not open_seats:
            return []
        seat = min(open_seats, key=lambda seat: self._answers[seat][0])
        ms, move = self._answers[seat]
        return [events.RaceClaimed(seat=seat, ms=max(QUICKEST, ms), move=move)]

    def _is_open(self, state: TableState, race: LiveRace, seat: int) -> bool:
        return seat in state.to_act and seat not in race.answers and seat not in state.people
