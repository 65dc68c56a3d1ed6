"""The contract between a game and everything else: `Game`, and the `Terms` of one match.

A game is a folder under `asterism/games` whose `__init__.py` holds `GAME`. Nothing else has to
know of it: `names()` looks at the folders, `load(name)` imports one.

Kernels take the match's `setup` (options and printed components as numbers, never changed) and a
`state` (everything that changes). They change only the state they are handed.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from asterism.errors import UnknownGame

if TYPE_CHECKING:
    import numpy as np

    from asterism.components import Source
    from asterism.deal import Chance

Seat = int | None
"""Who looks at the table: a seat, counted from 0, or None for a spectator."""

Kernel = Callable[..., Any]

Say = Callable[..., str]
"""`(key, **arguments)` gives the message of that key in the reader's language."""

SEAT_FIELDS = frozenset({"seat", "seats", "rival", "payer"})
"""Fields of events that hold seats; wherever events are told, players' names stand for them."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The agreed variants of a match; a game's own class lists them with the sheet's defaults."""


class Move(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A move as data. Its type's name is the same in the browser, the record and the log."""


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that a move caused, with the number of the rule it follows."""


class Component(Protocol):
    """Printed boards, tiles or cards that an owner may bring as a file."""

    def summary(self) -> str:
        """A few lines by which the owner sees that the file was understood."""
        ...


class Race(msgspec.Struct, frozen=True, kw_only=True):
    """A moment in which several seats may answer and the fastest counts. Who goes seat by seat needs none of this."""

    ms: int
    """How long the others may answer, from when they see the moment."""
    proof_ms: int
    """How long whoever answered first may take to say what exactly."""
    turn: int
    """Of equally fast seats, the first to the left of this one counts."""
    silence: Move
    """What whoever does not answer in time has said."""
    forfeit: Move
    """What whoever answered, but did not say what exactly, has said."""


class Best(msgspec.Struct, frozen=True):
    """The best that could have been made of a deal by somebody who knows all of it."""

    score: int
    """What the line of play comes to that a solver found."""
    proven: bool
    """Whether nothing better is possible."""

    def compared_with(self, score: int) -> str:
        """How a player's score stands beside it: equal to the best there is or to the best found, or not."""
        if score == self.score:
            return "equal" if self.proven else "tied"
        return "proven" if self.proven else "open"


class View(msgspec.Struct, frozen=True):
    """All that one seat, or a spectator, may see of the table."""


@dataclass(frozen=True, kw_only=True)
class SearchParameters:
    """How the tree search looks at a game. The defaults suit a game of which nothing is known but its rules."""

    exploration: float = 1.0
    """How much the search tries moves that it knows little of, beside those that did well."""
    temperature: float = 0.0
    """By how much a move must look better, in the units of `evaluate` (or of the game's `prior`), to be tried about
    three times as often at first. 0: by the spread of the values found; infinity: all moves begin alike."""
    even: float = 0.1
    """The part of the first interest in moves that is shared out evenly, however bad they look."""
    doubt: float = 0.0
    """How much worse than the tried ones an untried move is held to be, in chances of winning."""
    ripe: int = 4
    """How often a position must be reached before its moves are looked at one by one."""
    epsilon: float = 0.1
    """How often a playout makes a random move instead of the one that the game's `policy` proposes."""
    by_policy: bool = False
    """Whether in the tree the other seats move by the `policy` in the present world, as in playouts, and not by what
    did well in all worlds together. For games in which what a seat hides decides what it does."""
    tries: int = 1
    """How many proposals a playout compares by `evaluate` for each move; 1: it takes the first."""
    depth: int = 1_000_000
    """After how many moves a playout stops and is judged by the `prospects`."""
    chapters: int = 0
    """How many chapters a playout goes on (see `Game.chapter`) before it is judged like that; 0: to the end."""
    scale: float = 1.0
    """The lead, in the units of `evaluate` (or of the game's `prospects`), that multiplies the odds by about three."""
    margin: float = 0.0
    """How much of a finished playout's reward comes from the lead instead of from who won."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game: what it is called, its words, and its rules."""

    name: str
    title: str
    version: int
    """Of the rules; records carry it, and a change of the rules raises it."""
    seats: range
    actions: int
    """How many actions there are; an action is a number from 0 to `actions` - 1."""
    longest: int
    """No match has more moves than this."""

    # What people read and write.
    options: type[Options]
    moves: Any
    """The union of the game's move types."""
    events: Any
    """The union of the game's event types."""
    view_type: type[View]
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Named sets of option values that the sheet recommends; `preset-<name>` in the catalogues."""
    one_device: Mapping[str, Any] = field(default_factory=dict)
    """Option values without which people who share one device cannot play it together."""
    draw_by_agreement: bool = False
    """Whether the players may end the match as a draw if all of them agree."""
    files: Mapping[str, Callable[[Source], Component]] = field(default_factory=dict)
    """Options that may name a file of the owner's own boards, tiles or cards, and how to read it."""
    component: Any
    """The type of the printed components."""
    printed: Callable[[Any], Any]
    """(options) -> the printed components, in words and drawings."""
    setup: Callable[[Any, int, Any], Any]
    """(options, seats, printed) -> the same as a record, for the kernels."""
    chances: Callable[[Any, int, Any], Sequence[Chance]]
    """(options, seats, printed) -> what is drawn before the first move."""
    move_of: Callable[[Terms, Any, int, int], Any]
    """(terms, state, seat, action) -> the move."""
    action_of: Callable[[Terms, Any, int, Any], int]
    """(terms, state, seat, move) -> the action, or IllegalMove if no action can mean that."""
    notation: Callable[[Terms, Any], str]
    """(terms, move) -> a short text."""
    read_move: Callable[[Terms, str], Any]
    """(terms, text) -> the move, or IllegalMove saying what was not understood."""
    why_illegal: Callable[[Terms, Any, int, Any], Exception]
    """(terms, state, seat, move) -> which rule forbids a move that is not legal."""
    view: Callable[[Terms, Any, Seat], Any]
    """(terms, state, seat) -> the one door for hidden information."""
    tell: Callable[[Terms, Any], list[Any]]
    """(terms, rows of the log) -> events."""
    redact: Callable[[Terms, Any, Seat], Any]
    """(terms, event, seat) -> the event as that seat may learn of it."""
    reveals: Callable[[Terms, Any, Any, int], bool]
    """(terms, state before the move, event, seat) -> whether the event tells the seat something hidden from it."""
    draw: Callable[[Terms, Any, Sequence[str], Say], str]
    """(terms, view, players, say) -> the table as text."""
    overdue: Callable[[Terms, Any, int], int] | None = None
    """(terms, blinded state, seat) -> the action that is taken for a seat whose time has run out; None where the rules
    say nothing about that, and a bot moves."""
    best: Callable[[Terms, Any], Best] | None = None
    """(terms, deal) -> the best that could have been made of the deal, for a game that one plays alone; `table-best` in
    the catalogues says it. None where nobody solves it."""
    race: Callable[[Terms, Any], Race | None] = lambda terms, state: None  # noqa: ARG005
    """(terms, state) -> the moment in which the fastest counts, if this is one."""

    # The rules, as kernels.
    state: np.dtype[np.void]
    start: Kernel
    """(setup, deal, state): lay out the table."""
    to_act: Kernel
    """(setup, state) -> bit set of the seats that may move now; empty when the match is over."""
    asked: Kernel
    """(setup, state) -> the one seat that callers who go seat by seat ask now."""
    legal: Kernel
    """(setup, state, seat, actions) -> how many legal actions it wrote, in rising order."""
    sample: Kernel
    """(setup, state, seat, rng) -> one legal action, each equally likely."""
    apply: Kernel
    """(setup, state, seat, action, log): make the move and everything it causes."""
    is_over: Kernel
    """(setup, state) -> whether the match has ended."""
    returns: Kernel
    """(setup, state, scores, ranks): each seat's score and rank; ranks count from 1, ties share one."""
    blind: Kernel
    """(setup, state, seat): wipe out what the seat cannot know."""
    resample: Kernel
    """(setup, state, seat, rng): fill what the seat cannot know with one of the possible worlds."""
    evaluate: Kernel
    """(setup, state, seat) -> how well the seat stands, for bots; higher is better. For a lone player, at the end: the
    score, with a minus where fewer is better."""
    noticed: Kernel | None = None
    """(setup, state, seat, attention, rng, actions, count) -> how many of these legal actions a bot of this attention
    (in percent) thinks of; it moves them to the front. None where there is nothing to overlook."""

    # What makes the tree search strong; all of it optional. docs/bots.md says how it is used.
    search: SearchParameters = SearchParameters()
    beliefs: int = 0
    """How many numbers `believe` writes."""
    believe: Kernel | None = None
    """(setup, blinded state, seat, beliefs, spare, log): before a search, what the seat concludes about hidden things
    from what the others have done; `spare` holds states to try things on. None: nothing."""
    surmise: Kernel | None = None
    """(setup, state, seat, beliefs, rng): like `resample`, but the likelier worlds are drawn more often. None:
    `resample`."""
    policy: Kernel | None = None
    """(setup, state, seat, rng) -> a legal action for playouts, better than a random one. None: `sample`."""
    prior: Kernel | None = None
    """(setup, state, seat, actions, count, values, spare, log): how promising each of these actions looks, higher is
    better; `spare` holds states to try things on. None: `evaluate` after each action."""
    prospects: Kernel | None = None
    """(setup, state, values, spare): how well each seat stands, where the odds of two seats follow from the difference;
    may spoil the state. None: `evaluate` for each seat."""
    chapter: Kernel | None = None
    """(setup, state) -> how many chapters of the match (rounds, say) are closed, where playouts may well stop.
    None: a match has only one."""

    @property
    def folder(self) -> Path:
        """Where the game's data lies."""
        return GAMES / self.name


@dataclass(frozen=True)
class Terms:
    """What was agreed before the first move: the game, the seats, the options, the components."""

    game: Game
    seats: int
    options: Any
    printed: Any
    setup: Any
    chances: Sequence[Chance]


GAMES = Path(__file__).parent / "games"


@cache
def names() -> tuple[str, ...]:
    """The names of all games, found by looking at the folders."""
    found = pkgutil.iter_modules([str(GAMES)])
    return tuple(sorted(module.name for module in found if module.ispkg and not module.name.startswith("_")))


def load(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(f"there is no game called '{name}'; there are {', '.join(names())}")
    game: Game = importlib.import_module(f"asterism.games.{name}").GAME
    return game
