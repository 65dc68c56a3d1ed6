"""Paints the app's icons from `web/public/icon.svg`: run it after a change of that drawing."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
CHROMIUM = "/usr/bin/chromium"
SQUARE = {"icon-180.png": 180, "icon-maskable-512.png": 512}
"""Icons whose corners the device cuts off: they are filled to the edge, with the figure well inside."""
ROUNDED = {"icon-192.png": 192, "icon-512.png": 512}


def main() -> None:
    """Write all icons."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    to_the_edge = drawing.replace(' rx="14"', "").replace(
        'id="figure" transform="', 'id="figure" transform="translate(32 32) scale(.82) translate(-32 -32) '
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for name, size in {**SQUARE, **ROUNDED}.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>*{{margin:0}}svg{{display:block}}</style>{to_the_edge if name in SQUARE else drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            sys.stdout.write(f"{PUBLIC / name}\n")
        browser.close()


if __name__ == "__main__":
    main()
