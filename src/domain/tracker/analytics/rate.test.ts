import fc from "fast-check";
import { expect, test } from "vitest";
import { rateOf, wholePercent } from "./rate.ts";

// The ranges were worked out by hand, with z = 1.96.
test.each([
  [0, 0, 0, 0, 100],
  [0, 1, 0, 0, 79.3],
  [1, 1, 100, 20.7, 100],
  [1, 3, 33.3, 6.1, 79.2],
  [2, 3, 66.7, 20.8, 93.9],
  [0, 10, 0, 0, 27.8],
  [5, 10, 50, 23.7, 76.3],
  [1, 16, 6.3, 1.1, 28.3],
  [8, 37, 21.6, 11.4, 37.2],
  [50, 1000, 5, 3.8, 6.5],
])("%i of %i is %d%%, between %d%% and %d%%", (count, of, percent, low, high) => {
  expect(rateOf({ count, of })).toMatchObject({ percent, low, high });
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [1, 200, 1],
])("%i of %i is %i%% as a whole", (count, of, percent) => {
  expect(wholePercent({ count, of })).toBe(percent);
});

test("fewer than eight are too few to judge", () => {
  expect([0, 7, 8].map((of) => rateOf({ count: 0, of }).isTooFew)).toEqual([true, true, false]);
});

test("the share lies in its range, and the range within 0 and 100 and narrower the more there are", () => {
  const tallies = fc
    .tuple(fc.integer({ min: 1, max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([of, share]) => ({ count: Math.floor(share * of), of }));
  fc.assert(
    fc.property(tallies, ({ count, of }) => {
      const { percent, low, high } = rateOf({ count, of });
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(100);
      expect(low).toBeLessThanOrEqual(percent);
      expect(high).toBeGreaterThanOrEqual(percent);
      const tenfold = rateOf({ count: count * 10, of: of * 10 });
      expect(tenfold.high - tenfold.low).toBeLessThanOrEqual(high - low);
    }),
  );
});
