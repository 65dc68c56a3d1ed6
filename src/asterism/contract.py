"""What a game's modules offer, role by role. A module fills a role by having its functions.

Terms, setup, state, options, printed components and moves are of the game's own types, which stand as `Any` here and
by name in the game's modules. `check` says what a module lacks.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, get_type_hints

from asterism.errors import IncompleteGame

Setup: TypeAlias = Any
State: TypeAlias = Any
States: TypeAlias = Any
"""Records of the game's own types, and an array of them; an engine reads these names in annotations."""

if TYPE_CHECKING:
    from asterism.deal import Chance
    from asterism.drawing import Drawing
    from asterism.errors import IllegalMove
    from asterism.game import Best, Event, Move, RaceRules, Terms, View, ViewerSeat
    from asterism.kernel import Bytes, EventBuffer, Floats, Ints, Rng

    Say = Callable[..., str]


class OptionFunctions(Protocol):
    """`options.py`: what may be agreed, and what follows from it.

    May also have PRESETS (named sets of option values that the sheet recommends) and FILES (options that may name a
    file of the owner's own components, each with the function that reads it).
    """

    def printed(self, options: Any, /) -> Any:
        """The printed components. The types of `options` and of the result are those of the game."""

    def setup(self, options: Any, seats: int, printed: Any, /) -> Any:
        """Options and components as a record of numbers, for the kernels."""

    def chances(self, options: Any, seats: int, printed: Any, /) -> Sequence[Chance]:
        """What is drawn at random before the first move."""


class RuleKernels(Protocol):
    """`rules.py`: the rules, as kernels."""

    def start(self, setup: Setup, deal: Ints, state: State, /) -> None:
        """Lay out the table in a blank state."""

    def to_act(self, setup: Setup, state: State, /) -> int:
        """Bit set of the seats that may move now; empty when the match is over."""

    def current_seat(self, setup: Setup, state: State, /) -> int:
        """The one seat to ask for a move now, for callers that ask one seat at a time."""

    def legal(self, setup: Setup, state: State, seat: int, actions: Ints, /) -> int:
        """Write the legal actions in rising order; returns their number."""

    def sample(self, setup: Setup, state: State, seat: int, rng: Rng, /) -> int:
        """One legal action, each equally likely."""

    def apply(self, setup: Setup, state: State, seat: int, action: int, events: EventBuffer, /) -> None:
        """Make the move and everything that follows without a choice."""

    def is_over(self, setup: Setup, state: State, /) -> bool:
        """Whether the match has ended."""

    def returns(self, setup: Setup, state: State, scores: Ints, ranks: Ints, /) -> None:
        """Write each seat's score and rank; ranks count from 1, ties share one."""


class OptionalRuleKernels(Protocol):
    """What `rules.py` may offer too."""

    def move_at_random(self, setup: Setup, state: State, seat: int, rng: Rng, events: EventBuffer, /) -> None:
        """Make the move that `sample` would draw, where that is faster without its number.

        Default: `apply` with what `sample` draws.
        """

    def mark_legal(self, setup: Setup, state: State, seat: int, mask: Bytes, /) -> None:
        """Write a 1 for each legal action into a mask of zeros, where that is faster than one by one.

        Default: those that `legal` lists.
        """


class HiddenKernels(Protocol):
    """`hidden.py`: hidden information, as kernels. Seat -1 is a spectator."""

    def blind(self, setup: Setup, state: State, seat: int, /) -> None:
        """Wipe out what the seat cannot know."""

    def resample(self, setup: Setup, state: State, seat: int, rng: Rng, /) -> None:
        """Fill what the seat cannot know with one of the possible worlds, each equally likely."""


class MoveFunctions(Protocol):
    """`moves.py`: a move as data, as an action and as text."""

    def move_of(self, terms: Terms, state: Any, seat: int, action: int, /) -> Move:
        """The move that an action means. Its return type is the union of the game's moves."""

    def action_of(self, terms: Terms, state: Any, seat: int, move: Any, /) -> int:
        """The action of a move; raises IllegalMove if no action can mean it."""

    def notation(self, terms: Terms, move: Any, /) -> str:
        """A move as short text."""

    def read_move(self, terms: Terms, text: str, /) -> Move:
        """The move that a text means; raises IllegalMove, saying what was not understood."""

    def why_illegal(self, terms: Terms, state: Any, seat: int, move: Any, /) -> IllegalMove:
        """Which rule forbids a move that is not legal."""


class EventFunctions(Protocol):
    """`events.py`: what a move caused, and what each seat may learn of it."""

    def events_from_rows(self, terms: Terms, rows: Any, /) -> Sequence[Event]:
        """The rows that `apply` wrote, as events. Its return type is a list of the union of the game's events."""

    def redact(self, terms: Terms, event: Any, seat: ViewerSeat, /) -> Event:
        """The event as that seat may learn of it."""

    def reveals(self, terms: Terms, state: Any, event: Any, seat: int, /) -> bool:
        """Whether the event tells the seat something hidden from it in the state before the move."""


class ViewFunctions(Protocol):
    """`view.py`: the only way by which a seat sees the table."""

    def view_for(self, terms: Terms, state: Any, seat: ViewerSeat, /) -> View:
        """All that a seat may see. Its return type is the game's view."""


class TextFunctions(Protocol):
    """`text.py`: the table for a terminal."""

    def render(self, terms: Terms, view: Any, players: Sequence[str], say: Say, /) -> str:
        """The table as text; `say(key, **arguments)` gives a message of the catalogue.

        A game whose components have names also has `names(terms)`, which returns the `Names` of `naming.py`.
        """


class LiveFunctions(Protocol):
    """`live.py`, optional: what live play needs beyond the rules."""

    def race(self, terms: Terms, state: Any, /) -> RaceRules | None:
        """How the fastest answer is found, if several seats may answer now."""

    def overdue(self, terms: Terms, state: Any, seat: int, /) -> int | None:
        """The action for a seat whose time has run out; None leaves it to a bot. The state is blinded."""


class SolverFunctions(Protocol):
    """`solver.py`, optional, for a game that one plays alone; `table-best` in the catalogues tells the result."""

    def best(self, terms: Terms, deal: Ints, /) -> Best:
        """The best result that the deal allows."""


class DrawingFunctions(Protocol):
    """`drawing.py`, optional: the table as a picture. Without it pictures show only who plays."""

    def draw(self, terms: Terms, view: Any, /) -> Drawing:
        """The table as this view shows it, in shapes of `asterism.drawing`."""


class BotHooks(Protocol):
    """`bot/`: what bots know about the game. Only this one function is required."""

    def evaluate(self, setup: Setup, state: State, seat: int, /) -> float:
        """How well the seat stands; higher is better.

        For a lone player, at the end: the score, with a minus where fewer is better.
        """


class OptionalBotHooks(Protocol):
    """What `bot/` may offer too (docs/bots.md says how it is used); BELIEFS counts what `infer_beliefs` writes."""

    def noticed(
        self, setup: Setup, state: State, seat: int, attention: int, rng: Rng, actions: Ints, count: int, /
    ) -> int:
        """Move those legal actions to the front that a bot of this attention (in percent) notices; their number."""

    def policy(self, setup: Setup, state: State, seat: int, rng: Rng, /) -> int:
        """A legal action for playouts, better than a random one. Default: `sample`."""

    def prior(
        self, setup: Setup, state: State, seat: int, actions: Ints, count: int, values: Floats, spare: States,
        events: EventBuffer, /,
    ) -> None:  # fmt: skip
        """Write how promising each of these actions looks; `spare` holds states to try things on.

        Default: `evaluate` after each action.
        """

    def seat_values(self, setup: Setup, state: State, values: Floats, spare: States, /) -> None:
        """Write how well each seat stands; the odds of two seats follow from the difference. May spoil the state.

        Default: `evaluate` for each seat.
        """

    def stage(self, setup: Setup, state: State, /) -> int:
        """How many stages of the match (rounds, say) are completed; playouts may stop there. Default: 0."""

    def infer_beliefs(
        self, setup: Setup, state: State, seat: int, beliefs: Floats, spare: States, events: EventBuffer, /
    ) -> None:
        """Write, before a search, what the seat concludes about hidden things from the others' moves.

        Default: nothing.
        """

    def resample_by_beliefs(self, setup: Setup, state: State, seat: int, beliefs: Floats, rng: Rng, /) -> None:
        """Like `resample`, but likelier worlds are drawn more often. Default: `resample`."""


class GenericKernels(Protocol):
    """What every game gets: random play, looking one move ahead, the tree search, and many matches at once."""

    play_games: Callable[..., None]
    best_action: Callable[..., int]
    start_tree: Callable[..., None]
    simulate: Callable[..., None]
    step_matches: Callable[..., None]
    first_refused: Callable[..., int]
    choose_at_random: Callable[..., None]


class Kernels(RuleKernels, HiddenKernels, BotHooks, GenericKernels, Protocol):
    """The kernels of a game as an engine offers them, with the optional ones that the game has."""

    def get(self, name: str) -> Callable[..., Any] | None:
        """The kernel of that name, if the game has it."""


ROLES: dict[str, type] = {
    "options": OptionFunctions,
    "rules": RuleKernels,
    "hidden": HiddenKernels,
    "moves": MoveFunctions,
    "events": EventFunctions,
    "view": ViewFunctions,
    "text": TextFunctions,
    "bot": BotHooks,
    "live": LiveFunctions,
    "solver": SolverFunctions,
    "drawing": DrawingFunctions,
}
"""The roles by the names that `Game` gives them."""
OPTIONAL: dict[str, type] = {"rules": OptionalRuleKernels, "bot": OptionalBotHooks}
"""What modules may offer beside their roles."""

if TYPE_CHECKING:
    # What `kernel.bound_to` puts into the modules of generic kernels.
    bound_rules: RuleKernels
    bound_hidden: HiddenKernels
    bound_bot: BotHooks


def functions_of(role: type) -> dict[str, Callable[..., Any]]:
    """The functions that a role declares."""
    return {name: function for name, function in vars(role).items() if inspect.isfunction(function) and name[0] != "_"}


def check(game: str, role: str, module: Any) -> None:
    """Raise IncompleteGame unless the module fills the role; optional functions must fit, too."""
    for name, declared in functions_of(ROLES[role]).items():
        if not callable(getattr(module, name, None)):
            raise IncompleteGame(f"the game '{game}' lacks {call_of(name, declared)} in {name_of(module, role)}")
        _check_parameters(game, role, module, declared)
    for name, declared in functions_of(OPTIONAL[role]).items() if role in OPTIONAL else ():
        if hasattr(module, name):
            _check_parameters(game, role, module, declared)


def _check_parameters(game: str, role: str, module: Any, declared: Callable[..., Any]) -> None:
    name = declared.__name__
    found = getattr(module, name)
    parameters = inspect.signature(getattr(found, "py_func", found)).parameters.values()
    taken = [parameter.name for parameter in parameters]
    if any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters):
        return
    if len(taken) != len(parameters_of(declared)):
        raise IncompleteGame(
            f"the game '{game}': {name}({', '.join(taken)}) in {name_of(module, role)} "
            f"must take other parameters: {call_of(name, declared)}"
        )


def parameters_of(declared: Callable[..., Any]) -> list[str]:
    """The parameters of a function of a role, without `self`."""
    return list(inspect.signature(declared).parameters)[1:]


def call_of(name: str, declared: Callable[..., Any]) -> str:
    """A function of a role as it is called: "to_act(setup, state)"."""
    return f"{name}({', '.join(parameters_of(declared))})"


def name_of(module: Any, role: str) -> str:
    """A module as people find it."""
    return str(getattr(module, "__name__", f"its {role}"))


def type_in(game: str, role: str, module: Any, function: str, part: str) -> Any:
    """The type that a function's annotation names for its result ("return") or for a parameter."""
    try:
        return get_type_hints(getattr(module, function), include_extras=True)[part]
    except (KeyError, NameError) as error:
        what = "what it returns" if part == "return" else f"the type of '{part}'"
        raise IncompleteGame(
            f"the game '{game}': {function} in {name_of(module, role)} must be annotated with {what}, "
            f"by a type that its module knows when it runs ({error})"
        ) from error
