import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { renderer } from "#client/entry-server.tsx";
import type { PageRenderer } from "#contract/page.ts";
import { pageCache } from "#server/http/pages/page-cache.ts";
import { testClock } from "../../support/clock.ts";
import { pagesSaying } from "./page-makers.ts";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();

function counted(pages: PageRenderer) {
  const made: string[] = [];
  const counting: PageRenderer = {
    keptAddress: pages.keptAddress,
    render(request) {
      made.push(new URL(request.url).pathname + new URL(request.url).search);
      return pages.render(request);
    },
  };
  return { renderer: counting, made };
}

async function listening(): Promise<void> {
  await expect.poll(() => database.changes.isListening()).toBe(true);
}

const settled = (text: string) =>
  text.replaceAll(/nonce="[^"]+"/g, "").replaceAll(/"(dehydratedAt|dataUpdatedAt)":\d+/g, "");

const kept = [
  "/",
  "/jobs",
  "/jobs?search=seo",
  "/jobs/role/seo",
  "/check-a-job",
  "/auth",
  "/auth?next=%2Fpricing&tab=register",
  "/auth/forgot-password",
  "/auth/reset-password",
  "/account/confirm-email",
  "/account/undo-deletion",
  "/pricing",
  "/growth-gallery",
];
const withMore = (address: string, more: string): string =>
  address.includes("?") ? `${address.replace("?", `?${more}&`)}&${more}` : `${address}?${more}`;

describe("a parameter that a page does not read", () => {
  test.each(kept)("makes no second page of %s", async (address) => {
    const { renderer: counting, made } = counted(renderer);
    const app = testApp(database, { renderer: counting });
    await listening();
    const first = await app.request(address);
    expect(first.status).toBe(200);
    const text = settled(await first.text());
    for (const more of ["utm_source=x", "z=1&y=2", "=", "next2=%00", "%73earch2=x", "a[]=1"]) {
      const again = await app.request(withMore(address, more));
      expect(settled(await again.text())).toBe(text);
    }
    expect(made).toEqual([address]);
  });

  test.each(kept)(
    "changes nothing on %s, not even where it is made for its very address",
    async (address) => {
      const app = testApp(database);
      // Whoever brings a cookie, even a dead one, gets a page of their own.
      const headers = { cookie: "kwela=stale" };
      const plain = settled(await (await app.request(address, { headers })).text());
      const other = await app.request(withMore(address, "utm_source=canary-5"), { headers });
      expect(settled(await other.text())).toBe(plain);
    },
  );

  test("goes along where the page sends its visitor on", async () => {
    const app = testApp(database);
    const job = await app.build.job();
    const response = await app.request(`/jobs/${job.id}?utm_source=letter`);
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toMatch(/\?utm_source=letter$/);
  });
});

test("the same choices are the same page in whatever order they stand, and other choices are another", async () => {
  const { renderer: counting, made } = counted(renderer);
  const app = testApp(database, { renderer: counting });
  await listening();
  for (const address of [
    "/jobs?search=seo&saved=true",
    "/jobs?saved=true&search=seo",
    "/jobs?saved=true&search=seo&search=other",
    "/jobs?search=%73eo&saved=true#x",
  ])
    await app.request(address);
  await app.request("/jobs?search=ppc&saved=true");
  expect(made).toEqual(["/jobs?search=seo&saved=true", "/jobs?search=ppc&saved=true"]);
});

describe("what kept pages may take up", () => {
  const large = () => counted(pagesSaying(() => randomBytes(750_000).toString("base64")));
  const packed = { headers: { "accept-encoding": "gzip" } };

  test("is counted in bytes: a few large pages push out the oldest, but not one that is visited", async () => {
    const { renderer: counting, made } = large();
    const app = testApp(database, { renderer: counting });
    await listening();
    for (let page = 1; page <= 40; page += 1) {
      await app.request(`/${page}`, packed);
      await app.request("/1", packed);
    }
    expect(made).toHaveLength(40);
    await app.request("/2", packed);
    expect(made.at(-1)).toBe("/2");
    expect(made).toHaveLength(41);
  });

  test("counts the plain form too, once somebody asks for that", async () => {
    const { renderer: counting, made } = large();
    const app = testApp(database, { renderer: counting });
    await listening();
    for (let page = 1; page <= 20; page += 1)
      for (const headers of [packed, packed, {}]) await app.request(`/${page}`, headers);
    await app.request("/1");
    // In one form alone all twenty have room.
    expect(made.filter((page) => page === "/1")).toHaveLength(2);
  });
});

describe("the cache itself", () => {
  const room = { mostBytes: 10_000, bytesOf: (page: string) => page.length };

  test("shares nothing that may not be kept: whoever waited makes their own", async () => {
    const cache = pageCache<string>(database.changes, testClock(), room);
    const gate = Promise.withResolvers<void>();
    const ask = (name: string, topics: string[] | null) =>
      cache.make("key", async () => {
        await gate.promise;
        return { page: `for ${name}`, topics };
      });
    const answers = [ask("thandi", null), ask("visitor", ["jobs"]), ask("another", ["jobs"])];
    gate.resolve();
    expect(await Promise.all(answers)).toEqual(["for thandi", "for visitor", "for another"]);
    expect(cache.find("key")).toBeNull();
  });

  test("lets go of what is stale, however often it was asked for: a fresh page needs the room", async () => {
    await listening();
    const clock = testClock();
    const cache = pageCache<string>(database.changes, clock, room);
    const make = (key: string) =>
      cache.make(key, async () => ({ page: "x".repeat(3_500), topics: [] }));
    for (const key of ["one", "other"]) {
      await make(key);
      expect(cache.find(key)).not.toBeNull();
    }
    clock.advance(60_000);
    await make("fresh");
    expect(cache.find("fresh")).not.toBeNull();
  });

  test("lets go of what has grown too large for it", async () => {
    await listening();
    const cache = pageCache<string[]>(database.changes, testClock(), {
      mostBytes: 10_000,
      bytesOf: (page) => page.join("").length,
    });
    const page = ["x"];
    await cache.make("key", async () => ({ page, topics: [] }));
    expect(cache.find("key")).toBe(page);
    page.push("x".repeat(20_000));
    cache.weigh("key");
    expect(cache.find("key")).toBeNull();
  });
});
