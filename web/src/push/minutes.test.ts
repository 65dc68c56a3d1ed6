import { expect, test } from "vitest";
import { minuteOf, timeOf } from "./minutes";

test.each([
  [0, "00:00"],
  [450, "07:30"],
  [1439, "23:59"],
])("minute %d is %s", (minute, time) => {
  expect(timeOf(minute)).toBe(time);
  expect(minuteOf(time)).toBe(minute);
});
