"""The part of a report that says what each option changes."""

from __future__ import annotations

from asterism.arena.explore import EFFECTS, Findings, Variant
from asterism.arena.markup import element, section, text
from asterism.arena.statistics import Estimate
from asterism.arena.words import Words, dashed

ALONE = ("length", "winning_score")
"""What can be compared in a game for one player."""
SHARES = ("first_mover", "shared")
"""Effects that are differences between shares, told in points of a hundred."""
WIDE, HIGH = 200, 14
"""The size of a small interval, in units of its own."""


def options_section(words: Words, findings: Findings) -> str:
    """Every option with each value that was tried."""
    tried = [variant for variant in findings.variants if not variant.not_playable]
    if not findings.variants:
        return ""
    effects = [name for name in EFFECTS if findings.option_seats > 1 or name in ALONE]
    scales = {name: scale([variant.effects[name] for variant in tried]) for name in effects} if tried else {}
    cards = []
    for option, default in findings.defaults.items():
        variants = [variant for variant in findings.variants if variant.option == option]
        values = [value_block(words, variant, scales, alone=findings.option_seats == 1) for variant in variants]
        standard = words.say("option-default", value=words.value_of(option, default))
        cards.append(element("div", text("h3", words.option(option)), text("p", standard), *values, class_="option"))
    note = words.say(
        "options-note",
        games=words.games(max((variant.games for variant in tried), default=0)),
        players=words.players(findings.option_seats),
        comparisons=len(tried) * len(effects),
    )
    return section("options", words.say("options"), text("p", note), *cards)


def scale(effects: list[Estimate]) -> float:
    """The largest difference that a small interval has to show."""
    return max((max(abs(one.low), abs(one.high)) for one in effects), default=0.0) or 1.0


def value_block(words: Words, variant: Variant, scales: dict[str, float], *, alone: bool) -> str:
    """One value and the differences it makes."""
    title = text("h4", words.value_of(variant.option, variant.value))
    if variant.not_playable:
        reason = text("p", words.say("option-not-playable", reason=variant.not_playable))
        return element("div", title, reason, class_="value")
    if variant.changed.value == 0:
        same = text("p", words.say("option-same", games=words.games(variant.games)))
        return element("div", title, same, class_="value")
    parts = [title, text("p", words.say("option-changed", share=words.percent(variant.changed.value, 0)))]
    if variant.new_rules:
        rules = ", ".join(dict.fromkeys(f"{kind.replace('_', ' ')} ({rule})" for kind, rule in variant.new_rules))
        parts.append(text("p", words.say("option-new", rules=rules)))
    effects = [effect(words, name, variant.effects[name], scales[name], alone=alone) for name in scales]
    return element("div", *parts, element("dl", *effects, class_="effects"), class_="value")


def effect(words: Words, name: str, found: Estimate, widest: float, *, alone: bool) -> str:
    """One difference, in figures and as a small interval round nothing."""
    factor = 100 if name in SHARES else 1
    value, low, high = (words.signed(factor * number) for number in (found.value, found.low, found.high))
    if name in SHARES:
        value = words.say("points", value=value)
    key = f"effect-{dashed(name)}" + ("-alone" if alone and name == "winning_score" else "")
    figures = [text("b", value)]
    if found.low != found.high:
        figures += [text("span", words.say("interval", low=low, high=high)), mark(found, widest)]
    shown = found.low > 0 or found.high < 0
    return element("div", text("dt", words.say(key)), element("dd", *figures), class_="shown" if shown else "")


def mark(found: Estimate, widest: float) -> str:
    """A dot with its interval, on a line with nothing in the middle."""

    def x(value: float) -> str:
        return f"{WIDE / 2 * (1 + value / widest):.1f}"

    middle = HIGH // 2
    return element(
        "svg",
        f'<line x1="{WIDE / 2}" x2="{WIDE / 2}" y1="0" y2="{HIGH}"/>',
        f'<line x1="0" x2="{WIDE}" y1="{middle}" y2="{middle}"/>',
        f'<line class="whisker" x1="{x(found.low)}" x2="{x(found.high)}" y1="{middle}" y2="{middle}"/>',
        f'<circle cx="{x(found.value)}" cy="{middle}" r="4"/>',
        viewBox=f"0 0 {WIDE} {HIGH}",
        aria_hidden="true",
        focusable="false",
    )
