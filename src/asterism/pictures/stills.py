"""A position of a match as a picture, with what a spectator may see of it, or the seat that a puzzle is for."""

from __future__ import annotations

from collections.abc import Sequence

from asterism.drawing import Drawing
from asterism.game import ViewerSeat
from asterism.i18n import Translator
from asterism.match import Match
from asterism.pictures.example import example_of
from asterism.pictures.scene import Scene, svg_of, tallied


def drawing_of(match: Match, seat: ViewerSeat = None) -> Drawing | None:
    """What a seat or a spectator sees of the table; None for a game without drawings."""
    drawing = match.game.drawing
    return None if drawing is None else drawing.draw(match.terms, match.view(seat))


def scene_of(match: Match, language: str, *, is_over: bool = False, players: Sequence[str] = ()) -> Scene:
    """The match as it stands; `is_over` also for one that its players have ended. `players` are names for them."""
    players = players or match.players
    translator = Translator(language, match.game.name)
    say = translator.say
    results, drawing = match.results, drawing_of(match)
    has_ended = is_over or results is not None
    ranks = [result.rank for result in results] if results and not match.is_drawn else []
    return Scene(
        title=say("title"),
        drawing=drawing,
        players=tallied(players, drawing, () if has_ended else match.to_act, ranks if match.seats > 1 else ()),
        subtitle=say("picture-over" if has_ended else "picture-playing", turns=len(match.turns)),
        caption=(outcome_of if has_ended else _last)(match, players, translator),
    )


def scene_of_game(game: str, language: str) -> Scene:
    """A game for people who do not know it: its board in the middle of a match, and nobody's names."""
    say = Translator(language, game).say
    return Scene(title=say("title"), drawing=drawing_of(example_of(game)), words=say("tagline"))


def scene_of_puzzle(match: Match, seat: int, language: str, difficulty: str) -> Scene:
    """A position in which this seat has to find the best move, as the seat sees it."""
    say = Translator(language, match.game.name).say
    return Scene(
        title=say("title"),
        drawing=drawing_of(match, seat),
        subtitle=f"{say('puzzle-title')} · {say('puzzle-difficulty', difficulty=difficulty)}",
        words=say("puzzle-task"),
    )


def still_of(match: Match, language: str = "en", *, is_over: bool = False) -> str:
    """The match as it stands, as an SVG."""
    return svg_of(scene_of(match, language, is_over=is_over))


def outcome_of(match: Match, players: Sequence[str], translator: Translator) -> str:
    """Who has won a match that is over; nothing for one that nobody can win."""
    results = match.results
    if results is None or match.is_drawn:
        return translator.say("picture-drawn")
    if match.seats == 1:
        return ""
    winners = [players[result.seat] for result in results if result.rank == 1]
    return translator.say("picture-winners", players=translator.listed(winners))


def _last(match: Match, players: Sequence[str], translator: Translator) -> str:
    """The last thing that happened, as far as everybody may know it."""
    if not match.turns:
        return ""
    events = match.redacted(match.turns[-1].events)
    return translator.tell(events[0], players, match.terms.names) if events else ""
