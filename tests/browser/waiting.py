"""Waiting for what a page finds out by asking, such as what its browser has kept."""

from __future__ import annotations

from playwright.sync_api import Page, Worker

from tests.browser.user import TIMEOUT

IS_KEPT = """async () => {
    const version = await caches.open("version");
    return navigator.serviceWorker.controller !== null && (await version.keys()).length === 3;
}"""
"""Whether the browser has kept the app: its page, the engine's manifest, and the lists of their files."""
LOOP = """async ([condition, patience]) => {
    const holds = eval(condition);
    for (const end = performance.now() + patience; performance.now() < end; ) {
        if (await holds()) return true;
        await new Promise((resolve) => setTimeout(resolve, 40));
    }
    return false;
}"""


def wait_until(place: Page | Worker, condition: str) -> None:
    """Wait until an asynchronous function holds; `wait_for_function` takes its promise for the truth."""
    assert place.evaluate(LOOP, [f"({condition})", TIMEOUT]), f"it never came true: {condition}"
