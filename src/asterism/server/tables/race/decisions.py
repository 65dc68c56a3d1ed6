"""What people may do in a race, and which move an answer becomes. These functions only look at the state."""

from __future__ import annotations

from collections.abc import Collection

from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.server.protocol import commands
from asterism.server.tables import events
from asterism.server.tables.decisions.turns import Decision, play_turn
from asterism.server.tables.race.race import Judge, LiveRace, Wait
from asterism.server.tables.state import TableState


def decide_claim(
    state: TableState,
    race: LiveRace,
    seat: int,
    command: commands.ReportRaceShown | commands.ClaimRace,
    now: int,
) -> Decision:
    """A person's screen shows the race, or the person answers and will name the move later."""
    if command.opened != race.opened:
        raise IllegalMove("this race is over")
    if isinstance(command, commands.ReportRaceShown):
        return [] if seat in race.shown else [events.RaceShown(seat=seat)]
    if seat in race.answers:
        return []
    answers = [move for move in state.started_match.legal_moves(seat) if move != race.rules.silence]
    if not answers:
        raise IllegalMove("you can only pass")
    only = state.started_match.notation(answers[0]) if answers == [race.rules.forfeit] else None
    return [events.RaceClaimed(seat=seat, ms=race.reaction_ms(seat, command.ms, now), move=only)]


def decide_answer(
    state: TableState, race: LiveRace, seat: int, command: commands.PlayMove, move: Move, now: int
) -> Decision:
    """A person's move in a race: passing counts at once, an answer when its turn comes."""
    match, before = state.started_match, race.answers.get(seat)
    match.check(move, seat)
    if before is not None and (before.move is not None or move == race.rules.silence):
        raise IllegalMove("you have answered already, and the answer counts")
    if move == race.rules.silence:
        return play_turn(state, seat, move, move_id=command.id)
    ms = race.reaction_ms(seat, command.ms, now)
    return [events.RaceClaimed(seat=seat, ms=ms, move=match.notation(move), move_id=command.id)]


def next_step(state: TableState, race: LiveRace, now: int, away: Collection[int] = ()) -> Wait | Judge:
    """When the next answer is to be judged, or whose answer it is now. `away` are the seats that nobody looks from."""
    return race.next_step(state.to_act, people_in(state), now, away)


def people_in(state: TableState) -> list[int]:
    """The people whose answers have not been judged."""
    return [seat for seat in state.to_act if seat in state.people]


def judge(state: TableState, race: LiveRace, step: Judge) -> Decision:
    """The turn that an answer, or silence, becomes."""
    answer = step.answer
    if answer is None:
        return play_turn(state, step.seat, race.rules.silence)
    return play_turn(state, step.seat, answer.move or race.rules.forfeit, move_id=answer.move_id)
