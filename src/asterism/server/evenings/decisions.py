"""What people may do at an evening: the evening after it, or an error that says why not.

Decisions only look at the evening, so one can be made again when another process was faster.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec.structs import replace

from asterism.errors import AsterismError
from asterism.evenings import Place, Scoring, next_round
from asterism.evenings.pairing import seating_without_people
from asterism.server.errors import Unauthorized
from asterism.server.evenings.state import Entrant, Evening, Round, RoundTable
from asterism.typed_text import clean_name, name_key

MAX_PLAYERS = 100
TABLES_COMPARED = 2
"""A duplicate round has at least so many tables: where people fill only one, bots play the deal at another."""


def check_organiser(evening: Evening, guest: str) -> None:
    """Only the organiser leads the evening."""
    if evening.organiser != guest:
        raise Unauthorized("only the organiser of this evening can do that", "refused-evening-organiser")


def check_open(evening: Evening) -> None:
    """An evening that is over stays as it is."""
    if evening.ended is not None:
        raise AsterismError("this evening is over", "refused-evening-over")


# --- players ---------------------------------------------------------------------------------


def join(evening: Evening, guest: str, name: str, nonce: str) -> Evening:
    """The guest takes part from the next round on. Who left may come back; who was removed may not."""
    check_open(evening)
    number = evening.number_of(guest)
    if number is not None:
        entrant = evening.entrants[number]
        if entrant.was_removed:
            raise AsterismError("the organiser has removed you from this evening", "refused-evening-removed")
        return with_entrant(evening, number, replace(entrant, has_left=False))
    shown = clean_name(name)
    if any(name_key(one.name) == name_key(shown) for one in evening.entrants):
        message = f"somebody at this evening is called {shown} already; choose another name"
        raise AsterismError(message, "refused-evening-name", name=shown)
    if len(evening.entrants) >= MAX_PLAYERS:
        message = f"an evening has room for {MAX_PLAYERS} players"
        raise AsterismError(message, "refused-evening-full", count=MAX_PLAYERS)
    return replace(evening, entrants=[*evening.entrants, Entrant(guest, shown, nonce)])


def leave(evening: Evening, guest: str) -> Evening:
    """The guest has no seat in further rounds."""
    check_open(evening)
    number = evening.number_of(guest)
    if number is None:
        raise AsterismError("you do not take part in this evening", "refused-evening-stranger")
    return with_entrant(evening, number, replace(evening.entrants[number], has_left=True))


def remove(evening: Evening, guest: str, player: int) -> Evening:
    """The organiser removes a player for good."""
    check_organiser(evening, guest)
    check_open(evening)
    if player not in range(len(evening.entrants)):
        raise AsterismError(f"there is no player {player}")
    return with_entrant(evening, player, replace(evening.entrants[player], was_removed=True))


def erase(evening: Evening, guest: str) -> Evening:
    """Keep nothing that says who this guest was."""
    number = evening.number_of(guest)
    if number is not None:
        entrant = evening.entrants[number]
        evening = with_entrant(evening, number, replace(entrant, guest=None, name="", has_left=True))
    if evening.organiser == guest:
        evening = replace(evening, organiser=None, organiser_name="")
    return evening


def with_entrant(evening: Evening, number: int, entrant: Entrant) -> Evening:
    """The evening with this player changed."""
    return replace(evening, entrants=[*evening.entrants[:number], entrant, *evening.entrants[number + 1 :]])


# --- rounds ----------------------------------------------------------------------------------


def start_round(evening: Evening, guest: str, places: Sequence[Place], now: int, new_id: Callable[[], str]) -> Evening:
    """Seat the next round. `places` are the standings so far, the leader first."""
    check_organiser(evening, guest)
    check_open(evening)
    if evening.running is not None:
        raise AsterismError("a round is being played; end it first", "refused-evening-running")
    if len(evening.rounds) >= evening.planned:
        raise AsterismError("all rounds of this evening have been played", "refused-evening-played")
    present = {str(number) for number in evening.present()}
    players = [place.player for place in places if place.player in present]
    points: dict[str, Fraction] = {place.player: place.points for place in places}
    history = [one.played for one in evening.rounds]
    plan = next_round(evening.pairing_rules, players, history, points, f"{evening.id} {len(evening.rounds)}")
    missing = missing_tables(evening.scoring, len(plan.tables))
    tables = [*plan.tables, *[seating_without_people(evening.seats)] * missing]
    begun = Round(
        tables=[
            RoundTable(new_id(), [None if player is None else int(player) for player in seating]) for seating in tables
        ],
        byes=[int(player) for player in plan.byes],
        started=now,
    )
    nonces = evening.nonces if evening.rounds else [one.nonce for one in evening.entrants if one.is_present]
    return replace(evening, rounds=[*evening.rounds, begun], nonces=nonces)


def missing_tables(scoring: Scoring, tables: int) -> int:
    """How many tables of bots a round needs so that there is something to compare with."""
    return max(0, TABLES_COMPARED - tables) if scoring == "duplicate" else 0


def end_round(evening: Evening, unfinished: Sequence[str], now: int) -> Evening:
    """The running round is over. After the last one, so is the evening."""
    if evening.running is None:
        return evening
    ended = replace(evening.running, ended=now, unfinished=list(unfinished))
    is_last = len(evening.rounds) >= evening.planned
    return replace(evening, rounds=[*evening.rounds[:-1], ended], ended=now if is_last else evening.ended)


def mark_opened(evening: Evening) -> Evening:
    """All tables of the rounds that are over know it."""
    rounds = [replace(one, is_opened=one.ended is not None) for one in evening.rounds]
    return replace(evening, rounds=rounds)


def end_evening(evening: Evening, guest: str, unfinished: Sequence[str], now: int) -> Evening:
    """The organiser ends the evening, with the round that is being played."""
    check_organiser(evening, guest)
    check_open(evening)
    return replace(end_round(evening, unfinished, now), ended=now)
