"""Balance reports: their numbers are those of the games, and the page shows all of them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import asterism
from asterism.arena.report.balance import balance_statistics, observed
from asterism.arena.report.experiment import BalanceReport, Experiment, evenly_spaced, run_experiment
from asterism.arena.report.page import render_page
from asterism.arena.report.rule_section import event_types
from asterism.arena.report.text import CATALOGUE, ReportText
from asterism.arena.tournament.play import Outcome, play_batch
from asterism.arena.tournament.schedule import pairings
from asterism.arena.tournament.workers import InlineWorker
from asterism.match import Match
from asterism.naming import LANGUAGES
from asterism.options import choices_of
from asterism.rulebook import rulebook_of
from tests.contract.test_evidence import catalogue

GAMES = 6
VOID = {"meta", "br"}


@cache
def report_on(game: str) -> BalanceReport:
    loaded = asterism.load(game)
    experiment = Experiment(loaded, "random", list(loaded.seats)[:2], GAMES if game == "nacht" else 2, "r", {})
    return run_experiment(experiment, InlineWorker(), lambda _: None)


@cache
def outcomes(game: str, seats: int) -> list[Outcome]:
    chosen = Experiment(asterism.load(game), "random", [seats], GAMES, "r", {}).spec(seats)
    return play_batch(chosen, list(pairings(chosen.names, seats, GAMES)))


def replayed(game: str, seats: int) -> list[Match]:
    """The same games again, without an observer."""
    from asterism import bots
    from asterism.arena.tournament.play import deal_out, seat_players

    chosen = Experiment(asterism.load(game), "random", [seats], GAMES, "r", {}).spec(seats)
    matches = []
    for pairing in pairings(chosen.names, seats, GAMES):
        match = deal_out(chosen, pairing.deal)
        players = seat_players(chosen, pairing, match)
        while (seat := match.current_seat) is not None:
            match.play(players[seat].choose(bots.situation_of(match, seat)), seat=seat)
        matches.append(match)
    return matches


class Reader(HTMLParser):
    """A strict parser: every element is closed in order, and the page loads nothing from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: Counter[str] = Counter()
        self.targets: set[str] = set()
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids.update([found["id"] or ""] if "id" in found else [])
        for key in ("href", "xlink:href", "src"):
            assert (found.get(key) or "#").startswith("#"), "the page needs nothing from elsewhere"
        if (found.get("href") or "").startswith("#"):
            self.targets.add(str(found["href"])[1:])
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    return reader


def test_the_statistics_are_those_of_the_games() -> None:
    stats = next(one for one in report_on("nacht").by_seats if one.seats == 3)
    matches = replayed("nacht", 3)
    lengths = [len(match.turns) for match in matches]
    assert stats.games == GAMES
    assert stats.length.value == pytest.approx(sum(lengths) / GAMES)
    assert stats.lengths == Counter(lengths)
    results = [match.results or () for match in matches]
    winning = [[result for result in one if result.rank == 1] for one in results]
    assert stats.winning_score.value == pytest.approx(sum(one[0].score for one in winning) / GAMES)
    assert stats.shared_wins.value == pytest.approx(sum(len(one) > 1 for one in winning) / GAMES)
    for seat in range(3):
        won = sum(1 / len(one) for one in winning if seat in {result.seat for result in one})
        assert stats.wins_by_seat[seat].value == pytest.approx(won / GAMES)
    first = sum(
        1 / len(one)
        for match, one in zip(matches, winning, strict=True)
        if match.turns[0].seat in {result.seat for result in one}
    )
    assert stats.wins_by_turn_order[0].value == pytest.approx(first / GAMES)
    assert sum(one.value for one in stats.wins_by_turn_order) == pytest.approx(1)


def test_rules_are_counted_as_often_as_their_events_occurred() -> None:
    stats = next(one for one in report_on("nacht").by_seats if one.seats == 2)
    counted: Counter[tuple[str, str]] = Counter()
    in_games: Counter[tuple[str, str]] = Counter()
    for match in replayed("nacht", 2):
        kinds = [(str(event.__struct_config__.tag), event.rule) for turn in match.turns for event in turn.events]  # type: ignore[attr-defined]
        counted.update(kinds)
        in_games.update(set(kinds))
    assert {(one.type, one.rule): round(one.per_game.value * GAMES) for one in stats.events} == counted
    assert {(one.type, one.rule): round(one.games.value * GAMES) for one in stats.events} == in_games


def test_the_lead_is_followed_from_move_to_move() -> None:
    games = outcomes("sternenhimmel", 3)
    stats = balance_statistics(3, games)
    for game in games:
        leaders = observed(game).leaders
        assert len(leaders) == sum(game.moves)
        winners = [seat for seat, rank in enumerate(game.ranks) if rank == 1]
        assert leaders[-1] == (winners[0] if len(winners) == 1 else None)
    assert stats.winner_leads_over_time[-1] > stats.winner_leads_over_time[0]
    assert all(0 <= share <= 1 for share in stats.winner_leads_over_time)
    assert sum(stats.lead_change_counts.values()) == GAMES


@pytest.mark.parametrize("game", asterism.names())
def test_every_option_is_tried_on_the_same_deals(game: str) -> None:
    found = report_on(game)
    tried = Counter(variant.option for variant in found.variants)
    for name, values, default in choices_of(asterism.load(game)):
        assert tried[name] == min(4, len([value for value in values if value != default]))
        assert found.defaults[name] == default
    for variant in found.variants:
        assert variant.games == (0 if variant.not_playable else found.by_seats[0].games)


def test_an_option_that_the_rules_do_not_use_changes_nothing() -> None:
    by_value = {(one.option, one.value): one for one in report_on("nacht").variants}
    assert by_value["rotate_tiles", "true"].changed.value == 0
    assert by_value["mode", "streng"].changed.value == 1
    strict = by_value["mode", "streng"].effects["length"]
    assert strict.low <= strict.value <= strict.high < 0, "strict games are shorter"


def test_only_some_values_of_a_long_list_are_tried() -> None:
    assert evenly_spaced(list("abc"), 4) == list("abc")
    assert evenly_spaced(list("abcdefghij"), 4) == ["a", "d", "g", "j"]


@pytest.mark.parametrize("game", asterism.names())
def test_the_page_is_valid_and_shows_every_option_and_every_rule_that_occurred(game: str) -> None:
    found = report_on(game)
    html = render_page(found, "en")
    reader = read(html)
    assert not reader.open
    assert max(reader.ids.values()) == 1
    assert reader.targets <= set(reader.ids)
    text, said = ReportText("en", game), " ".join(reader.words)
    for name in found.defaults:
        assert text.option(name) in said
    for variant in found.variants:
        assert text.value_of(variant.option, variant.value) in said
    occurred = {one.rule for stats in found.by_seats for one in stats.events}
    for rule in rulebook_of(game).rule:
        if rule.id in occurred:
            assert rule.en in said
    shown = {one.type for stats in found.by_seats for one in stats.events}
    shown |= {kind for variant in found.variants for kind, _ in variant.new_rules}
    for kind in set(event_types(game)) - shown:
        assert f"<code>{kind}</code>" in html
    assert html.count("<figure") == html.count("<figcaption") == html.count('role="img" aria-label="')


def test_the_numbers_on_the_page_are_those_of_the_report() -> None:
    found = report_on("nacht")
    html, text = render_page(found, "en"), ReportText("en", "nacht")
    for stats in found.by_seats:
        assert text.percent(stats.wins_by_turn_order[0].value) in html
        assert text.interval(stats.length) in html
        assert text.interval(stats.winning_score) in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_in_the_readers_language(language: str) -> None:
    html = render_page(report_on("patience"), language)
    assert f'<html lang="{language}">' in html
    assert ReportText(language, "patience").say("options") in " ".join(read(html).words)
    assert ReportText("en", "nacht").number(1234.5) == "1,234.5"
    assert ReportText("de", "nacht").number(1234.5) == "1.234,5"
    assert "33,3" in ReportText("fr", "nacht").percent(1 / 3)
    assert ReportText("de", "nacht").signed(-1.25) == "\N{MINUS SIGN}1,2"
    assert ReportText("en", "nacht").signed(-0.04) == "0.0"


def test_the_catalogue_of_reports_is_complete_and_used() -> None:
    english = catalogue(CATALOGUE / "en.ftl")
    for language in LANGUAGES:
        assert catalogue(CATALOGUE / f"{language}.ftl") == english
    files = [*CATALOGUE.parent.glob("*.py"), *CATALOGUE.parent.glob("templates/*.html")]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    heads = re.search(r"heads = \((\"players\".*?)\)\n", code)
    assert heads
    made = {f"column-{head}" for head in re.findall(r'"(\w+)"', heads[1])}
    made |= {f"effect-{name}" for name in ("first-mover", "length", "winning-score", "shared", "lead-changes")}
    made |= {"effect-winning-score-alone"}
    for key in english:
        name = key.removeprefix("report-")
        assert f'"{name}"' in code or f"'{name}'" in code or name in made, f"{key} is never used"


def test_the_command_writes_a_page_and_prints_json(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    words = ["report", "patience", "--bot", "random", "--games", "4", "--seed", "r", "--out", str(file), "--json"]
    command = [sys.executable, "-m", "asterism", *words, "--jobs", "1", "--language", "de"]
    outcome = subprocess.run(command, capture_output=True, text=True, check=True)
    printed = msgspec.json.decode(outcome.stdout)
    assert printed["by_seats"][0]["games"] == 4
    assert outcome.stderr == ""
    html = file.read_text(encoding="utf-8")
    assert "Balancebericht" in html
    assert "asterism report patience --bot random --games 4 --seats 1 --seed r --language de" in html


def test_wrong_arguments_get_one_sentence(tmp_path: Path) -> None:
    for words, sentence in [
        (["nacht", "--seats", "9"], "is for 2 to 4 players, not 9"),
        (["nacht", "--bot", "hal"], "there is no bot called 'hal'"),
        (["nacht", "--option", "mode=x"], "option 'mode' takes"),
        (["chess"], "there is no game called 'chess'"),
    ]:
        command = [sys.executable, "-m", "asterism", "report", *words, "--out", str(tmp_path / "x.html")]
        outcome = subprocess.run(command, capture_output=True, text=True, check=False)
        assert outcome.returncode == 2
        assert sentence in outcome.stderr
        assert "Traceback" not in outcome.stderr
