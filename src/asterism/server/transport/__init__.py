"""The connections themselves: uvicorn's protocols with limits on their number and on the time that requests take.

uvicorn limits only the time between two requests. Without more, a connection that sends nothing, half a head or half a
body stays open for ever, and so does one that never reads what it is sent.
"""

from __future__ import annotations

from typing import Any

from asterism.server.handover import Handover
from asterism.server.limits.sockets import SocketLimits
from asterism.server.transport.http import HttpConnection, TimeLimits
from asterism.server.transport.websocket import WebSocketConnection

__all__ = ["HttpConnection", "TimeLimits", "WebSocketConnection", "limited_protocols"]


def limited_protocols(
    time_limits: TimeLimits, sockets: SocketLimits, handover: Handover | None = None
) -> tuple[type[HttpConnection], type[WebSocketConnection]]:
    """The protocols with these limits, for uvicorn, which makes an object for each connection."""
    attributes: dict[str, Any] = {"time_limits": time_limits, "sockets": sockets, "handover": handover}
    return (
        type("LimitedHttpConnection", (HttpConnection,), attributes),
        type("LimitedWebSocketConnection", (WebSocketConnection,), attributes),
    )
