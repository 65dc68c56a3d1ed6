"""What needs the consent of the other people: take-backs and draws."""

from __future__ import annotations

from collections.abc import Sequence

from asterism.errors import AsterismError
from asterism.server.domain import Daily, EveningRound
from asterism.server.protocol import commands
from asterism.server.tables import events
from asterism.server.tables.decisions.seating import own_seats, playing_seat
from asterism.server.tables.decisions.turns import check_fresh
from asterism.server.tables.state import TableState
from asterism.server.tables.take_back import last_turn_of, take_back_terms

Events = Sequence[events.TableEvent]


def decide(
    state: TableState, guest: str | None, command: commands.TakeBack | commands.OfferDraw | commands.AnswerOffer
) -> Events:
    """An offer, or the answer to one."""
    match command:
        case commands.TakeBack():
            return decide_take_back(state, guest, command)
        case commands.OfferDraw():
            return decide_draw(state, guest, command)
        case commands.AnswerOffer():
            return decide_answer(state, guest, command)


def decide_take_back(state: TableState, guest: str | None, command: commands.TakeBack) -> Events:
    """Back to before the seat's last move: at once, or if the others agree."""
    seat = playing_seat(state, guest, command.seat)
    check_fresh(state, command.seq)
    to, terms = last_turn_of(state, seat), take_back_terms(state, seat)
    if to is None or terms is None:
        raise AsterismError("you have made no move yet", "play-nothing-to-take-back")
    if isinstance(state.origin, EveningRound):
        raise AsterismError("at an evening no move can be taken back", "menu-take-back-evening")
    if state.is_compared:
        raise AsterismError("in the daily challenge no move can be taken back", "menu-take-back-daily")
    if terms == "never":
        message = "hidden information has been revealed since your move, so it cannot be taken back"
        raise AsterismError(message, "menu-take-back-never")
    if terms == "free":
        return [events.TurnsTakenBack(seat=seat, to=to)]
    return [_only_offer(state, events.OfferMade(seat=seat, kind="take_back", to=to))]


def decide_draw(state: TableState, guest: str | None, command: commands.OfferDraw) -> Events:
    """Offer a draw, where the game allows one."""
    seat = playing_seat(state, guest, command.seat)
    if not state.terms.game.has_draws:
        raise AsterismError(f"{state.terms.game.title} knows no draw")
    if isinstance(state.origin, Daily):
        raise AsterismError("in the daily challenge no draw is agreed: it is played to the end", "refused-daily-draw")
    return [_only_offer(state, events.OfferMade(seat=seat, kind="draw"))]


def _only_offer(state: TableState, offer: events.OfferMade) -> events.OfferMade:
    """One offer at a time."""
    if state.offer is not None:
        name = state.seats[state.offer.offer.seat].name
        raise AsterismError(f"{name} has made an offer; answer that first", "refused-offer-first", player=name)
    return offer


def decide_answer(state: TableState, guest: str | None, command: commands.AnswerOffer) -> Events:
    """Accept or decline the offer. The player who made it can only withdraw it."""
    if state.offer is None:
        raise AsterismError("there is no offer to answer any more", "refused-offer-gone")
    seats, offered_by = own_seats(state, guest), state.offer.offer.seat
    if offered_by in seats and not command.yes:
        return [events.OfferAnswered(seat=offered_by, yes=False)]
    answering = [seat for seat in state.offer_waits_for() if seat in seats]
    if not answering:
        raise AsterismError("the offer does not wait for your answer")
    return [events.OfferAnswered(seat=answering[0], yes=command.yes)]
