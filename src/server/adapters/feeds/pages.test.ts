import { describe, expect, test } from "vitest";
import type { FeedSource } from "./port.ts";
import { feedsClient } from "./client.ts";
import { testClock } from "#tests/support/clock.ts";
import { WebFailure, type WebQuestion } from "#server/adapters/web/port.ts";

const noMarks = { etag: null, lastModified: null };

type Page = (address: URL) => {
  readonly body: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly foundAt?: string;
};

/** A web whose pages depend on their address. */
function webOf(page: Page) {
  const asked: string[] = [];
  const pauses: number[] = [];
  const ask = async (address: string, { allows }: WebQuestion) => {
    asked.push(address);
    const { body, status = 200, headers = {}, foundAt = address } = page(new URL(address));
    if (!allows(new URL(foundAt).hostname)) throw new WebFailure("forbidden");
    const bytes = new TextEncoder().encode(body);
    return { status, headers: new Headers(headers), body: bytes, address: foundAt };
  };
  const pause = (ms: number) => Promise.resolve(void pauses.push(ms));
  const clock = testClock();
  const feeds = feedsClient({ web: { ask }, clock, appUrl: "https://kwela.example", pause });
  const { signal } = new AbortController();
  return {
    asked,
    pauses,
    read: (source: FeedSource, marks = noMarks) => feeds.read(source, marks, signal),
    probe: (source: FeedSource, link: string) => feeds.probe(source, link, signal),
  };
}

const leverSource: FeedSource = { kind: "lever", board: "acme", address: null };
const himalayasSource: FeedSource = { kind: "himalayas", board: null, address: null };

const leverJob = (number: number) => ({
  id: `job-${number}`,
  text: "SEO Lead",
  description: "<p>Write.</p>",
  lists: [{ text: "You will", content: "<li>write</li>" }],
  additional: "<p>And more.</p>",
  hostedUrl: `https://jobs.lever.co/acme/job-${number}`,
  createdAt: 1_794_700_800_000,
  categories: { allLocations: ["Cape Town", "Remote"], team: "Marketing" },
  workplaceType: "remote",
  salaryRange: { currency: "USD", interval: "per-year-salary", min: 60_000, max: 70_000 },
});

/** So many postings, told in pages as Lever does. */
const leverOf =
  (count: number): Page =>
  ({ searchParams }) => {
    const skip = Number(searchParams.get("skip"));
    const length = Math.max(0, Math.min(Number(searchParams.get("limit")), count - skip));
    const jobs = Array.from({ length }, (_, at) => leverJob(skip + at));
    return { body: JSON.stringify(jobs), headers: { etag: '"one"' } };
  };

describe("pages", () => {
  test("are read to the last, with a second between them", async () => {
    const { read, asked, pauses } = webOf(leverOf(250));
    const answer = await read(leverSource);
    expect(answer.kind === "items" && answer.items.length).toBe(250);
    expect(asked.map((address) => new URL(address).searchParams.get("skip"))).toEqual([
      "0",
      "100",
      "200",
    ]);
    expect(pauses).toEqual([1_000, 2_000]);
    // What the first page says of itself says nothing of the others.
    expect(answer).toMatchObject({ marks: noMarks });
  });

  test("a single page is remembered by its mark", async () => {
    const { read } = webOf(leverOf(3));
    expect(await read(leverSource)).toMatchObject({ marks: { etag: '"one"', lastModified: null } });
  });

  test("half a board is none: without an end it is refused", async () => {
    const { read, asked } = webOf(leverOf(1_000_000));
    await expect(read(leverSource)).rejects.toMatchObject({ trouble: "too-large" });
    expect(asked.length).toBe(20);
  });

  test("a mark that does not fit into a header is not kept", async () => {
    const { read } = webOf(() => ({ body: "[]", headers: { etag: "x".repeat(301) } }));
    expect(await read(leverSource)).toMatchObject({ marks: noMarks });
  });

  const himalayasPage = (keys: readonly number[], more: object = {}) =>
    JSON.stringify({
      limit: keys.length,
      jobs: keys.map((key) => ({
        guid: `https://himalayas.app/companies/acme/jobs/${key}`,
        title: "SEO Lead",
        description: "<p>Write.</p>",
      })),
      ...more,
    });

  test("a window ends where we stop looking", async () => {
    const { read, asked } = webOf(({ searchParams }) => {
      const page = Number(searchParams.get("page"));
      return { body: himalayasPage([page * 2, page * 2 + 1]) };
    });
    const answer = await read(himalayasSource);
    expect(answer.kind === "items" && answer.items.length).toBe(40);
    expect(asked.length).toBe(20);
  });

  test("a cursor is followed, and one that leads back is noticed", async () => {
    const cursors: Readonly<Record<string, [readonly number[], string | null]>> = {
      "": [[1, 2], "b"],
      b: [[2, 3], "c"],
      c: [[4, 5], "b"],
    };
    const page: Page = ({ searchParams }) => {
      const [keys, nextCursor] = cursors[searchParams.get("cursor") ?? ""] ?? [[], null];
      return { body: himalayasPage(keys, { nextCursor }) };
    };
    const { read, asked } = webOf(page);
    await expect(read(himalayasSource)).rejects.toMatchObject({ trouble: "cursor-loop" });
    expect(asked.length).toBe(3);
  });
});

describe("hosts", () => {
  test("a redirect to another host is refused", async () => {
    const { read } = webOf(() => ({ body: "[]", foundAt: "https://inside.example/" }));
    await expect(read(leverSource)).rejects.toMatchObject({ trouble: "refused" });
  });

  test("a company whose data stays in Europe is asked there", async () => {
    const { read, asked } = webOf(() => ({ body: "[]" }));
    await read({ ...leverSource, board: "eu:acme" });
    expect(asked[0]).toMatch(/^https:\/\/api\.eu\.lever\.co\/v0\/postings\/acme\?/);
  });

  test.each(["http://jobs.example/feed", "nonsense", "ftp://x.example/", null])(
    "a feed at %s is not asked",
    async (address) => {
      const { read, asked } = webOf(() => ({ body: "" }));
      await expect(read({ kind: "rss", board: null, address })).rejects.toMatchObject({
        trouble: "unknown-board",
      });
      expect(asked).toEqual([]);
    },
  );
});

test("a board that does not say whose it is is called what somebody called it", async () => {
  const answer = await webOf(leverOf(1)).read({ ...leverSource, name: "ACME Labs" });
  expect(answer).toMatchObject({ items: [{ posting: { company: "ACME Labs" } }] });
});

test("Lever tells a text in parts, and says where one works", async () => {
  const answer = await webOf(leverOf(1)).read(leverSource);
  expect(answer).toMatchObject({
    items: [
      {
        posting: {
          company: "Acme",
          location: "Cape Town; Remote",
          description: "<p>Write.</p>\n<h3>You will</h3><ul><li>write</li></ul>\n<p>And more.</p>",
          payText: "USD 60000-70000 per year",
          tags: ["Marketing", "remote"],
        },
      },
    ],
  });
});

describe("RSS", () => {
  const feed = (item: string) =>
    `<?xml version="1.0"?><rss version="2.0"><channel>${item}</channel></rss>`;
  const source: FeedSource = { kind: "rss", board: null, address: "https://jobs.example/feed" };
  const told = async (item: string) => webOf(() => ({ body: feed(item) })).read(source);

  test("the company may stand in the title or by itself; a text may be wrapped", async () => {
    const link = "<guid isPermaLink='false'>42</guid><link>https://jobs.example/42</link>";
    const inTitle = await told(
      `<item><title>Acme: SEO: Lead</title>${link}<description>&lt;p&gt;Write&lt;/p&gt;</description></item>`,
    );
    expect(inTitle).toMatchObject({
      items: [
        {
          key: "42",
          posting: { company: "Acme", title: "SEO: Lead", description: "<p>Write</p>" },
        },
      ],
    });
    const apart = await told(
      `<item><title>Lead: SEO</title><company>Acme</company>${link}<content:encoded><![CDATA[<p>Write</p>]]></content:encoded></item>`,
    );
    expect(apart).toMatchObject({
      items: [{ posting: { company: "Acme", title: "Lead: SEO", description: "<p>Write</p>" } }],
    });
  });

  test("one item is a list of one, and none is none", async () => {
    expect(await told("<title>Empty</title>")).toMatchObject({ items: [], rejected: [] });
  });

  test.each([
    ["<html><body>Hello</body></html>", "not-a-feed"],
    ['<?xml version="1.0"?><feed></feed></rss>', "not-a-feed"],
    ['<?xml version="1.0"?><other></other>', "not-a-feed"],
    ['<?xml version="1.0"?><rss><channel><item><title>A</title></item>', "truncated"],
    ["<rss></rss>", "not-a-feed"],
  ])("%s is %s", async (body, trouble) => {
    await expect(webOf(() => ({ body })).read(source)).rejects.toMatchObject({ trouble });
  });

  test("entities that multiply are not followed", async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><rss><channel><item><title>&b;&b;&b;</title></item></channel></rss>`;
    const answer = webOf(() => ({ body: bomb })).read(source);
    await expect(answer).rejects.toMatchObject({ trouble: "not-a-feed" });
  });
});

describe("whether a posting is open", () => {
  const link = "https://jobs.lever.co/acme/job-1";
  const type = { "content-type": "text/html; charset=utf-8" };
  const page = (body: string, status = 200, foundAt = link) =>
    webOf(() => ({ body, status, headers: type, foundAt })).probe(leverSource, link);

  test.each([
    "<h1>SEO Lead</h1><p>Write with us.</p>",
    "<p>We take applications until this position has been filled.</p>",
    "<p>Once this role is closed we write to everybody.</p>",
    "<p>SEO</p><script>const closed = 'This job is no longer available'</script>",
  ])("open: %s", async (body) => {
    expect(await page(body)).toBe("open");
  });

  test.each([
    "<p>This job is no longer available.</p>",
    "<p>Sorry, this position has been filled.</p>",
    "<p>The job you&#39;re looking for is no longer open</p>",
    "<p>This job post is closed</p>",
    "<p>No longer accepting applications</p>",
    "<p>This listing has <b>expired</b></p>",
    "<h1>Job not found</h1>",
  ])("closed: %s", async (body) => {
    expect(await page(body)).toBe("closed");
  });

  test("by its status, or by where one is led", async () => {
    expect(await page("<p>?</p>", 404)).toBe("closed");
    expect(await page("<p>?</p>", 410)).toBe("closed");
    expect(await page("<p>All jobs</p>", 200, "https://jobs.lever.co/acme?error=true")).toBe(
      "closed",
    );
    expect(await page("<p>All jobs</p>", 200, "https://jobs.lever.co/acme")).toBe("unknown");
    expect(await page("<p>?</p>", 500)).toBe("unknown");
    expect(await page("<p>?</p>", 403)).toBe("unknown");
    expect(await page("<title>Just a moment...</title>")).toBe("unknown");
    expect(await page("")).toBe("unknown");
  });
});
