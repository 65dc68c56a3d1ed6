"""The balance report as one HTML page. It is self-contained: no scripts, fonts or images from elsewhere."""

from __future__ import annotations

import random
import shlex
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

import asterism
from asterism.arena.report import sections
from asterism.arena.report.experiment import BalanceReport
from asterism.arena.report.option_section import options_section
from asterism.arena.report.rule_section import rules_section
from asterism.arena.report.text import ReportText
from asterism.bots import title_of
from asterism.game import load

STARS = 90
TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def render_page(report: BalanceReport, language: str) -> str:
    """The whole page. Each section has a template of its own; a section without data is left out."""
    text = ReportText(language, report.game)
    data = {
        "glance": sections.glance(text, report),
        "seats": sections.seats(text, report),
        "length": sections.length(text, report),
        "scores": sections.scores(text, report),
        "drama": sections.drama(text, report),
        "rules": rules_section(text, report),
        "options": options_section(text, report),
        "method": method(report, language),
    }
    played = sum(stats.games for stats in report.by_seats) + sum(variant.games for variant in report.variants)
    return TEMPLATES.get_template("page.html").render(
        say=text.say,
        language=language,
        game=load(report.game).title,
        bot=title_of(report.bot),
        games=text.number(played, 0),
        stars=stars(report.game),
        sections={name: section for name, section in data.items() if section},
    )


def stars(seed: str) -> list[dict[str, str]]:
    """The stars behind the title: position, radius and opacity, the same for the same game."""
    rng = random.Random(seed)
    return [
        {
            "x": f"{rng.uniform(0, 100):.1f}%",
            "y": f"{rng.uniform(0, 100):.1f}%",
            "r": f"{0.4 + 1.3 * rng.random() ** 3:.1f}",
            "opacity": f"{rng.uniform(0.15, 0.8):.2f}",
        }
        for _ in range(STARS)
    ]


def method(report: BalanceReport, language: str) -> dict[str, Any]:
    """How the page was made, and the command that makes it again."""
    return {
        "bot": report.bot,
        "command": command(report, language),
        "version": asterism.__version__,
        "rules": str(report.rules),
        "seed": report.seed,
    }


def command(report: BalanceReport, language: str) -> str:
    """The command that makes this page."""
    parts = ["asterism", "report", report.game, "--bot", report.bot, "--games", str(report.by_seats[0].games)]
    for stats in report.by_seats:
        parts += ["--seats", str(stats.seats)]
    for name, value in report.options.items():
        parts += ["--option", f"{name}={value}"]
    return shlex.join([*parts, "--seed", report.seed, "--language", language])
