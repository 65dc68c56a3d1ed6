"""The contents of the report's sections on numbers: tables, figures and sentences, ready for the templates.

Each function returns None if the report has nothing to show in its section.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from asterism.arena.report import figures
from asterism.arena.report.balance import BalanceStatistics
from asterism.arena.report.experiment import BalanceReport
from asterism.arena.report.text import ReportText
from asterism.arena.statistics import Estimate


@dataclass(frozen=True)
class Table:
    """A table whose first column is the heading of its row. In a cell, a second line is set small."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    caption: str


@dataclass(frozen=True)
class Figure:
    """A plot, its content in words for screen readers, and its numbers as a table."""

    svg: str
    label: str
    caption: str
    numbers: Table
    verdict: str = ""


@dataclass(frozen=True)
class Tile:
    """One large number with its interval."""

    value: str
    interval: str
    meaning: str


@dataclass(frozen=True)
class Glance:
    """The most important numbers, and a table that compares all numbers of players."""

    caption: str
    tiles: Sequence[Tile]
    comparison: Table | None


def glance(text: ReportText, report: BalanceReport) -> Glance:
    """The numbers that a designer looks at first."""
    stats = report.by_seats[0]

    def tile(estimate: Estimate, key: str, *, digits: int = 1, percent: bool = False, equal: str = "") -> Tile:
        value = text.percent(estimate.value) if percent else text.number(estimate.value, digits)
        return Tile(value, text.interval(estimate, percent=percent), text.say(key, equal=equal))

    length_tile = tile(stats.length, "tile-length", digits=0)
    choices_tile = tile(stats.choices, "tile-choices")
    if stats.seats == 1:
        tiles = [tile(stats.winning_score, "tile-score"), length_tile, choices_tile]
    else:
        equal = text.percent(1 / stats.seats)
        tiles = [
            tile(stats.wins_by_turn_order[0], "tile-first", percent=True, equal=equal),
            length_tile,
            choices_tile,
            tile(stats.lead_changes, "tile-leads"),
            tile(stats.winner_led_halfway, "tile-halfway", percent=True),
            tile(stats.shared_wins, "tile-shared", percent=True),
        ]
    caption = f"{text.players(stats.seats)}, {text.games(stats.games)}. {text.say('glance-note')}"
    return Glance(caption, tiles, comparison(text, report.by_seats) if len(report.by_seats) > 1 else None)


def comparison(text: ReportText, by_seats: Sequence[BalanceStatistics]) -> Table:
    """One row for each number of players."""
    heads = ("players", "games", "first", "length", "choices", "score", "margin", "shared", "leads", "halfway")

    def cell(estimate: Estimate, *, percent: bool = False) -> str:
        value = text.percent(estimate.value) if percent else text.number(estimate.value)
        return f"{value}\n{text.interval(estimate, percent=percent)}"

    rows = [
        (
            str(stats.seats),
            text.number(stats.games, 0),
            cell(stats.wins_by_turn_order[0], percent=True),
            cell(stats.length),
            cell(stats.choices),
            cell(stats.winning_score),
            cell(stats.margin),
            cell(stats.shared_wins, percent=True),
            cell(stats.lead_changes),
            cell(stats.winner_led_halfway, percent=True),
        )
        for stats in by_seats
    ]
    return Table([text.say(f"column-{head}") for head in heads], rows, text.say("glance-note"))


def seats(text: ReportText, report: BalanceReport) -> list[Figure] | None:
    """Whether it matters who moves first."""
    return [turn_order_figure(text, stats) for stats in report.by_seats if stats.seats > 1] or None


def turn_order_figure(text: ReportText, stats: BalanceStatistics) -> Figure:
    """The shares of the wins in turn order; the table adds those by seat."""
    labels = [text.say("place", place=place + 1) for place in range(stats.seats)]
    seat_labels = [text.say("chair", seat=seat + 1) for seat in range(stats.seats)]
    shares = stats.wins_by_turn_order + stats.wins_by_seat
    rows = [
        (label, text.percent(one.value), text.interval(one, percent=True))
        for label, one in zip(labels + seat_labels, shares, strict=True)
    ]
    caption = f"{text.games(stats.games)}, {text.players(stats.seats)}"
    return Figure(
        figures.turn_order(text, stats),
        "; ".join(f"{label}: {value} ({interval})" for label, value, interval in rows[: stats.seats]),
        caption,
        Table((text.players(stats.seats), text.say("axis-wins"), "95 %"), rows, caption),
        turn_order_verdict(text, stats),
    )


def turn_order_verdict(text: ReportText, stats: BalanceStatistics) -> str:
    """A sentence on which places in the turn order are favoured."""
    equal = 1 / stats.seats
    places = [(text.say("place", place=place + 1), one) for place, one in enumerate(stats.wins_by_turn_order)]

    def named(chosen: list[tuple[str, Estimate]]) -> str:
        return ", ".join(f"{name} ({text.percent(one.value)})" for name, one in chosen)

    ahead = [(name, one) for name, one in places if one.low > equal]
    behind = [(name, one) for name, one in places if one.high < equal]
    sentences = [text.say("seats-favoured", places=named(ahead))] if ahead else []
    sentences += [text.say("seats-behind", places=named(behind))] if behind else []
    return " ".join(sentences) or text.say("seats-even", equal=text.percent(equal))


def length(text: ReportText, report: BalanceReport) -> list[Figure]:
    """How long games are, and how many choices they offer."""
    by_seats = report.by_seats
    games = ", ".join(f"{text.players(stats.seats)}: {text.games(stats.games)}" for stats in by_seats)
    heads = [text.say("column-players"), text.say("column-length"), text.say("column-choices")]
    rows = [
        (str(stats.seats), text.with_interval(stats.length), text.with_interval(stats.choices)) for stats in by_seats
    ]
    caption = text.say("length-caption", games=games)
    return [
        Figure(
            figures.lengths(text, by_seats),
            "; ".join(f"{players}: {moves}" for players, moves, _ in rows),
            caption,
            Table(heads, rows, caption),
        ),
        Figure(
            figures.choices(text, by_seats),
            "; ".join(f"{players}: {choices}" for players, _, choices in rows),
            text.say("choices-caption", games=games),
            table_over_time(text, by_seats, "choices_over_time"),
        ),
    ]


def scores(text: ReportText, report: BalanceReport) -> list[Figure]:
    """The scores of winners and others."""
    return [scores_figure(text, stats) for stats in report.by_seats]


def scores_figure(text: ReportText, stats: BalanceStatistics) -> Figure:
    """The distribution of final scores."""
    alone = stats.seats == 1
    caption = text.say(
        "scores-alone-caption" if alone else "scores-caption",
        games=text.games(stats.games),
        players=text.players(stats.seats),
        score=text.with_interval(stats.winning_score),
    )
    series = {text.say("score" if alone else "winners"): stats.winners_scores}
    if not alone:
        series[text.say("others")] = stats.others_scores
    numbers = table_of_counts(text, text.say("axis-score"), series)
    return Figure(figures.scores(text, stats), caption, caption, numbers)


def drama(text: ReportText, report: BalanceReport) -> list[Figure] | None:
    """How often and how early the lead changes hands."""
    by_seats = [stats for stats in report.by_seats if stats.seats > 1]
    if not by_seats:
        return None
    stats, games = by_seats[0], ", ".join(f"{text.games(one.winner_led_halfway.count)}" for one in by_seats)
    halfway = "; ".join(f"{text.players(one.seats)}: {text.percent(one.winner_led_halfway.value)}" for one in by_seats)
    return [
        Figure(
            figures.winner_leads(text, by_seats),
            f"{text.say('column-halfway')}: {halfway}",
            text.say("led-caption", games=games),
            table_over_time(text, by_seats, "winner_leads_over_time", percent=True),
        ),
        Figure(
            figures.leads(text, stats),
            text.with_interval(stats.lead_changes),
            text.say("leads-caption", games=text.games(stats.games), players=text.players(stats.seats)),
            table_of_counts(text, text.say("axis-leads"), {text.players(stats.seats): stats.lead_change_counts}),
        ),
    ]


def table_over_time(
    text: ReportText, by_seats: Sequence[BalanceStatistics], field: str, *, percent: bool = False
) -> Table:
    """A statistic in each part of the game, one column for each number of players."""
    show = text.percent if percent else text.number
    heads = [text.say("axis-course"), *(text.players(stats.seats) for stats in by_seats)]
    series = [getattr(stats, field) for stats in by_seats]
    count = len(series[0])
    rows = [(text.percent((step + 0.5) / count), *(show(values[step]) for values in series)) for step in range(count)]
    return Table(heads, rows, text.say("axis-course"))


def table_of_counts(text: ReportText, label: str, series: dict[str, dict[int, int]]) -> Table:
    """How often each whole number occurred."""
    values = sorted({value for counts in series.values() for value in counts})
    rows = [(text.number(value, 0), *(str(counts.get(value, 0)) for counts in series.values())) for value in values]
    return Table([label, *series], rows, label)
