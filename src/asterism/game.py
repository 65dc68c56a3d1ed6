"""`Game`: how a game's modules are wired together, and the `Terms` of one match.

A game is a folder under `asterism/games` whose `__init__.py` holds `GAME`. No list names it: `names()` looks at the
folders, `load(name)` imports one. What each module must offer is in `contract.py`.

Kernels take the match's `setup` (options and printed components as numbers, never changed) and a `state` (everything
that changes). They change only the state they are given.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, get_args

import msgspec

from asterism.contract import (
    ROLES,
    BotHooks,
    DrawingFunctions,
    EventFunctions,
    HiddenKernels,
    Kernels,
    LiveFunctions,
    MoveFunctions,
    OptionalBotHooks,
    OptionalRuleKernels,
    OptionFunctions,
    RuleKernels,
    SolverFunctions,
    TextFunctions,
    ViewFunctions,
    check,
    functions_of,
    type_in,
)
from asterism.errors import UnknownGame
from asterism.naming import NO_NAMES, Names
from asterism.once import once

if TYPE_CHECKING:
    import numpy as np

    from asterism.components import Source
    from asterism.deal import Chance
    from asterism.engine.exports import KernelSource

ViewerSeat = int | None
"""Who looks at the table: a seat, counted from 0, or None for a spectator."""

Say = Callable[..., str]
"""`(key, **arguments)` gives the message of that key in the reader's language."""

SEAT_FIELDS = ("seat", "seats", "rival", "payer")
"""Fields of events that hold seats; sentences show the players' names instead, or say "you"."""

OptionsT = TypeVar("OptionsT")
PrintedT = TypeVar("PrintedT")
SetupT = TypeVar("SetupT")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The agreed variants of a match; a game's own class lists them with the sheet's defaults."""


class Move(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A move as data. Its type's name is the same in the browser, the record and the log."""


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that a move caused, with the number of the rule it follows."""


class Component(Protocol):
    """Printed boards, tiles or cards that an owner may bring as a file."""

    def summary(self) -> str:
        """A few lines that show the owner how the file was understood."""
        ...


class RaceRules(msgspec.Struct, frozen=True, kw_only=True):
    """How the fastest answer counts, in a moment in which several seats may answer."""

    ms: int
    """How long the others may answer, from when they see the moment."""
    proof_ms: int
    """How long the first to answer may take to complete the answer."""
    turn: int
    """Of equally fast seats, the first to the left of this one counts."""
    silence: Move
    """The move of a seat that does not answer in time."""
    forfeit: Move
    """The move of a seat that answered first and did not complete the answer."""


class Best(msgspec.Struct, frozen=True):
    """The best result of a deal that a solver found, knowing all of it."""

    score: int
    proven: bool
    """Whether nothing better is possible."""

    def compared_with(self, score: int) -> str:
        """How a player's score compares: equal to the proven best, tied with the best found, or worse than either."""
        if score == self.score:
            return "equal" if self.proven else "tied"
        return "proven" if self.proven else "open"


class View(msgspec.Struct, frozen=True):
    """All that one seat, or a spectator, may see of the table."""


@dataclass(frozen=True, kw_only=True)
class SearchParameters:
    """How the tree search treats a game. The defaults suit a game of which only the rules are known."""

    exploration: float = 1.0
    """How much the search tries moves that it knows little about, beside those that did well."""
    temperature: float = 0.0
    """By how much a move must look better, in the units of `evaluate` (or of the game's `prior`), to be tried about
    three times as often at first. 0: by the spread of the values found; infinity: all moves begin alike."""
    uniform_share: float = 0.1
    """The part of the first interest in moves that is shared out evenly, however bad they look."""
    untried_penalty: float = 0.0
    """How much worse than the tried ones an untried move is assumed to be, in chances of winning."""
    expand_after: int = 4
    """How often a position must be reached before its moves become nodes of the tree."""
    epsilon: float = 0.1
    """How often a playout makes a random move instead of the one that the game's `policy` proposes."""
    by_policy: bool = False
    """Whether in the tree the other seats move by the `policy` in the present world, as in playouts, and not by what
    did well in all worlds together. For games in which a seat's hidden information decides its moves."""
    candidates: int = 1
    """How many proposals a playout compares by `evaluate` for each move; 1: it takes the first."""
    depth: int = 1_000_000
    """After how many moves a playout stops and is judged by the `seat_values`."""
    stages: int = 0
    """How many stages a playout lasts (see `stage` in `contract.py`) before it is judged like that; 0: to the end."""
    scale: float = 1.0
    """The lead, in the units of `evaluate` (or of the game's `seat_values`), that triples the odds, about."""
    margin: float = 0.0
    """How much of a finished playout's reward comes from the lead instead of from who won."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game: its name, its numbers, and its modules."""

    name: str
    title: str
    version: int
    """Of the rules; records carry it, and a change of the rules raises it."""
    seats: range
    actions: int
    """How many actions there are; an action is a number from 0 to `actions` - 1."""
    longest: int
    """No match has more moves than this."""
    setup: np.dtype[np.void]
    """The type of the setup record."""
    state: np.dtype[np.void]
    """The type of the state record."""

    options: OptionFunctions
    rules: RuleKernels
    hidden: HiddenKernels
    moves: MoveFunctions
    events: EventFunctions
    view: ViewFunctions
    text: TextFunctions
    bot: BotHooks
    live: LiveFunctions | None = None
    solver: SolverFunctions | None = None
    drawing: DrawingFunctions | None = None

    search: SearchParameters = SearchParameters()
    one_device: Mapping[str, Any] = field(default_factory=dict)
    """Option values that people who share one device must agree on to play together."""
    reward_unit: int = 1
    """Alone at the table, `evaluate` at the end divided by this is a learner's reward, from -1 to 1."""
    has_draws: bool = False
    """Whether nobody wins where all are first: then the players may also agree on a draw. Else they share the win."""

    def __post_init__(self) -> None:
        for role in ROLES:
            module = getattr(self, role)
            if module is not None:
                check(self.name, role, module)

    @property
    def folder(self) -> Path:
        """Where the game's data lies."""
        return GAMES / self.name

    # What follows from the modules.

    @cached_property
    def options_type(self) -> type[Options]:
        """The struct of the agreed variants: what `printed` takes."""
        found: type[Options] = type_in(self.name, "options", self.options, "printed", "options")
        return found

    @cached_property
    def printed_type(self) -> Any:
        """The type of the printed components: what `printed` returns."""
        return type_in(self.name, "options", self.options, "printed", "return")

    @cached_property
    def move_type(self) -> Any:
        """The union of the game's moves: what `move_of` returns."""
        return type_in(self.name, "moves", self.moves, "move_of", "return")

    @cached_property
    def event_type(self) -> Any:
        """The union of the game's events: what `events_from_rows` returns a list of."""
        return get_args(type_in(self.name, "events", self.events, "events_from_rows", "return"))[0]

    @cached_property
    def view_type(self) -> type[View]:
        """The struct of a view: what `view_for` returns."""
        found: type[View] = type_in(self.name, "view", self.view, "view_for", "return")
        return found

    @property
    def actions_are_fixed(self) -> bool:
        """Whether an action means the same move in every position, and for every seat."""
        return getattr(self.moves, "ACTIONS_ARE_FIXED", False)

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """Named sets of option values that the sheet recommends; `preset-<name>` in the catalogues."""
        return getattr(self.options, "PRESETS", {})

    @property
    def files(self) -> Mapping[str, Callable[[Source], Component]]:
        """Options that may name a file of the owner's own components, and how to read it."""
        return getattr(self.options, "FILES", {})

    @property
    def in_language(self) -> Mapping[str, Mapping[str, str]]:
        """Options whose usual value depends on the language of whoever opens a table, by option and language."""
        return getattr(self.options, "IN_LANGUAGE", {})

    @property
    def beliefs(self) -> int:
        """How many numbers `infer_beliefs` writes."""
        return getattr(self.bot, "BELIEFS", 0)

    @cached_property
    def kernel_source(self) -> KernelSource:
        """All that the game's kernels are made of."""
        from asterism.engine.exports import KernelSource  # noqa: PLC0415 (NumPy takes a while)

        roles = (
            (RuleKernels, self.rules),
            (OptionalRuleKernels, self.rules),
            (HiddenKernels, self.hidden),
            (BotHooks, self.bot),
            (OptionalBotHooks, self.bot),
        )
        declared = {name: function for role, _ in roles for name, function in functions_of(role).items()}
        modules = {name: module for role, module in roles for name in functions_of(role)}
        return KernelSource(
            name=self.name,
            declared=declared,
            functions={name: getattr(module, name) for name, module in modules.items() if hasattr(module, name)},
            modules=tuple(module for module in (self.solver,) if isinstance(module, ModuleType)),
            records={"Setup": self.setup, "State": self.state, **getattr(self.solver, "RECORDS", {})},
            numbers={
                "ACTIONS": self.actions,
                "MOST_SEATS": self.seats.stop - 1,
                "BELIEFS": self.beliefs,
                "REWARD_UNIT": self.reward_unit,
            },
        )

    @once
    def kernels(self) -> Kernels:
        """The compiled kernels, ready to be called.

        No `cached_property`: in Python 3.11 its lock is that of all games, so one would wait until another is compiled.
        """
        from asterism.engine import load_kernels  # noqa: PLC0415

        found: Kernels = load_kernels(self.kernel_source)
        return found


@dataclass(frozen=True)
class TermsOf(Generic[OptionsT, PrintedT, SetupT]):
    """What was agreed before the first move: the game, the seats, the options, the components."""

    game: Game
    seats: int
    options: OptionsT
    printed: PrintedT
    setup: SetupT
    """The record that kernels take."""
    chances: Sequence[Chance]

    @cached_property
    def plain_setup(self) -> SetupT:
        """The setup for everything that is not a kernel."""
        from asterism.layout import plain  # noqa: PLC0415

        return plain(self.setup)

    @cached_property
    def names(self) -> Names:
        """What the components are called in words."""
        names_of: Callable[[Any], Names] | None = getattr(self.game.text, "names", None)
        return NO_NAMES if names_of is None else names_of(self)

    @cached_property
    def known_moves(self) -> dict[int, Move]:
        """The moves by their actions, as far as they were needed; only where actions are fixed."""
        return {}


Terms = TermsOf[Any, Any, Any]
"""The terms of any game; a game's own modules name their types."""

GAMES = Path(__file__).parent / "games"


@cache
def names() -> tuple[str, ...]:
    """The names of all games, found by looking at the folders."""
    found = pkgutil.iter_modules([str(GAMES)])
    return tuple(sorted(module.name for module in found if module.ispkg and not module.name.startswith("_")))


def compile_game(name: str) -> None:
    """Make the kernels of a game ready, which takes a while if its library is not there yet."""
    load(name).kernels  # noqa: B018 (a cached property)


def load(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(f"there is no game called '{name}'; there are {', '.join(names())}")
    game: Game = importlib.import_module(f"asterism.games.{name}").GAME
    return game
