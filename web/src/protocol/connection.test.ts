import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message, TurnUpdate, SeatInfo, Snapshot, TableInfo } from "./types";
import { Connection, type Socket } from "./connection.svelte";

class FakeSocket implements Socket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: Socket["onclose"] = null;
  sent: { type: string; id?: string }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  receive(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const position = { view: {}, to_act: [0], legal: [], results: null, is_drawn: false, take_back: null, clock: null, race: null };
const person = (name: string): SeatInfo => ({ name, kind: "person", bot: null, resigned: false, away_ms: null });
const seats = [person("Ada")];
const table: TableInfo = {
  table: "t",
  game: "any",
  options: {},
  printed: null,
  names: { fields: {}, words: {} },
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
  has_draws: false,
  kept_aside: false,
  closed_because: "",
};

function snapshot(seq: number): Snapshot {
  return { type: "snapshot", seq, table, position, history: [], marks: [], chat: [] };
}

function turn(seq: number, move_id: string | null = null): TurnUpdate {
  return { type: "turn", seq, seat: 0, events: [], position, move_id, overdue: false };
}

let sockets: FakeSocket[];
let received: string[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  received = [];
  let ids = 0;
  connection = new Connection(
    {
      snapshot: ({ seq }) => received.push(`snapshot ${seq}`),
      turn: ({ seq }) => received.push(`turn ${seq}`),
      race: ({ seq }) => received.push(`race ${seq}`),
      takeBack: ({ seq }) => received.push(`take_back ${seq}`),
      table: ({ seq, event }) => received.push(`${event} ${seq}`),
      sideMessage: (message) => received.push(message.type),
    },
    () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
    () => `move ${(ids += 1)}`,
  );
  connection.connect();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const socket = () => sockets.at(-1)!;

test("messages are passed on in order, old ones are not", () => {
  socket().receive(snapshot(4));
  socket().receive(turn(5));
  socket().receive(turn(5));
  socket().receive(turn(6));
  expect(connection.status).toBe("open");
  expect(received).toEqual(["snapshot 4", "turn 5", "turn 6"]);
});

test("who is banned is told why, and does not connect again", () => {
  socket().receive(snapshot(4));
  socket().onclose?.({ code: 4410, reason: "rude" });
  expect([connection.status, connection.banned]).toEqual(["closed", "rude"]);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test("after a gap a new socket brings a snapshot", () => {
  socket().receive(snapshot(4));
  socket().receive(turn(6));
  expect(connection.status).toBe("lost");
  expect(sockets[0]!.closed).toBe(true);
  vi.advanceTimersByTime(500);
  socket().receive(snapshot(6));
  expect(connection.status).toBe("open");
  expect(received).toEqual(["snapshot 4", "snapshot 6"]);
});

test("a closed socket is replaced, with longer and longer pauses", () => {
  const opened = [1, 2, 4, 8, 16, 16].map((halves) => {
    socket().onclose?.();
    vi.advanceTimersByTime(halves * 500 - 1);
    const before = sockets.length;
    vi.advanceTimersByTime(1);
    return sockets.length - before;
  });
  expect(opened).toEqual([1, 1, 1, 1, 1, 1]);
});

test("a move locks the input until the server has played it", () => {
  socket().receive(snapshot(4));
  connection.play({ type: "any" });
  connection.play({ type: "other" });
  expect(socket().sent).toEqual([{ type: "play_move", id: "move 1", seq: 4, move: { type: "any" } }]);
  socket().receive(turn(5, "move 1"));
  expect(connection.pending).toBeNull();
});

test("a refused move says why, until the next one", () => {
  socket().receive(snapshot(4));
  connection.play({});
  socket().receive({ type: "refused", seq: 4, command: "play_move", move_id: "move 1", reason: "no", rule: "S1", key: "", values: {} });
  expect(connection.pending).toBeNull();
  expect(connection.refusal?.reason).toBe("no");
  connection.play({});
  expect(connection.refusal).toBeNull();
});

test("an unanswered move is sent again with the same id when nothing has happened since", () => {
  socket().receive(snapshot(4));
  connection.play({});
  socket().onclose?.();
  vi.advanceTimersByTime(500);
  socket().receive(snapshot(4));
  expect(socket().sent.map((message) => message.id)).toEqual(["move 1"]);
});

test("when the table has gone on, the move is sent again and the server answers it", () => {
  socket().receive(snapshot(4));
  connection.play({});
  socket().onclose?.();
  vi.advanceTimersByTime(500);
  socket().receive(snapshot(6));
  expect(socket().sent.map((message) => message.id)).toEqual(["move 1"]);
  expect(connection.pending).not.toBeNull();
  socket().receive(snapshot(6));
  expect(socket().sent.length).toBe(1);
  expect(connection.pending).toBeNull();
});

test("in a race, an answer that comes too late is not sent again", () => {
  socket().receive(snapshot(4));
  connection.play({}, 700);
  socket().onclose?.();
  vi.advanceTimersByTime(500);
  socket().receive(snapshot(5));
  expect(socket().sent).toEqual([]);
  expect(connection.pending).toBeNull();
});

test("without an answer to a move the connection is dead, and the move goes over a new socket", () => {
  socket().receive(snapshot(4));
  connection.play({});
  vi.advanceTimersByTime(7_000);
  socket().receive({ type: "presence", away_ms: [null], spectators: 0 });
  expect(connection.status).toBe("open");
  vi.advanceTimersByTime(1_000);
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(500);
  socket().receive(snapshot(4));
  expect(socket().sent.map((message) => message.id)).toEqual(["move 1"]);
});

test("once a move is answered, the connection is trusted", () => {
  socket().receive(snapshot(4));
  connection.play({});
  socket().receive(turn(5, "move 1"));
  vi.advanceTimersByTime(10_000);
  expect(connection.status).toBe("open");
});

test("after a sleep the connection is checked at once", () => {
  socket().receive(snapshot(4));
  connection.revive();
  expect(socket().sent).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(8_000);
  expect(connection.status).toBe("lost");
  connection.revive();
  expect(sockets.length).toBe(2);
});

test("nothing is sent before the connection is open", () => {
  socket().receive(snapshot(4));
  connection.connect();
  expect(connection.status).toBe("connecting");
  expect(connection.send({ type: "leave_table" })).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(socket().sent).toEqual([]);
});

test("every numbered message counts, so that the next one is the next number", () => {
  socket().receive(snapshot(4));
  socket().receive({ type: "chat", seq: 5, line: { seat: 0, name: "Ada", at: 0, text: "hello", phrase: null } });
  socket().receive({ type: "offer", seq: 6, offer: null, declined_by: null, position });
  socket().receive({ type: "presence", away_ms: [null], spectators: 1 });
  socket().receive({ type: "take_back", seq: 7, seat: 0, table, position, history: [] });
  socket().receive(turn(8));
  expect(received.filter((what) => what.includes(" "))).toEqual(["snapshot 4", "take_back 7", "turn 8"]);
});

test("a player who takes a seat is reported", () => {
  socket().receive(snapshot(4));
  const updated = { ...table, seats: [...seats, person("Bo")] };
  socket().receive({ type: "table", seq: 5, event: "seat_taken", seat: 1, table: updated, position: null });
  expect(received.at(-1)).toBe("seat_taken 5");
});

test("a silent connection gets pings, and is given up when none is answered", () => {
  socket().receive(snapshot(4));
  vi.advanceTimersByTime(20_000);
  expect(socket().sent).toEqual([{ type: "ping" }]);
  socket().receive({ type: "pong" });
  vi.advanceTimersByTime(60_000);
  expect(connection.status).toBe("lost");
});

test("a closed connection stays closed", () => {
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(1);
  expect(connection.status).toBe("closed");
});

test("in a race, a move carries its time and any news ends the wait", () => {
  socket().receive(snapshot(4));
  connection.reportRaceShown(4);
  connection.claimRace(4, 350);
  connection.play({ type: "knock" }, 700);
  expect(socket().sent).toEqual([
    { type: "report_race_shown", opened: 4 },
    { type: "claim_race", opened: 4, ms: 350 },
    { type: "play_move", id: "move 1", seq: 4, move: { type: "knock" }, ms: 700 },
  ]);
  expect(connection.pending).not.toBeNull();
  socket().receive({ type: "race", seq: 5, position });
  expect(connection.pending).toBeNull();
  expect(received.at(-1)).toBe("race 5");
});
