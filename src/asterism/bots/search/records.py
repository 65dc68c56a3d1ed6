"""What a tree search works on: the nodes of its tree, its workspace, and the game's parameters, as records."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, TypeAlias

from asterism.arrays import np
from asterism.bots.search.tree import DEEPEST
from asterism.game import Game, SearchParameters
from asterism.layout import RecordType, blank

WORLDS = 3
"""The possible world of a simulation, and two more to try things on."""


class Node:
    """A move in the tree: who made it after which moves, and what came of it. Small, because a search reads many."""

    value: float
    """The sum of what the actor got; first, so that no room is lost."""
    action: int
    actor: int
    visits: int
    available: int
    """In how many simulations that came by it could have been chosen."""
    weight: float
    """How promising it looked at first."""
    child: int
    """The first run of the moves that were seen to follow; 0 if there is none."""


class Run:
    """Moves of one actor that were added together: nodes side by side, in the order of their actions."""

    weights: float
    """The sum of their weights."""
    first: int
    length: int
    later: int
    """A run that was added later after the same node; 0 if there is none."""
    best: float
    """Of the first run after a node: the best value among its moves, for weighing those of later runs alike."""
    spread: float
    """Of the first run: how much better a move must look to be tried about three times as often."""


FRACTIONS = {"value": np.float64, "weights": np.float64, "weight": np.float32, "best": np.float32, "spread": np.float32}
NODE, RUN = (
    np.dtype([(name, FRACTIONS.get(name, np.int32)) for name in kind.__annotations__], align=True)
    for kind in (Node, Run)
)
PARAMETERS = np.dtype([(name, np.float64) for name in SearchParameters.__dataclass_fields__])


Nodes: TypeAlias = Any
Runs: TypeAlias = Any
Workspace: TypeAlias = Any
Parameters: TypeAlias = Any
"""Such records, as kernels take them."""


def workspace_type(actions: int, seats: int, beliefs: int) -> RecordType:
    """The record of everything small that a search in a game with these numbers writes down.

    A position has each action at most once, so lists of actions, and of the nodes found for them, never have more
    entries than there are actions.
    """
    return np.dtype(
        [
            ("seat", np.int64),  # whose move is sought
            ("used", np.int64),  # nodes and runs in the tree, the root and no run included
            ("runs", np.int64),
            ("close", np.int64),  # the stage at which playouts stop
            ("choices", np.int64),  # how many moves there are to choose from, and the sum of their weights
            ("interest", np.float64),
            ("known", np.int64),  # of the moves after the present node that the world allows: how many,
            ("weights", np.float64),  # the sum of their weights,
            ("spans", np.int64),  # and in how many spans of nodes side by side they stand
            ("low", np.float64),  # the lowest and the highest reward
            ("high", np.float64),
            ("path", np.int64, (DEEPEST + 1,)),
            ("beliefs", np.float64, (beliefs,)),  # what the seat concludes from what the others have done
            ("actions", np.int32, (actions,)),
            ("first", np.int32, (actions,)),  # of each span the first node, and how many it has
            ("length", np.int32, (actions,)),
            ("values", np.float64, (actions,)),
            ("sums", np.float64, (actions,)),
            ("rewards", np.float64, (seats,)),
            ("scores", np.int32, (seats,)),
            ("ranks", np.int32, (seats,)),
        ],
        align=True,
    )


def workspace_of(game: Game) -> RecordType:
    """The type of the workspace of a search in this game."""
    return workspace_type(game.actions, game.seats.stop - 1, game.beliefs)


def parameters_record(parameters: SearchParameters) -> Any:
    """The parameters as the kernels read them."""
    record = blank(PARAMETERS)
    for name, value in asdict(parameters).items():
        setattr(record, name, value)
    return record
