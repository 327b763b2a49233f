import { describe, expect, test } from "vitest";
import { feedKinds, type FeedKind } from "#domain/feeds/kinds.ts";
import { testClock } from "#tests/support/clock.ts";
import { FeedFailure, type FeedItem, type FeedMarks, type FeedSource } from "./port.ts";
import { feedsFrom } from "./simulator/demo.ts";
import { feedsPage } from "./simulator/pages.ts";
import { createFeedsSimulator } from "./simulator/simulator.ts";

const roof = "http://localhost:3000/demo/feeds";
const noMarks: FeedMarks = { etag: null, lastModified: null };
const boards: Partial<Record<FeedKind, string>> = {
  greenhouse: "fernlight",
  lever: "novaly",
  ashby: "pinecrest",
};
const sourceOf = (kind: FeedKind): FeedSource => ({
  kind,
  board: boards[kind] ?? null,
  address: kind === "rss" ? "https://weworkremotely.com/remote-jobs.rss" : null,
});

function world(deadline?: () => AbortSignal) {
  const clock = testClock();
  const simulator = createFeedsSimulator({ clock, roof, pages: feedsPage });
  const feeds = feedsFrom(simulator, clock, deadline);
  const { signal } = new AbortController();
  const read = (kind: FeedKind, marks = noMarks) => feeds.read(sourceOf(kind), marks, signal);
  return {
    simulator,
    feeds,
    read,
    probe: (kind: FeedKind, link: string) => feeds.probe(sourceOf(kind), link, signal),
    async items(kind: FeedKind): Promise<readonly FeedItem[]> {
      const answer = await read(kind);
      return answer.kind === "items" ? answer.items : [];
    },
    trouble: (kind: FeedKind) =>
      read(kind).then(
        () => null,
        (error: unknown) => (error instanceof FeedFailure ? error : null),
      ),
  };
}

const hostOf = ({ link }: FeedItem) => link.slice(roof.length + 1).split("/")[0];
const jobOf = ({ posting }: FeedItem) =>
  `${posting.company}: ${posting.title.replace(/ – Remote$/, "")}`;

describe.each(feedKinds)("%s", (kind) => {
  test("tells whole postings, which lead to where its terms ask", async () => {
    const { items } = world();
    const all = await items(kind);
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(new Set(all.map(hostOf)).size).toBe(1);
    for (const { posting, publishedAt } of all) {
      expect(posting.description.length).toBeGreaterThan(400);
      expect(posting.description).toMatch(/^<(?:p|img)\b/);
      expect(posting.description).toContain("<h3>What you will do</h3>");
      expect(posting.title).not.toMatch(/&|[ÃÂ]|^\s|\s$/);
      expect(publishedAt?.getTime()).toBeLessThan(testClock().now().getTime());
      expect(posting.isFromRemoteBoard ?? false).toBe(!(kind in boards));
    }
    expect(all.some(({ posting }) => posting.location !== "")).toBe(true);
  });

  test("has nothing new to tell until a day has passed; then some are new and some are gone", async () => {
    const { simulator, read, items } = world();
    const before = await items(kind);
    const first = await read(kind);
    if (first.kind !== "items") throw new Error("The first question was not answered");
    expect((await read(kind, first.marks)).kind).toBe("unchanged");
    for (let day = 0; day < 4; day += 1) await simulator.letADayPass();
    expect((await read(kind, first.marks)).kind).toBe("items");
    const keys = new Set(before.map(({ key }) => key));
    const after = await items(kind);
    expect(after.some(({ key }) => !keys.has(key))).toBe(true);
    const still = new Set(after.map(({ key }) => key));
    expect(before.some(({ key }) => !still.has(key))).toBe(true);
  });

  test("a posting is open until its board says otherwise, in whatever words", async () => {
    const { simulator, items, probe } = world();
    const before = await items(kind);
    for (const { link } of before) expect(await probe(kind, link)).toBe("open");
    for (let day = 0; day < 4; day += 1) await simulator.letADayPass();
    const still = new Set((await items(kind)).map(({ key }) => key));
    const gone = before.filter(({ key }) => !still.has(key));
    expect(gone.length).toBeGreaterThan(0);
    for (const { link } of gone) expect(await probe(kind, link)).toBe("closed");
  });

  test.each([
    ["429", "limited"],
    ["500", "server-error"],
    ["timeout", "too-slow"],
    ["reset", "unreachable"],
    ["huge", "too-large"],
    ["truncated", "truncated"],
    ["html", "not-a-feed"],
  ] as const)("%s is known as %s", async (fault, trouble) => {
    const gone = new AbortController();
    const { simulator, trouble: troubleOf } = world(() => gone.signal);
    simulator.faults.inject(kind, fault, 1);
    const asked = troubleOf(kind);
    if (fault === "timeout") gone.abort();
    const failure = await asked;
    expect(failure?.trouble).toBe(trouble);
    expect(failure?.retryAfter).toBe(fault === "429" ? 120_000 : null);
  });

  test("an empty feed is empty, and no failure", async () => {
    const { simulator, items } = world();
    simulator.faults.inject(kind, "none");
    expect(await items(kind)).toEqual([]);
  });
});

test.each(["himalayas", "jobicy", "remoteok", "remotive"] as const)(
  "%s: terms and nothing else are a failure, not an empty feed",
  async (kind) => {
    const { simulator, trouble } = world();
    simulator.faults.inject(kind, "notice");
    expect((await trouble(kind))?.trouble).toBe("notice-only");
  },
);

test("pages that lead in a circle are noticed", async () => {
  const { simulator, read, trouble } = world();
  const whole = await read("himalayas");
  expect(whole.kind === "items" && whole.items.length).toBeGreaterThan(20);
  simulator.faults.inject("himalayas", "loop");
  expect((await trouble("himalayas"))?.trouble).toBe("cursor-loop");
  expect(simulator.calls.length).toBeLessThan(10);
});

test("the same job is told by its employer and by several boards", async () => {
  const { items } = world();
  const told = new Map<string, Set<FeedKind>>();
  for (const kind of feedKinds)
    for (const item of await items(kind))
      told.set(jobOf(item), (told.get(jobOf(item)) ?? new Set()).add(kind));
  const byMany = [...told.values()].filter((kinds) => kinds.size >= 3);
  const byEmployerToo = byMany.filter((kinds) => [...kinds].some((kind) => kind in boards));
  expect(byMany.length).toBeGreaterThan(5);
  expect(byEmployerToo.length).toBeGreaterThan(3);
});

test("what is left out says why", async () => {
  const { read } = world();
  const remoteok = await read("remoteok");
  expect(remoteok).toMatchObject({ rejected: [{ key: "1099999", reason: "not-marketing" }] });
  expect(await read("ashby")).toMatchObject({ rejected: [{ reason: "unlisted" }] });
});

test("a board that nobody has is unknown, and so is a name that leads elsewhere", async () => {
  const { feeds, simulator } = world();
  const { signal } = new AbortController();
  for (const kind of ["greenhouse", "lever", "ashby"] as const) {
    for (const board of ["nobody", "../../x", "a?b", "", null]) {
      const source = { kind, board, address: null };
      await expect(feeds.read(source, noMarks, signal)).rejects.toMatchObject({
        trouble: "unknown-board",
      });
    }
  }
  expect(simulator.calls.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test("hosts are told who asks, and what was seen before", async () => {
  const { simulator, read } = world();
  const first = await read("jobicy");
  await read("jobicy", first.kind === "items" ? first.marks : noMarks);
  const [one, other] = simulator.calls;
  expect(one?.headers["user-agent"]).toMatch(/^\w+\/1\.0 \(\+http:\/\/localhost:3000\)$/);
  expect(one?.headers).not.toHaveProperty("if-none-match");
  expect(other?.headers["if-none-match"]).toMatch(/^W\/"jobicy-/);
  expect(other?.status).toBe(304);
});

test("whoever asks a page of somebody else learns nothing", async () => {
  const { items, probe, simulator } = world();
  const [job] = await items("jobicy");
  expect(await probe("remotive", job?.link ?? "")).toBe("unknown");
  expect(await probe("jobicy", "https://elsewhere.example/jobs/1")).toBe("unknown");
  expect(await probe("jobicy", "nonsense")).toBe("unknown");
  simulator.faults.inject("jobicy", "500");
  expect(await probe("jobicy", `${roof}/jobicy.com/api/v2/remote-jobs`)).toBe("unknown");
});
