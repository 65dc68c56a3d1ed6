"""Notifications: which browsers and webhooks are told of a person's tables, and when not."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.di import NamedDependency as Injected
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from asterism.server.accounts.sessions import Session, Sessions
from asterism.server.errors import Unauthorized
from asterism.server.http.auth import AnyRequest, address_of, session_of
from asterism.server.http.errors import error_responses
from asterism.server.limits.rates import Limits
from asterism.server.protocol import push as wire
from asterism.server.push.quiet_hours import quiet_hours
from asterism.server.push.targets import NewDevice, Target, Targets
from asterism.server.push.vapid import VapidKey
from asterism.server.push.worker import PushWorker


@get("/api/me/push", responses=error_responses())
async def show_push(
    request: AnyRequest,
    targets: Injected[Targets],
    vapid_key: Injected[VapidKey],
    sessions: Injected[Sessions],
    browser_guest: Injected[str],
) -> wire.PushSettings:
    """Show how this person is told of their tables."""
    return await push_settings(targets, vapid_key, browser_guest, await session_of(request, sessions))


@post("/api/me/push/devices", status_code=200, responses=error_responses(401))
async def subscribe_device(
    request: AnyRequest,
    data: JSONBody[wire.SubscribeDevice],
    targets: Injected[Targets],
    vapid_key: Injected[VapidKey],
    sessions: Injected[Sessions],
) -> wire.PushSettings:
    """Tell this browser of the person's tables from now on. A browser may say so again."""
    session = await session_of(request, sessions)
    if session is None:
        raise Unauthorized("open a table or take a seat first: this server does not know you yet")
    device = NewDevice(
        url=data.endpoint,
        key=data.p256dh,
        secret=data.auth,
        name=data.name,
        language=data.language,
        replaces=data.replaces,
    )
    await targets.add_device(session.guest, session.id, device, origin=origin_of(request))
    return await push_settings(targets, vapid_key, session.guest, session)


@post("/api/me/push/webhooks", responses=error_responses())
async def add_webhook(
    request: AnyRequest,
    data: JSONBody[wire.NewWebhook],
    targets: Injected[Targets],
    limits: Injected[Limits],
    browser_guest: Injected[str],
) -> wire.WebhookAdded:
    """Tell a URL of the person's tables from now on. The secret is shown only once."""
    limits.count_webhook(address_of(request))
    added = await targets.add_webhook(
        browser_guest, data.kind, data.url, language=data.language, origin=origin_of(request)
    )
    return wire.WebhookAdded(shown(added), added.secret)


@delete("/api/me/push/targets/{target_id:str}", status_code=204, responses=error_responses(404))
async def remove_target(target_id: FromPath[str], targets: Injected[Targets], browser_guest: Injected[str]) -> None:
    """Tell a browser or webhook nothing more."""
    if not await targets.remove(browser_guest, target_id):
        raise NotFoundException(f"you have no browser or webhook {target_id}")


@post("/api/me/push/targets/{target_id:str}/sample", status_code=200, responses=error_responses(404))
async def send_sample(
    request: AnyRequest,
    target_id: FromPath[str],
    targets: Injected[Targets],
    push_worker: Injected[PushWorker],
    limits: Injected[Limits],
    browser_guest: Injected[str],
) -> wire.SampleSent:
    """Send a browser or webhook a notification, to see whether it arrives."""
    limits.count_webhook(address_of(request))
    found = [target for target in await targets.of(browser_guest) if target.id == target_id]
    if not found:
        raise NotFoundException(f"you have no browser or webhook {target_id}")
    return wire.SampleSent((await push_worker.try_out(found[0])).error)


@put("/api/me/push/quiet", responses=error_responses())
async def set_quiet_hours(
    request: AnyRequest,
    data: JSONBody[wire.NewQuietTime],
    targets: Injected[Targets],
    vapid_key: Injected[VapidKey],
    sessions: Injected[Sessions],
    browser_guest: Injected[str],
) -> wire.PushSettings:
    """Set when this person is told nothing."""
    asked = data.quiet
    hours = None if asked is None else quiet_hours(asked.begins, asked.ends, asked.time_zone)
    await targets.set_quiet_hours(browser_guest, hours)
    return await push_settings(targets, vapid_key, browser_guest, await session_of(request, sessions))


async def push_settings(
    targets: Targets, vapid_key: VapidKey, guest: str, session: Session | None
) -> wire.PushSettings:
    """How a person is told of their tables."""
    found, hours = await targets.of(guest), await targets.quiet_hours(guest)
    here = [target.id for target in found if session is not None and target.session == session.id]
    return wire.PushSettings(
        public_key=vapid_key.public,
        targets=list(map(shown, found)),
        quiet=None if hours is None else wire.QuietTime(hours.begins, hours.ends, hours.time_zone),
        this_device=here[-1] if here else None,
    )


def shown(target: Target) -> wire.PushTarget:
    """A target as its owner sees it."""
    return wire.PushTarget(target.id, target.kind, target.name, int(target.created * 1000), target.error)


def origin_of(request: AnyRequest) -> str:
    """The address under which the person knows this server."""
    return f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"[:200]


ROUTES = [show_push, subscribe_device, add_webhook, remove_target, send_sample, set_quiet_hours]
