"""Messages as frames of a WebSocket. A server's frames have no mask, so one frame serves every connection."""

from __future__ import annotations

TEXT = b"\x81"
"""The first byte: a whole message of UTF-8 text."""
TWO_BYTES, EIGHT_BYTES = 126, 127
"""In the place of the length: how many bytes follow that hold the length."""


def text_frame(payload: bytes) -> bytes:
    """The frame of a message (RFC 6455, section 5.2)."""
    size = len(payload)
    if size < TWO_BYTES:
        return TEXT + size.to_bytes(1) + payload
    if size < 1 << 16:
        return TEXT + TWO_BYTES.to_bytes(1) + size.to_bytes(2) + payload
    return TEXT + EIGHT_BYTES.to_bytes(1) + size.to_bytes(8) + payload
