import { describe, expect, test } from "vitest";
import { applyLinkOf } from "./apply-way.ts";
import { postingName } from "./posting-name.ts";
import { stateOf } from "./posting-states.ts";
import { daysOnBoard, endOfPosting, postingPrice } from "./posting-terms.ts";

describe("where an application goes", () => {
  test.each([
    ["https://acme.example/jobs?id=1#apply", "https://acme.example/jobs?id=1#apply"],
    [" acme.co.za/careers ", "https://acme.co.za/careers"],
    ["HTTPS://acme.example", "https://acme.example"],
    ["http://acme.example:8080/x", "http://acme.example:8080/x"],
    ["jobs@acme.co.za", "mailto:jobs@acme.co.za"],
    ["first.last+jobs@acme.example", "mailto:first.last+jobs@acme.example"],
  ])("%s is %s", (typed, link) => {
    expect(applyLinkOf(typed)).toBe(link);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "javascript://acme.example/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "mailto:jobs@acme.example?bcc=all@acme.example",
    "jobs@acme.example?subject=x",
    "https://user:secret@acme.example",
    "https://localhost/jobs",
    "https://127.0.0.1/jobs",
    "https://[::1]/jobs",
    "https://2130706433/",
    'https://acme.example/"onmouseover="x',
    "https://acme.example/<script>",
    "https://acme.example/a b",
    "//acme.example",
    "nothing",
    "",
  ])("%s is no way to apply", (typed) => {
    expect(applyLinkOf(typed)).toBeNull();
  });
});

describe("how long a posting stands", () => {
  const now = new Date("2026-11-15T08:00:00Z");
  test.each([
    ["", "2026-12-15T08:00:00.000Z"],
    ["2026-11-20", "2026-11-20T22:00:00.000Z"],
    ["2026-11-15", "2026-11-15T22:00:00.000Z"],
    ["2027-03-01", "2026-12-15T08:00:00.000Z"],
    ["2026-11-01", "2026-12-15T08:00:00.000Z"],
  ])("closing on %o it comes down at %s", (closingDate, end) => {
    expect(endOfPosting(now, closingDate).toISOString()).toBe(end);
  });

  test("thirty days, for nothing", () => {
    expect([daysOnBoard, postingPrice.first.cents, postingPrice.later.cents]).toEqual([30, 0, 0]);
  });
});

describe("what a letter calls it", () => {
  test.each([
    ["Lifecycle Email Marketer", "“Lifecycle Email Marketer”"],
    ["SEO/SEM Lead (EMEA)", "“SEO/SEM Lead (EMEA)”"],
    ["Win at evil.example now", "your posting"],
    ["Call 0800://x", "your posting"],
    ["Click <b>here</b>", "your posting"],
    [`${"word ".repeat(30)}end`, "your posting"],
  ])("%s", (title, name) => {
    expect(postingName(title)).toBe(name);
  });
});

test.each([
  ["pending", "yes", false, false, false, "unconfirmed"],
  ["pending", "yes", false, true, false, "waiting"],
  ["pending", "yes", true, true, false, "waiting"],
  ["draft", "yes", false, true, false, "returned"],
  ["draft", "yes", false, true, true, "withheld"],
  ["open", "unclear", false, true, false, "on-board"],
  ["open", "no", false, true, false, "not-shown"],
  ["open", "yes", true, true, false, "not-shown"],
  ["closed", "yes", false, true, false, "closed"],
] as const)(
  "%s, open to us %s, a scam %s, confirmed %s, withheld %s: %s",
  (status, openness, isScam, isConfirmed, isWithheld, state) => {
    expect(stateOf({ status, openness, isScam, isConfirmed, isWithheld })).toBe(state);
  },
);
