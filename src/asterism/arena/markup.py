"""HTML, element by element."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def element(name: str, *content: str, **attributes: str) -> str:
    """An element; its content is markup already. `class_` is the attribute `class`, `aria_label` is `aria-label`."""
    words = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items() if value
    )
    return f"<{name}{words}>{''.join(content)}</{name}>"


def text(name: str, words: str, **attributes: str) -> str:
    """An element with plain words."""
    return element(name, escape(words, quote=False), **attributes)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], caption: str, **attributes: str) -> str:
    """A table of plain words whose first column names the row; a second line of a cell is small."""
    body = [element("tr", text("th", row[0], scope="row"), *map(cell, row[1:])) for row in rows]
    head = element("tr", *(text("th", word, scope="col") for word in heads))
    inner = element("table", text("caption", caption), element("thead", head), element("tbody", *body), **attributes)
    return element("div", inner, class_="scroll", tabindex="0", role="region", aria_label=caption)


def cell(words: str) -> str:
    """A cell of a table."""
    first, _, second = words.partition("\n")
    return element("td", escape(first, quote=False), text("small", second) if second else "")


def figure(svg: str, said: str, caption: str, numbers: str, verdict: str = "") -> str:
    """A plot with what it says in words, its caption, and its numbers for those who would rather read."""
    picture = element("div", svg, class_="plot", role="img", aria_label=said)
    first = text("strong", verdict) + " " if verdict else ""
    return element("figure", picture, element("figcaption", first, escape(caption, quote=False)), numbers)


def folded(summary: str, content: str) -> str:
    """Something that opens on a click."""
    return element("details", text("summary", summary), content)


def section(identity: str, title: str, *content: str) -> str:
    """A part of the page."""
    return element("section", text("h2", title, id=identity), *content, aria_labelledby=identity)
