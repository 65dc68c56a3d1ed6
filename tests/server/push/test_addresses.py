"""No notice goes where only this machine can reach."""

from __future__ import annotations

import pytest

from asterism.errors import AsterismError
from asterism.server.push.addresses import check_url, is_public


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "0.0.0.0",  # noqa: S104
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.20",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "64:ff9b::c0a8:101",
    ],
)
def test_addresses_of_private_networks_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "142.250.1.1", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909"])
def test_other_addresses_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://push.example.org/a", "begin with https"),
        ("ftp://push.example.org/a", "begin with https"),
        ("https://127.0.0.1/a", "private networks"),
        ("https://[::1]:8000/a", "private networks"),
        ("https://me:secret@push.example.org/", "not an address"),
        ("https:///nowhere", "not an address"),
        ("https://push.example.org:port/", "not an address"),
        ("https://push.example.org/\r\nHost: other", "not an address"),
        ("https://[::1/", "not an address"),
        ("https://push.example.org/" + "a" * 2000, "not an address"),
        ("", "not an address"),
    ],
)
def test_a_url_that_cannot_be_used_is_refused_with_the_reason(url: str, why: str) -> None:
    with pytest.raises(AsterismError, match=why):
        check_url(url, allow_private=False)


def test_a_host_may_allow_private_networks() -> None:
    check_url("http://192.168.1.20:8065/hooks/abc", allow_private=True)
    check_url("https://push.example.org/a", allow_private=False)
