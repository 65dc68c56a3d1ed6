"""A whole match as one SVG that moves: a frame for each turn, again and again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import groupby, zip_longest

from asterism.drawing import Box, Drawing, element, group
from asterism.match import Match
from asterism.pictures.scene import Scene, background, caption, framed, head, placed, side, typeface
from asterism.pictures.stills import scene_of

MOST_FRAMES = 150
"""Of a longer match some turns are left out, the same number between any two frames."""
SECONDS = 0.8
LAST_SECONDS = 5.0
LARGER = 1.5


def film_of(match: Match, language: str = "en", *, is_over: bool = False) -> str:
    """The match from its first position to its last, with what a spectator may see.

    `is_over`: also a match that its players have ended.
    """
    return svg_of_film(list(scenes_of(match, language, is_over=is_over)))


def scenes_of(match: Match, language: str, *, is_over: bool = False) -> Iterator[Scene]:
    """The frames of a match."""
    again = Match(match.terms, match.deal, match.players)
    turns = len(match.turns)
    shown = {round(frame * turns / min(turns, MOST_FRAMES)) for frame in range(1, min(turns, MOST_FRAMES) + 1)}
    yield scene_of(again, language)
    for number, turn in enumerate(match.turns, start=1):
        again.play(turn.move, seat=turn.seat)
        if number in shown:
            yield scene_of(again, language, is_over=is_over and number == turns)


def svg_of_film(scenes: Sequence[Scene]) -> str:
    """The scenes one after the other. What stays the same from one to the next is drawn once."""
    around = _shown([(*head(scene), *side(scene), *caption(scene.caption)) for scene in scenes])
    return framed(typeface(), background(), *_boards([scene.drawing for scene in scenes]), *around)


def _boards(drawings: Sequence[Drawing | None]) -> Iterator[str]:
    """The drawings on one scale; the last one has its own if it shows something much larger."""
    boxes = [None if drawing is None else drawing.box for drawing in drawings]
    common = _around(boxes[:-1])
    last = boxes[-1]
    is_apart = (
        common is not None and last is not None and last.width * last.height > LARGER * common.width * common.height
    )
    frames = [*drawings[:-1], None] if is_apart else drawings
    box = common if is_apart else _around(boxes)
    if box is not None:
        yield placed(box, *_layers(frames))
    if is_apart and last is not None:
        yield placed(last, *_layers([*[None] * (len(drawings) - 1), drawings[-1]]))


def _around(boxes: Sequence[Box | None]) -> Box | None:
    found = [box for box in boxes if box is not None]
    return reduce(Box.around, found) if found else None


def _layers(drawings: Sequence[Drawing | None]) -> Iterator[str]:
    stacks: list[tuple[tuple[str, ...], ...]] = [() if drawing is None else drawing.layers for drawing in drawings]
    for frames in zip_longest(*stacks, fillvalue=()):
        yield group(*_shown(frames))


def _shown(frames: Sequence[Sequence[str]]) -> Iterator[str]:
    """Each element that is in some of the frames, to be seen whenever it is in the one on the screen."""
    for drawn in dict.fromkeys(one for frame in frames for one in frame):
        seen = [drawn in frame for frame in frames]
        if all(seen):
            yield drawn
        else:
            # Where nothing moves, the last frame stays.
            yield group(drawn, _blinking(seen), visibility="visible" if seen[-1] else "hidden")


def _blinking(seen: Sequence[bool]) -> str:
    """Shows and hides the group it is in."""
    whole = SECONDS * (len(seen) - 1) + LAST_SECONDS
    times, values, frame = [], [], 0
    for is_seen, run in groupby(seen):
        times.append(f"{SECONDS * frame / whole:.5f}")
        values.append("visible" if is_seen else "hidden")
        frame += len(list(run))
    return element(
        "animate",
        attributeName="visibility",
        calcMode="discrete",
        dur=f"{whole:.1f}s",
        repeatCount="indefinite",
        keyTimes=";".join(times),
        values=";".join(values),
    )
