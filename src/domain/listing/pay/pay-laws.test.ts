import fc from "fast-check";
import { expect, it } from "vitest";
import type { Posting } from "#domain/listing/posting.ts";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import { payOf } from "./pay.ts";
import { startingRates } from "./rates.ts";

const postingOf = (description: string): Posting => ({
  title: "",
  company: "",
  location: "United States",
  description,
  payText: "",
  tags: [],
});

const payIn = (description: string) => payOf(readPosting(postingOf(description)), startingRates);

const words = fc.constantFrom(
  ..."Salary pay $ € £ USD R 50k 60,000 80.000 - to + per hour /month a year bonus budget up from OTE . \n k 401k 12.50".split(
    " ",
  ),
);
const ads = fc.array(words, { maxLength: 30 }).map((list) => list.join(" "));

it("finds no amount where there is no digit", () => {
  fc.assert(
    fc.property(fc.oneof(ads, fc.string()), (text) => {
      expect(payIn(text.replace(/\p{N}/gu, "")).value.amount).toBeNull();
    }),
  );
});

it("reads the same whatever the letter case and the white space", () => {
  fc.assert(
    fc.property(ads, fc.constantFrom(" ", "  ", "\t", "\u00a0"), (text, space) => {
      const other = text.toUpperCase().replaceAll(" ", space);
      expect(payIn(other).value).toEqual(payIn(text).value);
    }),
  );
});

/** A line that is nothing but "Salary" belongs to the one below it. */
const isHeading = (line: string): boolean => /^\W*(?:(?:salary|pay)\W*)+$/i.test(line);

it("reads the same in whatever order the sentences stand, but for headings", () => {
  fc.assert(
    fc.property(fc.array(ads, { maxLength: 5 }), (sentences) => {
      const lines = sentences
        .join("\n")
        .split("\n")
        .filter((line) => !isHeading(line));
      expect(payIn(lines.toReversed().join("\n")).value).toEqual(payIn(lines.join("\n")).value);
    }),
  );
});

it("quotes only what stands there, and gives figures that can be worked with", () => {
  fc.assert(
    fc.property(ads, (text) => {
      const { value, evidence } = payIn(text);
      for (const { quote } of evidence) expect(text).toContain(quote);
      if (value.amount === null) return;
      const { min, max, usdPerYear } = value.amount;
      expect(min ?? max).toBeGreaterThan(0);
      expect(min ?? 0).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY);
      expect(Number.isFinite(usdPerYear.min ?? usdPerYear.max)).toBe(true);
      expect(evidence.length).toBeGreaterThan(0);
    }),
  );
});
