"""A slice of the simulation. `make simulate` runs it for as long as one likes."""

from __future__ import annotations

import msgspec
import pytest

from tests.simulation.measure import PAGE
from tests.simulation.plants import PLANTS
from tests.simulation.runs import Finding, Tally, run_script, search, shortened
from tests.simulation.script import ACTS, FAULTS, Act, Script, script_of
from tests.simulation.shrink import shrunk
from tests.simulation.world import prepare

SEEDS = 12
STRUCK = {
    "a commit does not arrive",
    "a notification is doubled",
    "a notification is late",
    "a notification is lost",
    "a write is refused",
    "a write is torn",
    "the database is away",
    "the reply to a commit is lost",
}
"""Faults of the database that were not only planned but met something."""
QUICKLY_FOUND = [
    "acknowledge-before-commit",
    "a-neighbours-view",
    "forget-the-fence",
    "everybody-drives",
    "tell-the-secret",
]


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    prepare()


@pytest.fixture(scope="module")
def slice_of_seeds() -> tuple[Tally, Finding | None]:
    return search(0, lambda tally: tally.seeds < SEEDS)


def test_some_seeds_find_nothing(slice_of_seeds: tuple[Tally, Finding | None]) -> None:
    tally, finding = slice_of_seeds
    assert finding is None, finding
    assert tally.seeds == SEEDS


def test_every_kind_of_fault_occurs_in_them(slice_of_seeds: tuple[Tally, Finding | None]) -> None:
    happened = set(slice_of_seeds[0].happened)
    assert set(FAULTS) <= happened
    assert happened >= STRUCK


def test_every_act_and_fault_of_a_script_can_be_done() -> None:
    from tests.simulation import acts, faults

    assert all(callable(getattr(acts, kind)) for kind in ACTS)
    assert all(callable(getattr(faults, kind)) for kind in FAULTS)


def test_the_same_seed_gives_the_same_run_byte_for_byte() -> None:
    one, _ = run_script(script_of("7"))
    two, _ = run_script(script_of("7"))
    assert (one.digest, one.loop.steps) == (two.digest, two.loop.steps)
    assert run_script(script_of("8"))[0].digest != one.digest


@pytest.mark.parametrize("plant", QUICKLY_FOUND)
def test_planted_faults_are_found(plant: str) -> None:
    tally, finding = search(0, lambda tally: tally.seeds < SEEDS, plant)
    assert finding is not None, f"{plant} was not found in {tally.seeds} seeds"


def test_the_page_says_how_many_seeds_each_planted_fault_took() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in PLANTS if f"| `{name}` |" not in page] == []


def test_a_finding_becomes_a_short_script_that_replays() -> None:
    plant = "forget-move-ids"
    assert plant in PLANTS
    _, finding = search(0, lambda tally: tally.seeds < 4 * SEEDS, plant)
    assert finding is not None
    short = shortened(finding, plant)
    assert len(short.script.acts) < len(finding.script.acts)
    again = msgspec.json.decode(msgspec.json.encode(short.script), type=Script)
    _, violation = run_script(again, plant)
    assert violation is not None
    assert violation.invariant == finding.violation.invariant


def test_a_script_is_shortened_to_the_acts_that_matter() -> None:
    script = script_of("3")
    acts = [Act(float(number), "chat", number, 0.5) for number in range(30)]
    long = msgspec.structs.replace(script, acts=acts)
    needed = {3, 17, 18}
    short = shrunk(long, lambda one: needed <= {act.who for act in one.acts})
    assert [act.who for act in short.acts] == [3, 17, 18]
