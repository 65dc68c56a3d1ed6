"""Knocking at a live table: the fastest by their own screen, judged in order, by the clock of a test."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from asterism.errors import IllegalMove
from asterism.kernel import seeded
from asterism.server.protocol import commands, models
from asterism.server.tables import events
from asterism.server.tables.race import commands as race_commands
from asterism.server.tables.race.commands import Plan
from asterism.server.tables.race.race import Count, LiveRace
from asterism.server.tables.state import TableState
from tests.server.table_harness import Company


def after_weiter(*seats: str, **options: Any) -> Company:
    """Seat 0 has said "Weiter!" at 10,000 and could have laid a tile: all others may knock."""
    for number in range(40):
        company = Company(*seats, game="nacht", start_player="host", **options)
        company.play_at_random(number, str(number))
        company.now = 10_000
        match = company.state.played
        if company.state.current_seat != 0 or not overlooked(company.state) or "weiter" not in moves(company, 0):
            continue
        if match.state.laid_now:
            continue
        say(company, seats[0], 0, "weiter")
        assert company.state.race
        return company
    raise AssertionError("no position with a tile to overlook")


def overlooked(state: TableState) -> int:
    sky = state.played.state
    return int(sky.held[0] & sky.fitting)


def moves(company: Company, seat: int) -> list[str]:
    match = company.state.played
    return [match.notation(move) for move in match.legal_moves(seat)]


def say(company: Company, person: str, seat: int, text: str, ms: int | None = None, seq: int | None = None) -> None:
    """A person makes the move of this notation."""
    match = company.state.played
    move = next(move for move in match.legal_moves(seat) if match.notation(move) == text)
    raw = msgspec.Raw(msgspec.json.encode(move))
    seq = company.state.seq if seq is None else seq
    company.ask(person, commands.PlayMove(id=f"{person} {text}", seq=seq, move=raw, ms=ms))


def race_at(company: Company) -> LiveRace:
    assert company.state.race
    return company.state.race


def run(company: Company, until: int, plan: Plan | None = None) -> list[events.TableEvent]:
    """Let the time pass, as the driver does."""
    written: list[events.TableEvent] = []
    for now in range(company.now, until + 1, 10):
        company.now = now
        while (racing_now := company.state.race) is not None:
            claims_at = plan.claims_at(company.state, racing_now, company.now) if plan else None
            if plan and claims_at is not None and claims_at <= company.now:
                written += company.write(plan.claim(company.state, racing_now))
                continue
            step = race_commands.next_step(company.state, racing_now, company.now)
            if not isinstance(step, Count):
                break
            written += company.write(race_commands.count(company.state, racing_now, step))
    return written


def right_and_wrong(company: Company) -> tuple[str, str]:
    """A knock for a tile that was overlooked, and one for a tile that was not."""
    from asterism.games.nacht.pieces import NAMES

    named = [text for text in moves(company, 1) if text.startswith("knock ") and text != "knock in vain"]
    fits = [text for text in named if overlooked(company.state) >> NAMES.index(text.split()[1]) & 1]
    return fits[0], next((text for text in named if text not in fits), "knock in vain")


def test_GN24_the_faster_screen_wins_though_its_knock_arrives_later() -> None:
    company = after_weiter("Ada", "Bo", "Cy")
    right, _ = right_and_wrong(company)
    opened = race_at(company).opened
    company.now = 10_100
    company.ask("Bo", commands.ReportRaceShown(opened=opened))
    company.now = 10_800
    company.ask("Cy", commands.ReportRaceShown(opened=opened))
    company.now = 11_200
    say(company, "Bo", 1, right, ms=1_100, seq=opened)
    company.now = 11_300
    say(company, "Cy", 2, right, ms=500, seq=opened)
    made = run(company, 12_000)
    assert [(entry.seat, entry.move) for entry in made if isinstance(entry, events.TurnPlayed)] == [(2, right)]
    assert company.state.race is None
    assert overlooked(company.state) == 0 or company.state.current_seat == 1


def test_GN23_who_says_nothing_lets_it_pass_when_the_time_is_over() -> None:
    company = after_weiter("Ada", "Bo", "Cy", knock_ms=5000)
    opened = race_at(company).opened
    for person in ("Bo", "Cy"):
        company.ask(person, commands.ReportRaceShown(opened=opened))
    assert run(company, 15_000) == []
    made = run(company, 15_300)
    assert [(entry.seat, entry.move) for entry in made if isinstance(entry, events.TurnPlayed)] == [
        (1, "pass"),
        (2, "pass"),
    ]


def test_GN23_the_window_ends_at_once_when_all_are_ready() -> None:
    company = after_weiter("Ada", "Bo", "Cy")
    seq = company.state.seq
    say(company, "Bo", 1, "pass", seq=seq)
    assert company.state.race
    say(company, "Cy", 2, "pass", seq=seq)
    assert company.state.race is None


def test_GN25b_a_knock_is_heard_at_once_and_its_tile_shown_within_eight_seconds() -> None:
    company = after_weiter("Ada", "Bo", "Cy")
    right, _ = right_and_wrong(company)
    opened = race_at(company).opened
    company.now = 11_000
    company.ask("Bo", commands.ClaimRace(opened=opened, ms=600))
    projection = company.projection()
    race = projection.race()
    assert race
    assert (race.answered, race.naming) == ([1], [1])
    assert "pass" not in [company.state.played.notation(move) for move in projection.legal(1)]
    assert run(company, 18_000) == []
    say(company, "Bo", 1, right, seq=opened)
    assert [entry.move for entry in run(company, 18_100) if isinstance(entry, events.TurnPlayed)] == [right]


def test_GN25b_a_knocker_who_shows_nothing_in_time_knocked_wrongly() -> None:
    company = after_weiter("Ada", "Bo", "Cy")
    coins = int(company.state.played.state.coins[1])
    company.ask("Cy", commands.ReportRaceShown(opened=race_at(company).opened))
    company.now = 11_000
    company.ask("Bo", commands.ClaimRace(opened=race_at(company).opened, ms=600))
    made = run(company, 20_000)
    assert [(entry.seat, entry.move) for entry in made if isinstance(entry, events.TurnPlayed)] == [
        (1, "knock in vain"),
        (2, "pass"),
    ]
    assert company.state.played.state.coins[1] == coins - 1


def test_GN27_a_wrong_knock_pays_and_the_next_one_is_judged() -> None:
    company = after_weiter("Ada", "Bo", "Cy")
    right, wrong = right_and_wrong(company)
    opened = race_at(company).opened
    coins = company.state.played.state.coins.copy()
    company.now = 11_000
    say(company, "Bo", 1, wrong, ms=400, seq=opened)
    say(company, "Cy", 2, right, ms=700, seq=opened)
    made = run(company, 11_600)
    assert [(entry.seat, entry.move) for entry in made if isinstance(entry, events.TurnPlayed)] == [
        (1, wrong),
        (2, right),
    ]
    assert company.state.played.state.coins[1] == coins[1] - 1
    assert company.state.played.state.coins[2] > coins[2]


def test_an_answer_stands_and_what_it_names_stays_sealed_until_it_is_judged() -> None:
    company = after_weiter("Ada", "Bo", "Cy")
    right, _ = right_and_wrong(company)
    say(company, "Bo", 1, right, ms=400)
    with pytest.raises(IllegalMove, match="an answer stands"):
        say(company, "Bo", 1, "pass")
    race = company.projection().race()
    assert race
    assert (race.answered, race.naming) == ([1], [])
    assert company.projection().legal(1) == []


def test_a_moment_that_is_over_takes_no_more_answers() -> None:
    company = after_weiter("Ada", "Bo")
    opened = race_at(company).opened
    with pytest.raises(IllegalMove, match="that moment is over"):
        company.ask("Bo", commands.ClaimRace(opened=opened - 1, ms=200))
    say(company, "Bo", 1, "pass")
    with pytest.raises(IllegalMove, match="that moment is over"):
        company.ask("Bo", commands.ClaimRace(opened=opened, ms=200))


def test_bots_answer_in_their_own_time_and_not_before_everybody_sees_the_moment() -> None:
    company = after_weiter("Ada", "Bo", "greedy bot")
    right, _ = right_and_wrong(company)
    opened = race_at(company).opened
    plan = Plan(opened, {2: (1_500, right)})
    assert run(company, 12_000, plan) == []
    company.ask("Bo", commands.ReportRaceShown(opened=opened))
    assert run(company, 13_490, plan) == []
    made = run(company, 14_000, plan)
    assert [type(entry) for entry in made] == [events.RaceClaimed, events.TurnPlayed]
    assert made[0].at == 13_500


def test_a_person_who_is_faster_than_the_bot_gets_the_tile() -> None:
    company = after_weiter("Ada", "Bo", "greedy bot")
    right, _ = right_and_wrong(company)
    opened = race_at(company).opened
    plan = Plan(opened, {2: (900, right)})
    company.ask("Bo", commands.ReportRaceShown(opened=opened))
    run(company, 10_950, plan)
    say(company, "Bo", 1, right, ms=850, seq=opened)
    made = run(company, 12_000, plan)
    assert [entry.seat for entry in made if isinstance(entry, events.TurnPlayed)] == [1]


def test_bots_alone_race_nobody() -> None:
    company = after_weiter("Ada", "Bo", "greedy bot")
    say(company, "Bo", 1, "pass")
    assert company.state.race, "the bot that was in the race answers in it"
    plan = Plan(race_at(company).opened, {})
    assert [entry.seat for entry in run(company, 10_000, plan) if isinstance(entry, events.TurnPlayed)] == [2]
    alone = Company("Ada", "greedy bot", "greedy bot", game="nacht", start_player="host")
    say(alone, "Ada", 0, "weiter")
    assert alone.state.race is None
    assert alone.state.bot_to_move is not None


def test_where_moves_take_days_everybody_is_asked_in_the_order_of_the_deal() -> None:
    company = Company("Ada", "Bo", "Cy", game="nacht", clock=models.DaysClock(days=2), start_player="host")
    say(company, "Ada", 0, "weiter")
    assert company.state.race is None
    assert company.state.to_act == (company.state.current_seat,)


def test_GN24_reactions_of_bots_are_human_and_faster_on_higher_levels() -> None:
    rng = seeded("reactions")
    drawn = {bot: sorted(race_commands.reaction(bot, rng) for _ in range(2001)) for bot in ("twinkle", "star", "nova")}
    assert all(times[0] >= 700 for times in drawn.values())
    medians = {bot: times[1000] for bot, times in drawn.items()}
    assert medians["twinkle"] == pytest.approx(3000, rel=0.06)
    assert medians["star"] == pytest.approx(2200, rel=0.06)
    assert medians["nova"] == pytest.approx(1400, rel=0.06)
