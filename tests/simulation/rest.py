"""What has not come to rest some time after the last fault."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from asterism.server.tables.storage import index_entry_of
from tests.simulation import invariants
from tests.simulation.reference import Violation

if TYPE_CHECKING:
    from tests.simulation.world import World

ENOUGH_PROGRESS = 3
"""A table whose bots have made this many moves since the last fault need not play on to its end."""


def restless(world: World, at_heal: Mapping[str, int], before: Mapping[str, int]) -> Iterator[str]:
    """What has not come to rest: `at_heal` and `before` are where tables were then, and some seconds ago."""
    if len(world.serving()) < len(world.machines):
        yield "a machine does not serve"
    yield from restless_browsers(world, before)
    yield from restless_tables(world, at_heal)
    for process in world.serving():
        for loaded in process.registry.loaded():
            if loaded.has_listeners and loaded.state.seq < before.get(loaded.id, 0):
                yield f"{process} is behind at table {loaded.id}"
    if all(table.seq == before.get(table.id) for table in world.reference.tables.values()):
        try:
            invariants.nothing_is_left_over(world)
        except Violation as violation:
            yield str(violation)


def restless_browsers(world: World, before: Mapping[str, int]) -> Iterator[str]:
    """Pages that are not connected, wait for an answer, or do not show what was written some seconds ago."""
    for browser in world.browsers():
        if browser.status != "open" or browser.pending is not None:
            yield f"{browser.person.name} is {browser.status} at {browser.table}, with a move: {browser.pending}"
        elif browser.seq < before[browser.table]:
            yield f"{browser.person.name} knows {browser.seq} of {before[browser.table]} events at {browser.table}"


def restless_tables(world: World, at_heal: Mapping[str, int]) -> Iterator[str]:
    """Tables where a bot or a race is due, and nothing happens."""
    for table in world.reference.tables.values():
        due = index_entry_of(table.state).due
        is_due = due is not None and due <= 0
        if is_due and table.seq < at_heal.get(table.id, 0) + ENOUGH_PROGRESS:
            yield f"table {table.id} does not go on"
