"""The host's own texts: terms of use and an imprint, in one language or several."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from asterism.errors import AsterismError
from asterism.naming import LANGUAGES
from asterism.server.errors import NotFound
from asterism.server.protocol.models import HostText
from asterism.server.settings import Settings

TextKind = Literal["terms", "imprint"]
KINDS: tuple[TextKind, ...] = ("terms", "imprint")
ENDINGS = (".md", ".txt")
MAX_BYTES = 500_000


class BadText(AsterismError):
    """A text of the host's cannot be shown; the message says why."""


def check_texts(settings: Settings) -> None:
    """BadText if a text that the settings name cannot be read: better when the server starts than for a visitor."""
    for kind in KINDS:
        if getattr(settings, kind) is not None:
            host_text(settings, kind, LANGUAGES[0])


def host_text(settings: Settings, kind: TextKind, language: str) -> HostText:
    """The text in this language, else in another one that there is. A changed file is shown at once."""
    place: Path | None = getattr(settings, kind)
    if place is None:
        raise NotFound(f"the host of this server has given no {kind}", "refused-no-text")
    file, found = (place, "") if not place.is_dir() else file_in(place, kind, language)
    try:
        if file.stat().st_size > MAX_BYTES:
            raise BadText(f"{file} has more than {MAX_BYTES} bytes")
        return HostText(found, file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadText(f"the {kind} of this server cannot be read: {file}: {error.strerror}") from error
    except UnicodeDecodeError:
        raise BadText(f"the {kind} of this server cannot be read: {file} is not UTF-8") from None


def file_in(folder: Path, kind: TextKind, language: str) -> tuple[Path, str]:
    """The file of a language, or the next best one, and its language."""
    for wanted in dict.fromkeys([language, *LANGUAGES]):
        for ending in ENDINGS:
            if wanted in LANGUAGES and (folder / f"{wanted}{ending}").is_file():
                return folder / f"{wanted}{ending}", wanted
    names = ", ".join(f"{one}{ENDINGS[0]}" for one in LANGUAGES)
    raise BadText(f"the folder {folder} has no {kind} in a language that the page speaks: {names}")
