"""The part of a report that says which rules come up, and which never do."""

from __future__ import annotations

import types
from collections import defaultdict
from typing import get_args

from asterism.arena.balance import Happening
from asterism.arena.explore import Findings
from asterism.arena.markup import element, section, text
from asterism.arena.statistics import Estimate
from asterism.arena.words import Words
from asterism.game import load
from asterism.match import PLAYERS
from asterism.rulebook import rulebook_of

Kind = tuple[str, str]
"""An event's type and the number of its rule."""


def rules_section(words: Words, findings: Findings) -> str:
    """Every kind of event, chapter by chapter of the rule book."""
    seen: defaultdict[Kind, dict[int, Happening]] = defaultdict(dict)
    for scene in findings.scenes:
        for happening in scene.happenings:
            seen[happening.type, happening.rule][scene.seats] = happening
    parts = []
    for title, kinds in chapters(words, findings.game, set(seen)):
        rows = [rule_row(words, findings, kind, seen[kind]) for kind in kinds]
        parts += [text("h3", title), element("ul", *rows, class_="rules")]
    return section("rules", words.say("rules"), text("p", words.say("rules-note")), *parts, never(words, findings))


def chapters(words: Words, game: str, kinds: set[Kind]) -> list[tuple[str, list[Kind]]]:
    """The kinds of event under the chapters of the rule book, in its order."""
    book = rulebook_of(game)
    order = {rule.id: place for place, rule in enumerate(book.rule)}
    chapter_of = {rule.id: rule.section for rule in book.rule}
    found: defaultdict[str, list[Kind]] = defaultdict(list)
    for kind in sorted(kinds, key=lambda kind: (order.get(kind[1], len(order)), kind[0])):
        found[chapter_of.get(kind[1], "")].append(kind)
    titles = {chapter.id: str(getattr(chapter, words.language)) for chapter in book.section}
    titles[""] = words.say("rules-elsewhere")
    return [(title, found[chapter]) for chapter, title in titles.items() if chapter in found]


def rule_row(words: Words, findings: Findings, kind: Kind, seen: dict[int, Happening]) -> str:
    """One kind of event: its rule, how it reads, and how often it came up."""
    first = next(iter(seen.values()))
    rule = rulebook_of(findings.game).find(kind[1])
    sentence = getattr(rule, words.language) if rule else kind[0].replace("_", " ")
    rates = []
    for scene in findings.scenes:
        happening = seen.get(scene.seats)
        often = words.number(happening.per_game.value if happening else 0.0, 2)
        range_ = f" ({words.interval(happening.per_game, 2)})" if happening else ""
        rates += [
            text("dt", words.players(scene.seats)),
            text("dd", often + range_),
        ]
    share = overall([seen[seats].games for seats in seen], sum(scene.games for scene in findings.scenes))
    bar = element("span", element("i", style=f"width:{100 * share:.1f}%"), class_="bar", aria_hidden="true")
    counted = element(
        "div", text("span", words.say("rules-share", share=words.percent(share))), bar, element("dl", *rates),
        class_="rates",
    )  # fmt: skip
    example = words.say("rules-example", event=words.tell(first.example, PLAYERS))
    read = element("div", text("p", sentence), text("p", example, class_="example"))
    return element("li", text("span", kind[1], class_="number"), read, counted)


def overall(shares: list[Estimate], games: int) -> float:
    """In what share of all games it came up."""
    return sum(share.value * share.count for share in shares) / games


def never(words: Words, findings: Findings) -> str:
    """The kinds of event that no game showed, with or without options."""
    seen = {happening.type for scene in findings.scenes for happening in scene.happenings}
    seen |= {kind for variant in findings.variants for kind, _ in variant.new_rules}
    unseen = [kind for kind in event_types(findings.game) if kind not in seen]
    if not unseen:
        return ""
    listed = ", ".join(text("code", kind) for kind in unseen)
    return element("p", text("span", words.say("rules-never")), " ", listed)


def event_types(game: str) -> list[str]:
    """The types of all events of a game."""
    events = load(game).event_type
    return [
        str(event.__struct_config__.tag)
        for event in (get_args(events) if isinstance(events, types.UnionType) else (events,))
    ]
