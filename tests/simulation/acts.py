"""How each act of people is done. Each returns what was done, or nothing if it could not be."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from asterism.record import record_of as record_of_match
from asterism.server.protocol import requests
from asterism.server.tables.records import record_of
from tests.simulation.machine import Process
from tests.simulation.person import Browser
from tests.simulation.script import Act

if TYPE_CHECKING:
    from tests.simulation.world import World

NONSENSE = ["", "{", "null", '{"type":"fly"}', '{"type":"play_move"}', "[" * 200, '{"type":"ping","x":1}', "\u2603"]
FLOOD = 12
"""How many messages are sent at once: more than are read before an answer, and no more than are allowed."""


# --- from which page -------------------------------------------------------------------------


def browser_of(world: World, act: Act) -> Browser | None:
    """An open page of the person."""
    pages = world.people[act.who % len(world.people)].browsers
    return pages[int(act.value * len(pages))] if pages else None


def sent(browser: Browser | None, **command: Any) -> str:
    """Send a command from a page."""
    if browser is None or not browser.send(**command):
        return ""
    return f"{browser.person.name} at {browser.table}"


def own_seat(browser: Browser | None) -> dict[str, int]:
    """The seat, where a person has several."""
    if browser is None or browser.info is None or len(browser.info["yours"]) < 2:
        return {}
    return {"seat": browser.info["yours"][0]}


# --- acts of people --------------------------------------------------------------------------


def chat(world: World, act: Act) -> str:
    """A line that nobody else writes."""
    browser = browser_of(world, act)
    return sent(browser, type="send_chat", text=f"line {act.at} {act.who} {act.value}", **own_seat(browser))


def take_back(world: World, act: Act) -> str:
    """Take a move back, or ask for it."""
    browser = browser_of(world, act)
    return sent(browser, type="take_back", seq=browser.seq if browser else 0, **own_seat(browser))


def offer_draw(world: World, act: Act) -> str:
    """Offer a draw, allowed or not."""
    browser = browser_of(world, act)
    return sent(browser, type="offer_draw", **own_seat(browser))


def answer_offer(world: World, act: Act) -> str:
    """Answer an offer, if there is one."""
    return sent(browser_of(world, act), type="answer_offer", yes=act.value < 2 / 3)


def seat_bot(world: World, act: Act) -> str:
    """A bot for one's own seat."""
    browser = browser_of(world, act)
    if browser is None or browser.info is None or not browser.info["yours"]:
        return ""
    return sent(browser, type="seat_bot", seat=browser.info["yours"][0], bot="random")


def replace_absent(world: World, act: Act) -> str:
    """A bot for any seat: an open one, or that of a person who is away."""
    browser = browser_of(world, act)
    if browser is None or browser.info is None:
        return ""
    return sent(browser, type="seat_bot", seat=act.who % len(browser.info["seats"]), bot="random")


def return_to_seat(world: World, act: Act) -> str:
    """Take the seat back from the bot."""
    browser = browser_of(world, act)
    return sent(browser, type="return_to_seat", **own_seat(browser))


def resign(world: World, act: Act) -> str:
    """Give up."""
    browser = browser_of(world, act)
    return sent(browser, type="resign", **own_seat(browser))


def hints(world: World, act: Act) -> str:
    """Ask for the best moves."""
    browser = browser_of(world, act)
    return sent(browser, type="request_hints", **own_seat(browser))


def look_from_seat(world: World, act: Act) -> str:
    """Look from any seat, also one that is somebody else's."""
    return sent(browser_of(world, act), type="look_from_seat", seat=act.who % 5)


def nonsense(world: World, act: Act) -> str:
    """Send what is no command."""
    browser = browser_of(world, act)
    if browser is None or browser.wire is None:
        return ""
    browser.wire.send(NONSENSE[int(act.value * len(NONSENSE))])
    return browser.person.name


def flood(world: World, act: Act) -> str:
    """Send without waiting for answers."""
    browser, done = browser_of(world, act), ""
    for _ in range(FLOOD):
        done = sent(browser, type="look_from_seat", seat=act.who % 5)
    return done


def move_again(world: World, act: Act) -> str:
    """Send the last move once more, as over a connection that was thought lost."""
    browser = browser_of(world, act)
    if browser is None or browser.last_move is None:
        return ""
    browser.sent_times[browser.last_move["id"]] += 1
    return sent(browser, **browser.last_move)


def move_for_another(world: World, act: Act) -> str:
    """Try to move for somebody else."""
    browser = browser_of(world, act)
    if browser is None or browser.last_move is None or browser.info is None:
        return ""
    others = [seat for seat in range(len(browser.info["seats"])) if seat not in browser.info["yours"]]
    identity = f"forged {act.at} {act.who}"
    forged = {**browser.last_move, "id": identity, "seq": browser.seq}
    return sent(browser, **{**forged, "seat": others[0]}) if others else ""


def another_browser(world: World, act: Act) -> str:
    """Open the same table once more."""
    browser = browser_of(world, act)
    if browser is None or len(browser.person.browsers) > 6:
        return ""
    browser.person.open_browser(browser.table)
    return browser.person.name


def reload(world: World, act: Act) -> str:
    """Close the page and open it again."""
    browser = browser_of(world, act)
    if browser is None:
        return ""
    browser.close()
    browser.person.open_browser(browser.table)
    return browser.person.name


def go_away(world: World, act: Act) -> str:
    """Close all pages, and come back later, or not at all."""
    person = world.people[act.who % len(world.people)]
    tables = {browser.table: None for browser in person.browsers}
    for browser in list(person.browsers):
        browser.close()

    def come_back() -> None:
        for table_id in tables:
            if not person.is_erased and person.browser_at(table_id) is None:
                person.open_browser(table_id)

    if act.value < 2 / 3:
        world.loop.call_later(2 + 20 * act.value, come_back)
    return person.name if tables else ""


def idle(world: World, act: Act) -> str:
    """Make no move for a while."""
    person = world.people[act.who % len(world.people)]
    person.idle_until = world.loop.time() + 3 + 17 * act.value
    return person.name


def watch(world: World, act: Act) -> str:
    """Look at any table, also without a seat."""
    person = world.people[act.who % len(world.people)]
    if not world.tables or person.is_erased:
        return ""
    person.open_browser(world.tables[int(act.value * len(world.tables))])
    return person.name


def open_table(world: World, act: Act) -> str:
    """Open one more table, like one of the first."""
    person = world.people[act.who % len(world.people)]
    if person.is_erased or len(world.tables) > 4:
        return ""
    plans = world.script.tables
    world.open_table(person, plans[int(act.value * len(plans))])
    return person.name


def leave(world: World, act: Act) -> str:
    """Leave a table that has not begun."""
    return sent(browser_of(world, act), type="leave_table")


def rematch(world: World, act: Act) -> str:
    """Ask for another match, where one is over."""
    person = world.people[act.who % len(world.people)]
    over = [table for table in world.reference.tables.values() if table.state.phase == "over"]
    if not over or person.is_erased or len(world.tables) > 4:
        return ""
    wanted, found = over[int(act.value * len(over))].id, list[str]()

    async def ask(process: Process) -> None:
        table = await process.registry.table(wanted)
        found.append(await process.registry.rematch(table, person.guest, person.nonce_hash))

    world.network.request(person, ask, lambda: world.table_opened(found[0]) if found else None)
    return person.name


def play_on(world: World, act: Act) -> str:
    """Go on from a position of a match that is under way or over: over in the record's sense, known to its opener."""
    person = world.people[act.who % len(world.people)]
    played = [table for table in world.reference.tables.values() if table.state.match is not None]
    if not played or person.is_erased or len(world.tables) > 4:
        return ""
    chosen, found = played[int(act.value * len(played))].state, list[str]()
    record = record_of(chosen) if chosen.phase == "over" else record_of_match(chosen.started_match)
    seats = [requests.SeatPlan("me" if number == 0 else "bot", bot="random") for number in range(record.seats)]
    request = requests.PlayOn(moves=int(act.value * len(record.moves)), seats=seats, name=person.name)

    async def ask(process: Process) -> None:
        async def work(make: Callable[[], Any]) -> Any:
            return make()

        found.append((await process.registry.play_on(request, record, person.guest, work)).id)

    world.network.request(person, ask, lambda: world.table_opened(found[0]) if found else None)
    return person.name


def erase(world: World, act: Act) -> str:
    """Ask for everything about oneself to be deleted; nobody is erased in the first half."""
    person = world.people[act.who % len(world.people)]
    if act.value < 1 / 2 or person.is_erased:
        return ""
    person.is_erased = True
    for browser in list(person.browsers):
        browser.close()

    async def ask(process: Process) -> None:
        await process.privacy.erase(person.guest)

    world.network.request(person, ask, lambda: None)
    return person.name
