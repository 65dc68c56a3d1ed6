"""One scale of strength for all games together, after Bradley and Terry, so that all kinds of players can be compared.

Each player has one strength. Of two players in a match, the first ends ahead with probability 1 / (1 + exp(b2 - b1)),
whatever the game, the seats and the others at the table; equal ranks count half. A match of several players counts
once for each of them, divided among the others. Each player also has one drawn match against a player of mean
strength, so that somebody who always wins has a finite strength.

The pairs of one match depend on each other, and so do matches on the same deal. So the uncertainty comes from the
differences between deals (the sandwich estimator), and is never smaller than it would be if all were independent.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import msgspec
import numpy as np
import numpy.typing as npt

from asterism.errors import AsterismError, BadOption

FloatArray = npt.NDArray[np.float64]

MEAN, POINTS = 1500, 400 / math.log(10)
"""How a strength is shown: the mean is 1500, and 400 points more mean ending ahead ten times as often as behind."""
PRIOR = 1.0
"""How many drawn matches against a player of mean strength everybody has."""
Z = 1.96
ROUNDS, CLOSE = 100, 1e-10


class Player(msgspec.Struct, frozen=True, order=True):
    """Whoever is rated."""

    kind: str
    """What it is: "bot", "text" (a player that reads text), "program" or "person"."""
    name: str
    id: str = ""
    """Tells apart players who bear the same name; it is not shown."""
    listed: bool = True
    """Whether it appears in the table. Everybody's matches count."""

    @property
    def title(self) -> str:
        """Its kind and its name."""
        return f"{self.kind}:{self.name}"


class PlayedMatch(msgspec.Struct, frozen=True):
    """A finished match; players and ranks are in the order of the seats."""

    game: str
    players: tuple[Player, ...]
    ranks: tuple[int, ...]
    deal: str
    """Matches with the same deal are not independent."""


class ScaleRow(msgspec.Struct, frozen=True):
    """A player on the scale."""

    place: int
    player: str
    kind: str
    rating: int
    plus_minus: int
    """The true rating is this close in 95 of 100 cases, if the model holds."""
    matches: int
    ahead: float
    """The share of opponents that it ended ahead of; equal ranks count half."""
    games: list[str]


class Scale(msgspec.Struct, frozen=True):
    """The ratings of all players, the best first."""

    matches: int
    games: list[str]
    anchor: str | None
    """Whose rating is 1500; else the mean's is."""
    rows: list[ScaleRow]
    groups: list[list[str]]
    """Players of different groups never met, not even through others: between groups the ratings say nothing."""


@dataclass(frozen=True)
class Meetings:
    """All pairs of players who met, as arrays."""

    first: npt.NDArray[np.intp]
    second: npt.NDArray[np.intp]
    ahead: FloatArray
    """1 if the first ended ahead, 0.5 if level, 0 if behind."""
    weight: FloatArray
    deal: npt.NDArray[np.intp]


def scale_of(matches: Sequence[PlayedMatch], *, anchor: str | None = None, equal_games: bool = False) -> Scale:
    """The scale on which these matches are most likely. With `equal_games` each game has the same weight in all."""
    rated = [match for match in matches if len(set(match.players)) > 1]
    if not rated:
        raise AsterismError("there is no match of two different players here, so nobody can be rated")
    players = sorted({player for match in rated for player in match.players})
    number = {player: index for index, player in enumerate(players)}
    found = meetings(rated, number, weights_of(rated, equal_games=equal_games))
    strengths = fitted(found, len(players))
    origin = None if anchor is None else anchored(players, anchor)
    centre = strengths.mean() if origin is None else strengths[origin]
    return Scale(
        matches=len(rated),
        games=sorted({match.game for match in rated}),
        anchor=None if origin is None else players[origin].title,
        rows=rows_of(rated, players, strengths - centre, variances_of(found, strengths, origin)),
        groups=groups_of(rated),
    )


def anchored(players: Sequence[Player], name: str) -> int:
    """The number of the player who is to have the mean rating."""
    found = [number for number, player in enumerate(players) if name in {player.name, player.title} and player.listed]
    if len(found) != 1:
        how = "several players are" if found else "no player is"
        raise BadOption(f"{how} called '{name}'; there are {', '.join(one.title for one in players if one.listed)}")
    return found[0]


# --- the likelihood --------------------------------------------------------------------------


def weights_of(matches: Sequence[PlayedMatch], *, equal_games: bool) -> Mapping[str, float]:
    """What a match of each game counts."""
    played = Counter(match.game for match in matches)
    return {game: len(matches) / len(played) / count if equal_games else 1.0 for game, count in played.items()}


def meetings(matches: Sequence[PlayedMatch], number: Mapping[Player, int], weights: Mapping[str, float]) -> Meetings:
    """The pairs of all matches. A player in several seats does not meet itself."""
    deals: dict[str, int] = {}
    rows = [
        (
            number[match.players[one]],
            number[match.players[other]],
            ahead(match.ranks[one], match.ranks[other]),
            weights[match.game] / (len(match.players) - 1),
            deals.setdefault(match.deal, len(deals)),
        )
        for match in matches
        for one, other in combinations(range(len(match.players)), 2)
        if match.players[one] != match.players[other]
    ]
    first, second, won, weight, deal = zip(*rows, strict=True)
    return Meetings(np.array(first), np.array(second), np.array(won, float), np.array(weight, float), np.array(deal))


def ahead(rank: int, other: int) -> float:
    """How far one rank is ahead of another: 1, 0.5 if they are equal, or 0."""
    return 0.5 if rank == other else float(rank < other)


def chances(found: Meetings, strengths: FloatArray) -> FloatArray:
    """How likely the first of each pair is to end ahead."""
    difference: FloatArray = strengths[found.first] - strengths[found.second]
    return 1 / (1 + np.exp(-difference))


def slopes(found: Meetings, strengths: FloatArray) -> FloatArray:
    """How much each meeting pulls its first player up, and its second down."""
    pulls: FloatArray = found.weight * (found.ahead - chances(found, strengths))
    return pulls


def information(found: Meetings, strengths: FloatArray) -> FloatArray:
    """How sharply the likelihood bends at these strengths."""
    chance = chances(found, strengths)
    bend = found.weight * chance * (1 - chance)
    bent = np.zeros((len(strengths), len(strengths)))
    for row, column, sign in (
        (found.first, found.first, 1),
        (found.second, found.second, 1),
        (found.first, found.second, -1),
        (found.second, found.first, -1),
    ):
        np.add.at(bent, (row, column), sign * bend)
    mean_player = 1 / (1 + np.exp(-strengths))
    return bent + np.diag(PRIOR * mean_player * (1 - mean_player))


def fitted(found: Meetings, players: int) -> FloatArray:
    """The most likely strengths, by Newton's method. The likelihood has one peak."""
    strengths: FloatArray = np.zeros(players)
    for _ in range(ROUNDS):
        pulls = slopes(found, strengths)
        slope = PRIOR * (0.5 - 1 / (1 + np.exp(-strengths)))
        np.add.at(slope, found.first, pulls)
        np.add.at(slope, found.second, -pulls)
        step = np.linalg.solve(information(found, strengths), slope)
        strengths = (strengths + np.clip(step, -2, 2)).astype(np.float64)
        if np.abs(step).max() < CLOSE:
            break
    return strengths


def variances_of(found: Meetings, strengths: FloatArray, origin: int | None) -> FloatArray:
    """How uncertain each strength is, measured from the mean's or from that of the player `origin`.

    From the differences between deals, or as if all meetings were independent, whichever is larger.
    """
    players = len(strengths)
    bread = np.linalg.inv(information(found, strengths))
    deals = int(found.deal.max()) + 1
    by_deal = np.zeros((deals, players))
    pulls = slopes(found, strengths)
    np.add.at(by_deal, (found.deal, found.first), pulls)
    np.add.at(by_deal, (found.deal, found.second), -pulls)
    spread = by_deal.T @ by_deal * (deals / max(1, deals - 1))
    centre = np.full(players, 1 / players) if origin is None else np.eye(players)[origin]
    contrast = np.eye(players) - centre
    clustered = contrast @ bread @ spread @ bread @ contrast.T
    independent = contrast @ bread @ contrast.T
    return np.maximum(np.diag(clustered), np.diag(independent)).astype(np.float64)


# --- the table -------------------------------------------------------------------------------


def rows_of(
    matches: Sequence[PlayedMatch], players: Sequence[Player], strengths: FloatArray, variances: FloatArray
) -> list[ScaleRow]:
    """The listed players, the best first. Equal ratings share a place."""
    order = sorted((-strengths[number], player.title, number) for number, player in enumerate(players) if player.listed)
    records = records_of(matches)
    rows: list[ScaleRow] = []
    for _, _, number in order:
        rating = round(MEAN + POINTS * strengths[number])
        record = records[players[number]]
        rows.append(
            ScaleRow(
                place=rows[-1].place if rows and rows[-1].rating == rating else len(rows) + 1,
                player=players[number].name,
                kind=players[number].kind,
                rating=rating,
                plus_minus=round(Z * POINTS * math.sqrt(variances[number])),
                matches=record.matches,
                ahead=round(record.ahead / record.met, 4),
                games=sorted(record.games),
            )
        )
    return rows


class Counts:
    """What a player did in all matches."""

    def __init__(self) -> None:
        self.matches = 0
        self.met = 0
        self.ahead = 0.0
        self.games: set[str] = set()


def records_of(matches: Iterable[PlayedMatch]) -> Mapping[Player, Counts]:
    """For each player the matches, and how many others it met and was ahead of."""
    found: defaultdict[Player, Counts] = defaultdict(Counts)
    for match in matches:
        for player in set(match.players):
            found[player].matches += 1
            found[player].games.add(match.game)
        for one, other in met_in(match):
            record = found[match.players[one]]
            record.met += 1
            record.ahead += ahead(match.ranks[one], match.ranks[other])
    return found


def met_in(match: PlayedMatch) -> Iterator[tuple[int, int]]:
    """The seats of all ordered pairs of different players."""
    seats = range(len(match.players))
    return ((one, other) for one in seats for other in seats if match.players[one] != match.players[other])


def groups_of(matches: Sequence[PlayedMatch]) -> list[list[str]]:
    """The listed players by groups that met among themselves, the largest first."""
    groups: list[set[Player]] = []
    for match in matches:
        joined = set(match.players)
        apart = []
        for group in groups:
            if group & joined:
                joined |= group
            else:
                apart.append(group)
        groups = [*apart, joined]
    named = [sorted(player.title for player in group if player.listed) for group in groups]
    return sorted((group for group in named if group), key=lambda group: (-len(group), group))
