import { beforeEach, expect, test } from "vitest";
import type { ChatLine, Command, TableInfo } from "../protocol/types";
import { TableSession } from "./session.svelte";
import { nextAtThisDevice } from "./handover";

const person = (name: string) => ({ name, kind: "person", bot: null, resigned: false, away_ms: null }) as const;

function table(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    table: "t",
    game: "any",
    options: {},
    printed: null,
    names: { fields: {}, words: {} },
    seats: [person("Ada"), person("Bo")],
    you: 0,
    yours: [0],
    host: 0,
    phase: "playing",
    visibility: "private",
    clock: null,
    fair: { commitment: "", fingerprint: "", nonces: [], unrevealed: [], secret: null },
    origin: null,
    offer: null,
    rematch: null,
    spectators: 0,
    grace_ms: 60_000,
    has_draws: false,
    kept_aside: false,
    closed_because: "",
    ...changes,
  };
}

const line = (seat: number): ChatLine => ({ seat, name: "Bo", at: 0, text: "Hello", phrase: null });

let sent: Command[];
let session: TableSession;

beforeEach(() => {
  sent = [];
  session = new TableSession(table(), (command) => sent.push(command) > 0);
});

test("what others write counts as unread, unless the chat is muted", () => {
  session.receive({ type: "chat", seq: 1, line: line(1) });
  session.receive({ type: "chat", seq: 2, line: line(0) });
  expect(session.unread).toBe(1);
  session.mute(true);
  session.receive({ type: "chat", seq: 3, line: line(1) });
  expect(session.unread).toBe(0);
  expect(session.chat.length).toBe(3);
});

test("what players at this device write does not count as unread", () => {
  session.updateTable(table({ yours: [0, 1], you: null }));
  session.receive({ type: "chat", seq: 1, line: line(1) });
  expect(session.unread).toBe(0);
});

test("without a connection nothing is sent and nothing awaited", () => {
  const offline = new TableSession(table(), () => false);
  offline.requestHints();
  expect(offline.awaitingHints).toBe(false);
  expect(offline.chatText("Hello")).toBe(false);
});

test("the device is handed to the player who is to act, but not to a seat that a bot plays", () => {
  const shared = { yours: [0, 1], you: 0 };
  expect(nextAtThisDevice(table(shared), [1])).toBe(1);
  expect(nextAtThisDevice(table({ yours: [0] }), [0])).toBeNull();
  expect(nextAtThisDevice(table({ ...shared, phase: "over" }), [1])).toBeNull();
  const standIn = [person("Ada"), { ...person("Bo"), bot: "star" }];
  expect(nextAtThisDevice(table({ ...shared, seats: standIn }), [1])).toBeNull();
});

test("presence updates the seats and the number of spectators", () => {
  session.receive({ type: "presence", away_ms: [null, 4000], spectators: 2 });
  expect(session.table.seats.map((seat) => seat.away_ms)).toEqual([null, 4000]);
  expect(session.table.spectators).toBe(2);
});

test("an offer is open until it is answered or the match goes on", () => {
  const position = { view: {}, to_act: [], legal: [], results: null, is_drawn: false, take_back: null, clock: null, race: null };
  const offer = { kind: "take_back", seat: 1, waits_for: [0] } as const;
  session.receive({ type: "offer", seq: 1, offer: { ...offer, waits_for: [0] }, declined_by: null, position });
  expect(session.mustAnswer).toBe(true);
  session.turnPlayed();
  expect(session.offer).toBeNull();
  session.receive({ type: "offer", seq: 2, offer: null, declined_by: 1, position });
  expect(session.declinedBy).toBe(1);
});

test("the last turn ends the match", () => {
  session.turnPlayed();
  expect(session.table.phase).toBe("playing");
  session.turnPlayed({ isOver: true });
  expect(session.table.phase).toBe("over");
});

test("there is no chat with bots, but there is with people and spectators", () => {
  const alone = { seats: [person("Ada"), { ...person("Bo"), kind: "bot", bot: "star" } as const] };
  expect(session.hasChat).toBe(true);
  session.updateTable(table(alone));
  expect(session.hasChat).toBe(false);
  session.updateTable(table({ ...alone, spectators: 1 }));
  expect(session.hasChat).toBe(true);
  session.updateTable(table({ yours: [0, 1] }));
  expect(session.hasChat).toBe(false);
});

test("commands name the seat where a browser has several", () => {
  session.requestHints();
  session.updateTable(table({ yours: [0, 1], you: 1 }));
  session.requestHints();
  session.chatText("  Hello ");
  session.chatText("   ");
  expect(sent).toEqual([{ type: "request_hints" }, { type: "request_hints", seat: 1 }, { type: "send_chat", text: "Hello", seat: 1 }]);
});

test("a refused text is not lost", () => {
  session.chatText("Hello");
  session.receive({ type: "refused", seq: 1, command: "send_chat", reason: "too much", rule: "", move_id: null, key: "", values: {} });
  expect(session.unsentText).toBe("Hello");
});

test("a refusal is kept until the next command", () => {
  session.requestHints();
  session.receive({ type: "refused", seq: 1, command: "request_hints", reason: "not now", rule: "", move_id: null, key: "", values: {} });
  expect([session.refusal, session.awaitingHints]).toEqual(["not now", false]);
  session.chatPhrase("hello");
  expect(session.refusal).toBe("");
});
