import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceOfMore, compare, sayComparison } from "./comparison.ts";

const said = (a: readonly [number, number], b: readonly [number, number]): string =>
  sayComparison(
    compare(
      { name: "Video note", count: a[0], of: a[1] },
      { name: "Cold email", count: b[0], of: b[1] },
    ),
  );

test.each([
  [[0, 0], [0, 0], 1 / 2],
  [[1, 1], [0, 0], 2 / 3],
  [[1, 1], [0, 1], 5 / 6],
  [[2, 2], [0, 1], 9 / 10],
  [[0, 1], [1, 1], 1 / 6],
] as const)("%j against %j: the integral by hand is %d", ([a, ofA], [b, ofB], chance) => {
  expect(chanceOfMore({ count: a, of: ofA }, { count: b, of: ofB })).toBeCloseTo(chance, 12);
});

test("agrees with the same integral added up in small steps", () => {
  const tally = fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }))
    .map(([count, rest]) => ({ count, of: count + rest }));
  fc.assert(
    fc.property(tally, tally, (a, b) => {
      expect(chanceOfMore(a, b)).toBeCloseTo(inSmallSteps(a, b), 3);
      expect(chanceOfMore(a, b) + chanceOfMore(b, a)).toBeCloseTo(1, 9);
    }),
    { numRuns: 50 },
  );
});

interface Counted {
  readonly count: number;
  readonly of: number;
}

function inSmallSteps(a: Counted, b: Counted): number {
  const steps = 4_000;
  let [both, allA, allB] = [0, 0, 0];
  const density = ({ count, of }: Counted, share: number) =>
    Math.exp(count * Math.log(share) + (of - count) * Math.log(1 - share) + of * Math.LN2);
  for (let step = 0; step < steps; step += 1) {
    const share = (step + 0.5) / steps;
    const [atA, atB] = [density(a, share), density(b, share)];
    both += atA * (allB + atB / 2);
    allA += atA;
    allB += atB;
  }
  return both / (allA * allB);
}

describe("what is said of two strategies", () => {
  test.each([
    [[3, 7], [0, 30], "Too few to judge: 7 and 30 applications. It takes at least 8 of each."],
    [[3, 12], [3, 12], "No difference to see, with 12 and 12 applications."],
    [
      [4, 12],
      [2, 9],
      "“Video note” is ahead by so little that with 12 and 9 applications chance explains it.",
    ],
    [
      [5, 12],
      [2, 12],
      "“Video note” looks better, but with 12 and 12 applications chance can still explain it: about 4 in 5 that the difference is real.",
    ],
    [[9, 20], [1, 15], "“Video note” is better: 99 in 100 that the difference is real."],
    [[1, 15], [7, 20], "“Cold email” is better: 19 in 20 that the difference is real."],
    [[40, 80], [4, 80], "“Video note” is better: 999 in 1,000 that the difference is real."],
  ] as const)("%j and %j", (a, b, sentence) => {
    expect(said(a, b)).toBe(sentence);
  });

  test("the order in which they are given changes nothing", () => {
    expect(said([9, 20], [1, 15]).replaceAll("Video note", "x")).toBe(
      said([1, 15], [9, 20]).replaceAll("Cold email", "x"),
    );
  });
});

test("thousands of applications are no trouble", () => {
  expect(chanceOfMore({ count: 2_500, of: 5_000 }, { count: 2_400, of: 5_000 })).toBeCloseTo(
    0.977,
    2,
  );
});
