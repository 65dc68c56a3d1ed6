"""How bots answer in a race: as fast as a person of their level, and never before every screen shows it."""

from __future__ import annotations

import math
import random
from collections.abc import Collection

from asterism.server.tables import events
from asterism.server.tables.decisions.turns import Decision
from asterism.server.tables.race.decisions import people_in
from asterism.server.tables.race.race import FASTEST_REACTION, LiveRace
from asterism.server.tables.state import TableState

FASTEST_BOT = 700
SPREAD = 0.35
"""The spread of a bot's reaction times, which are log-normal like people's."""
MEDIANS = {"twinkle": 3000, "star": 2200}
DEFAULT_MEDIAN = 1400


def reaction_ms(bot: str, rng: random.Random) -> int:
    """How long a bot takes to react, in milliseconds."""
    median = MEDIANS.get(bot.partition("@")[0], DEFAULT_MEDIAN)
    return max(FASTEST_BOT, round(rng.lognormvariate(math.log(median), SPREAD)))


class BotAnswers:
    """What the bots of a table answer in one race, and how fast. Decided before anybody can have answered."""

    def __init__(self, opened: int, answers: dict[int, tuple[int, str]]) -> None:
        self.opened = opened
        self._answers = answers
        """For each bot that answers: its reaction time and its move."""

    def next_at(self, state: TableState, race: LiveRace, now: int, away: Collection[int] = ()) -> int | None:
        """When the next bot answers: not before the race is on every person's screen, except of those `away`."""
        waiting = [ms for seat, (ms, _) in self._answers.items() if self._is_open(state, race, seat)]
        if not waiting:
            return None
        people = people_in(state)
        return race.shown_to_all(people, away) + min(waiting) if people else now

    def next_claim(self, state: TableState, race: LiveRace) -> Decision:
        """The answer of the fastest bot that has not answered yet."""
        open_seats = [seat for seat in self._answers if self._is_open(state, race, seat)]
        if not open_seats:
            return []
        seat = min(open_seats, key=lambda seat: self._answers[seat][0])
        ms, move = self._answers[seat]
        return [events.RaceClaimed(seat=seat, ms=max(FASTEST_REACTION, ms), move=move)]

    def _is_open(self, state: TableState, race: LiveRace, seat: int) -> bool:
        return seat in state.to_act and seat not in race.answers and seat not in state.people
