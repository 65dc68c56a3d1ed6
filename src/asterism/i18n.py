"""Messages in the reader's language, from the Fluent catalogues that the browser uses, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from asterism.errors import BadOption
from asterism.game import GAMES, SEAT_FIELDS, Event
from asterism.naming import LANGUAGES, NO_NAMES, Names, text_in

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CATALOGUES = Path(__file__).parent / "locale"


class Translator:
    """Formats messages in one language: the general ones, those of one game, and those of one more catalogue."""

    def __init__(self, language: str = "en", game: str | None = None, more: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"there is no language '{language}'; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language, game, more)

    def say(self, key: str, **arguments: Any) -> str:
        """The message under this key, with its arguments filled in. Raises KeyError if there is none.

        The key "message.form" is the form (attribute) of a message.
        """
        name, _, form = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def forms_of(self, key: str) -> Sequence[str]:
        """The forms of a message, such as "you" for a sentence about the reader; none if there is no such message."""
        return tuple(self._bundle.get_message(key).attributes) if self._bundle.has_message(key) else ()

    def tell(self, event: Event, players: Sequence[str], names: Names = NO_NAMES, you: int | None = None) -> str:
        """An event as a sentence with the players' names; `you` is the reader's seat."""
        key = key_of(event)
        form = _form_for(event, you, self.forms_of(key))
        return self.say(f"{key}.{form}" if form else key, **self._arguments(event, players, names, you))

    def propose(self, event: Event, players: Sequence[str], names: Names = NO_NAMES, you: int | None = None) -> str:
        """The move that causes this event first, such as "the black hole on Spica"."""
        key = key_of(event)
        if "move" not in self.forms_of(key):
            return self.tell(event, players, names, you)
        return self.say(f"{key}.move", **self._arguments(event, players, names, you))

    def listed(self, words: Sequence[str]) -> str:
        """For example "Ada, Bo and Cy"."""
        *rest, last = words or [""]
        return self.say("list-and", rest=", ".join(rest), last=last) if rest else last

    def _arguments(self, event: Event, players: Sequence[str], names: Names, you: int | None) -> dict[str, Any]:
        fields = msgspec.structs.asdict(event)
        arguments: dict[str, Any] = {}
        for field, value in fields.items():
            name = field.replace("_", "-")
            if value is None:
                arguments[name] = "none"
            elif field in SEAT_FIELDS:
                arguments[name] = self._players(value, players, you)
            else:
                arguments |= self._forms(name, value, field, fields, names)
        return arguments

    def _players(self, seats: int | Sequence[int], players: Sequence[str], you: int | None) -> str:
        """The names of these seats, the reader first."""
        if isinstance(seats, int):
            return players[seats]
        own = [self.say("list-you")] if you in seats else []
        return self.listed(own + [players[seat] for seat in seats if seat != you])

    def _forms(self, name: str, value: Any, field: str, fields: Mapping[str, Any], names: Names) -> dict[str, Any]:
        """A field in words, in all forms (such as cases) that its name has."""
        many = value if isinstance(value, list) else [value]
        found = [self._named(field, one, fields, names) for one in many]
        if not isinstance(value, list):
            return {name + suffix: words for suffix, words in found[0].items()}
        suffixes = found[0] if found else {"": ""}
        return {name + suffix: self.listed([str(words[suffix]) for words in found]) for suffix in suffixes}

    def _named(self, field: str, value: Any, fields: Mapping[str, Any], names: Names) -> dict[str, Any]:
        if isinstance(value, msgspec.Struct):
            return self._name(str(value.__struct_config__.tag), msgspec.structs.asdict(value))
        named = names.fields.get(field)
        if named is None:
            return {"": value}
        code = f"{fields[named.within]} {value}" if named.within else str(value)
        words = names.words[named.sort].get(code)
        if words is None:
            return {"": value}
        return self._name(named.sort, {key: text_in(self.language, word) for key, word in words.items()})

    def _name(self, sort: str, arguments: Mapping[str, Any]) -> dict[str, str]:
        """The name of a component, and its other forms by the suffix of their arguments."""
        key = f"name-{sort}"
        said = {argument.replace("_", "-"): value for argument, value in arguments.items()}
        forms = {f"-{form}": self.say(f"{key}.{form}", **said) for form in self.forms_of(key)}
        return {"": self.say(key, **said), **forms}


def key_of(event: Event) -> str:
    """The catalogue's key for an event: "event-" and the event's type."""
    return "event-" + str(event.__struct_config__.tag).replace("_", "-")


def _form_for(event: Event, you: int | None, forms: Sequence[str]) -> str:
    """The form of an event's sentence for the reader: "you" about the reader's seat, "rival-you" against it."""
    for field in SEAT_FIELDS:
        value = getattr(event, field, None)
        form = "you" if field == "seat" else f"{field}-you"
        if you is not None and form in forms and (value == you or (isinstance(value, list) and you in value)):
            return form
    return ""


@cache
def _bundle(language: str, game: str | None, more: Path | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (in a browser the page speaks)

    bundle = FluentBundle([language], use_isolating=False)
    for folder in (CATALOGUES, *([GAMES / game / "locale"] if game else []), *([more] if more else [])):
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
