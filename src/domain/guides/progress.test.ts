import { expect, test } from "vitest";
import { nextStep, progressIn } from "./progress.ts";

const strategies = [
  { id: 1, title: "One", steps: ["a", "b", "c"] },
  { id: 2, title: "Two", steps: ["a", "d"] },
  { id: 3, title: "Three", steps: null },
];

const tick = (strategyId: number, step: string, minute: number) => ({
  strategyId,
  step,
  doneAt: new Date(Date.UTC(2026, 0, 1, 8, minute)),
});

test("a tick counts for the words of its step, wherever that stands now", () => {
  expect(progressIn(strategies, [tick(1, "c", 1), tick(1, "gone", 2), tick(9, "a", 3)])).toEqual([
    { strategyId: 1, done: [2] },
  ]);
  const turned = [{ id: 1, title: "One", steps: ["c", "b", "a"] }];
  expect(progressIn(turned, [tick(1, "c", 1)])).toEqual([{ strategyId: 1, done: [0] }]);
});

test.each([
  ["nothing", [], [], null],
  ["what was worked on last", [tick(1, "a", 1), tick(2, "a", 2)], [], ["Two", "d", 2, 2]],
  ["the first step that is open", [tick(1, "b", 1)], [], ["One", "a", 1, 3]],
  [
    "not what is finished",
    [tick(1, "a", 1), tick(2, "a", 2), tick(2, "d", 3)],
    [],
    ["One", "b", 2, 3],
  ],
  ["else a favourite", [tick(2, "a", 1), tick(2, "d", 2)], [3, 2, 1], ["One", "a", 1, 3]],
  ["never one that is not there", [tick(9, "a", 1)], [9], null],
])("carry on with %s", (_, ticks, favourites, expected) => {
  const next = nextStep(strategies, ticks, favourites);
  expect(next && [next.title, next.step, next.number, next.of]).toEqual(expected);
});
