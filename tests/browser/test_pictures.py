"""The lobby's pictures are what the games' views draw."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Browser

import asterism
from tests.browser import pictures
from tests.contract.pictures import FOLDER
from tests.server.live_server import Server

UNLIKE = 4.0
"""How much brightness and colours may differ on average, of 255: fonts and browsers do not draw quite alike."""
DIFFERENCE = """async (files) => {
    const [one, other] = await Promise.all(files.map(async (file) => {
        const picture = new Image();
        picture.src = `data:image/webp;base64,${file}`;
        await picture.decode();
        const canvas = new OffscreenCanvas(95, 48).getContext("2d");
        canvas.drawImage(picture, 0, 0, 95, 48);
        return canvas.getImageData(0, 0, 95, 48).data;
    }));
    return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0) / one.length;
}"""


@pytest.mark.parametrize("game", asterism.names())
def test_the_picture_of_a_game_is_what_its_view_draws(browser: Browser, server: Server, game: str) -> None:
    page = browser.new_page()
    samples: list[tuple[pictures.Theme, str]] = [("dark", "de"), ("light", "fr")]
    for theme, language in samples:
        kept = pictures.file_of(game, theme, language).read_bytes()
        drawn = pictures.draw(browser, server, game, theme, language)
        difference = page.evaluate(DIFFERENCE, [base64.b64encode(file).decode() for file in (kept, drawn)])
        assert difference < UNLIKE, "run `make pictures` and look at what has changed"
    page.close()


def test_there_is_a_picture_for_every_theme_and_language() -> None:
    wanted = {pictures.file_of(*one) for one in pictures.ALL}
    assert wanted == set(FOLDER.glob("*/pictures/*.webp"))
