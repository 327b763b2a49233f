import { expect, test } from "vitest";
import { feedKinds, type FeedKind } from "./kinds.ts";
import { termsOf, type FeedTerms } from "./terms.ts";

const employersOwn = new Set<FeedKind>(["greenhouse", "lever", "ashby"]);

test.each(feedKinds)("%s: whoever is credited is never behind a paywall", (kind) => {
  const { credit, gating, followedLink, summary } = termsOf(kind);
  const isEmployers = employersOwn.has(kind);
  expect(credit === null).toBe(isEmployers);
  expect({ gating, followedLink }).toEqual(
    isEmployers
      ? { gating: "any", followedLink: false }
      : { gating: "open-only", followedLink: true },
  );
  expect(summary).toMatch(/^[A-Z].*\.$/);
});

test("only who asks for no more than a credit is passed on", () => {
  const passedOn = (how: FeedTerms["passingOn"]) =>
    feedKinds.filter((kind) => termsOf(kind).passingOn === how);
  expect(passedOn("freely")).toEqual([...employersOwn]);
  expect(passedOn("credited")).toEqual(["remoteok"]);
  expect(termsOf("rss", "https://www.jobs.example/feed.xml").passingOn).toBe("never");
});

test.each([
  ["himalayas", 24 * 60],
  ["jobicy", 60],
  ["remoteok", 3 * 60],
  ["remotive", 6 * 60],
  ["greenhouse", 6 * 60],
] as const)("%s is asked every %i minutes at the most", (kind, minutes) => {
  expect(termsOf(kind).everyMinutes).toBeGreaterThanOrEqual(minutes);
});

test("what shows its newest only is known as a window", () => {
  const windows = feedKinds.filter((kind) => termsOf(kind).isWindow);
  expect(windows).toEqual(["himalayas", "jobicy", "remoteok", "workingnomads", "rss"]);
});

test("what its terms forbid, or nobody has read, is off until somebody switches it on", () => {
  const off = feedKinds.filter((kind) => termsOf(kind).offByDefault);
  expect(off).toEqual(["workingnomads", "rss"]);
  const unread = termsOf("rss", "https://www.jobs.example/feed.xml");
  expect(unread).toMatchObject({
    credit: { name: "jobs.example", link: "https://www.jobs.example" },
    gating: "open-only",
    offByDefault: true,
  });
  expect(termsOf("rss", "https://weworkremotely.com/remote-jobs.rss").credit?.name).toBe(
    "We Work Remotely",
  );
});
