"""Knocking at a live table: the fastest by their own screen, judged in order, by the clock of a test."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from asterism.errors import IllegalMove
from asterism.server import domain
from asterism.server.protocol import commands
from asterism.server.tables import events
from asterism.server.tables.race.bots import BotAnswers, reaction_ms
from asterism.server.tables.race.decisions import judge, next_step
from asterism.server.tables.race.race import Judge, LiveRace, Wait
from asterism.server.tables.state import TableState
from tests.server.table_harness import TableHarness


def after_weiter(*seats: str, **options: Any) -> TableHarness:
    """Seat 0 has said "Weiter!" at 10,000 and could have laid a tile: all others may knock."""
    for number in range(200):
        harness = TableHarness(*seats, game="nacht", start_player="host", **options)
        harness.play_at_random(number, str(number))
        harness.now = 10_000
        match = harness.state.started_match
        if harness.state.current_seat != 0 or not overlooked(harness.state) or "weiter" not in moves(harness, 0):
            continue
        if match.state.laid_now:
            continue
        say(harness, seats[0], 0, "weiter")
        assert harness.state.race
        return harness
    raise AssertionError("no position with a tile to overlook")


def overlooked(state: TableState) -> int:
    sky = state.started_match.state
    return int(sky.held[0] & sky.fitting)


def moves(harness: TableHarness, seat: int) -> list[str]:
    match = harness.state.started_match
    return [match.notation(move) for move in match.legal_moves(seat)]


def say(
    harness: TableHarness,
    person: str,
    seat: int,
    text: str,
    ms: int | None = None,
    seq: int | None = None,
    move_id: str | None = None,
) -> None:
    """A person makes the move of this notation."""
    match = harness.state.started_match
    move = next(move for move in match.legal_moves(seat) if match.notation(move) == text)
    raw = msgspec.Raw(msgspec.json.encode(move))
    seq = harness.state.seq if seq is None else seq
    harness.send(person, commands.PlayMove(id=move_id or f"{person} {text}", seq=seq, move=raw, ms=ms))


def race_at(harness: TableHarness) -> LiveRace:
    assert harness.state.race
    return harness.state.race


def run(harness: TableHarness, until: int, bot_answers: BotAnswers | None = None) -> list[events.TableEvent]:
    """Let the time pass, as the driver does."""
    written: list[events.TableEvent] = []
    for now in range(harness.now, until + 1, 10):
        harness.now = now
        while (racing_now := harness.state.race) is not None:
            answers_at = bot_answers.next_at(harness.state, racing_now, harness.now) if bot_answers else None
            if bot_answers and answers_at is not None and answers_at <= harness.now:
                written += harness.carry_out(bot_answers.next_claim(harness.state, racing_now))
                continue
            step = next_step(harness.state, racing_now, harness.now)
            if not isinstance(step, Judge):
                break
            written += harness.carry_out(judge(harness.state, racing_now, step))
    return written


def right_and_wrong(harness: TableHarness) -> tuple[str, str]:
    """A knock for a tile that was overlooked, and one for a tile that was not."""
    from asterism.games.nacht.pieces import NAMES

    named = [text for text in moves(harness, 1) if text.startswith("knock ") and text != "knock in vain"]
    fits = [text for text in named if overlooked(harness.state) >> NAMES.index(text.split()[1]) & 1]
    return fits[0], next((text for text in named if text not in fits), "knock in vain")


def test_GN24_the_faster_screen_wins_though_its_knock_arrives_later() -> None:
    harness = after_weiter("Ada", "Bo", "Cy")
    right, _ = right_and_wrong(harness)
    opened = race_at(harness).opened
    harness.now = 10_100
    harness.send("Bo", commands.ReportRaceShown(opened=opened))
    harness.now = 10_800
    harness.send("Cy", commands.ReportRaceShown(opened=opened))
    harness.now = 11_200
    say(harness, "Bo", 1, right, ms=1_100, seq=opened)
    harness.now = 11_300
    say(harness, "Cy", 2, right, ms=500, seq=opened)
    made = run(harness, 12_000)
    assert [(event.seat, event.move) for event in made if isinstance(event, events.TurnPlayed)] == [(2, right)]
    assert harness.state.race is None
    assert overlooked(harness.state) == 0 or harness.state.current_seat == 1


def test_an_answer_counts_though_another_seat_used_its_id_before() -> None:
    harness = after_weiter("Ada", "Bo", "Cy")
    right, _ = right_and_wrong(harness)
    opened = race_at(harness).opened
    say(harness, "Bo", 1, right, ms=900, seq=opened, move_id="1")
    say(harness, "Cy", 2, right, ms=500, seq=opened, move_id="1")
    assert race_at(harness).ranking() == [2, 1]
    say(harness, "Cy", 2, right, ms=500, seq=opened, move_id="1")
    assert race_at(harness).ranking() == [2, 1], "the same answer again counts once"


def test_GN23_who_says_nothing_lets_it_pass_when_the_time_is_over() -> None:
    harness = after_weiter("Ada", "Bo", "Cy", knock_ms=5000)
    opened = race_at(harness).opened
    for person in ("Bo", "Cy"):
        harness.send(person, commands.ReportRaceShown(opened=opened))
    assert run(harness, 15_000) == []
    made = run(harness, 15_300)
    assert [(event.seat, event.move) for event in made if isinstance(event, events.TurnPlayed)] == [
        (1, "pass"),
        (2, "pass"),
    ]


def test_GN23_a_screen_that_missed_a_race_is_not_awaited_as_long_again_until_it_reports_one() -> None:
    harness = after_weiter("Ada", "Bo", "Cy", knock_ms=5000)
    harness.send("Bo", commands.ReportRaceShown(opened=race_at(harness).opened))
    assert run(harness, 35_000) == []
    run(harness, 35_300)
    assert harness.state.late_screens == {2}
    say(harness, "Bo", 1, "weiter")
    race = race_at(harness)
    harness.send("Ada", commands.ReportRaceShown(opened=race.opened))
    assert next_step(harness.state, race_at(harness), harness.now) == Wait(race.at + 3000 + 5000 + 250)
    harness.send("Cy", commands.ReportRaceShown(opened=race.opened))
    assert harness.state.late_screens == set()


def test_GN23_the_window_ends_at_once_when_all_are_ready() -> None:
    harness = after_weiter("Ada", "Bo", "Cy")
    seq = harness.state.seq
    say(harness, "Bo", 1, "pass", seq=seq)
    assert harness.state.race
    say(harness, "Cy", 2, "pass", seq=seq)
    assert harness.state.race is None


def test_GN25b_a_knock_is_heard_at_once_and_its_tile_shown_within_eight_seconds() -> None:
    harness = after_weiter("Ada", "Bo", "Cy")
    right, _ = right_and_wrong(harness)
    opened = race_at(harness).opened
    harness.now = 11_000
    harness.send("Bo", commands.ClaimRace(opened=opened, ms=600))
    projection = harness.projection()
    race = projection.race()
    assert race
    assert (race.answered, race.naming) == ([1], [1])
    assert "pass" not in [harness.state.started_match.notation(move) for move in projection.legal_moves(1)]
    assert run(harness, 18_000) == []
    say(harness, "Bo", 1, right, seq=opened)
    assert [event.move for event in run(harness, 18_100) if isinstance(event, events.TurnPlayed)] == [right]


def test_GN25b_a_knocker_who_shows_nothing_in_time_knocked_wrongly() -> None:
    harness = after_weiter("Ada", "Bo", "Cy")
    coins = int(harness.state.started_match.state.coins[1])
    harness.send("Cy", commands.ReportRaceShown(opened=race_at(harness).opened))
    harness.now = 11_000
    harness.send("Bo", commands.ClaimRace(opened=race_at(harness).opened, ms=600))
    made = run(harness, 20_000)
    assert [(event.seat, event.move) for event in made if isinstance(event, events.TurnPlayed)] == [
        (1, "knock in vain"),
        (2, "pass"),
    ]
    assert harness.state.started_match.state.coins[1] == coins - 1


def test_GN27_a_wrong_knock_pays_and_the_next_one_is_judged() -> None:
    harness = after_weiter("Ada", "Bo", "Cy")
    right, wrong = right_and_wrong(harness)
    opened = race_at(harness).opened
    coins = harness.state.started_match.state.coins.copy()
    harness.now = 11_000
    say(harness, "Bo", 1, wrong, ms=400, seq=opened)
    say(harness, "Cy", 2, right, ms=700, seq=opened)
    made = run(harness, 11_600)
    assert [(event.seat, event.move) for event in made if isinstance(event, events.TurnPlayed)] == [
        (1, wrong),
        (2, right),
    ]
    assert harness.state.started_match.state.coins[1] == coins[1] - 1
    assert harness.state.started_match.state.coins[2] > coins[2]


def test_an_answer_stands_and_what_it_names_stays_sealed_until_it_is_judged() -> None:
    harness = after_weiter("Ada", "Bo", "Cy")
    right, _ = right_and_wrong(harness)
    say(harness, "Bo", 1, right, ms=400)
    with pytest.raises(IllegalMove, match="the answer counts"):
        say(harness, "Bo", 1, "pass")
    race = harness.projection().race()
    assert race
    assert (race.answered, race.naming) == ([1], [])
    assert harness.projection().legal_moves(1) == []


def test_a_moment_that_is_over_takes_no_more_answers() -> None:
    harness = after_weiter("Ada", "Bo")
    opened = race_at(harness).opened
    with pytest.raises(IllegalMove, match="this race is over"):
        harness.send("Bo", commands.ClaimRace(opened=opened - 1, ms=200))
    say(harness, "Bo", 1, "pass")
    with pytest.raises(IllegalMove, match="this race is over"):
        harness.send("Bo", commands.ClaimRace(opened=opened, ms=200))


def test_bots_answer_in_their_own_time_and_not_before_everybody_sees_the_moment() -> None:
    harness = after_weiter("Ada", "Bo", "greedy bot")
    right, _ = right_and_wrong(harness)
    opened = race_at(harness).opened
    bot_answers = BotAnswers(opened, {2: (1_500, right)})
    assert run(harness, 12_000, bot_answers) == []
    harness.send("Bo", commands.ReportRaceShown(opened=opened))
    assert run(harness, 13_490, bot_answers) == []
    made = run(harness, 14_000, bot_answers)
    assert [type(event) for event in made] == [events.RaceClaimed, events.TurnPlayed]
    assert made[0].at == 13_500


def test_bots_wait_for_a_screen_that_still_shows_payments_but_not_for_ever() -> None:
    harness = after_weiter("Ada", "Bo", "greedy bot")
    right, _ = right_and_wrong(harness)
    state, race = harness.state, race_at(harness)
    bot_answers = BotAnswers(race.opened, {2: (1_500, right)})
    assert bot_answers.next_at(state, race, 10_000) == 31_500
    assert bot_answers.next_at(state, race, 10_000, away=[1]) == 14_500
    harness.now = 18_000
    harness.send("Bo", commands.ReportRaceShown(opened=race.opened))
    assert bot_answers.next_at(harness.state, race_at(harness), 18_000) == 19_500


def test_a_person_who_is_faster_than_the_bot_gets_the_tile() -> None:
    harness = after_weiter("Ada", "Bo", "greedy bot")
    right, _ = right_and_wrong(harness)
    opened = race_at(harness).opened
    bot_answers = BotAnswers(opened, {2: (900, right)})
    harness.send("Bo", commands.ReportRaceShown(opened=opened))
    run(harness, 10_950, bot_answers)
    say(harness, "Bo", 1, right, ms=850, seq=opened)
    made = run(harness, 12_000, bot_answers)
    assert [event.seat for event in made if isinstance(event, events.TurnPlayed)] == [1]


def test_bots_alone_race_nobody() -> None:
    harness = after_weiter("Ada", "Bo", "greedy bot")
    say(harness, "Bo", 1, "pass")
    assert harness.state.race, "the bot that was in the race answers in it"
    bot_answers = BotAnswers(race_at(harness).opened, {})
    assert [event.seat for event in run(harness, 10_000, bot_answers) if isinstance(event, events.TurnPlayed)] == [2]
    alone = TableHarness("Ada", "greedy bot", "greedy bot", game="nacht", start_player="host")
    say(alone, "Ada", 0, "weiter")
    assert alone.state.race is None
    assert alone.state.bot_to_move is not None


def test_where_moves_take_days_everybody_is_asked_in_the_order_of_the_deal() -> None:
    harness = TableHarness("Ada", "Bo", "Cy", game="nacht", clock=domain.DaysClock(days=2), start_player="host")
    say(harness, "Ada", 0, "weiter")
    assert harness.state.race is None
    assert harness.state.to_act == (harness.state.current_seat,)


def test_GN24_reactions_of_bots_are_human_and_faster_on_higher_levels() -> None:
    rng = random.Random("reactions")
    drawn = {bot: sorted(reaction_ms(bot, rng) for _ in range(2001)) for bot in ("twinkle", "star", "nova")}
    assert all(times[0] >= 700 for times in drawn.values())
    medians = {bot: times[1000] for bot, times in drawn.items()}
    assert medians["twinkle"] == pytest.approx(3000, rel=0.06)
    assert medians["star"] == pytest.approx(2200, rel=0.06)
    assert medians["nova"] == pytest.approx(1400, rel=0.06)
