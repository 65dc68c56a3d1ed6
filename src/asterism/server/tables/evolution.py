"""How a table's state follows from its events. Nothing here waits, writes or sends."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from asterism.bots import title_of
from asterism.deal import draw, read_deal
from asterism.errors import BadRecord
from asterism.fairness import seed_of
from asterism.game import RaceRules
from asterism.match import Match
from asterism.record import Mark, play_moves
from asterism.server.domain import DaysClock, Forked
from asterism.server.tables import events
from asterism.server.tables.move_ids import MoveIds
from asterism.server.tables.race.race import Answer, LiveRace
from asterism.server.tables.state import DEFAULT_BOT, PendingOffer, SentLine, TableState, bot_seat
from asterism.standing import Guarded

OVERDUE = "overdue"
CHAT_LINES_KEPT = 100
"""How many chat lines a newcomer gets to read."""


def evolve(state: TableState, event: events.TableEvent, match: Match | None = None) -> TableState:
    """The state after one more event.

    `match` is the match after a `TurnPlayed`, where the caller has played that turn already.
    """
    seat = getattr(event, "seat", 0)
    if seat not in range(len(state.seats)):
        raise BadRecord(f"this table has no seat {seat}")
    next_state = replace(state, seq=state.seq + 1, updated=event.at, time=events.time_of(event))
    later = _after(next_state, event, match)
    if later.ended is None and later.phase == "over":
        later = replace(later, ended=event.at)
    return later


def _after(state: TableState, event: events.TableEvent, match: Match | None) -> TableState:
    match event:
        case events.MatchStarted():
            return _start(state, event)
        case events.TurnPlayed():
            return _play_turn(state, event, match)
        case events.TurnsTakenBack():
            return _take_back(state, event)
        case events.DrawAgreed():
            return replace(_with_position(state, state.match), draw_agreed=True)
        case events.RaceShown() | events.RaceClaimed():
            return _race(state, event)
        case events.OfferMade():
            return replace(state, offer=PendingOffer(event))
        case events.OfferAnswered():
            return _answer_offer(state, event)
        case events.ChatSent():
            author = state.seats[event.seat]
            line = SentLine(event, author.guest, author.name)
            return replace(state, chat=(*state.chat[1 - CHAT_LINES_KEPT :], line))
        case events.RematchOpened():
            return replace(state, rematch=event.table)
        case events.RoundEnded():
            return replace(state, round_ended=True)
        case events.TableOpened():
            raise BadRecord("a table is opened only once")
        case _:
            return _without_lapsed_offer(_reseat(state, event))


# --- the match -------------------------------------------------------------------------------


def _start(state: TableState, started: events.MatchStarted) -> TableState:
    match = first_position(state, started.nonces)
    started_state = _with_position(replace(state, nonces=tuple(started.nonces)), match)
    return _with_mark(started_state, "forked", None) if isinstance(state.origin, Forked) else started_state


def first_position(state: TableState, nonces: Sequence[str]) -> Match:
    """The match as its table begins it: dealt from the secret and the nonces, or from a fixed deal."""
    terms, opened, players = state.terms, state.opened, [seat.name for seat in state.seats]
    if opened.fixed_deal is None:
        return Match(terms, draw(terms.chances, seed_of(opened.secret, nonces)), players)
    match = Match(terms, read_deal(terms.chances, opened.fixed_deal.deal), players)
    play_moves(match, opened.fixed_deal.moves)
    return match


def _play_turn(state: TableState, played: events.TurnPlayed, match: Match | None) -> TableState:
    if match is None:
        match = state.started_match.copy()
        match.play(played.move, seat=played.seat)
    overdue = state.overdue[played.seat] + 1 if played.overdue else 0
    marks = (*state.marks, Mark(len(match.turns) - 1, OVERDUE, played.seat)) if played.overdue else state.marks
    later = replace(
        _with_position(state, match),
        overdue=(*state.overdue[: played.seat], overdue, *state.overdue[played.seat + 1 :]),
        marks=marks,
        move_ids=_with_id(state, played),
    )
    if state.race and _race_rules(later):
        return replace(later, race=state.race.without(played.seat, state.time), position_seq=state.race.opened)
    return later


def _with_id(state: TableState, event: events.TurnPlayed | events.RaceClaimed) -> MoveIds:
    if event.move_id is None:
        return state.move_ids
    return state.move_ids.with_move(event.seat, event.move_id, state.seq)


def _take_back(state: TableState, taken: events.TurnsTakenBack) -> TableState:
    match = state.started_match.copy()
    while len(match.turns) > taken.to:
        match.take_back()
    marks = tuple(
        replace(mark, after=min(mark.after, taken.to))
        for mark in state.marks
        if mark.after < taken.to or mark.kind != OVERDUE
    )
    return _with_position(replace(state, marks=marks), match)


def _with_position(state: TableState, match: Match | None) -> TableState:
    """The position is a new one: older commands are stale, offers lapse, the clock starts again."""
    later = replace(
        state,
        match=match,
        position_seq=state.seq,
        offer=None,
        clock_from=state.time,
        late_screens=state.late_screens | _missed_race(state),
    )
    return replace(later, race=_new_race(later))


def _with_mark(state: TableState, kind: str, seat: int | None) -> TableState:
    return replace(state, marks=(*state.marks, Mark(len(state.started_match.turns), kind, seat)))


# --- races -----------------------------------------------------------------------------------


def _race_rules(state: TableState) -> RaceRules | None:
    match, live = state.started_match, state.terms.game.live
    if live is None:
        return None
    with Guarded(state.terms.game):
        return live.race(match.terms, match.position)


def _new_race(state: TableState) -> LiveRace | None:
    """A race begins if the rules say so and people take part. With a clock in days, seats are asked one by one."""
    rules = _race_rules(state)
    if rules is None or isinstance(state.opened.clock, DaysClock):
        return None
    if not set(state.started_match.to_act) & set(state.people):
        return None
    return LiveRace(rules=rules, seats=len(state.seats), opened=state.seq, at=state.time, late=state.late_screens)


def _missed_race(state: TableState) -> frozenset[int]:
    """The seats whose screens never reported the race that ends, though they had the time."""
    if state.race is None:
        return frozenset()
    return state.race.missed_by(set(state.to_act) & set(state.people), state.time)


def _race(state: TableState, event: events.RaceShown | events.RaceClaimed) -> TableState:
    if state.race is None:
        raise BadRecord("there is no race at this point")
    if isinstance(event, events.RaceShown):
        race = state.race.with_screen(event.seat, state.time)
        return replace(state, race=race, late_screens=state.late_screens - {event.seat})
    answer = Answer(event.ms, state.time, event.move, event.move_id)
    return replace(state, race=state.race.with_answer(event.seat, answer), move_ids=_with_id(state, event))


# --- offers ----------------------------------------------------------------------------------


def _answer_offer(state: TableState, answered: events.OfferAnswered) -> TableState:
    if state.offer is None:
        raise BadRecord("there was no offer to answer")
    accepted = state.offer.accepted | {answered.seat}
    return replace(state, offer=replace(state.offer, accepted=accepted) if answered.yes else None)


def _without_lapsed_offer(state: TableState) -> TableState:
    """An offer lapses when the player who made it no longer plays."""
    has_lapsed = state.offer is not None and state.offer.offer.seat not in state.people
    return replace(state, offer=None) if has_lapsed else state


# --- seats -----------------------------------------------------------------------------------


def _reseat(state: TableState, event: events.TableEvent) -> TableState:
    """Somebody sat down, left, or changed places with a bot."""
    match event:
        case events.SeatTaken(seat=seat, name=name, guest=guest, nonce_hash=nonce_hash):
            taken = events.SeatAssignment(kind="person", name=name, guest=guest, nonce_hash=nonce_hash)
            return _with_seat(state, seat, taken)
        case events.NonceRevealed(seat=seat, nonce=nonce):
            for own in state.seats_of(state.seats[seat].guest):
                state = _with_changed_seat(state, own, nonce=nonce)
            return state
        case events.SeatLeft(seat=seat):
            return _with_seat(state, seat, events.SeatAssignment(kind="open"))
        case events.BotSeated(seat=seat, bot=bot, name=name):
            return _with_seat(state, seat, bot_seat(bot, name or f"{title_of(bot)} {seat + 1}"))
        case events.TableClosed(why=why):
            return replace(state, is_closed=True, closed_because=why, race=None, offer=None)
        case events.PersonErased(guest=guest):
            return _erase(state, guest)
        case _:
            return _substitute(state, event)


def _substitute(state: TableState, event: events.TableEvent) -> TableState:
    """A bot replaces a person, or the person returns."""
    match event:
        case events.BotTookOver(seat=seat, bot=bot):
            return _with_mark(_with_changed_seat(state, seat, bot=bot), events.tag_of(event), seat)
        case events.PlayerResigned(seat=seat, bot=bot):
            return _with_mark(_with_changed_seat(state, seat, bot=bot, resigned=True), events.tag_of(event), seat)
        case events.PlayerReturned(seat=seat):
            overdue = (*state.overdue[:seat], 0, *state.overdue[seat + 1 :])
            returned = _with_changed_seat(replace(state, overdue=overdue), seat, bot=None)
            return _with_mark(returned, events.tag_of(event), seat)
    raise BadRecord(f"this server does not know what follows from {events.tag_of(event)}")


def _erase(state: TableState, guest: str) -> TableState:
    """The person's seat is open again before the start, and a bot's afterwards; their words are gone.

    When the nonces are being revealed nobody new can sit down, and a table without its host cannot start, so such
    tables are closed.
    """
    cannot_start = state.match is None and (state.is_full or guest == state.opened.host)
    state = replace(
        state,
        is_closed=state.is_closed or (cannot_start and state.involves(guest)),
        chat=tuple(line for line in state.chat if line.guest != guest),
    )
    for number, seat in enumerate(state.seats):
        if seat.guest != guest:
            continue
        if state.match is None:
            state = _with_seat(state, number, events.SeatAssignment(kind="open"))
        else:
            bot = seat.bot or DEFAULT_BOT
            state = _with_changed_seat(state, number, name="", guest=None, bot=bot, resigned=True)
    return replace(state, match=_with_names_of_seats(state), former_guests=state.former_guests - {guest})


def _with_names_of_seats(state: TableState) -> Match | None:
    """The match with the players' names as the seats have them now."""
    if state.match is None:
        return None
    match = state.match.copy()
    match.players = tuple(seat.name for seat in state.seats)
    return match


def _with_seat(state: TableState, seat: int, assignment: events.SeatAssignment) -> TableState:
    before = state.seats[seat].guest
    state = replace(state, seats=state.seats.replaced(seat, assignment))
    if before is None or before == assignment.guest:
        return state
    return replace(state, former_guests=state.former_guests | {before})


def _with_changed_seat(state: TableState, seat: int, **changes: object) -> TableState:
    return _with_seat(state, seat, replace(state.seats[seat], **changes))
