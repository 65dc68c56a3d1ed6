"""`asterism audit`: checks a game for leaks of hidden information."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from asterism.cli.options import FixedSeed, Json, OptionList, Preset, SeatCount, terms_from
from asterism.cli.output import print_json, write_line
from asterism.errors import BadOption

if TYPE_CHECKING:
    from asterism.audit.report import Check, Report

SIGNS = {"holds": "✓", "fails": "✗", "unknown": "·"}
"""The sign before each check."""


def audit(
    target: Annotated[
        str,
        typer.Argument(
            help="One of our games, a game of OpenSpiel (gin_rummy, pyspiel:gin_rummy(hand_size=7)), or the import "
            "path of a PettingZoo environment (pettingzoo.classic.rps_v2, my_module:make_env)."
        ),
    ],
    seats: SeatCount = None,
    option: OptionList = [],  # noqa: B006 (typer reads it)
    preset: Preset = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many random games to look at.")] = 30,
    seed: FixedSeed = "1",
    hidden: Annotated[
        str | None,
        typer.Option(
            "--hidden",
            help="For a PettingZoo environment: module:function, called as function(env, agent, rng), "
            "which changes what is hidden from the agent.",
        ),
    ] = None,
    *,
    as_json: Json = False,
) -> None:
    """Check a game for leaks: whether anything that a player is given depends on what it cannot know."""
    from asterism.audit.targets import audit_foreign, audit_ours, is_ours

    if is_ours(target):
        if hidden is not None:
            raise BadOption("--hidden is for PettingZoo environments; our games say themselves what is hidden")
        report = audit_ours(terms_from(target, seats, option, preset), games, seed)
    else:
        if seats is not None or preset is not None:
            raise BadOption("--seats and --preset are for our games; give parameters of others with --option key=value")
        report = audit_foreign(target, option, games, seed, hidden)
    if as_json:
        print_json(report.as_data())
    else:
        _print(report)
    if report.findings:
        raise typer.Exit(1)


def _print(report: Report) -> None:
    write_line(f"{report.target}, {report.version}, {report.games} games, seed {report.seed}")
    for check in report.checks:
        write_line(f"{SIGNS[check.verdict]} {check.claim} ({_count(check)})")
        if check.example is not None:
            who = f"player {check.example.player}, " if check.example.player else ""
            write_line(f"    {who}after {len(check.example.actions)} actions: {check.example.what}")
    for note in report.notes:
        write_line(note)
    found = len(report.findings)
    write_line(
        "Nothing was found."
        if not found
        else f"{found} finding{'s' * (found > 1)}; --json has the actions that lead there."
    )


def _count(check: Check) -> str:
    if not check.checked:
        return "not tested"
    if not check.failed:
        return f"{check.checked:,}"
    return f"failed, {check.checked:,} together" if check.is_joint else f"failed {check.failed:,} of {check.checked:,}"
