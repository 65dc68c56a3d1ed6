"""Whatever a player is given, compared between twins."""

from __future__ import annotations

from collections.abc import Hashable

from asterism.audit.position import Position
from asterism.audit.report import Example, Tally
from asterism.audit.trails import Trail

CHECK_OF = {"legal actions": "actions", "information state tensor": "information"}
"""The checks that channels belong to; all other channels are observations."""
SHORT = 40
"""No longer piece of a value is quoted."""


def compare(trail: Trail, twin: Trail, player: int, tally: Tally) -> None:
    """Compare what the player is given at the end of a twin, and in the same place of the course itself."""
    place = len(twin.actions)
    actions, twin_actions = list(trail.actions[:place]), list(twin.actions)
    for channel, difference in differences(trail.positions[place], twin.end, player).items():
        check = CHECK_OF.get(channel, "observation")
        if not difference:
            tally.count(check)
            continue
        what = f"not the same {channel} where the player knows the same: {difference}"
        tally.count(check, Example(what, str(player), actions, twin_actions))


def differences(one: Position, other: Position, player: int) -> dict[str, str]:
    """Every channel that both positions have, with how they differ; an empty text where they do not."""
    first, second = one.shown(player), other.shown(player)
    return {channel: described(first[channel], second[channel]) for channel in first if channel in second}


def described(first: Hashable, second: Hashable) -> str:
    """How two values differ, in a few words."""
    if first == second:
        return ""
    if isinstance(first, tuple) and isinstance(second, tuple) and len(first) == len(second) > SHORT:
        places = [place for place, (a, b) in enumerate(zip(first, second, strict=True)) if a != b]
        return f"{len(places)} of {len(first)} numbers, the first at {places[0]}"
    one, other = str(first), str(second)
    start = next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    return f"{_from(one, start)!r} and {_from(other, start)!r}, from character {start}"


def _from(text: str, start: int) -> str:
    begin = max(0, start - 10)
    return text[begin : begin + SHORT]
