"""Which pages may send requests for a guest."""

from __future__ import annotations

import pytest

from asterism.server.origin import is_own_page


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ({}, True),
        ({"origin": "https://stars.example"}, True),
        ({"origin": "https://stars.example", "sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"origin": "https://stars.example", "sec-fetch-site": "cross-site"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://["}, False),
        ({"origin": "https://stars.example.evil"}, False),
        ({"origin": "https://evil@stars.example"}, False),
        ({"origin": "https://stars.example:8443"}, False),
    ],
)
def test_only_our_own_page_or_a_program_is_accepted(headers: dict[str, str], own: bool) -> None:  # noqa: FBT001
    assert is_own_page({"host": "stars.example", **headers}, "http") is own


def test_a_page_without_encryption_may_send_nothing_over_https() -> None:
    headers = {"host": "stars.example", "origin": "http://stars.example"}
    assert [is_own_page(headers, scheme) for scheme in ("http", "ws", "https", "wss")] == [True, True, False, False]
