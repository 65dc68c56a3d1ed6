"""What people send and get about notifications: their browsers, webhooks and quiet hours."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from asterism.server.protocol.requests import Request

Language = Annotated[str, msgspec.Meta(pattern="^(en|fr|de)$")]
Url = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, lt=1440)]


class SubscribeDevice(Request, frozen=True):
    """Tell this browser when something is to do: what its push subscription says."""

    endpoint: Url
    p256dh: Key
    auth: Key
    language: Language | None = None
    name: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    """What the person knows the browser by."""
    replaces: Url | None = None
    """The endpoint that this browser had before: it keeps its language and name unless it gives others."""


class NewWebhook(Request, frozen=True):
    """Tell a URL when something is to do."""

    url: Url
    kind: Literal["webhook", "club"]
    """Only what concerns the person, or what concerns anybody at the person's tables."""
    language: Language


class QuietTime(Request, frozen=True):
    """When to be told nothing, in minutes of the day in a time zone."""

    begins: MinuteOfDay
    ends: MinuteOfDay
    time_zone: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class NewQuietTime(Request, frozen=True):
    """Set the quiet hours, or have none."""

    quiet: QuietTime | None


class PushTarget(msgspec.Struct, frozen=True):
    """A browser or webhook that is told."""

    id: str
    kind: Literal["device", "webhook", "club"]
    name: str
    created: int
    """Milliseconds since 1970."""
    error: str
    """Why the last notification did not arrive: `unreachable`, `slow`, `private`, or a status; empty if it did."""


class PushSettings(msgspec.Struct, frozen=True):
    """How a person is told of their tables."""

    public_key: str
    """The server's key, to which a browser binds its subscription."""
    targets: list[PushTarget]
    quiet: QuietTime | None
    this_device: str | None = None
    """The id of the browser that asked, if it is told."""


class WebhookAdded(msgspec.Struct, frozen=True):
    """A new webhook, and the secret with which its messages are signed, which is shown only this once."""

    target: PushTarget
    secret: str


class SampleSent(msgspec.Struct, frozen=True):
    """How a notification fared that was sent to try it out; `error` as in `PushTarget`."""

    error: str
