import { describe, expect, test } from "vitest";
import { alertsInForce, isDue, issueOf, lastDue, type Frequency } from "./alert-rules.ts";
import { withoutLinks } from "./no-links.ts";
import { sayAlert } from "./say-alert.ts";

/** As it is in South Africa. */
const sast = (moment: string): Date => new Date(`${moment}:00+02:00`);

describe("when an alert was last due", () => {
  test.each<[Frequency, now: string, due: string]>([
    ["daily", "2026-11-17T06:30", "2026-11-17T06:30"],
    ["daily", "2026-11-17T06:29", "2026-11-16T06:30"],
    ["daily", "2026-11-15T12:00", "2026-11-13T06:30"],
    ["daily", "2026-11-16T00:10", "2026-11-13T06:30"],
    ["weekly", "2026-11-17T06:30", "2026-11-17T06:30"],
    ["weekly", "2026-11-17T06:29", "2026-11-10T06:30"],
    ["weekly", "2026-11-23T23:59", "2026-11-17T06:30"],
  ])("%s, at %s: %s", (frequency, now, due) => {
    expect(lastDue(frequency, sast(now))).toEqual(sast(due));
  });
});

test("what was missed stays due, and what was looked at is not due again that day", () => {
  const lookedAt = sast("2026-11-16T06:30");
  expect(isDue({ frequency: "weekly", lookedAt }, sast("2026-11-19T11:00"))).toBe(true);
  expect(isDue({ frequency: "daily", lookedAt }, sast("2026-11-16T18:00"))).toBe(false);
});

test("a weekend has no issue of its own", () => {
  expect(issueOf(sast("2026-11-15T09:00"))).toBe("alerts-2026-11-13");
});

test("without premium the first that is not paused comes, once a week", () => {
  const alert = (id: number, pausedAt: Date | null = null) =>
    ({ id, frequency: "daily", pausedAt }) as const;
  const all = [alert(1, new Date()), alert(2), alert(3)];
  expect(alertsInForce(all, { isPremium: true }).map(({ id }) => id)).toEqual([2, 3]);
  expect(alertsInForce(all, { isPremium: false })).toEqual([{ ...alert(2), frequency: "weekly" }]);
});

test.each([
  ["Head of SEO", "Head of SEO"],
  ["Win at evil.example/now", "Win at evil.\u200Cexample/\u200Cnow"],
  ["a@b.example\r\nBcc: x", "a@\u200Cb.\u200Cexample Bcc: x"],
  ["x".repeat(200), `${"x".repeat(89)}…`],
])("in a letter %j cannot become a link", (text, said) => {
  expect(withoutLinks(text)).toBe(said);
});

test("nor can a telephone number", () => {
  expect(withoutLinks("Call 082 555 1234")).not.toMatch(/\d{2}/);
});

test("an alert is said in the words of the filters", () => {
  const any = { search: "", roleType: null, experience: null, salary: null, isWorldwideOnly: true };
  expect(sayAlert(any)).toBe("All marketing jobs");
  expect(sayAlert({ ...any, roleType: "SEO", search: "shopify" })).toBe("SEO jobs, with “shopify”");
  expect(sayAlert({ ...any, isWorldwideOnly: false })).toBe("All marketing jobs, unclear ones too");
});
