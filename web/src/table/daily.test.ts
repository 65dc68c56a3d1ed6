import { expect, test } from "vitest";
import { compare } from "./daily";

const fewer = (score: number, than: number) => score < than;
const scores = [
  { score: 2, people: 1 },
  { score: 3, people: 4 },
  { score: 5, people: 2 },
];

test("the reader is compared with everybody else", () => {
  expect(compare({ yours: 3, scores }, fewer)).toEqual({ others: 6, better: 1, equal: 3, worse: 2 });
});

test("the only one who has finished is compared with nobody", () => {
  const alone = { yours: 3, scores: [{ score: 3, people: 1 }] };
  expect(compare(alone, fewer)).toEqual({ others: 0, better: 0, equal: 0, worse: 0 });
});

test("who has not finished is not compared", () => {
  expect(compare({ yours: null, scores }, fewer)).toBeNull();
});
