"""Links as others show them: title, sentence and picture of each page, and nothing that is not for everybody."""

from __future__ import annotations

import re
from html import unescape
from xml.etree import ElementTree as ET

import pytest

import asterism
from asterism.i18n import Translator
from asterism.server.http.previews import KINDS, language_of
from tests.server.live_server import Guest, Server, play_on

PROPERTY = re.compile(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)" />')
PNG = b"\x89PNG"


def preview(guest: Guest, path: str, language: str = "en") -> dict[str, str]:
    """What others show of a link to a page."""
    page = guest.http.get(path, headers={"Accept-Language": language})
    assert page.status_code == 200
    head = page.text.partition("<!-- link preview -->")[2].partition("<!-- end of link preview -->")[0]
    title = re.search("<title>(.*)</title>", head)
    assert title
    return {"title": unescape(title[1]), **{name: unescape(content) for name, content in PROPERTY.findall(head)}}


def picture(guest: Guest, shown: dict[str, str]) -> bytes:
    """The picture of a preview, which is at this server."""
    assert shown["og:image"].startswith(guest.server.url)
    answer = guest.http.get(shown["og:image"])
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    return answer.content


def test_a_page_of_a_game_says_so_in_the_reader_s_language(ada: Guest) -> None:
    shown = preview(ada, "/rules/nacht", "de-CH,de;q=0.9,en;q=0.8")
    assert shown["og:title"] == shown["title"] == "Nacht der Sterne: die Regeln"
    assert shown["og:locale"] == "de_DE"
    assert shown["twitter:card"] == "summary_large_image"
    assert picture(ada, shown).startswith(PNG)
    assert preview(ada, "/rules/nacht?lang=fr")["og:locale"] == "fr_FR"
    titles = {kind: preview(ada, f"/{kind}/patience")["title"] for kind in KINDS}
    assert len({titles[kind] for kind in ("daily", "rules", "learn", "print", "puzzles", "evening")}) == 6
    assert preview(ada, "/league/any")["title"] == titles["evening"]


@pytest.mark.parametrize("game", asterism.names())
def test_a_puzzle_is_shown_in_its_position(ada: Guest, game: str) -> None:
    first, second = (one["id"] for one in ada.http.get(f"/api/games/{game}/puzzles").json()[:2])
    shown = preview(ada, f"/puzzle/{game}/{first}", "fr")
    assert shown["title"] == f"Un problème\u00a0: {Translator('fr', game).say('title')}"
    pictures = {picture(ada, shown), picture(ada, preview(ada, f"/puzzle/{game}/{second}", "fr"))}
    pictures.add(picture(ada, preview(ada, f"/puzzles/{game}", "fr")))
    assert len(pictures) == 3
    assert ada.http.get(f"/api/games/{game}/puzzles/none/picture").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/", "/rules/chess", "/t/none", "/settings", "/rules", "/rules/nacht/b", "/puzzle/nacht", "/puzzle/nacht/none",
        "/t/%00",
    ],
)  # fmt: skip
def test_a_page_of_nothing_in_particular_has_the_general_preview(ada: Guest, path: str) -> None:
    shown = preview(ada, path)
    assert shown["title"] == "Asterism"
    assert shown["og:image"].endswith("/icon-512.png")
    assert shown["twitter:card"] == "summary"


def test_a_private_table_shows_its_game_and_that_somebody_invites(ada: Guest) -> None:
    general = ada.http.get("/api/games/sternenhimmel/picture").content
    for seats in (("me", "open", "open"), ("me", "greedy", "greedy")):
        table = ada.open_table(*seats)
        shown = preview(ada, f"/t/{table}")
        assert shown["title"] == "Sternenhimmel: you are invited"
        assert "Ada" not in str(shown)
        assert picture(ada, shown) == general
        assert ada.http.get(f"/api/tables/{table}/picture").content == general


def test_a_listed_table_shows_who_waits_and_then_the_match(server: Server) -> None:
    with Guest(server, 'Ada "<b>') as ada:
        waiting = preview(ada, f"/t/{ada.open_table('me', 'open', command={'visibility': 'listed'}, game='nacht')}")
        assert waiting["title"] == "Nacht der Sterne: a seat is free"
        assert 'Ada "<b>' in waiting["og:description"]
        table = ada.open_table("me", "greedy", command={"visibility": "listed"}, game="nacht")
        shown = preview(ada, f"/t/{table}")
        assert 'Ada "<b>' in shown["title"]
        first = picture(ada, shown)
        assert first != ada.http.get("/api/games/nacht/picture").content
        play_on(ada, ada.connect(table), 1)
        assert picture(ada, shown) != first


def test_a_finished_match_shows_who_has_won_and_can_be_shared_as_a_film(ada: Guest) -> None:
    table = ada.open_table("me", game="patience")
    early = ada.http.get(f"/api/tables/{table}/film")
    assert early.status_code == 400
    assert "match is over" in early.json()["detail"]
    play_on(ada, ada.connect(table))
    shown = preview(ada, f"/replay/{table}")
    assert "Ada" in shown["title"]
    still = ada.http.get(shown["og:image"])
    assert still.content.startswith(PNG)
    again = ada.http.get(shown["og:image"], headers={"If-None-Match": still.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    film = ada.http.get(f"/api/tables/{table}/film?language=fr")
    assert film.headers["content-type"].startswith("image/svg+xml")
    assert "script-src" not in film.headers["content-security-policy"]
    assert list(ET.fromstring(film.content).iter("{http://www.w3.org/2000/svg}animate"))  # noqa: S314 (it is our own)


def test_what_has_no_picture_is_a_404(ada: Guest) -> None:
    for path in ("/api/games/chess/picture", "/api/tables/none/picture", "/api/tables/none/film"):
        assert ada.http.get(path).status_code == 404


def test_every_game_has_a_picture_in_every_language(ada: Guest) -> None:
    game = asterism.names()[0]
    found = {ada.http.get(f"/api/games/{game}/picture?language={tag}").content for tag in ("en", "fr", "de", "xx")}
    assert len(found) == 3


@pytest.mark.parametrize(
    ("asked", "accepted", "language"),
    [
        ("", "", "en"),
        ("de", "fr", "de"),
        ("xx", "fr-CA", "fr"),
        ("", "it, de;q=0.4, fr;q=0.7", "fr"),
        ("", "de;q=0, en;q=0.1", "en"),
        ("", "fr;q=nonsense", "en"),
    ],
)
def test_the_language_is_that_of_the_address_or_of_the_browser(asked: str, accepted: str, language: str) -> None:
    assert language_of({"lang": asked}, accepted) == language
