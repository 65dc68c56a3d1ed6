"""Resampled states, one by one: the player must know the same in them, and they must be able to come about."""

from __future__ import annotations

from random import Random

from asterism.audit.channels import differences
from asterism.audit.position import CHANCE, OVER, SIMULTANEOUS, Action, AuditedGame, NotOffered, Position
from asterism.audit.report import Example, Tally
from asterism.audit.trails import Trail, random_action

CHECKS = (
    "resampled_without_error",
    "resampled_information",
    "resampled_observation",
    "resampled_actions",
    "resampled_possible",
)


def resample(trail: Trail, player: int, rng: Random, tally: Tally) -> Position | None:
    """A state that is resampled for the player at the end of a course; None if that failed.

    Raises NotOffered if the game does not resample.
    """
    try:
        sample = trail.end.resampled(player, rng.random)
    except NotOffered:
        raise
    except Exception as error:  # noqa: BLE001 (whatever a foreign game raises)
        tally.count("resampled_without_error", _failure(trail, player, f"resampling failed: {_first_line(error)}"))
        return None
    return sample


def check_knowledge(trail: Trail, player: int, sample: Position, tally: Tally) -> bool:
    """Check that the player knows the same in a resampled state and may do the same; False where it does not."""
    truth = trail.end
    is_same = sample.known(player) == truth.known(player)
    _count(
        tally, "resampled_information", trail, player, "" if is_same else "the player would know something else in it"
    )
    problem = ""
    if sample.turn != truth.turn:
        problem = f"player {sample.turn} is to move in it, not {truth.turn}"
    elif truth.turn in (player, SIMULTANEOUS) and list(sample.legal(player)) != list(truth.legal(player)):
        problem = "the player has other legal actions in it"
    _count(tally, "resampled_actions", trail, player, problem)
    return is_same and not problem


def check_in_depth(game: AuditedGame, trail: Trail, player: int, sample: Position, rng: Random, tally: Tally) -> None:
    """Check what a resampled state shows, how it came about, and that it can be played on."""
    found = differences(trail.end, sample, player)
    shown = [f"not the same {channel}: {how}" for channel, how in found.items() if how and channel != "legal actions"]
    _count(tally, "resampled_observation", trail, player, "; ".join(shown))
    course = sample.course()
    if course is not None:
        problem = _impossibility(game, trail, player, sample, list(course))
        _count(tally, "resampled_possible", trail, player, problem)
    _count(tally, "resampled_without_error", trail, player, _trouble_in_playing_on(game, sample, rng))


def _impossibility(game: AuditedGame, trail: Trail, player: int, sample: Position, course: list[Action]) -> str:
    """Why a resampled state cannot have come about by its own actions; empty if it can."""
    position, own = game.begin(), list[Action]()
    for number, action in enumerate(course):
        if position.turn == OVER:
            return f"its game was over after {number} of its {len(course)} actions"
        if not position.allows(action):
            mover = "chance" if position.turn == CHANCE else f"player {position.turn}"
            return f"its action {number} ({action} by {mover}) was not legal there"
        if position.turn == player:
            own.append(action)
        position = position.after(action)
    before = [action for place, action in enumerate(trail.actions) if trail.positions[place].turn == player]
    if own != before:
        return f"the player made other moves in it: {own} instead of {before}"
    if position.turn != sample.turn or position.known(player) != sample.known(player):
        return "its actions lead to another state"
    return ""


def _trouble_in_playing_on(game: AuditedGame, sample: Position, rng: Random) -> str:
    position = sample
    try:
        for _ in range(game.longest):
            if position.turn == OVER:
                break
            position = position.after(random_action(position, rng, game.players))
    except Exception as error:  # noqa: BLE001 (whatever a foreign game raises)
        return f"a resampled state could not be played to the end: {_first_line(error)}"
    return ""


def _count(tally: Tally, name: str, trail: Trail, player: int, problem: str) -> None:
    tally.count(name, _failure(trail, player, problem) if problem else None)


def _failure(trail: Trail, player: int, what: str) -> Example:
    return Example(what, str(player), list(trail.actions))


def _first_line(error: Exception) -> str:
    text = str(error).strip()
    return f"{type(error).__name__}: {text.splitlines()[0]}" if text else type(error).__name__
