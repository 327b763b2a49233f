import fc from "fast-check";
import { expect, it } from "vitest";
import { grouped } from "./figures.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [12_345.6, "12,346"],
  [1_234_567, "1,234,567"],
  [-45_000, "-45,000"],
])("puts a comma between thousands: %d", (amount, said) => {
  expect(grouped(amount)).toBe(said);
});

it("says every whole number as the platform would", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      expect(grouped(amount)).toBe(new Intl.NumberFormat("en-US").format(amount));
    }),
  );
});
