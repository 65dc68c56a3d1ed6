"""The data of docs/follow-a-move.md, made by following a real move through the real code.

`python -m tests.docs.hops` (see `make golden`) writes it into the page anew.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import asterism
from asterism.i18n import Translator
from asterism.kernel import event_buffer
from asterism.naming import LANGUAGES
from asterism.server.clock import LiveClock
from asterism.server.protocol import commands
from asterism.server.protocol.messages import Outgoing
from asterism.server.store import EventStore
from asterism.server.tables import events
from asterism.server.tables.evolution import evolve
from asterism.server.tables.projection import Viewer
from asterism.server.tables.state import TableState, opened_table
from asterism.server.tables.table import Table

PAGE = Path(__file__).parents[2] / "docs" / "follow-a-move.md"
BLOCK = re.compile(r"(<!-- hop: (\w+) -->\n```\w+\n)(.*?)(^```$)", re.DOTALL | re.MULTILINE)

DEAL = {
    "pile": [
        "Leo", "Virgo", "Scorpius", "Aries", "Taurus", "Gemini",
        "Cancer", "Libra", "Sagittarius", "Capricornus", "Aquarius", "Pisces",
    ],
    "first_player": 0,
}  # fmt: skip
TEXT = "10 Leo 1"
AT = 1_800_000_000_000
"""When the move was made."""


def pretty(value: Any) -> str:
    """JSON as the page shows it."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()


def hops() -> dict[str, str]:
    """Each hop's name with what the move looks like there."""
    return {**engine_hops(), **asyncio.run(server_hops())}


def engine_hops() -> dict[str, str]:
    """From the text to the events and the record."""
    match = asterism.new("sternenhimmel", seats=3, deal=DEAL, players=["Ada", "Bo", "Cy"])
    move = match.read(TEXT)
    action = match.game.moves.action_of(match.terms, match.position, 0, move)
    state, rows = match.state, event_buffer()
    match.game.kernels.apply(match.terms.setup, state, 0, action, rows)
    events = match.play(move)
    others = [match.game.events.redact(match.terms, event, 1) for event in events]
    sentences = [
        Translator(language, "sternenhimmel").tell(others[0], match.players, match.terms.names)
        for language in LANGUAGES
    ]
    return {
        "move": pretty(move),
        "action": str(action),
        "rows": str(rows.rows[: rows.count].tolist()),
        "events": pretty(events),
        "redacted": pretty(others),
        "sentences": "\n".join(sentences),
        "record": pretty(match.record().moves),
    }


async def server_hops() -> dict[str, str]:
    """From the browser's command to the log and back to two browsers."""
    state = state_with_deal()
    with tempfile.TemporaryDirectory() as folder:
        store = EventStore(Path(folder))
        table = Table(state, store, clock=LiveClock(lambda: AT, lambda: 0))
        heard: dict[str, list[Outgoing]] = {"Ada": [], "Bo": []}
        for guest, messages in heard.items():
            table.listen(messages.append, Viewer(guest))
        move = next(move for move in state.started_match.legal_moves(0) if state.started_match.notation(move) == TEXT)
        command = commands.PlayMove(id="c0ffee", seq=1, move=msgspec.Raw(msgspec.json.encode(move)))
        assert await table.handle(Viewer("Ada"), command) is None
        rows = await store.read("table")
        store.close()
    return {
        "command": pretty(command),
        "event": pretty(events.decode(rows[-1])),
        "own": pretty(shortened(heard["Ada"][-1].json)),
        "others": pretty(shortened(heard["Bo"][-1].json)),
    }


def state_with_deal() -> TableState:
    """A table where three people have just begun, with the deal of this page."""
    seats = [events.SeatAssignment(kind="person", name=name, guest=name) for name in ("Ada", "Bo", "Cy")]
    opened = events.TableOpened(game="sternenhimmel", rules=1, options={}, secret="", seats=seats, host="Ada")
    started = evolve(opened_table("table", opened), events.MatchStarted(nonces=[]))
    match = asterism.new("sternenhimmel", seats=3, deal=DEAL, players=["Ada", "Bo", "Cy"])
    return msgspec.structs.replace(started, match=match)


def shortened(message: bytes) -> dict[str, Any]:
    """A message without the long lists that the page need not show."""
    data: dict[str, Any] = msgspec.json.decode(message)
    position = data["position"]
    leo = next(place for place in position["view"]["places"] if place["sky"] == "Leo")
    data["position"] = {
        "to_act": position["to_act"],
        "view": {"hand": position["view"]["hand"], "Leo 1": leo["stars"][0]},
    }
    return data


def filled(page: str, blocks: dict[str, str]) -> str:
    """The page with every block as it really is."""
    return BLOCK.sub(lambda found: found[1] + blocks[found[2]] + "\n" + found[4], page)


def main() -> None:
    """Write the page anew."""
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), hops()), encoding="utf-8")


if __name__ == "__main__":
    main()
