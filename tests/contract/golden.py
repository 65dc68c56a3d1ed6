"""Golden playthroughs: whole matches as readable text. `make golden` writes them anew."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import msgspec

import asterism
from asterism.deal import draw
from asterism.i18n import Translator
from asterism.match import Match
from asterism.options import agree_terms
from asterism.record import replay
from tests.contract.support import folder_of, random_terms, walk


def playthrough_files(name: str) -> list[Path]:
    """The playthroughs of a game."""
    return sorted((folder_of(name) / "playthroughs").glob("*.txt"))


def playthrough(name: str, stem: str) -> str:
    """A random match told from the first move to the last. The file's name is "<seats>-<plain or seed>"."""
    seats, _, seed = stem.partition("-")
    if seed == "plain":
        terms = agree_terms(asterism.load(name), int(seats))
    else:
        terms = random_terms(name, int(seats), random.Random(seed))
    match = Match(terms, draw(terms.chances, stem.encode()))
    for _ in walk(match, stem):
        pass
    return told(match)


def told(match: Match) -> str:
    """Deal, moves, events with their rules, a few looks at the table, and the result."""
    speech = Translator("en", match.game.name)
    record = match.record()
    lines = [f"game: {record.game}, rules {record.rules}, seats {record.seats}"]
    lines += [f"option {key}: {value}" for key, value in record.options.items()]
    lines += [f"deal {key}: {value}" for key, value in record.deal.items()]
    again = replay(msgspec.structs.replace(record, moves=[], results=None))
    for number, turn in enumerate(match.turns, start=1):
        if number % 20 == 1:
            lines += ["", again.text(turn.seat), ""]
        again.play(turn.move, seat=turn.seat)
        lines.append(f"{number}. {match.players[turn.seat]}: {match.notation(turn.move)}")
        lines += [
            f"    {speech.tell(event, match.players, match.terms.names)} ({msgspec.structs.asdict(event)['rule']})"
            for event in again.turns[-1].events
        ]
    lines.append("")
    lines += [f"{match.players[result.seat]}: {result.score}, rank {result.rank}" for result in match.results or ()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def main() -> None:
    """Write all playthroughs anew; each game has a plain one and a varied one for every number of seats."""
    for name in asterism.names():
        folder = folder_of(name) / "playthroughs"
        folder.mkdir(parents=True, exist_ok=True)
        for seats in asterism.load(name).seats:
            for seed in ("plain", "varied"):
                text = playthrough(name, f"{seats}-{seed}")
                (folder / f"{seats}-{seed}.txt").write_text(text, encoding="utf-8")
                sys.stdout.write(f"{name} {seats}-{seed}: {len(text.splitlines())} lines\n")


if __name__ == "__main__":
    main()
