"""The section of a report on which rules apply, and how often."""

from __future__ import annotations

import types
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from asterism.arena.report.balance import EventFrequency
from asterism.arena.report.experiment import BalanceReport
from asterism.arena.report.text import ReportText
from asterism.arena.statistics import Estimate
from asterism.game import load
from asterism.match import PLAYERS
from asterism.naming import Names
from asterism.options import agree_terms
from asterism.rulebook import rulebook_of

Kind = tuple[str, str]
"""An event's type and the number of its rule."""


@dataclass(frozen=True)
class RuleRow:
    """One kind of event: its rule, an example, and how often it occurred."""

    number: str
    sentence: str
    example: str
    share: str
    bar: str
    """The length of the bar in per cent, for CSS."""
    rates: Sequence[tuple[str, str]]
    """The number of players, and how often per game."""


@dataclass(frozen=True)
class RulesSection:
    """The chapters of the rule book with their rows, and the event types that never occurred."""

    chapters: Sequence[tuple[str, Sequence[RuleRow]]]
    never: Sequence[str]


def rules_section(text: ReportText, report: BalanceReport) -> RulesSection:
    """Every kind of event, by chapter of the rule book."""
    found: defaultdict[Kind, dict[int, EventFrequency]] = defaultdict(dict)
    for stats in report.by_seats:
        for frequency in stats.events:
            found[frequency.type, frequency.rule][stats.seats] = frequency
    names = agree_terms(load(report.game), given=report.options).names
    return RulesSection(
        [
            (title, [rule_row(text, report, names, kind, found[kind]) for kind in kinds])
            for title, kinds in chapters(text, report.game, set(found))
        ],
        event_types_that_never_occurred(report),
    )


def chapters(text: ReportText, game: str, kinds: set[Kind]) -> list[tuple[str, list[Kind]]]:
    """The kinds of event under the chapters of the rule book, in its order."""
    book = rulebook_of(game)
    order = {rule.id: place for place, rule in enumerate(book.rule)}
    chapter_of = {rule.id: rule.section for rule in book.rule}
    found: defaultdict[str, list[Kind]] = defaultdict(list)
    for kind in sorted(kinds, key=lambda kind: (order.get(kind[1], len(order)), kind[0])):
        found[chapter_of.get(kind[1], "")].append(kind)
    titles = {chapter.id: str(getattr(chapter, text.language)) for chapter in book.section}
    titles[""] = text.say("rules-elsewhere")
    return [(title, found[chapter]) for chapter, title in titles.items() if chapter in found]


def rule_row(
    text: ReportText, report: BalanceReport, names: Names, kind: Kind, by_seats: dict[int, EventFrequency]
) -> RuleRow:
    """One kind of event, with its frequency for each number of players."""
    first = next(iter(by_seats.values()))
    rule = rulebook_of(report.game).find(kind[1])
    rates = []
    for stats in report.by_seats:
        frequency = by_seats.get(stats.seats)
        rate = text.number(frequency.per_game.value if frequency else 0.0, 2)
        interval = f" ({text.interval(frequency.per_game, 2)})" if frequency else ""
        rates.append((text.players(stats.seats), rate + interval))
    share = overall([one.games for one in by_seats.values()], sum(stats.games for stats in report.by_seats))
    return RuleRow(
        number=kind[1],
        sentence=getattr(rule, text.language) if rule else kind[0].replace("_", " "),
        example=text.say("rules-example", event=text.tell(first.example, PLAYERS, names)),
        share=text.say("rules-share", share=text.percent(share)),
        bar=f"{100 * share:.1f}",
        rates=rates,
    )


def overall(shares: Sequence[Estimate], games: int) -> float:
    """The share of all games in which an event occurred."""
    return sum(share.value * share.count for share in shares) / games


def event_types_that_never_occurred(report: BalanceReport) -> list[str]:
    """The event types that occurred in no game, whatever the options."""
    seen = {frequency.type for stats in report.by_seats for frequency in stats.events}
    seen |= {kind for variant in report.variants for kind, _ in variant.new_rules}
    return [kind for kind in event_types(report.game) if kind not in seen]


def event_types(game: str) -> list[str]:
    """All event types of a game."""
    events = load(game).event_type
    return [
        str(event.__struct_config__.tag)
        for event in (get_args(events) if isinstance(events, types.UnionType) else (events,))
    ]
