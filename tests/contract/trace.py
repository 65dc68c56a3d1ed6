"""`python -m tests.contract.trace HOW GAME...`: a digest of everything that happens in a few matches of these games.

The engine that ASTERISM_ENGINE names plays; all must print the same. HOW is `short`, `medium` or `long`: uncompiled
kernels are some hundred times slower than compiled ones, and each call of a module in Node.js takes a while.
"""

from __future__ import annotations

import hashlib
import random
import sys
from dataclasses import dataclass
from itertools import islice
from typing import Any

import msgspec

from asterism.arrays import np
from asterism.bots.protocol import Situation
from asterism.bots.search import bot as search_bot
from asterism.bots.search.bot import Tree
from asterism.bots.simulation import Simulation
from asterism.deal import draw
from asterism.engine import chosen_engine
from asterism.engine.wasm import hosts, use_host
from asterism.game import Terms
from asterism.kernel import seeded
from asterism.layout import copy_of
from asterism.match import Match
from tests.contract.support import TABLES, extreme_terms, legal_in, random_terms, seen_by, walk


@dataclass(frozen=True)
class Extent:
    """How much of each table is traced."""

    matches: int
    """Matches of every number of seats, half of them at the extremes of the options."""
    moves: int
    between_opinions: int
    """What bots think is slow, so they are asked every so many moves."""
    trees: int
    """Searched positions of a match."""
    root_worlds: int
    simulations: int
    nodes: int
    games: int
    """Random games in one call."""


EXTENTS = {
    "short": Extent(
        matches=2, moves=1000, between_opinions=4, trees=2, root_worlds=1, simulations=16, nodes=1000, games=1
    ),
    "medium": Extent(
        matches=2, moves=1000, between_opinions=4, trees=4, root_worlds=4, simulations=200, nodes=10_000, games=20
    ),
    "long": Extent(
        matches=6, moves=1000, between_opinions=1, trees=6, root_worlds=4, simulations=300, nodes=20_000, games=50
    ),
}


def trace(terms: Terms, seed: str, extent: Extent) -> str:
    """One digest for each move of a match: the state, what it told, and what the seat to move imagines."""
    match = Match(terms, draw(terms.chances, seed.encode()))
    rng, digest, lines = seeded("trace"), hashlib.sha256(), []
    for number, _ in enumerate(islice(walk(match, seed), extent.moves)):
        digest.update(match.state.tobytes())
        digest.update(msgspec.json.encode(match.turns[-1].events if match.turns else ()))
        seat = match.current_seat
        assert seat is not None
        world = copy_of(match.state)
        match.game.kernels.resample(terms.setup, world, seat, rng)
        digest.update(world.tobytes() + seen_by(terms, world, seat))
        if number % extent.between_opinions == 0:
            digest.update(opinion(terms, world, seat, rng).encode())
        if number < extent.trees * 10 and number % 10 == 0:
            digest.update(searched(terms, match.blinded(seat), seat, f"{seed} {number}", extent))
        lines.append(digest.hexdigest()[:8])
    return f"{terms.game.name} {terms.seats} {seed} {' '.join(lines)} {match.results}"


def opinion(terms: Terms, world: Any, seat: int, rng: Any) -> str:
    """What a bot thinks of the position to the last bit, what it would do, and which moves it notices."""
    kernels: Any = terms.game.kernels
    said = [float(kernels.evaluate(terms.setup, world, seat)).hex()]
    if kernels.get("policy"):
        said.append(str(int(kernels.policy(terms.setup, copy_of(world), seat, rng))))
    if kernels.get("noticed"):
        actions = np.array(legal_in(terms, world, seat), dtype=np.int32)
        noticed = kernels.noticed(terms.setup, copy_of(world), seat, 50, rng, actions, len(actions))
        said.append(f"{actions[: int(noticed)].tolist()}")
    return " ".join(said)


def searched(terms: Terms, blinded: Any, seat: int, seed: str, extent: Extent) -> bytes:
    """A whole search tree, its workspace and the state of its random numbers, byte for byte."""
    search_bot.ROOT_WORLDS = extent.root_worlds
    rng, actions = seeded(seed), np.array(legal_in(terms, blinded, seat), dtype=np.int32)
    tree = Tree(Situation(terms, seat, blinded), actions, terms.game.search, rng, nodes=extent.nodes)
    tree.simulate(extent.simulations)
    parts = (tree.nodes.memory, tree.runs.memory, tree.workspace, rng)
    return b"".join(part.tobytes() for part in parts)


def simulated(terms: Terms, extent: Extent) -> str:
    """The results of whole random games that one kernel played."""
    simulation = Simulation(terms, "trace")
    simulation.play(extent.games)
    results = (simulation.lengths, simulation.scores, simulation.ranks)
    return hashlib.sha256(b"".join(result.tobytes() for result in results)).hexdigest()


def main() -> None:
    """Trace what the arguments say; outside of a browser, Node.js runs the modules of the engine "wasm"."""
    if chosen_engine() != "wasm" or hosts:
        trace_all(EXTENTS[sys.argv[1]], sys.argv[2:])
        return
    from tests.engine.node_host import module_of, node_host

    with node_host(module_of) as host:
        use_host(host)
        trace_all(EXTENTS[sys.argv[1]], sys.argv[2:])


def trace_all(extent: Extent, games: list[str]) -> None:
    """A line for each match of these games."""
    for name, seats in TABLES:
        chooser = random.Random(f"trace {name} {seats}")
        for number in range(extent.matches if name in games else 0):
            terms = (extreme_terms if number % 2 else random_terms)(name, seats, chooser)
            sys.stdout.write(f"{trace(terms, f'trace {number}', extent)} {simulated(terms, extent)}\n")


if __name__ == "__main__":
    main()
