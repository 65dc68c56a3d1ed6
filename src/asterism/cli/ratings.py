"""`asterism ratings`: one scale for bots, language models and people, over all games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from asterism.cli.options import require_extra
from asterism.errors import AsterismError, BadOption

if TYPE_CHECKING:
    from asterism.arena.scale import PlayedMatch


def ratings(
    files: Annotated[list[Path] | None, typer.Argument(help="Results of `asterism arena --out`.")] = None,
    *,
    data: Annotated[Path | None, typer.Option(help="The data folder of a server: its matches count, too.")] = None,
    database: Annotated[
        str | None,
        typer.Option(envvar="ASTERISM_DATABASE", help="A server's PostgreSQL instead; see `asterism serve`."),
    ] = None,
    how: Annotated[str, typer.Option("--format", help="markdown, csv or json.")] = "markdown",
    out: Annotated[Path | None, typer.Option(help="Write the table into this file.")] = None,
    anchor: Annotated[
        str | None, typer.Option(help="Whose rating is 1500, such as greedy.", show_default="the mean player")
    ] = None,
    equal_games: Annotated[
        bool, typer.Option("--equal-games", help="Give each game the same weight, however many matches it has.")
    ] = False,
    same: Annotated[
        list[str],
        typer.Option(help="Two names of one player, such as text:gpt=program:GPT; may be given several times."),
    ] = [],  # noqa: B006
) -> None:
    """Rate all players of all games on one scale, from tournaments and from a server's matches."""
    from asterism.arena.scale import scale_of
    from asterism.arena.scale_output import FORMATS, written
    from asterism.arena.tournament.export import matches_in

    if how not in FORMATS:
        raise BadOption(f"a table is written as {', '.join(FORMATS)}, not as '{how}'")
    if not files and data is None and database is None:
        raise BadOption("name results of tournaments, or a server's data folder with --data")
    matches = [match for file in files or () for match in matches_in(file)]
    if data is not None or database is not None:
        require_extra("server")
        from asterism.server.insights.match_export import matches_of_server

        matches += matches_of_server(data or Path(), database)
    table = written(scale_of(joined(matches, same), anchor=anchor, equal_games=equal_games), how)
    if out is None:
        typer.echo(table, nl=False)
        return
    try:
        out.write_text(table, encoding="utf-8")
    except OSError as error:
        raise AsterismError(f"cannot write {out}: {error.strerror}") from error


def joined(matches: list[PlayedMatch], same: list[str]) -> list[PlayedMatch]:
    """The matches, with one player for each two names that belong together: the second."""
    from msgspec.structs import replace

    if not same:
        return matches
    players = {player.title: player for match in matches for player in match.players if player.listed}
    becomes = {}
    for pair in same:
        one, equals, other = pair.partition("=")
        for title in (one, other):
            if not equals or title not in players:
                known = ", ".join(sorted(players))
                raise BadOption(f"--same takes two of these players, such as A=B: {known}; '{pair}' does not name them")
        becomes[players[one]] = players[other]
    return [replace(match, players=tuple(becomes.get(one, one) for one in match.players)) for match in matches]
