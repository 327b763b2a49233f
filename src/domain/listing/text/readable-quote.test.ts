import { expect, test } from "vitest";
import { readableQuote } from "./readable-quote.ts";

test.each([
  ["We hire <b>anywhere</b> in EMEA.", "We hire anywhere in EMEA."],
  ["Pay: &euro;25 &ndash; &euro;30&nbsp;an hour", "Pay: €25 - €30 an hour"],
  ["R&amp;D in São Paulo, “fully” remote", "R&D in São Paulo, “fully” remote"],
  ["Based in Zürich\n   or   Straßburg", "Based in Zürich or Straßburg"],
  ["*Work from home*", "Work from home"],
  ["<p>First</p><p>second</p>", "First second"],
  ["a < b and c > d", "a < b and c > d"],
])("%s is read as %s", (quote, readable) => {
  expect(readableQuote(quote)).toBe(readable);
});
