"""The lobby, the rules and the settings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

import asterism
from asterism.games.sternenhimmel.pieces import ZODIAC
from asterism.options import explain
from asterism.rulebook import rulebook_of
from tests.browser import pictures
from tests.browser.axe import COLOURS, assert_accessible
from tests.browser.user import User, open_options
from tests.server.live_server import Server

both_sizes = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")

COUNT_SOUNDS = """
    window.sounds = 0;
    const Real = window.OscillatorNode;
    window.OscillatorNode = class extends Real {
        constructor(...all) { super(...all); window.sounds += 1; }
    };
"""

TOO_WIDE = """
    [...document.querySelectorAll("main *")]
        .filter((part) => !part.closest("pre, svg, .unseen"))
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
        .map((part) => part.outerHTML.slice(0, 120))
"""


# --- rules -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", asterism.names())
def test_the_rules_page_has_all_rules_of_a_game_and_drawings(browser: Browser, server: Server, game: str) -> None:
    book = rulebook_of(game)
    with User(browser, server) as ada:
        ada.page.goto("/")
        ada.page.get_by_test_id(f"rules-{game}").click()
        ada.page.wait_for_url(f"**/rules/{game}")
        for language in ("fr", "de", "en"):
            ada.page.get_by_test_id(f"language-{language}").click()
            for section in (book.section[0], book.section[-1]):
                expect(ada.page.locator(f"#title-{section.id}")).to_have_text(getattr(section, language))
        expect(ada.page.locator('[data-testid^="rule-"]')).to_have_count(len(book.rule))
        ours = [rule for rule in book.rule if rule.source != "sheet"]
        expect(ada.page.locator("li.ours")).to_have_count(len(ours))
        assert ada.page.locator("figure").count() >= 3
        ada.screenshot(f"rules-{game}")
        assert ada.page_errors == []


def test_why_leads_to_the_rule_on_the_rules_page(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/")
        ada.page.get_by_test_id("play-sternenhimmel").click()
        ada.wait_for_turn()
        ada.move()
        ada.page.get_by_test_id("log").locator("summary").first.click()
        ada.page.get_by_test_id("log").get_by_role("button", name=re.compile("^Why")).first.click()
        link = ada.page.get_by_test_id("why-rules")
        number = re.search(r"#(S\d+)$", link.get_attribute("href") or "")
        assert number
        with ada.context.expect_page() as opened:
            link.click()
        rule = opened.value.get_by_test_id(f"rule-{number[1]}")
        expect(rule).to_be_in_viewport()
        expect(rule).to_have_class(re.compile("sought"))


def test_the_rules_are_a_click_away_from_every_table(browser: Browser, server: Server) -> None:
    with User(browser, server, phone=True) as ada:
        ada.page.goto("/")
        ada.page.get_by_test_id("play-patience").click()
        ada.page.wait_for_url(re.compile("/t/"))
        with ada.context.expect_page() as opened:
            ada.page.get_by_test_id("rules").click()
        expect(opened.value).to_have_url(re.compile("/rules/patience$"))


def test_rules_can_be_searched(browser: Browser, server: Server) -> None:
    with User(browser, server, language="fr") as ada:
        ada.page.goto("/rules/sternenhimmel")
        ada.page.get_by_test_id("rules-search").fill("TROU noir étoile double")
        expect(ada.page.get_by_test_id("rule-S34")).to_be_visible()
        expect(ada.page.get_by_test_id("rule-S1")).to_have_count(0)
        ada.page.get_by_test_id("rules-search").fill("xyzzy")
        expect(ada.page.get_by_test_id("rules-found")).to_have_text("Aucune règle trouvée")


def test_unknown_games_and_pages_say_so(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/rules/chess")
        expect(ada.page.get_by_role("heading")).to_contain_text("chess")
        ada.page.goto("/some/where")
        expect(ada.page.get_by_role("heading")).to_have_text("There is no such page.")
        ada.page.get_by_role("link", name="Home", exact=True).click()
        expect(ada.page.get_by_test_id("play-nacht")).to_be_visible()


def test_back_leads_back(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/")
        ada.page.get_by_test_id("rules-nacht").click()
        expect(ada.page.get_by_test_id("rulebook")).to_be_visible()
        ada.page.go_back()
        expect(ada.page.get_by_test_id("play-nacht")).to_be_visible()


# --- settings --------------------------------------------------------------------------------


def test_settings_hold_at_once_and_on_the_next_visit(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/")
        root = ada.page.locator("html")
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-motion", "reduced")
        ada.page.get_by_test_id("settings").click()
        choose(ada.page, "theme-light", "motion-full", "language-de")
        expect(root).to_have_attribute("data-theme", "light")
        expect(root).to_have_attribute("data-motion", "full")
        expect(ada.page.get_by_role("dialog")).to_contain_text("Einstellungen")
        ada.screenshot("settings-dialog")
        ada.page.reload()
        expect(ada.page.get_by_test_id("settings")).to_have_attribute("aria-label", "Einstellungen")
        expect(root).to_have_attribute("data-theme", "light")
        expect(root).to_have_attribute("data-motion", "full")


def test_nobody_sees_the_wrong_theme_even_for_a_moment(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/settings")
        choose(ada.page, "theme-light")
        ada.page.route("**/assets/*.js", lambda route: route.abort())
        ada.page.reload()
        expect(ada.page.locator("html")).to_have_attribute("data-theme", "light")


def test_two_tabs_agree_on_the_settings(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/settings")
        other = ada.context.new_page()
        other.goto("/")
        expect(other.get_by_test_id("play-nacht")).to_be_visible()
        choose(ada.page, "theme-light")
        expect(other.locator("html")).to_have_attribute("data-theme", "light")


def test_the_system_theme_follows_the_device(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/settings")
        root = ada.page.locator("html")
        choose(ada.page, "theme-dark")
        ada.page.emulate_media(color_scheme="light")
        expect(root).to_have_attribute("data-theme", "dark")
        choose(ada.page, "theme-system")
        expect(root).to_have_attribute("data-theme", "light")
        ada.page.emulate_media(color_scheme="dark")
        expect(root).to_have_attribute("data-theme", "dark")


def test_a_table_is_silent_until_sounds_are_on(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.add_init_script(COUNT_SOUNDS)
        ada.page.goto("/")
        ada.page.get_by_test_id("play-sternenhimmel").click()
        ada.wait_for_turn()
        ada.move()
        ada.wait_for_turn()
        assert ada.page.evaluate("sounds") == 0
        ada.page.get_by_test_id("settings").click()
        choose(ada.page, "sound-on")
        ada.page.keyboard.press("Escape")
        before = ada.page.evaluate("sounds")
        assert before > 0
        ada.move()
        ada.wait_for_turn()
        assert ada.page.evaluate("sounds") > before
        assert ada.page_errors == []


# --- the lobby -------------------------------------------------------------------------------


def test_a_preset_and_an_option_reach_the_table(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/")
        card = ada.page.get_by_test_id("card-constellation")
        expect(card.get_by_test_id("options-constellation")).to_contain_text("Three or more players")
        open_options(ada.page, "constellation")
        expect(card.get_by_test_id("option-objectives")).to_have_value("2")
        card.get_by_test_id("preset-constellation-experienced").click()
        expect(card.get_by_test_id("option-points")).to_have_value("2")
        card.get_by_test_id("option-blocking").select_option("true")
        expect(card).to_contain_text("4 changed")
        expect(card).to_contain_text("Rule sheet: Your Cloud goes on the tile you have just played")
        ada.page.get_by_test_id("bots-constellation").select_option("random")
        card.get_by_test_id("play-constellation").click()
        ada.wait_for_turn()
        table = ada.messages[0]["table"]
        chosen = {
            name: str(table["options"][name]).lower() for name in ("objectives", "points", "open_game", "blocking")
        }
        assert chosen == {"objectives": "3", "points": "2", "open_game": "true", "blocking": "true"}
        assert [seat["bot"] for seat in table["seats"]] == [None, "random", "random", "random"]


def test_the_lobby_shows_each_game_and_where_to_begin(browser: Browser, server: Server) -> None:
    with User(browser, server, language="de") as ada:
        ada.page.goto("/")
        expect(ada.page.get_by_test_id("start-with")).to_contain_text("La Constellation du Joueur")
        for game in asterism.names():
            card = ada.page.get_by_test_id(f"card-{game}")
            card.scroll_into_view_if_needed()
            picture = card.get_by_test_id(f"picture-{game}").locator("img:visible")
            expect(picture).to_have_attribute("src", re.compile(r"/dark-de-[^/]+\.webp$"))
            expect(picture).to_have_js_property("naturalWidth", pictures.WIDTH)
            expect(card.get_by_role("list", name="Über dieses Spiel")).to_contain_text("Minuten")
        expect(ada.page.get_by_test_id("card-constellation")).to_contain_text("Das Sternbild des Spielers")
        expect(ada.page.get_by_test_id("card-nacht").locator(".meaning")).to_have_count(0)
        ada.page.emulate_media(color_scheme="light")
        expect(ada.page.locator("article img:visible").first).to_have_attribute("src", re.compile(r"/light-de-"))
        assert ada.page_errors == []


def test_no_option_shows_a_bare_number_and_each_is_explained(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        open_all_options(ada.page)
        values = ada.page.locator("[data-testid^=option-] option").all_inner_texts()
        assert [value for value in values if value.strip().isdigit()] == []
        for game in asterism.names():
            notes = ada.page.get_by_test_id(f"card-{game}").locator(".option small").all_inner_texts()
            assert len(notes) >= len(explain(asterism.load(game)))
            assert all(note and not note.startswith("option-") for note in notes)


def test_one_click_restores_the_printed_rules(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/")
        card = ada.page.get_by_test_id("card-afrika")
        open_options(ada.page, "afrika")
        card.get_by_test_id("option-lion").select_option("ten")
        card.get_by_test_id("reset-afrika").click()
        expect(card.get_by_test_id("option-lion")).to_have_value("bar")
        expect(card.get_by_test_id("reset-afrika")).to_have_count(0)


def test_an_owner_plays_with_boards_from_a_file(browser: Browser, server: Server, tmp_path: Path) -> None:
    good, bad = tmp_path / "mine.toml", tmp_path / "faulty.toml"
    good.write_text(ZODIAC.read_text(encoding="utf-8").replace('"Aries"', '"Widderlein"'), encoding="utf-8")
    bad.write_text('[[board]]\nname = "Aries"\n', encoding="utf-8")
    with User(browser, server) as ada:
        ada.page.goto("/")
        card = ada.page.get_by_test_id("card-sternenhimmel")
        open_options(ada.page, "sternenhimmel")
        with ada.page.expect_download() as download:
            card.get_by_test_id("template-sternenhimmel-boards").click()
        assert download.value.path().read_bytes() == ZODIAC.read_bytes()
        card.get_by_test_id("file-sternenhimmel-boards").set_input_files(bad)
        expect(card.get_by_test_id("file-fault-sternenhimmel-boards")).to_contain_text("board 1 ('Aries') lacks")
        card.get_by_test_id("file-sternenhimmel-boards").set_input_files(good)
        expect(card.get_by_test_id("own-file-sternenhimmel-boards")).to_contain_text("Widderlein")
        expect(card.get_by_test_id("file-fault-sternenhimmel-boards")).to_have_count(0)
        assert_accessible(ada.page, "the lobby with an owner's file")
        ada.screenshot("lobby-own-file")
        card.get_by_test_id("play-sternenhimmel").click()
        ada.wait_for_turn()
        assert "Widderlein" in [board["name"] for board in ada.messages[0]["table"]["printed"]["board"]]
        ada.page.goto("/format/sternenhimmel/boards")
        expect(ada.page.get_by_test_id("example")).to_contain_text("[[board]]")
        ada.page.get_by_test_id("file-sternenhimmel-boards").set_input_files(good)
        expect(ada.page.get_by_test_id("own-file-sternenhimmel-boards")).to_contain_text("Widderlein")
        assert_accessible(ada.page, "the page of the format")


def test_a_template_is_in_the_readers_language(browser: Browser, server: Server) -> None:
    with User(browser, server, language="de") as ada:
        ada.page.goto("/format/afrika/cards")
        expect(ada.page.get_by_test_id("example")).to_contain_text("Addis Abeba")
        with ada.page.expect_download() as download:
            ada.page.get_by_test_id("template").click()
        deck = download.value.path()
        ada.page.get_by_test_id("file-afrika-cards").set_input_files(deck)
        expect(ada.page.get_by_test_id("own-file-afrika-cards")).to_contain_text("Elfenbeinküste")
        ada.page.goto("/format/sternenhimmel/boards")
        expect(ada.page.get_by_test_id("example")).to_contain_text("[[board]]")


# --- accessibility ---------------------------------------------------------------------------


@both_sizes
def test_axe_finds_nothing_grave_on_any_page_in_either_theme(browser: Browser, server: Server, phone: bool) -> None:  # noqa: FBT001
    with User(browser, server, phone=phone) as ada:
        open_all_options(ada.page)
        assert_accessible_in_both_themes(ada.page, "the lobby")
        ada.page.get_by_test_id("settings").click()
        assert_accessible_in_both_themes(ada.page, "the settings")
        for game in asterism.names():
            ada.page.goto(f"/rules/{game}")
            expect(ada.page.locator("figure").first).to_be_visible()
            assert_accessible_in_both_themes(ada.page, f"the rules of {game}")


def assert_accessible_in_both_themes(page: Page, where: str) -> None:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert_accessible(page, f"{where}, {theme}", COLOURS if theme != THEMES[0] else ())


@pytest.mark.parametrize("width", [320, 360])
def test_no_page_is_wider_than_a_phone(browser: Browser, server: Server, width: int) -> None:
    with User(browser, server, phone=True, language="de") as ada:
        ada.page.set_viewport_size({"width": width, "height": 640})
        open_all_options(ada.page)
        assert ada.page.evaluate(TOO_WIDE) == []
        for address in ("/settings", *(f"/rules/{game}" for game in asterism.names())):
            ada.page.goto(address)
            expect(ada.page.locator("h1")).to_be_visible()
            # The root clips what is too wide, so its parts are measured.
            assert ada.page.evaluate(TOO_WIDE) == [], address


@pytest.mark.parametrize(
    "size", [(360, 640), (640, 360), (768, 1024), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_the_first_game_can_be_begun_without_scrolling(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with User(browser, server, phone=True, language="fr") as ada:
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        ada.page.goto("/")
        expect(ada.page.locator("[data-testid^=play-]").first).to_be_in_viewport(ratio=1)


def open_all_options(page: Page) -> None:
    """Open the lobby with the options of every game."""
    page.goto("/")
    for game in asterism.names():
        open_options(page, game)
    expect(page.locator("details[open] select").last).to_be_visible()


def choose(page: Page, *settings: str) -> None:
    """Choose settings, as `theme-light`: the label is clicked, because the button itself is invisible."""
    for setting in settings:
        page.locator("label", has=page.get_by_test_id(f"setting-{setting}")).click()


def test_behind_the_lobby_is_the_sky_of_the_visitors_latitude(browser: Browser, server: Server) -> None:
    with User(browser, server, phone=True) as ada:
        ada.page.goto("/")
        note = ada.page.get_by_test_id("tonight-note")
        expect(note).to_contain_text("looking south")
        stars = ada.page.get_by_test_id("tonight").locator("circle")
        assert stars.count() > 60
        note.click()
        before = stars.evaluate_all("stars => stars.map(star => star.getAttribute('cx'))")
        ada.page.get_by_test_id("latitude").fill("-34")
        expect(note).to_contain_text("34° south, looking north")
        assert stars.evaluate_all("stars => stars.map(star => star.getAttribute('cx'))") != before
        ada.page.reload()
        expect(note).to_contain_text("34° south")
        assert ada.page_errors == []
