"""The command line's entry point. Each command is in the module of its name.

Commands import NumPy and Numba only when they run, so that `--help` answers at once.
"""

from __future__ import annotations

import sys

import typer
from rich.console import Console

from asterism.cli.admin_link import admin_link
from asterism.cli.arena import arena
from asterism.cli.audit import audit
from asterism.cli.backup import backup
from asterism.cli.bench import bench
from asterism.cli.check_file import check_file
from asterism.cli.doctor import doctor
from asterism.cli.games import games
from asterism.cli.mcp import mcp
from asterism.cli.play import play
from asterism.cli.puzzles import puzzles
from asterism.cli.ratings import ratings
from asterism.cli.replay import replay
from asterism.cli.report import report
from asterism.cli.restore import restore
from asterism.cli.review import review
from asterism.cli.serve import serve
from asterism.cli.simulate import simulate
from asterism.cli.site import site
from asterism.cli.verify import verify
from asterism.errors import AsterismError

app = typer.Typer(
    rich_markup_mode=None,  # plain help comes in half the time
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Tabletop games about the night sky: play them, simulate them, replay and review matches.",
)
for command in (
    games, play, simulate, bench, arena, ratings, report, replay, review, puzzles, verify, audit, check_file, site, mcp,
    backup, restore, doctor, admin_link,
):  # fmt: skip
    app.command()(command)
app.command(context_settings={"auto_envvar_prefix": "ASTERISM"})(serve)


def main() -> None:
    """Run the command line. A user's mistake is reported in one sentence, without a traceback."""
    try:
        app()
    except AsterismError as error:
        Console(stderr=True).print(f"asterism: {error}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)
