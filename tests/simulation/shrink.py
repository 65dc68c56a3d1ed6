"""A failing script made short: acts that are not needed for the failure are left out, again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from tests.simulation.script import Act, Script

Fails = Callable[[Script], bool]


def shrunk(script: Script, fails: Fails) -> Script:
    """The shortest script found that fails in the same way."""
    script = replace(script, acts=shortest(script, fails))
    for smaller in smaller_worlds(script):
        if fails(smaller):
            script = smaller
    return replace(script, acts=shortest(script, fails))


def shortest(script: Script, fails: Fails) -> list[Act]:
    """Delta debugging: leave out halves, quarters and so on, as long as it fails without them."""
    acts, parts = list(script.acts), 2
    if fails(replace(script, acts=[])):
        return []
    while len(acts) > 1:
        size = -(-len(acts) // parts)
        for start in range(0, len(acts), size):
            rest = acts[:start] + acts[start + size :]
            if fails(replace(script, acts=rest)):
                acts, parts = rest, max(2, parts - 1)
                break
        else:
            if size == 1:
                break
            parts = min(len(acts), 2 * parts)
    return acts


def smaller_worlds(script: Script) -> Iterator[Script]:
    """The same with one table only."""
    if len(script.tables) > 1:
        for table in script.tables:
            yield replace(script, tables=[table])
