"""The scoring once more, as plainly as possible: sets and dictionaries, straight from the rulings.

It shares no line with the kernels, so that both can only be wrong in different ways.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

FACE = {"1": 1, "3": 3, "5": 5, "6": 6, "7": 7, "10": 10, "X": 0, "D": 0}

Token = tuple[str, str]
"""Owner and symbol."""


@dataclass(frozen=True)
class Outcome:
    """What a scoring should give; `reserve` is what leaves the bank."""

    vanished: set[int]
    swallowed: set[int]
    values: dict[int, int]
    totals: dict[str, tuple[int, int]]
    coins: dict[str, int]
    reserve: int


def neighbours(lines: Sequence[tuple[int, int]], stars: set[int]) -> set[int]:
    """All stars that share a line with one of these."""
    return {b for a, b in lines if a in stars} | {a for a, b in lines if b in stars}


def value(face: int, doubles: int, stacking: str) -> int:
    """A star's value with this many double stars beside it."""
    if doubles == 0:
        return face
    return {"multiply": face * 2**doubles, "once": face * 2, "add": face + doubles * face}[stacking]


def score(
    lines: Sequence[tuple[int, int]],
    tokens: Mapping[int, Token],
    prizes: tuple[int, int],
    stacking: str = "multiply",
    consolation: str = "reserve",
) -> Outcome:
    """Reveal, annihilate, swallow, double, add up, rank and pay."""
    holes = {star for star, (_, symbol) in tokens.items() if symbol == "X"}
    vanished = {star for star in holes if neighbours(lines, {star}) & holes}
    swallowed = neighbours(lines, holes - vanished)
    remaining = set(tokens) - vanished - swallowed
    doubles = {star for star in remaining if tokens[star][1] == "D"}
    values = {
        star: value(FACE[tokens[star][1]], len(neighbours(lines, {star}) & doubles), stacking) for star in remaining
    }
    totals = {}
    for owner in sorted({tokens[star][0] for star in remaining}):
        own = [star for star in remaining if tokens[star][0] == owner]
        totals[owner] = sum(values[star] for star in own), len(own)
    coins, reserve = pay(totals, prizes, consolation)
    return Outcome(vanished, swallowed, values, totals, coins, reserve)


def pay(totals: Mapping[str, tuple[int, int]], prizes: tuple[int, int], consolation: str) -> tuple[dict[str, int], int]:
    """What each owner receives in the end, and what the Reserve pays for it."""
    first_prize, second_prize = prizes
    ranking = sorted(totals, key=lambda owner: (-totals[owner][0], -totals[owner][1], owner))
    per_star = {owner: stars for owner, (_, stars) in totals.items()}
    if not ranking:
        return {}, 0
    if len(ranking) == 1:
        return {ranking[0]: first_prize + second_prize}, first_prize + second_prize
    keys = [totals[owner] for owner in ranking]
    if keys[0] == keys[1]:
        return per_star, sum(per_star.values())
    first, second, *others = ranking
    if keys[1] in keys[2:]:
        coins = per_star | {first: first_prize}
        return coins, sum(coins.values())
    coins = per_star | {first: first_prize, second: second_prize}
    if consolation == "reserve":
        return coins, sum(coins.values())
    for owner in others:
        coins[owner] = min(per_star[owner], coins[first])
        coins[first] -= coins[owner]
    return coins, first_prize + second_prize
