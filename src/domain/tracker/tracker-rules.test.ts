import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, sastDay } from "#domain/days.ts";
import { nameKey } from "./alike.ts";
import { results, resultsUnder, boardOrder } from "./application.ts";
import { followUpMessage } from "./follow-up-message.ts";
import { platformOf } from "./platform-of.ts";
import { quietDays } from "./silence.ts";
import { standing, timesAsked, type TimelineEvent } from "./timeline.ts";

describe("days", () => {
  test.each([
    ["2026-11-16T21:59:59Z", "2026-11-16"],
    ["2026-11-16T22:00:00Z", "2026-11-17"],
    ["2026-12-31T22:00:00Z", "2027-01-01"],
  ])("at %s it is %s in South Africa", (moment, day) => {
    expect(sastDay(new Date(moment))).toBe(day);
  });

  test("adding days and counting them are each other's way back", () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
        expect(daysBetween("2026-02-28", addDays("2026-02-28", days))).toBe(days);
      }),
    );
  });
});

describe("the same name", () => {
  test.each([
    ["Acme (Pty) Ltd", "ACME"],
    ["Fernhill, Inc.", "fernhill"],
    ["Sr. SEO Manager – Remote", "sr seo manager remote"],
    ["Café Noir", "cafe  noir"],
  ])("%s is %s", (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  test.each([
    ["SEO Manager", "SEO Lead"],
    ["C# Studio", "C Studio"],
    ["Co", "Inc"],
    ["Fernhill", "Fernhill Labs"],
  ])("%s is not %s", (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));
});

test("every result is under exactly one tab, and has one column on the board", () => {
  expect(Object.values(resultsUnder).flat().toSorted()).toEqual(results.toSorted());
  expect(boardOrder.toSorted()).toEqual(results.toSorted());
});

const event = (id: number, on: string, result: TimelineEvent["result"]): TimelineEvent => ({
  id,
  on,
  result,
  kind: result === null ? "followed-up" : "moved",
});

describe("a timeline", () => {
  const applied = event(1, "2026-10-01", "Pending");
  const interview = event(2, "2026-10-20", "Interview");

  test("stands where the last move led, in the order things happened", () => {
    const remembered = event(3, "2026-10-10", "Replied");
    expect(standing([applied, interview, remembered])).toEqual({
      result: "Interview",
      lastOn: "2026-10-20",
    });
  });

  test("of one day, what was written down last counts", () => {
    expect(standing([applied, interview, event(3, "2026-10-20", "Rejected")])?.result).toBe(
      "Rejected",
    );
  });

  test("a follow-up breaks the silence and moves nothing", () => {
    const asked = event(3, "2026-10-28", null);
    expect(standing([applied, interview, asked])).toEqual({
      result: "Interview",
      lastOn: "2026-10-28",
    });
    expect(timesAsked([applied, asked, interview])).toBe(1);
    expect(timesAsked([applied, event(4, "2026-10-05", null), interview])).toBe(0);
  });

  test("without a move there is nowhere to stand", () => {
    expect(standing([event(3, "2026-10-28", null)])).toBeNull();
    expect(standing([])).toBeNull();
  });
});

test("silence is worth a word from a week on, and only while somebody waits", () => {
  expect(quietDays("Pending", "2026-11-10", "2026-11-16")).toBeNull();
  expect(quietDays("Pending", "2026-11-09", "2026-11-16")).toBe(7);
  expect(quietDays("Interview", "2026-11-07", "2026-11-16")).toBe(9);
  expect(quietDays("Rejected", "2026-01-01", "2026-11-16")).toBeNull();
});

test.each([
  ["https://www.linkedin.com/jobs/view/1", "LinkedIn"],
  ["https://za.indeed.com/viewjob", "Indeed"],
  ["https://wellfound.com/jobs/2", "AngelList"],
  ["https://notlinkedin.com/jobs", "Company Website"],
  ["https://linkedin.com.evil.example/", "Company Website"],
  ["mailto:jobs@fernhill.example", "Email"],
  ["not a link", "Other"],
  [null, "Other"],
])("%s is applied for by %s", (link, platform) => expect(platformOf(link)).toBe(platform));

describe("a follow-up", () => {
  const quiet = { jobTitle: "SEO Lead", company: "Fernhill", contact: null, timesAsked: 0 };

  test("names the role, and whoever it goes to", () => {
    const text = followUpMessage({ ...quiet, result: "Pending", contact: "Priya Naidoo" });
    expect(text).toMatch(/^Hello Priya,\n/);
    expect(text).toContain("the SEO Lead role at Fernhill");
  });

  test("says something else at each stage, and when one has asked before", () => {
    const texts = [
      followUpMessage({ ...quiet, result: "Pending" }),
      followUpMessage({ ...quiet, result: "Pending", timesAsked: 1 }),
      followUpMessage({ ...quiet, result: "Replied" }),
      followUpMessage({ ...quiet, result: "Interview" }),
    ];
    expect(new Set(texts).size).toBe(4);
  });
});
