"""Automatic accessibility checks with axe."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
ALL = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules whose verdict depends on the theme."""
GRAVE = {"serious", "critical"}
RUN = """
    async (runOnly) => {
        const undrawn = document.adoptedStyleSheets;
        document.adoptedStyleSheets = [];
        const { violations } = await axe.run(
            { exclude: "svg[aria-hidden=true]" },
            { runOnly, resultTypes: ["violations"], preload: false },
        );
        document.adoptedStyleSheets = undrawn;
        return violations;
    }
"""
"""Axe judges colours, so the page is drawn meanwhile. No rule of ours reads style sheets, so axe need not load them.

Of drawings it knows neither what fills a text nor what is behind it: it takes the colour that the text inherits.
"""

FADES = """
    () => Promise.allSettled(
        document.getAnimations()
            .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
            .map(({ finished }) => finished)
    ).then(() => null)
"""
"""Waits until they are over: colours in the middle of a fade have too little contrast."""


def assert_accessible(page: Page, where: str, rules: Sequence[str] = ()) -> None:
    """Fail if axe finds a serious or critical fault on the page as it is now, by these rules or by all of them."""
    found = grave_faults(page, rules)
    assert found == [], f"axe on {where}:\n" + "\n".join(found)


def grave_faults(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """One line for each serious or critical fault."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    page.evaluate(FADES)
    violations: list[dict[str, Any]] = page.evaluate(RUN, {"type": "rule", "values": rules} if rules else ALL)
    return [
        f"{fault['id']} ({fault['impact']}): {node['html']}\n  {node['failureSummary']}"
        for fault in violations
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]
