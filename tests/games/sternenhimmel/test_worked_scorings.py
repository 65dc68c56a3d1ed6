"""The scorings of scorings.txt: those of the rulings, and many more worked out by hand."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.games.sternenhimmel.table import Scoring, scored, tokens_of

FILE = Path(__file__).parent / "scorings.txt"


@dataclass(frozen=True)
class Worked:
    """One block of the file."""

    name: str
    lines: str
    tokens: str
    prizes: str
    options: dict[str, Any]
    vanished: list[int]
    swallowed: list[int]
    totals: dict[str, tuple[int, int]]
    coins: dict[str, int]
    coins_if_the_winner_pays: dict[str, int]


def read_block(block: str) -> Worked:
    name, board, gone, left, coins = block.splitlines()
    lines, tokens, prizes, *options = (part.strip() for part in board.split("|"))
    vanished, swallowed = (
        [int(star) for star in re.findall(r"\d+", stars)] for stars in gone.removeprefix("gone:").split("/")
    )
    totals = re.findall(r"([A-E]) (\d+) \((\d+)\)", left.removeprefix("left:"))
    reserve, _, winner = coins.removeprefix("coins:").partition("; winner pays:")
    return Worked(
        name=name,
        lines=lines,
        tokens=tokens,
        prizes=prizes,
        options=dict(word.split("=") for word in " ".join(options).split()),
        vanished=vanished,
        swallowed=swallowed,
        totals={owner: (int(points), int(tokens)) for owner, points, tokens in totals},
        coins=read_coins(reserve),
        coins_if_the_winner_pays=read_coins(winner or reserve),
    )


def read_coins(text: str) -> dict[str, int]:
    paid = {word[0]: int(word[1:]) for word in text.split()}
    return {owner: coins for owner, coins in paid.items() if coins}


def blocks() -> list[Worked]:
    text = "\n".join(line for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return [read_block(block) for block in re.split(r"\n{2,}", text.strip("\n"))]


WORKED = blocks()


def score(case: Worked, consolation: str) -> Scoring:
    owners = {owner for _, owner, _ in tokens_of(case.tokens)}
    seats = max(3, *("ABCDE".index(owner) + 1 for owner in owners))
    return scored(case.lines, case.tokens, case.prizes, seats=seats, consolation=consolation, **case.options)


def test_there_are_all_cases_of_the_rulings_and_forty_more() -> None:
    names = [case.name for case in WORKED]
    assert len(set(names)) == len(names)
    of_the_rulings = [name.split(":")[0].removeprefix("case ") for name in names if name.startswith("case ")]
    assert of_the_rulings == "01 02 03 04 05 06 07 07once 07add 08 09 10".split()  # noqa: SIM905
    assert len(names) - len(of_the_rulings) >= 40


@pytest.mark.parametrize("case", WORKED, ids=lambda case: case.name)
def test_a_scoring_goes_as_worked_out_by_hand(case: Worked) -> None:
    told = score(case, "reserve")
    assert told.vanished == case.vanished
    assert told.swallowed == case.swallowed
    assert told.totals == case.totals
    assert told.paid() == case.coins


@pytest.mark.parametrize("case", WORKED, ids=lambda case: case.name)
def test_a_scoring_pays_as_worked_out_by_hand_if_the_winner_pays(case: Worked) -> None:
    told = score(case, "winner")
    assert (told.vanished, told.swallowed, told.totals) == (case.vanished, case.swallowed, case.totals)
    assert told.paid() == case.coins_if_the_winner_pays
