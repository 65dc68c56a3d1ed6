"""A request to a browser's own server: which route answers it, and what it says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import msgspec

from asterism.decoding import convert, decode
from asterism.errors import AsterismError
from asterism.server.errors import NotFound

T = TypeVar("T")

OK, CREATED, NO_CONTENT = 200, 201, 204


@dataclass(frozen=True)
class Call:
    """What a request says."""

    parts: Mapping[str, str]
    """The parts of the path that the route has names for."""
    query: Mapping[str, str]
    body: bytes

    def read(self, kind: type[T]) -> T:
        """The body as a struct of this kind."""
        return converted("data", decode(self.body), kind)

    def asked(self, name: str, kind: Any, usual: T) -> T:
        """A value of the query."""
        found: T = converted(name, self.query[name], kind) if name in self.query else usual
        return found


def converted(name: str, value: Any, kind: type[T]) -> T:
    """A value of this kind; an error names the field that is wrong, as the server's errors do."""
    try:
        return convert(value, kind, strict=not isinstance(value, str))
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at ")
        raise AsterismError(f"{place.strip('`').removeprefix('$.') or name}: {problem}") from error


class Route(NamedTuple):
    """A method and a path, such as "/api/tables/{table}", and who answers them."""

    method: str
    path: str
    handler: Callable[[Any, Call], Awaitable[Any]]
    status: int = OK

    def match(self, method: str, parts: Sequence[str]) -> dict[str, str] | None:
        """The named parts of a path, if it is this route's."""
        own = self.path.split("/")
        if method != self.method or len(own) != len(parts):
            return None
        pairs = list(zip(own, parts, strict=True))
        if any(name != part for name, part in pairs if not name.startswith("{")):
            return None
        return {name[1:-1]: part for name, part in pairs if name.startswith("{")}


def find_route(routes: Sequence[Route], method: str, path: str, body: bytes) -> tuple[Route, Call]:
    """The route of a request. A path may have a query."""
    place, values = taken_apart(path)
    parts = place.split("/")
    for route in routes:
        named = route.match(method, parts)
        if named is not None:
            return route, Call(named, values, body)
    raise NotFound(f"{method} {place} needs a server, and this page has none")


def taken_apart(path: str) -> tuple[str, dict[str, str]]:
    """A path and the values of its query."""
    if not {"?", "%"} & set(path):
        return path, {}
    from urllib.parse import parse_qsl, unquote  # noqa: PLC0415 (most paths have neither; it takes time to import)

    place, _, query = path.partition("?")
    return unquote(place), dict(parse_qsl(query, keep_blank_values=True))
