"""The section of a report on what each option changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from asterism.arena.report.experiment import EFFECTS, BalanceReport, Variant
from asterism.arena.report.text import ReportText, dashed
from asterism.arena.statistics import Estimate

ALONE = ("length", "winning_score")
"""The effects that make sense in a game for one player."""
SHARES = ("first_mover", "shared")
"""The effects that are differences between shares, shown in percentage points."""
WIDTH = 200
"""The width of a small interval plot, in its own units."""


@dataclass(frozen=True)
class IntervalPlot:
    """Horizontal positions of an interval and its value; zero is in the middle."""

    low: str
    value: str
    high: str


@dataclass(frozen=True)
class Effect:
    """One difference that a value makes."""

    title: str
    value: str
    interval: str
    plot: IntervalPlot | None
    significant: bool
    """Whether the interval excludes zero."""


@dataclass(frozen=True)
class Value:
    """One value of an option."""

    title: str
    sentences: Sequence[str]
    effects: Sequence[Effect]


@dataclass(frozen=True)
class Option:
    """One option with each value that was tried."""

    title: str
    default: str
    values: Sequence[Value]


@dataclass(frozen=True)
class OptionsSection:
    """All options."""

    note: str
    options: Sequence[Option]


def options_section(text: ReportText, report: BalanceReport) -> OptionsSection | None:
    """Every option with each value that was tried; None if the game has no options."""
    if not report.variants:
        return None
    tried = [variant for variant in report.variants if not variant.not_playable]
    effects = [name for name in EFFECTS if report.option_seats > 1 or name in ALONE]
    scales = {name: scale([variant.effects[name] for variant in tried]) for name in effects} if tried else {}
    alone = report.option_seats == 1
    options = [
        Option(
            text.option(option),
            text.say("option-default", value=text.value_of(option, default)),
            [value_of(text, one, scales, alone=alone) for one in report.variants if one.option == option],
        )
        for option, default in report.defaults.items()
    ]
    note = text.say(
        "options-note",
        games=text.games(max((variant.games for variant in tried), default=0)),
        players=text.players(report.option_seats),
        comparisons=len(tried) * len(effects),
    )
    return OptionsSection(note, options)


def scale(effects: Sequence[Estimate]) -> float:
    """The largest difference that an interval plot has to show."""
    return max((max(abs(one.low), abs(one.high)) for one in effects), default=0.0) or 1.0


def value_of(text: ReportText, variant: Variant, scales: Mapping[str, float], *, alone: bool) -> Value:
    """One value and the differences it makes."""
    title = text.value_of(variant.option, variant.value)
    if variant.not_playable:
        return Value(title, [text.say("option-not-playable", reason=variant.not_playable)], [])
    if variant.changed.value == 0:
        return Value(title, [text.say("option-same", games=text.games(variant.games))], [])
    sentences = [text.say("option-changed", share=text.percent(variant.changed.value, 0))]
    if variant.new_rules:
        rules = ", ".join(dict.fromkeys(f"{kind.replace('_', ' ')} ({rule})" for kind, rule in variant.new_rules))
        sentences.append(text.say("option-new", rules=rules))
    effects = [effect(text, name, variant.effects[name], scales[name], alone=alone) for name in scales]
    return Value(title, sentences, effects)


def effect(text: ReportText, name: str, found: Estimate, widest: float, *, alone: bool) -> Effect:
    """One difference, in figures and as a small plot of its interval."""
    factor = 100 if name in SHARES else 1
    value, low, high = (text.signed(factor * number) for number in (found.value, found.low, found.high))
    key = f"effect-{dashed(name)}" + ("-alone" if alone and name == "winning_score" else "")
    is_exact = found.low == found.high
    return Effect(
        text.say(key),
        text.say("points", value=value) if name in SHARES else value,
        "" if is_exact else text.say("interval", low=low, high=high),
        None if is_exact else interval_plot(found, widest),
        significant=found.low > 0 or found.high < 0,
    )


def interval_plot(found: Estimate, widest: float) -> IntervalPlot:
    """The positions of an interval on a line from -widest to +widest."""
    return IntervalPlot(*(f"{WIDTH / 2 * (1 + x / widest):.1f}" for x in (found.low, found.value, found.high)))
