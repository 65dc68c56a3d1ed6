"""Courses of a game, and the search for twins: courses that look the same to a player and differ in what is hidden.

The search starts from one course and changes it step by step, as a random walk: chance does something else in one
place, two outcomes of chance change places everywhere (two cards, say), or another player does something else. A change
is kept if all actions stay legal and the player knows the same before every decision of anybody. So it needs no
knowledge of the game, and does not rely on the game's own resampling.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from random import Random

from asterism.audit.position import CHANCE, OVER, SIMULTANEOUS, Action, AuditedGame, Position, is_decision


class Trail:
    """One course of a game from the beginning: `positions[i]` becomes `positions[i + 1]` by `actions[i]`."""

    def __init__(self, positions: Sequence[Position], actions: Sequence[Action]) -> None:
        self.positions = positions
        self.actions = actions
        self._known = dict[tuple[int, int], Hashable]()

    @property
    def end(self) -> Position:
        """The last position."""
        return self.positions[-1]

    def known(self, number: int, player: int) -> Hashable:
        """What the player knows in a position."""
        key = number, player
        if key not in self._known:
            self._known[key] = self.positions[number].known(player)
        return self._known[key]

    def until(self, number: int) -> Trail:
        """The course up to a position."""
        shorter = Trail(self.positions[: number + 1], self.actions[:number])
        shorter._known = self._known
        return shorter

    def decisions(self) -> list[int]:
        """The numbers of the positions in which somebody is to move."""
        return [number for number, position in enumerate(self.positions) if is_decision(position)]


def random_action(position: Position, rng: Random, players: int) -> Action:
    """Something that may happen now."""
    if position.turn == CHANCE:
        return position.chance(rng)
    if position.turn == SIMULTANEOUS:
        return tuple(rng.choice(position.legal(player) or [0]) for player in range(players))
    return rng.choice(position.legal(position.turn))


class Explorer:
    """Plays games at random. Half of the moves are those made least often so far, which leads to rare situations."""

    def __init__(self, game: AuditedGame) -> None:
        self._game = game
        self._made = Counter[int]()

    def play(self, rng: Random) -> Trail:
        """A game from the beginning to the end."""
        positions, actions = [self._game.begin()], list[Action]()
        while positions[-1].turn != OVER and len(actions) < self._game.longest:
            actions.append(self._choose(positions[-1], rng))
            positions.append(positions[-1].after(actions[-1]))
        return Trail(positions, actions)

    def _choose(self, position: Position, rng: Random) -> Action:
        action = random_action(position, rng, self._game.players)
        if position.turn < 0:
            return action
        if rng.getrandbits(1):
            legal = position.legal(position.turn)
            fewest = min(self._made[one] for one in legal)
            action = rng.choice([one for one in legal if self._made[one] == fewest])
        self._made[action] += 1
        return action


def twins(trail: Trail, player: int, rng: Random, tries: int) -> Iterator[Trail]:
    """Courses that look to the player like this one up to their end, each a change of the one before.

    A twin may end earlier: where the player's legal actions differ although the player knows the same.
    """
    current = trail
    places = [number for number in range(len(trail.actions)) if trail.positions[number].turn != player]
    if not places:
        return
    for _ in range(tries):
        changed = _changed(current, rng.choice(places), player, rng)
        if changed == list(current.actions):
            continue
        twin = _replayed(current, changed, player)
        if twin is None:
            continue
        yield twin
        if len(twin.actions) < len(trail.actions):
            return
        current = twin


def _changed(trail: Trail, place: int, player: int, rng: Random) -> list[Action]:
    """The actions with one change in what chance or another player does."""
    actions, position = list(trail.actions), trail.positions[place]
    if position.turn == CHANCE:
        if isinstance(actions[place], int) and rng.randrange(3):
            return _with_exchange(trail, place, player, rng)
        actions[place] = position.another_chance(actions[place], rng)
    elif position.turn == SIMULTANEOUS:
        others = [seat for seat in range(len(actions[place])) if seat != player and position.legal(seat)]
        for seat in rng.sample(others, min(1, len(others))):
            joint = list(actions[place])
            joint[seat] = rng.choice(position.legal(seat))
            actions[place] = tuple(joint)
    else:
        actions[place] = rng.choice(position.legal(position.turn))
    return actions


def _with_exchange(trail: Trail, place: int, player: int, rng: Random) -> list[Action]:
    """The actions with two outcomes of chance exchanged; maybe also where others use them, as with cards."""
    one = trail.actions[place]
    movers = [position.turn for position in trail.positions[:-1]]
    drawn = [action for action, mover in zip(trail.actions, movers, strict=True) if mover == CHANCE]
    other = rng.choice(drawn) if rng.getrandbits(1) else trail.positions[place].another_chance(one, rng)
    among_others = bool(rng.getrandbits(1))
    exchanged = {one: other, other: one}
    return [
        exchanged.get(action, action)
        if mover == CHANCE or (among_others and mover >= 0 and mover != player)
        else action
        for action, mover in zip(trail.actions, movers, strict=True)
    ]


def _replayed(trail: Trail, actions: Sequence[Action], player: int) -> Trail | None:
    """The course of these actions, if it is possible and looks to the player like the other."""
    start = next(number for number, action in enumerate(actions) if action != trail.actions[number])
    positions = list(trail.positions[: start + 1])
    for number in range(start, len(actions)):
        here, there = positions[number], trail.positions[number]
        if here.turn == player and list(here.legal(player)) != list(there.legal(player)):
            return Trail(positions, actions[:number])
        if not here.allows(actions[number]):
            return None
        positions.append(here.after(actions[number]))
        if not _looks_alike(positions[-1], trail, number + 1, player):
            return None
    return Trail(positions, actions)


def _looks_alike(position: Position, trail: Trail, number: int, player: int) -> bool:
    """Whether a position looks to the player like one of a course."""
    if position.turn != trail.positions[number].turn:
        return False
    return not is_decision(position) or position.known(player) == trail.known(number, player)
