import { beforeEach, expect, test, vi } from "vitest";
import { EndOfMatch } from "./finale.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});

test("the board has its moment before the result is shown", () => {
  const end = new EndOfMatch();
  expect(end.stage).toBe("before");
  end.reached({ live: true });
  expect(end.stage).toBe("moment");
  vi.advanceTimersByTime(1900);
  expect(end.stage).toBe("moment");
  vi.advanceTimersByTime(1100);
  expect(end.stage).toBe("after");
});

test("the moment can be skipped, and a scoring that is shown again brings no second one", () => {
  const end = new EndOfMatch();
  end.skip();
  expect(end.stage).toBe("before");
  end.reached({ live: true });
  end.skip();
  expect(end.stage).toBe("after");
  end.reached({ live: true });
  expect(end.stage).toBe("after");
});

test("whoever opens a finished table sees the result at once", () => {
  const end = new EndOfMatch();
  end.reached({ live: false });
  expect(end.stage).toBe("after");
});
