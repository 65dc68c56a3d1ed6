"""The moves: play a value, slide one under, or pass. As data, as actions, and as text ("7", "under 7", "pass").

Colours do not matter here (A6), so a move names a value; of equal cards the one that has been in hand longest goes.
"""

from __future__ import annotations

from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.games._shared.africa_deck import LION, TOPAZ, VALUES
from asterism.games.afrika.options import AfrikaTerms
from asterism.games.afrika.rules import PASS, UNDER, values_held
from asterism.games.afrika.state import State

WORDS = (*map(str, range(LION, LION + VALUES - 2)), "B", "S")
"""The values as people write them: B is the Brigand, S the Star of Africa."""
ACTIONS_ARE_FIXED = True


class Play(Move, frozen=True, tag="play"):
    """Lead a card or beat the pile (A22, A23)."""

    value: str


class Under(Move, frozen=True, tag="under"):
    """Take a thief chip and slide a weaker card under the pile (A24, A25)."""

    value: str


class Pass(Move, frozen=True, tag="pass"):
    """Say "I pass" (A27)."""


AfrikaMove = Play | Under | Pass


def move_of(terms: AfrikaTerms, state: State, seat: int, action: int) -> AfrikaMove:
    """The move that an action number means."""
    if action == PASS:
        return Pass()
    return Under(WORDS[action - UNDER]) if action >= UNDER else Play(WORDS[action])


def action_of(terms: AfrikaTerms, state: State, seat: int, move: AfrikaMove) -> int:
    """The action number of a move."""
    if isinstance(move, Pass):
        return PASS
    if move.value not in WORDS:
        raise IllegalMove(f"there is no card '{move.value}'; values are 2 to 14, B and S", "A7")
    index = WORDS.index(move.value)
    if isinstance(move, Play):
        return index
    if index >= TOPAZ - LION:
        raise IllegalMove(f"{move.value} never goes underneath: only weaker cards do, and only up to 10", "A26")
    return UNDER + index


def notation(terms: AfrikaTerms, move: AfrikaMove) -> str:
    """For example "7", "under 7" or "pass"."""
    if isinstance(move, Pass):
        return "pass"
    return f"under {move.value}" if isinstance(move, Under) else move.value


def read_move(terms: AfrikaTerms, text: str) -> AfrikaMove:
    """Read "7", "under 7" or "pass", in small or capital letters."""
    words = text.upper().split()
    match words:
        case ["PASS"]:
            return Pass()
        case ["UNDER", value] if value in WORDS:
            return Under(value)
        case [value] if value in WORDS:
            return Play(value)
    raise IllegalMove(
        f"'{text.strip()}' is not a move; write a value such as '7', 'B' for the Brigand or 'S' for the Star, "
        "'under 7' or 'pass'"
    )


def why_illegal(terms: AfrikaTerms, state: State, seat: int, move: AfrikaMove) -> IllegalMove:
    """Which rule forbids a move that is not legal."""
    if isinstance(move, Pass):
        if state.bar == 0:
            return IllegalMove("you lead: play any card", "A22")
        return IllegalMove("nobody may pass before a card above 10 lies on top", "A26")
    held = values_held(state, seat)
    if not (held >> WORDS.index(move.value)) & 1:
        yours = ", ".join(word for index, word in enumerate(WORDS) if (held >> index) & 1)
        return IllegalMove(f"you have no {move.value}; your values are {yours}", "A22")
    return why_not_now(state, move)


def why_not_now(state: State, move: Play | Under) -> IllegalMove:
    """Why a card in hand cannot be played in this way."""
    if isinstance(move, Play):
        lion = move.value == WORDS[0]
        said = "a lion beats only cards up to 10" if lion else f"{move.value} does not beat {WORDS[state.bar - LION]}"
        return IllegalMove(said, "A14" if lion else "A23")
    if state.bar == 0:
        return IllegalMove("there is no pile to slide a card under: you lead", "A22")
    if state.bar >= TOPAZ:
        return IllegalMove("a card above 10 lies on top: beat it or pass", "A26")
    return IllegalMove(f"{move.value} is higher than {WORDS[state.bar - LION]}, so it must beat", "GA9")
