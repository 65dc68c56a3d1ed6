"""The balance report as one HTML page that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

import random
import shlex
from html import escape
from pathlib import Path

import asterism
from asterism.arena import figures
from asterism.arena.balance import Scene
from asterism.arena.explore import Findings
from asterism.arena.markup import element, figure, folded, section, table, text
from asterism.arena.page_options import options_section
from asterism.arena.page_rules import rules_section
from asterism.arena.statistics import Estimate
from asterism.arena.words import Words
from asterism.bots import title_of
from asterism.game import load

CSS = Path(__file__).with_name("page.css")
STARS = 90


def page(findings: Findings, language: str) -> str:
    """The whole page."""
    words = Words(language, findings.game)
    title = words.say("title", game=load(findings.game).title)
    sections = [
        ("glance", glance(words, findings)),
        ("seats", seats_section(words, findings)),
        ("length", length_section(words, findings)),
        ("scores", scores_section(words, findings)),
        ("drama", drama_section(words, findings)),
        ("rules", rules_section(words, findings)),
        ("options", options_section(words, findings)),
        ("method", method_section(words, findings)),
    ]
    present = [(name, content) for name, content in sections if content]
    head = element(
        "head",
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        text("title", title),
        element("style", CSS.read_text(encoding="utf-8")),
    )
    body = element("body", header(words, findings, [name for name, _ in present]),
                   element("main", *(content for _, content in present)))  # fmt: skip
    return f"<!doctype html>\n{element('html', head, body, lang=language)}\n"


def header(words: Words, findings: Findings, names: list[str]) -> str:
    """The title, the most important numbers, and the way to all the rest."""
    played = sum(scene.games for scene in findings.scenes) + sum(variant.games for variant in findings.variants)
    links = [element("li", text("a", words.say(name), href=f"#{name}")) for name in names]
    inner = element(
        "div",
        text("p", words.say("eyebrow"), class_="eyebrow"),
        text("h1", load(findings.game).title),
        text("p", words.say("lead", bot=title_of(findings.bot), games=words.number(played, 0)), class_="lead"),
        element("nav", element("ul", *links), aria_label=words.say("contents")),
        class_="inner",
    )
    return element("header", night_sky(findings.game), inner)


def night_sky(seed: str) -> str:
    """A few stars behind the title, the same for the same game."""
    rng = random.Random(seed)
    stars = [
        f'<circle cx="{rng.uniform(0, 100):.1f}%" cy="{rng.uniform(0, 100):.1f}%" '
        f'r="{0.4 + 1.3 * rng.random() ** 3:.1f}" opacity="{rng.uniform(0.15, 0.8):.2f}"/>'
        for _ in range(STARS)
    ]
    return element("svg", *stars, aria_hidden="true", focusable="false")


# --- sections --------------------------------------------------------------------------------


def glance(words: Words, findings: Findings) -> str:
    """The numbers that a designer looks at first."""
    scene = findings.scenes[0]
    length = tile(words, scene.length, "tile-length", digits=0)
    choices = tile(words, scene.choices, "tile-choices")
    if scene.seats == 1:
        tiles = [tile(words, scene.winning_score, "tile-score"), length, choices]
    else:
        equal = words.percent(1 / scene.seats)
        tiles = [
            tile(words, scene.turn_order[0], "tile-first", percent=True, equal=equal),
            length,
            choices,
            tile(words, scene.lead_changes, "tile-leads"),
            tile(words, scene.halfway, "tile-halfway", percent=True),
            tile(words, scene.shared, "tile-shared", percent=True),
        ]
    caption = f"{words.players(scene.seats)}, {words.games(scene.games)}. {words.say('glance-note')}"
    many = element("div", comparison(words, findings.scenes), class_="wide") if len(findings.scenes) > 1 else ""
    listed = element("ul", *tiles, class_="tiles")
    return section("glance", words.say("glance"), text("p", caption), listed, many)


def tile(words: Words, estimate: Estimate, key: str, *, digits: int = 1, percent: bool = False, equal: str = "") -> str:
    """One number, large."""
    value = words.percent(estimate.value) if percent else words.number(estimate.value, digits)
    return element(
        "li",
        text("b", value),
        text("small", words.interval(estimate, percent=percent)),
        text("span", words.say(key, equal=equal)),
    )


def comparison(words: Words, scenes: list[Scene]) -> str:
    """All numbers of players beside each other."""
    heads = ("players", "games", "first", "length", "choices", "score", "margin", "shared", "leads", "halfway")

    def cell(estimate: Estimate, *, percent: bool = False) -> str:
        value = words.percent(estimate.value) if percent else words.number(estimate.value)
        return f"{value}\n{words.interval(estimate, percent=percent)}"

    rows = [
        (
            str(scene.seats),
            words.number(scene.games, 0),
            cell(scene.turn_order[0], percent=True),
            cell(scene.length),
            cell(scene.choices),
            cell(scene.winning_score),
            cell(scene.margin),
            cell(scene.shared, percent=True),
            cell(scene.lead_changes),
            cell(scene.halfway, percent=True),
        )
        for scene in scenes
    ]
    return table([words.say(f"column-{head}") for head in heads], rows, words.say("glance-note"))


def seats_section(words: Words, findings: Findings) -> str:
    """Whether it matters who begins."""
    drawn = []
    for scene in findings.scenes:
        if scene.seats == 1:
            continue
        labels = [words.say("place", place=place + 1) for place in range(scene.seats)]
        chairs = [words.say("chair", seat=seat + 1) for seat in range(scene.seats)]
        rows = [
            (label, words.percent(one.value), words.interval(one, percent=True))
            for label, one in zip(labels + chairs, scene.turn_order + scene.chairs, strict=True)
        ]
        heads = (words.players(scene.seats), words.say("axis-wins"), "95 %")
        caption = f"{words.games(scene.games)}, {words.players(scene.seats)}"
        drawn.append(
            figure(
                figures.turn_order(words, scene),
                "; ".join(f"{label}: {value} ({interval})" for label, value, interval in rows[: scene.seats]),
                caption,
                folded(words.say("numbers"), table(heads, rows, caption)),
                verdict(words, scene),
            )
        )
    if not drawn:
        return ""
    return section(
        "seats", words.say("seats"), text("p", words.say("seats-caption")), element("div", *drawn, class_="grid")
    )


def verdict(words: Words, scene: Scene) -> str:
    """What can be said about places in the turn order."""
    equal = 1 / scene.seats
    places = [(words.say("place", place=place + 1), one) for place, one in enumerate(scene.turn_order)]

    def named(those: list[tuple[str, Estimate]]) -> str:
        return ", ".join(f"{name} ({words.percent(one.value)})" for name, one in those)

    ahead = [(name, one) for name, one in places if one.low > equal]
    behind = [(name, one) for name, one in places if one.high < equal]
    said = [words.say("seats-favoured", places=named(ahead))] if ahead else []
    said += [words.say("seats-behind", places=named(behind))] if behind else []
    return " ".join(said) or words.say("seats-even", equal=words.percent(equal))


def length_section(words: Words, findings: Findings) -> str:
    """How long games are, and how many choices they offer."""
    scenes = findings.scenes
    games = ", ".join(f"{words.players(scene.seats)}: {words.games(scene.games)}" for scene in scenes)
    heads = [words.say("column-players"), words.say("column-length"), words.say("column-choices")]
    rows = [(str(scene.seats), both(words, scene.length), both(words, scene.choices)) for scene in scenes]
    said = "; ".join(f"{players}: {length}" for players, length, _ in rows)
    free = "; ".join(f"{players}: {choices}" for players, _, choices in rows)
    caption, free_caption = words.say("length-caption", games=games), words.say("choices-caption", games=games)
    numbers = folded(words.say("numbers"), table(heads, rows, caption))
    return section(
        "length",
        words.say("length"),
        element(
            "div",
            figure(figures.lengths(words, scenes), said, caption, numbers),
            figure(figures.choices(words, scenes), free, free_caption, by_moment(words, scenes, "choices_by_moment")),
            class_="grid",
        ),
    )


def both(words: Words, estimate: Estimate) -> str:
    """A mean with its interval."""
    return words.say("of", value=words.number(estimate.value), interval=words.interval(estimate))


def by_moment(words: Words, scenes: list[Scene], field: str, *, percent: bool = False) -> str:
    """A course of the game as a table."""
    show = words.percent if percent else words.number
    heads = [words.say("axis-course"), *(words.players(scene.seats) for scene in scenes)]
    series = [getattr(scene, field) for scene in scenes]
    count = len(series[0])
    rows = [
        (words.percent((moment + 0.5) / count), *(show(values[moment]) for values in series)) for moment in range(count)
    ]
    return folded(words.say("numbers"), table(heads, rows, words.say("axis-course")))


def counts_table(words: Words, label: str, series: dict[str, dict[int, int]]) -> str:
    """How often each whole number came up."""
    values = sorted({value for counts in series.values() for value in counts})
    rows = [(words.number(value, 0), *(str(counts.get(value, 0)) for counts in series.values())) for value in values]
    return folded(words.say("numbers"), table([label, *series], rows, label))


def scores_section(words: Words, findings: Findings) -> str:
    """What winners and others score."""
    drawn = []
    for scene in findings.scenes:
        alone = scene.seats == 1
        caption = words.say(
            "scores-alone-caption" if alone else "scores-caption",
            games=words.games(scene.games),
            players=words.players(scene.seats),
            score=both(words, scene.winning_score),
        )
        series = {words.say("score" if alone else "winners"): scene.winners_scores}
        if not alone:
            series[words.say("others")] = scene.others_scores
        numbers = counts_table(words, words.say("axis-score"), series)
        drawn.append(figure(figures.scores(words, scene), caption, caption, numbers))
    return section("scores", words.say("scores"), element("div", *drawn, class_="grid"))


def drama_section(words: Words, findings: Findings) -> str:
    """Whether the lead changes hands."""
    scenes = [scene for scene in findings.scenes if scene.seats > 1]
    if not scenes:
        return ""
    scene, games = scenes[0], ", ".join(f"{words.games(one.halfway.count)}" for one in scenes)
    led = words.say("led-caption", games=games)
    said = "; ".join(f"{words.players(one.seats)}: {words.percent(one.halfway.value)}" for one in scenes)
    changes = words.say("leads-caption", games=words.games(scene.games), players=words.players(scene.seats))
    numbers = counts_table(words, words.say("axis-leads"), {words.players(scene.seats): scene.leads})
    return section(
        "drama",
        words.say("drama"),
        element(
            "div",
            figure(
                figures.winner_leads(words, scenes),
                f"{words.say('column-halfway')}: {said}",
                led,
                by_moment(words, scenes, "winner_leads_by_moment", percent=True),
            ),
            figure(figures.leads(words, scene), both(words, scene.lead_changes), changes, numbers),
            class_="grid",
        ),
    )


def method_section(words: Words, findings: Findings) -> str:
    """How it was done, and how to do it again."""
    return section(
        "method",
        words.say("method"),
        text("p", words.say("method-bots", bot=findings.bot)),
        text("p", words.say("method-intervals")),
        text("p", words.say("method-lead")),
        element("p", escape(words.say("method-again")), "<br>", text("code", command(findings, words.language))),
        text("p", words.say("made", version=asterism.__version__, rules=str(findings.rules), seed=findings.seed)),
    )


def command(findings: Findings, language: str) -> str:
    """The command that makes this page."""
    parts = ["asterism", "report", findings.game, "--bot", findings.bot, "--games", str(findings.scenes[0].games)]
    for scene in findings.scenes:
        parts += ["--seats", str(scene.seats)]
    for name, value in findings.options.items():
        parts += ["--option", f"{name}={value}"]
    return shlex.join([*parts, "--seed", findings.seed, "--language", language])
