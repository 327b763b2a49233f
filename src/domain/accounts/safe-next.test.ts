import fc from "fast-check";
import { expect, test } from "vitest";
import { safeNext } from "./safe-next.ts";

test.each([
  ["/pricing"],
  ["/jobs?search=seo&saved=true"],
  ["/jobs?search=a%20b%2Fc"],
  ["/growth-gallery/12#steps"],
  ["/"],
  ["/%2f%2fevil.test"],
  ["/jobs?next=https://evil.test"],
])("%j is a place on this site", (next) => {
  expect(safeNext(next)).toBe(next);
});

test.each([
  [null],
  [""],
  ["jobs"],
  ["https://evil.test"],
  ["HTTPS://evil.test/jobs"],
  ["//evil.test"],
  ["///evil.test"],
  [String.raw`/\evil.test`],
  [String.raw`\\evil.test`],
  [String.raw`/jobs\..\evil`],
  ["javascript:alert(1)"],
  ["data:text/html,x"],
  ["https://app.test@evil.test"],
  ["/\t/evil.test"],
  ["/\n/evil.test"],
  ["/jobs\r\nSet-Cookie: a=b"],
  ["\u0000/jobs"],
  ["/jobs\u007f"],
  [" /jobs"],
  [" //evil.test"],
  ["/.//evil.test"],
  ["/jobs/..//evil.test"],
  ["/auth"],
  ["/auth?next=/auth"],
])("%j leads to the jobs instead", (next) => {
  expect(safeNext(next)).toBe("/jobs");
});

test("whatever is asked for, one stays on this site", () => {
  const site = "https://app.test";
  const hostile = fc.array(fc.constantFrom("/", "\\", ".", ":", "@", "\t", "evil.test", "http"));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        hostile.map((parts) => parts.join("")),
      ),
      (next) => {
        const once = new URL(safeNext(next), site);
        // Routers put an address together from its parts again; that must not lead away either.
        const twice = new URL(once.pathname + once.search + once.hash, site);
        expect([once.origin, twice.origin]).toEqual([site, site]);
      },
    ),
  );
});
