"""The fewest rows in which a known order of the stock can be laid.

`solve_deal(match.terms, match.deal)` asks for one row, then two, and so on. For each number it tries
all lines of play, depth first, by the game's own rules, and remembers the positions it has been in.
Two positions are alike if the same cards are in hand and at the ends of the rows after as many draws,
for nothing else matters later. Rows only become fewer when the Star joins two of them, so a line is
given up once it has more rows than wanted, or one more than that while the Star is still to come.

A search stops after a budget of positions; then the answer holds bounds instead of one number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from asterism.arrays import np
from asterism.contract import States
from asterism.errors import AsterismError
from asterism.game import Best
from asterism.games._shared.africa_deck import CARDS, STAR
from asterism.games.patience.options import PatienceTerms
from asterism.games.patience.rules import ACTIONS, apply, holds_star, is_over, legal
from asterism.games.patience.state import HAND, ROWS, STATE, Setup, State
from asterism.kernel import EventBuffer, Ints, WordRows, entry, rule, silent_buffer
from asterism.layout import Grid, Row, blank, blanks, cells, copy_of, plain, record_type

BUDGET = 400_000
"""How many positions are looked at for each number of rows, unless told otherwise: well under a second."""
MOST_ENDS = 10
"""The ends of this many rows fit into the key of a position (60 bits); one of them is for the Star to join."""
FOUND, IMPOSSIBLE, GAVE_UP = range(3)

CARD_BITS = 6
CARD_MASK = (1 << CARD_BITS) - 1
KEY_WORDS = 3
"""The last cards of the rows; their first cards where rows grow at both ends; and the rest."""
PRIME = 15_485_863
SPREAD = (2_654_435_761, 2_246_822_519, 3_266_489_917)
"""Large odd factors that scatter the keys; no product of theirs below exceeds 64 bits."""


@dataclass(frozen=True)
class Solution:
    """The fewest rows of a deal lie between `at_least` and `rows`, and `actions` reach the latter."""

    at_least: int
    """Proven: no line of play ends with fewer rows."""
    rows: int
    actions: tuple[int, ...]
    positions: int
    """How many positions were looked at."""

    @property
    def is_exact(self) -> bool:
        """Whether `rows` is proven to be the fewest."""
        return self.rows == self.at_least


def solve_deal(terms: PatienceTerms, deal: Ints, budget: int = BUDGET) -> Solution:
    """The fewest rows from the first card on."""
    state = blank(STATE)
    terms.game.kernels.start(terms.setup, deal, state)
    return solve(terms, state, budget)


def best(terms: PatienceTerms, deal: Ints) -> Best:
    """The fewest rows if the order of the stock is known."""
    solution = solve_deal(terms, deal)
    return Best(solution.rows, solution.is_exact)


def solve(terms: PatienceTerms, state: State, budget: int = BUDGET) -> Solution:
    """The fewest rows from this position on, if the order of its stock is known."""
    if budget < 1:
        raise AsterismError(f"a search needs a budget of at least one position, not {budget}")
    at_least, looked_at, line = 1, 0, any_line(terms, state)
    for wanted in range(1, MOST_ENDS):
        outcome, actions, positions = search_for(terms, state, wanted, budget)
        looked_at += positions
        if outcome == FOUND:
            line = actions
            break
        if outcome == IMPOSSIBLE and at_least == wanted:
            at_least = wanted + 1
    return Solution(at_least=at_least, rows=rows_after(terms, state, line), actions=line, positions=looked_at)


def any_line(terms: PatienceTerms, state: State) -> tuple[int, ...]:
    """Some line of play to the end, so that there is always an answer."""
    kernels, state, events = terms.game.kernels, copy_of(state), silent_buffer()
    actions, line = np.zeros(ACTIONS, dtype=np.int32), []
    while not kernels.is_over(terms.setup, state):
        kernels.legal(terms.setup, state, 0, actions)
        line.append(int(actions[0]))
        kernels.apply(terms.setup, state, 0, line[-1], events)
    return tuple(line)


def rows_after(terms: PatienceTerms, state: State, line: tuple[int, ...]) -> int:
    """How many rows a line of play leads to."""
    state, events = copy_of(state), silent_buffer()
    for action in line:
        terms.game.kernels.apply(terms.setup, state, 0, action, events)
    return state.rows


def search_for(terms: PatienceTerms, state: State, wanted: int, budget: int) -> tuple[int, tuple[int, ...], int]:
    """Whether a number of rows can be reached, by which actions, and after how many positions.

    Each move lays a card, so no line is deeper than there are cards. At most `budget` positions are noted in a table
    of more than twice that many places, so there is always a free one.
    """
    states = blanks(STATE, CARDS + 1)
    states[0] = state
    line = blank(LINE)
    known = np.zeros((2 * budget + 1, KEY_WORDS), dtype=np.int64)
    kernels: Any = terms.game.kernels
    outcome = kernels.search(terms.setup, states, line, known, wanted, budget, silent_buffer())
    tried = plain(line)
    actions = [tried.actions[depth][tried.tried[depth] - 1] for depth in range(tried.depth)]
    return outcome, tuple(actions), tried.positions


# --- the search itself -----------------------------------------------------------------------


class Line:
    """The line of play that is being tried, and all other choices along it."""

    depth: int = cells()
    positions: int = cells()
    actions: Grid = cells(CARDS + 1, ACTIONS)
    choices: Row = cells(CARDS + 1)
    """How many actions there are at each depth."""
    tried: Row = cells(CARDS + 1)
    """How many of them have been tried."""
    ends: Row = cells(ROWS)
    """Scratch room for sorting the ends of rows."""


LINE = record_type(Line)
RECORDS = {"Line": LINE}


@entry
def search(
    setup: Setup, states: States, line: Line, known: WordRows, wanted: int, budget: int, events: EventBuffer
) -> int:
    """Try all lines from states[0], each position once, until one ends with at most the wanted rows."""
    if has_too_many_rows(states[0], wanted):
        return IMPOSSIBLE
    if is_over(setup, states[0]):
        return FOUND
    line.choices[0] = legal(setup, states[0], 0, line.actions[0])
    while line.depth >= 0:
        depth = line.depth
        if line.tried[depth] == line.choices[depth]:
            line.depth -= 1
            continue
        states[depth + 1] = states[depth]
        apply(setup, states[depth + 1], 0, line.actions[depth][line.tried[depth]], events)
        line.tried[depth] += 1
        state = states[depth + 1]
        if has_too_many_rows(state, wanted):
            continue
        if is_over(setup, state):
            line.depth += 1
            return FOUND
        if was_known(setup, state, line, known):
            continue
        line.positions += 1
        if line.positions == budget:
            return GAVE_UP
        line.depth += 1
        line.choices[line.depth] = legal(setup, state, 0, line.actions[line.depth])
        line.tried[line.depth] = 0
    line.depth = 0
    return IMPOSSIBLE


@rule
def has_too_many_rows(state: State, wanted: int) -> bool:
    """Only a Star that is not yet laid can make one row less of them (SO16)."""
    return state.rows > wanted + (1 if state.rows == wanted + 1 and star_is_to_come(state) else 0)


@rule
def star_is_to_come(state: State) -> bool:
    """Whether the Star is in hand or in the stock."""
    for place in range(state.drawn, CARDS):
        if state.stock[place] == STAR:
            return True
    return holds_star(state)


@rule
def was_known(setup: Setup, state: State, line: Line, known: WordRows) -> bool:
    """Whether the search has been in such a position before; from now on it has."""
    sort_ends(setup, state, line)
    lasts = 0
    firsts = 0
    for row in range(state.rows):
        lasts = (lasts << CARD_BITS) | (int(line.ends[row]) & CARD_MASK)
        firsts = (firsts << CARD_BITS) | (int(line.ends[row]) >> CARD_BITS)
    rest = key_of_hand(state) | (int(state.drawn) << (HAND * CARD_BITS)) | (int(state.rows) << ((HAND + 1) * CARD_BITS))
    place = (lasts % PRIME * SPREAD[0] + firsts % PRIME * SPREAD[1] + rest * SPREAD[2]) % len(known)
    while known[place][2]:
        if known[place][0] == lasts and known[place][1] == firsts and known[place][2] == rest:
            return True
        place = (place + 1) % len(known)
    known[place][0] = lasts
    known[place][1] = firsts
    known[place][2] = rest
    return False


@rule
def sort_ends(setup: Setup, state: State, line: Line) -> None:
    """The order of the rows does not matter; their first cards only where they are open (GSO1)."""
    for row in range(state.rows):
        end = state.last[row] | (state.first[row] << CARD_BITS if setup.both_ends else 0)
        place = row
        while place > 0 and line.ends[place - 1] > end:
            line.ends[place] = line.ends[place - 1]
            place -= 1
        line.ends[place] = end


@rule
def key_of_hand(state: State) -> int:
    """The cards in hand as one number that does not depend on their order; an empty slot counts as one more card."""
    low = int(min(state.hand[0], state.hand[1], state.hand[2])) & CARD_MASK
    high = int(max(state.hand[0], state.hand[1], state.hand[2])) & CARD_MASK
    middle = int(state.hand[0] ^ state.hand[1] ^ state.hand[2]) & CARD_MASK ^ low ^ high
    return low | (middle << CARD_BITS) | (high << (2 * CARD_BITS))
