import { beforeEach, expect, test } from "vitest";
import type { ChatLine, Command, TableInfo } from "../protocol/types";
import { Company } from "./session.svelte";
import { nextHere } from "./handover";

const person = (name: string) => ({ name, kind: "person", bot: null, resigned: false, away_ms: null }) as const;

function table(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    table: "t",
    game: "any",
    options: {},
    printed: null,
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
    draw_by_agreement: false,
    ...changes,
  };
}

const line = (seat: number): ChatLine => ({ seat, name: "Bo", at: 0, text: "Hello", phrase: null });

let sent: Command[];
let company: Company;

beforeEach(() => {
  sent = [];
  company = new Company(table(), (wish) => sent.push(wish) > 0);
});

test("what others say counts as unread, unless they are muted", () => {
  company.hear({ type: "chat", seq: 1, line: line(1) });
  company.hear({ type: "chat", seq: 2, line: line(0) });
  expect(company.unread).toBe(1);
  company.mute(true);
  company.hear({ type: "chat", seq: 3, line: line(1) });
  expect(company.unread).toBe(0);
  expect(company.chat.length).toBe(3);
});

test("what people at this device say needs no reading", () => {
  company.arrange(table({ yours: [0, 1], you: null }));
  company.hear({ type: "chat", seq: 1, line: line(1) });
  expect(company.unread).toBe(0);
});

test("where there is no line, nothing is asked and nothing awaited", () => {
  const mute = new Company(table(), () => false);
  mute.hint();
  expect(mute.pondering).toBe(false);
  expect(mute.say("Hello")).toBe(false);
});

test("the device is handed to whoever is to act, but not to a bot that sits in", () => {
  const shared = { yours: [0, 1], you: 0 };
  expect(nextHere(table(shared), [1])).toBe(1);
  expect(nextHere(table({ yours: [0] }), [0])).toBeNull();
  expect(nextHere(table({ ...shared, phase: "over" }), [1])).toBeNull();
  const standIn = [person("Ada"), { ...person("Bo"), bot: "star" }];
  expect(nextHere(table({ ...shared, seats: standIn }), [1])).toBeNull();
});

test("who is away is seen at once, and who came back", () => {
  company.hear({ type: "presence", away_ms: [null, 4000], spectators: 2 });
  expect(company.table.seats.map((seat) => seat.away_ms)).toEqual([null, 4000]);
  expect(company.table.spectators).toBe(2);
});

test("a question stands until it is answered or the match goes on", () => {
  const position = { view: {}, to_act: [], legal: [], results: null, take_back: null, clock: null, race: null };
  const offer = { kind: "take_back", seat: 1, waits_for: [0] } as const;
  company.hear({ type: "offer", seq: 1, offer: { ...offer, waits_for: [0] }, declined_by: null, position });
  expect(company.isAsked).toBe(true);
  company.movedOn();
  expect(company.offer).toBeNull();
  company.hear({ type: "offer", seq: 2, offer: null, declined_by: 1, position });
  expect(company.declinedBy).toBe(1);
});

test("at the end of the match nothing more is asked of a player", () => {
  company.movedOn();
  expect(company.table.phase).toBe("playing");
  company.movedOn(true);
  expect(company.table.phase).toBe("over");
});

test("bots are no company to talk to, but people and onlookers are", () => {
  const alone = { seats: [person("Ada"), { ...person("Bo"), kind: "bot", bot: "star" } as const] };
  expect(company.isSociable).toBe(true);
  company.arrange(table(alone));
  expect(company.isSociable).toBe(false);
  company.arrange(table({ ...alone, spectators: 1 }));
  expect(company.isSociable).toBe(true);
  company.arrange(table({ yours: [0, 1] }));
  expect(company.isSociable).toBe(false);
});

test("whoever holds several seats says for which one", () => {
  company.hint();
  company.arrange(table({ yours: [0, 1], you: 1 }));
  company.hint();
  company.say("  Hello ");
  company.say("   ");
  expect(sent).toEqual([{ type: "request_hints" }, { type: "request_hints", seat: 1 }, { type: "send_chat", text: "Hello", seat: 1 }]);
});

test("words that are refused are not lost", () => {
  company.say("Hello");
  company.hear({ type: "refused", seq: 1, command: "send_chat", reason: "too much", rule: "", move_id: null });
  expect(company.unsaid).toBe("Hello");
});

test("a refusal says why, until the next wish", () => {
  company.hint();
  company.hear({ type: "refused", seq: 1, command: "request_hints", reason: "not now", rule: "", move_id: null });
  expect([company.refusal, company.pondering]).toEqual(["not now", false]);
  company.phrase("hello");
  expect(company.refusal).toBe("");
});
