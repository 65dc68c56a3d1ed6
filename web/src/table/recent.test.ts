import { expect, test } from "vitest";
import type { GameEvent } from "../games/view";
import { recentEvents } from "./recent";

const game = { isSilent: (event: GameEvent) => event.type === "pass" };
const event = (seat: number, type = "move"): GameEvent => ({ type, seat }) as GameEvent;
const turns = (...events: GameEvent[]) => events.map((one) => ({ events: [one], before: null, explained: false }));

test("everything since one's own last move stays marked", () => {
  expect(recentEvents(turns(event(0), event(1), event(2)), 0, game)).toEqual([event(1), event(2)]);
  expect(recentEvents(turns(event(1), event(0)), 0, game)).toEqual([]);
  expect(recentEvents(turns(event(1)), 0, game)).toEqual([event(1)]);
});

test("letting others go ahead is no move of one's own", () => {
  expect(recentEvents(turns(event(0), event(1), event(0, "pass")), 0, game)).toEqual([event(1), event(0, "pass")]);
});

test("a spectator sees the last turn", () => {
  expect(recentEvents(turns(event(0), event(1), event(2)), null, game)).toEqual([event(2)]);
});
