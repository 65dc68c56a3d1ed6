import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message, TurnUpdate, SeatInfo, Snapshot, TableInfo } from "./types";
import { Connection, type Line } from "./connection.svelte";

class FakeLine implements Line {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string; id?: string }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  hear(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const position = { view: {}, to_act: [0], legal: [], results: null, take_back: null, clock: null, race: null };
const person = (name: string): SeatInfo => ({ name, kind: "person", bot: null, resigned: false, away_ms: null });
const seats = [person("Ada")];
const table: TableInfo = {
  table: "t",
  game: "any",
  options: {},
  printed: null,
  seats,
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
};

function snapshot(seq: number): Snapshot {
  return { type: "snapshot", seq, table, position, history: [], marks: [], chat: [] };
}

function happened(seq: number, move_id: string | null = null): TurnUpdate {
  return { type: "turn", seq, seat: 0, events: [], position, move_id, overdue: false };
}

let lines: FakeLine[];
let heard: string[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  let ids = 0;
  connection = new Connection(
    {
      snapshot: ({ seq }) => heard.push(`snapshot ${seq}`),
      happened: ({ seq }) => heard.push(`happened ${seq}`),
      racing: ({ seq }) => heard.push(`racing ${seq}`),
      takenBack: ({ seq }) => heard.push(`taken back ${seq}`),
      arranged: ({ seq, what }) => heard.push(`${what} ${seq}`),
      beside: (message) => heard.push(message.type),
    },
    () => {
      lines.push(new FakeLine());
      return lines.at(-1)!;
    },
    () => `move ${(ids += 1)}`,
  );
  connection.connect();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const line = () => lines.at(-1)!;

test("what happens is passed on in order, old news is not", () => {
  line().hear(snapshot(4));
  line().hear(happened(5));
  line().hear(happened(5));
  line().hear(happened(6));
  expect(connection.status).toBe("open");
  expect(heard).toEqual(["snapshot 4", "happened 5", "happened 6"]);
});

test("after a gap everything is asked for anew", () => {
  line().hear(snapshot(4));
  line().hear(happened(6));
  expect(connection.status).toBe("lost");
  expect(lines[0]!.closed).toBe(true);
  vi.advanceTimersByTime(500);
  line().hear(snapshot(6));
  expect(connection.status).toBe("open");
  expect(heard).toEqual(["snapshot 4", "snapshot 6"]);
});

test("a dropped line is tried again, less and less often", () => {
  const dialled = [1, 2, 4, 8, 16, 16].map((halves) => {
    line().onclose?.();
    vi.advanceTimersByTime(halves * 500 - 1);
    const before = lines.length;
    vi.advanceTimersByTime(1);
    return lines.length - before;
  });
  expect(dialled).toEqual([1, 1, 1, 1, 1, 1]);
});

test("a move locks the input until it has happened", () => {
  line().hear(snapshot(4));
  connection.play({ type: "any" });
  connection.play({ type: "other" });
  expect(line().sent).toEqual([{ type: "play_move", id: "move 1", seq: 4, move: { type: "any" } }]);
  line().hear(happened(5, "move 1"));
  expect(connection.pending).toBeNull();
});

test("a refused move says why, until the next one", () => {
  line().hear(snapshot(4));
  connection.play({});
  line().hear({ type: "refused", seq: 4, command: "play_move", move_id: "move 1", reason: "no", rule: "S1" });
  expect(connection.pending).toBeNull();
  expect(connection.refusal?.reason).toBe("no");
  connection.play({});
  expect(connection.refusal).toBeNull();
});

test("an unanswered move is sent again with the same id when nothing has happened since", () => {
  line().hear(snapshot(4));
  connection.play({});
  line().onclose?.();
  vi.advanceTimersByTime(500);
  line().hear(snapshot(4));
  expect(line().sent.map((message) => message.id)).toEqual(["move 1"]);
});

test("when the table has gone on, the server says whether it knows the move", () => {
  line().hear(snapshot(4));
  connection.play({});
  line().onclose?.();
  vi.advanceTimersByTime(500);
  line().hear(snapshot(6));
  expect(line().sent.map((message) => message.id)).toEqual(["move 1"]);
  expect(connection.pending).not.toBeNull();
  line().hear(snapshot(6));
  expect(line().sent.length).toBe(1);
  expect(connection.pending).toBeNull();
});

test("where the fastest counts, an answer to a moment that has passed is not sent again", () => {
  line().hear(snapshot(4));
  connection.play({}, 700);
  line().onclose?.();
  vi.advanceTimersByTime(500);
  line().hear(snapshot(5));
  expect(line().sent).toEqual([]);
  expect(connection.pending).toBeNull();
});

test("a line on which a move is not answered is dead, and the move goes by another", () => {
  line().hear(snapshot(4));
  connection.play({});
  vi.advanceTimersByTime(7_000);
  line().hear({ type: "presence", away_ms: [null], spectators: 0 });
  expect(connection.status).toBe("open");
  vi.advanceTimersByTime(1_000);
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(500);
  line().hear(snapshot(4));
  expect(line().sent.map((message) => message.id)).toEqual(["move 1"]);
});

test("once a move is answered, its line is trusted", () => {
  line().hear(snapshot(4));
  connection.play({});
  line().hear(happened(5, "move 1"));
  vi.advanceTimersByTime(10_000);
  expect(connection.status).toBe("open");
});

test("after a sleep the line is tried at once", () => {
  line().hear(snapshot(4));
  connection.revive();
  expect(line().sent).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(8_000);
  expect(connection.status).toBe("lost");
  connection.revive();
  expect(lines.length).toBe(2);
});

test("nothing is said on a line that is not open yet", () => {
  line().hear(snapshot(4));
  connection.connect();
  expect(connection.status).toBe("connecting");
  expect(connection.wish({ type: "leave_table" })).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(line().sent).toEqual([]);
});

test("all that has a number is counted, so that what comes next is next", () => {
  line().hear(snapshot(4));
  line().hear({ type: "chat", seq: 5, line: { seat: 0, name: "Ada", at: 0, text: "hello", phrase: null } });
  line().hear({ type: "offer", seq: 6, offer: null, declined_by: null, position });
  line().hear({ type: "presence", away_ms: [null], spectators: 1 });
  line().hear({ type: "take_back", seq: 7, seat: 0, table, position, history: [] });
  line().hear(happened(8));
  expect(heard.filter((what) => what.includes(" "))).toEqual(["snapshot 4", "taken back 7", "happened 8"]);
});

test("somebody who sits down is seen", () => {
  line().hear(snapshot(4));
  const arranged = { ...table, seats: [...seats, person("Bo")] };
  line().hear({ type: "table", seq: 5, what: "seat_taken", seat: 1, table: arranged, position: null });
  expect(heard.at(-1)).toBe("seat_taken 5");
});

test("a silent line gets pings, and is given up when none is answered", () => {
  line().hear(snapshot(4));
  vi.advanceTimersByTime(20_000);
  expect(line().sent).toEqual([{ type: "ping" }]);
  line().hear({ type: "pong" });
  vi.advanceTimersByTime(60_000);
  expect(connection.status).toBe("lost");
});

test("a closed connection stays closed", () => {
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBe(1);
  expect(connection.status).toBe("closed");
});

test("where the fastest counts, a move carries its time and any news ends the waiting", () => {
  line().hear(snapshot(4));
  connection.shown(4);
  connection.claim(4, 350);
  connection.play({ type: "knock" }, 700);
  expect(line().sent).toEqual([
    { type: "report_race_shown", opened: 4 },
    { type: "claim_race", opened: 4, ms: 350 },
    { type: "play_move", id: "move 1", seq: 4, move: { type: "knock" }, ms: 700 },
  ]);
  expect(connection.pending).not.toBeNull();
  line().hear({ type: "race", seq: 5, position });
  expect(connection.pending).toBeNull();
  expect(heard.at(-1)).toBe("racing 5");
});
