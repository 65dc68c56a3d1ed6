"""The table as text, for a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

from asterism.game import Say
from asterism.games.nacht.options import NachtTerms
from asterism.games.nacht.pieces import COLUMNS, NAMES, ROWS, Constellation, Sky, name_of
from asterism.games.nacht.state import SIDE
from asterism.games.nacht.view import NachtView
from asterism.naming import LANGUAGES, NamedField, Names, Word, in_every_language

CELL = 13
LETTERS = 3
"""How much of a constellation's id a tile shows."""


def render(terms: NachtTerms, view: NachtView, players: Sequence[str], say: Say) -> str:
    """The picture as far as it has grown, the constellations, the players, and what is to be done."""
    picture, constellations = _picture(terms, view, players), _constellations(view, say)
    return "\n\n".join([picture, constellations, _players(view, players, say), _status(view, players, say)])


def names(terms: NachtTerms) -> Names:
    """Constellations in the reader's language; tiles by what they bear and, if others bear the same, by their place."""
    sky = terms.printed
    skies: dict[str, dict[str, Word]] = {name_of(one): {"name": _names_of(one)} for one in sky.constellation}
    fields = {"sky": NamedField("sky"), "tile": NamedField("tile"), "tiles": NamedField("tile")}
    return Names(fields, {"sky": skies, "tile": _tile_names(sky)})


def _names_of(constellation: Constellation) -> dict[str, str]:
    """In English as astronomers call it, which is what its tiles bear."""
    name = name_of(constellation)
    return in_every_language(name, {**constellation.names, "en": name})


def _tile_names(sky: Sky) -> dict[str, dict[str, Word]]:
    constellations = {one.id: one for one in sky.constellation}
    alike = Counter(frozenset(bears) for bears in sky.tiles.values())
    words: dict[str, dict[str, Word]] = {}
    for tile in NAMES:
        borne = [_names_of(one) for one in map(constellations.get, sky.tiles[tile]) if one]
        words[tile] = {
            "bears": "nothing" if not borne else "alike" if alike[frozenset(sky.tiles[tile])] > 1 else "alone",
            "skies": {language: ", ".join(one[language] for one in borne) for language in LANGUAGES},
            "row": tile[0],
            "column": tile[1],
        }
    return words


def _picture(terms: NachtTerms, view: NachtView, players: Sequence[str]) -> str:
    lines = ["  " + "".join(f" {column:^{CELL}}" for column in COLUMNS), _rule(view, 0)]
    for row in range(SIDE):
        names = NAMES[row * SIDE : (row + 1) * SIDE]
        lines.append(f"{ROWS[row]} │" + "│".join(_heading(view, name, players) for name in names) + "│")
        lines.append("  │" + "│".join(_bears(terms, view, name) for name in names) + "│")
        lines.append(_rule(view, row + 1))
    return "\n".join(line.rstrip() for line in lines)


def _rule(view: NachtView, row: int) -> str:
    """The line above a row of tiles, with the markers in the crossings."""
    if row == 0:
        return "  ┌" + "┬".join(["─" * CELL] * SIDE) + "┐"
    if row == SIDE:
        return "  └" + "┴".join(["─" * CELL] * SIDE) + "┘"
    crossings = ["●" if ROWS[row - 1] + column in view.markers else "┼" for column in COLUMNS[:-1]]
    return "  ├" + "".join("─" * CELL + crossing for crossing in crossings) + "─" * CELL + "┤"


def _heading(view: NachtView, name: str, players: Sequence[str]) -> str:
    """The tile's name if it is laid; else who holds it; nothing while it is in the stack."""
    if name in view.laid:
        return f"{'★ ' + name + ' ' + '★':^{CELL}}"
    holders = [player for player, held in zip(players, view.held, strict=True) if name in held]
    return f" {name + ' ' + holders[0] if holders else '':<{CELL - 1}.{CELL - 1}}"


def _bears(terms: NachtTerms, view: NachtView, name: str) -> str:
    ids = " ".join(one[:LETTERS] for one in terms.printed.tiles[name])
    return f"{ids:^{CELL}.{CELL}}" if name in view.laid else f" {ids.lower():<{CELL - 1}.{CELL - 1}}"


def _constellations(view: NachtView, say: Say) -> str:
    """Two columns, the left one first."""
    width = max(len(progress.sky) for progress in view.constellations)
    entries = []
    for progress in view.constellations:
        growth = say("table-constellation", tiles=progress.tiles, missing=len(progress.missing))
        entries.append(f"{progress.sky:<{width}}  {growth}")
    half = (len(entries) + 1) // 2
    left = max(map(len, entries[:half]))
    rows = zip_longest(entries[:half], entries[half:], fillvalue="")
    return "\n".join(f"  {one:<{left}}    {other}".rstrip() for one, other in rows)


def _players(view: NachtView, players: Sequence[str], say: Say) -> str:
    width = max(len(name) for name in players)
    lines = []
    for seat, name in enumerate(players):
        marker = "▸" if seat in view.to_act else " "
        coins = "?" if view.coins[seat] is None else view.coins[seat]
        standing = say("table-player", coins=f"{coins:>3}", count=view.coins[seat] or 0, aside=view.aside[seat])
        tiles = " ".join(f"[{tile}]" if tile == view.revealed else tile for tile in view.held[seat]) or "-"
        you = f"  ({say('table-you')})" if seat == view.seat else ""
        lines.append(f"{marker} {name:<{width}}  {standing}  {tiles}{you}")
    return "\n".join(lines)


def _status(view: NachtView, players: Sequence[str], say: Say) -> str:
    lines = [say("table-stack", count=len(view.unseen), top=view.top or "none")]
    acting = ", ".join(players[seat] for seat in view.to_act)
    if view.strict:
        lines.append(say("table-strict"))
    if view.tried:
        lines.append(say("table-tried", tiles=" ".join(view.tried)))
    lines.append(say(f"table-{view.phase}", seat=players[view.turn], acting=acting))
    return "\n".join(lines)
