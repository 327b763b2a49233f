import { expect, test } from "vitest";
import { hasShrunk, mayCountMissing, strikesAfter } from "./expiry.ts";
import { nextQuestion, stateOf } from "./health.ts";
import { compared, isSameJob, rankOf, sameName } from "./same-job.ts";

const text = Array.from({ length: 100 }, (_, index) => `word${index}`).join(" ");
const told = { text, openness: "unclear", location: "Remote", teller: "source 1" } as const;

test.each([
  ["Fathom & Field (Pty) Ltd", "SEO Manager (Remote)", true],
  ["FATHOM AND FIELD", "SEO Manager | Remote", true],
  ["Fathom and Field", "SEO Manager (m/f/d)", true],
  ["Fathom and Field", "SEO Manager (Germany)", false],
  ["Fathom and Field", "Senior SEO Manager", false],
  ["Fathom", "SEO Manager", false],
])("%s, %s goes by the same name: %s", (company, title, isSame) => {
  expect(sameName(company, title) === sameName("Fathom and Field", "SEO Manager")).toBe(isSame);
});

const inAmerica = { ...told, location: "Remote, United States", teller: "source 2" };

test.each([
  ["Europe", "unclear", false],
  ["EU or USA", "unclear", true],
  ["Anywhere in the world", "unclear", true],
  ["", "unclear", true],
  ["South Africa", "yes", false],
] as const)("told elsewhere for %s (%s): the same job is %s", (location, openness, isSame) => {
  const other = { ...told, location, openness };
  expect(isSameJob(compared(inAmerica), compared(other))).toBe(isSame);
  // Open to us in both, it does not matter where else.
  const open = { openness: "yes" } as const;
  expect(isSameJob(compared({ ...inAmerica, ...open }), compared({ ...other, ...open }))).toBe(
    true,
  );
});

test.each([
  ["word for word", told, true],
  ["with a few words more", { ...told, text: `${text} apply at our site` }, true],
  ["with a fifth of it rewritten", { ...told, text: text.replaceAll("word1", "other") }, false],
  [
    "from another board that names another place",
    { ...told, teller: "source 2", location: "" },
    true,
  ],
  ["for another place on the same board", { ...told, location: "Berlin" }, false],
  ["where one shuts us out", { ...told, openness: "no" as const }, false],
  ["where one says yes", { ...told, openness: "yes" as const }, true],
  ["cut short", { ...told, text: text.slice(0, 399) }, false],
])("a text %s", (_, other, isSame) => {
  expect(isSameJob(compared(told), compared(other))).toBe(isSame);
});

test("nobody speaks for a job before its employer, and nobody before us", () => {
  expect(["feed:jobicy", "ats:lever", "employer", "admin"].map(rankOf)).toEqual([0, 1, 2, 2]);
});

test.each([
  [null, 0, false],
  [9, 1, false],
  [10, 3, false],
  [10, 2, true],
  [100, 29, true],
])("from %s to %s it has shrunk too much: %s", (before, now, isToo) => {
  expect(hasShrunk(before, now)).toBe(isToo);
});

test("what is missing counts only in an answer that could be read", () => {
  expect(mayCountMissing({ seen: 0, unreadable: 0, missing: 3 })).toBe(false);
  expect(mayCountMissing({ seen: 100, unreadable: 0, missing: 3 })).toBe(true);
  expect(mayCountMissing({ seen: 100, unreadable: 3, missing: 3 })).toBe(false);
  expect(mayCountMissing({ seen: 100, unreadable: 6, missing: 50 })).toBe(false);
});

test("a page that would not say changes nothing, one that is open begins anew", () => {
  expect([strikesAfter(1, "unknown"), strikesAfter(1, "open")]).toEqual([null, 0]);
  expect([strikesAfter(0, "missing"), strikesAfter(1, "closed")]).toEqual([1, 2]);
});

test("a source is asked by its terms, later each time it fails, and never before it wants to be", () => {
  const now = new Date("2026-11-15T08:00:00Z");
  const hoursUntil = (moment: Date): number => (moment.getTime() - now.getTime()) / 3_600_000;
  const failed = (times: number, retryAfterMs: number | null = null) =>
    hoursUntil(nextQuestion(now, 360, { times, retryAfterMs }));
  expect(hoursUntil(nextQuestion(now, 360))).toBe(6);
  expect([failed(1), failed(2), failed(3), failed(9)]).toEqual([6, 12, 24, 24]);
  expect(failed(1, 48 * 3_600_000)).toBe(48);
});

test("a source that has had nothing for a week is silent", () => {
  const now = new Date("2026-11-15T08:00:00Z");
  const yieldedAt = new Date("2026-11-08T08:00:00Z");
  const source = { isPaused: false, answeredAt: now, createdAt: yieldedAt, trouble: null };
  expect(stateOf({ ...source, yieldedAt }, now)).toBe("silent");
  expect(stateOf({ ...source, yieldedAt: now }, now)).toBe("well");
});
