"""Messages in the reader's language, from the Fluent catalogues that the browser uses, too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from asterism.errors import BadOption
from asterism.game import GAMES, SEAT_FIELDS, Event

LANGUAGES = ("en", "fr", "de")
CATALOGUES = Path(__file__).parent / "locale"


class Translator:
    """Formats messages in one language: the general ones, those of one game, and those of one more catalogue."""

    def __init__(self, language: str = "en", game: str | None = None, more: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"there is no language '{language}'; there are {', '.join(LANGUAGES)}")
        self._bundle = _bundle(language, game, more)

    def say(self, key: str, **arguments: Any) -> str:
        """The message under this key, with its arguments filled in. Raises KeyError if there is none."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def tell(self, event: Event, players: Sequence[str]) -> str:
        """An event as a sentence with the players' names."""
        fields = msgspec.structs.asdict(event)
        arguments = {name.replace("_", "-"): _argument(name, value, players) for name, value in fields.items()}
        return self.say(key_of(event), **arguments)


def key_of(event: Event) -> str:
    """The catalogue's key for an event: "event-" and the event's type."""
    return "event-" + str(event.__struct_config__.tag).replace("_", "-")


def _argument(name: str, value: Any, players: Sequence[str]) -> Any:
    if value is None:
        return "none"
    if isinstance(value, list):
        return ", ".join(str(_argument(name, one, players)) for one in value)
    return players[value] if name in SEAT_FIELDS else value


@cache
def _bundle(language: str, game: str | None, more: Path | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (CATALOGUES, *([GAMES / game / "locale"] if game else []), *([more] if more else [])):
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
