import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createRenderer } from "#client/entry-server.tsx";
import { pages } from "#client/routes.tsx";
import type { PageRow } from "#client/page.tsx";
import type { PageRenderer } from "#contract/page.ts";
import { isPostgres } from "../support/database.ts";
import { productionEnv } from "../support/process/production-env.ts";
import { testApp, freshTables } from "../support/test-app.ts";

const database = await freshTables();

describe("a page", () => {
  test("arrives whole: headline, title, description and canonical address are in the HTML", async () => {
    const response = await testApp(database).request("/");
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>[^<]*\$5K\/month/);
    expect(text).toMatch(/<title>Kwela/);
    expect(text).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(text).toContain('<link rel="canonical" href="http://localhost:3000/">');
    expect(text.match(/<h1/g)).toHaveLength(1);
  });

  test("that does not exist is a 404 with the spec's words, in the shell, kept out of search engines", async () => {
    const response = await testApp(database).request("/nope");
    const text = await response.text();
    expect(response.status).toBe(404);
    expect(text).toContain("404 Page Not Found");
    expect(text).toContain("Did you forget to add the page to the router?");
    expect(text).toContain('content="noindex"');
    expect(text).toContain("<footer");
  });

  test.each([
    "/%E0%A4%A",
    "/%00",
    "/%2e%2e/%2e%2e/etc/passwd",
    "//evil.test",
    "/a%2fb",
    `/${"x".repeat(4_000)}`,
  ])("A167: the odd address %s is a 404, never a fault", async (path) => {
    expect([400, 404]).toContain((await testApp(database).request(path)).status);
  });

  test("A122: nothing from the address is ever markup", async () => {
    const app = testApp(database);
    for (const path of [
      "/<svg onload=alert(1)>",
      "/?search=<script>alert(1)</script>",
      "/nope?next=</script><script>alert(1)",
    ]) {
      const text = await (await app.request(path)).text();
      expect(text).not.toMatch(/<svg onload|<script>alert/);
    }
  });

  test("shows the viewer's own name to them alone", async () => {
    const app = testApp(database);
    const send = await app.as(await app.build.user({ username: "thandi-canary" }));
    expect(await (await send("/")).text()).toContain("thandi-canary");
    expect(await (await app.request("/")).text()).not.toContain("thandi-canary");
  });

  test("cannot be broken out of by a name", async () => {
    const app = testApp(database);
    const send = await app.as(await app.build.user({ username: "</script><script>alert(1)" }));
    expect(await (await send("/")).text()).not.toContain("<script>alert(1)");
  });
});

test("F33: once it is answered, nothing of a page is kept: no timer holds on to it", async () => {
  const app = testApp(database);
  const send = await app.as(await app.build.user());
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
  await (await send("/jobs")).text();
  const before = timers();
  for (let count = 0; count < 20; count += 1) await (await send("/jobs")).text();
  expect(timers()).toBeLessThanOrEqual(before);
});

describe("who is not let in", () => {
  const guarded = (
    access: "signed-in" | "premium" | "admin",
    onRefusal: "to-auth" | "to-pricing" | "home" | "nothing",
  ) => {
    const row: PageRow = { path: "/guarded", access, onRefusal, page: "home/home" };
    return testApp(database, { renderer: createRenderer([...pages, row]) });
  };
  const whereTo = async (response: Response) => [response.status, response.headers.get("location")];

  test("goes to sign in, with the way back", async () => {
    const response = await guarded("signed-in", "to-auth").request("/guarded?tab=2");
    expect(await whereTo(response)).toEqual([302, "/auth?next=%2Fguarded%3Ftab%3D2"]);
  });

  test("goes to the prices with the reason, or first to sign in", async () => {
    const app = guarded("premium", "to-pricing");
    expect(await whereTo(await app.request("/guarded"))).toEqual([302, "/auth?next=%2Fguarded"]);
    const send = await app.as(await app.build.user());
    expect(await whereTo(await send("/guarded"))).toEqual([302, "/pricing?notice=premium-feature"]);
    const premium = await app.as(await app.build.premiumUser());
    expect((await premium("/guarded")).status).toBe(200);
  });

  test("goes home from an admin's page", async () => {
    const app = guarded("admin", "home");
    const send = await app.as(await app.build.premiumUser());
    expect(await whereTo(await send("/guarded"))).toEqual([302, "/"]);
  });

  test("sees the shell and nothing in it", async () => {
    const text = await (await guarded("premium", "nothing").request("/guarded")).text();
    expect(text).not.toContain("$5K/month");
    expect(text).toContain("<footer");
  });
});

describe("the cache of pages", () => {
  const counting = () => {
    let renders = 0;
    const renderer: PageRenderer = {
      keptAddress: (address) => address,
      render: async ({ viewer }) => {
        renders += 1;
        const html = `<p>${viewer?.username ?? "nobody"} ${renders}</p>`;
        const head = { title: "t", description: "d", canonical: null };
        return {
          kind: "page",
          status: 200,
          head,
          html: [html],
          state: ["{}"],
          modules: [],
          cacheTopics: ["jobs"],
          error: null,
        };
      },
    };
    return testApp(database, { renderer });
  };
  const body = async (response: Promise<Response>) =>
    /<p>([^<]*)<\/p>/.exec(await (await response).text())?.[1];

  test("keeps a visitor's page, and makes it once however many ask at the same time", async () => {
    const app = counting();
    await expect.poll(() => database.changes.isListening()).toBe(true);
    const together = await Promise.all([
      body(app.request("/")),
      body(app.request("/")),
      body(app.request("/")),
    ]);
    expect(together).toEqual(["nobody 1", "nobody 1", "nobody 1"]);
    expect(await body(app.request("/"))).toBe("nobody 1");
  });

  test("drops it when data of its kind changed, and not for other kinds", async () => {
    const app = counting();
    await expect.poll(() => database.changes.isListening()).toBe(true);
    await app.request("/");
    await database.changes.announce("strategies");
    if (!isPostgres) expect(await body(app.request("/"))).toBe("nobody 1");
    await database.changes.announce("jobs");
    await expect.poll(() => body(app.request("/"))).toBe("nobody 2");
  });

  test("drops it after a minute, since a page says how long ago things were", async () => {
    const app = counting();
    await app.request("/");
    app.clock.advance(60_000);
    expect(await body(app.request("/"))).toBe("nobody 2");
  });

  test("is never shared with anybody who brings a cookie, not even a dead one", async () => {
    const app = counting();
    await app.request("/");
    const send = await app.as(await app.build.user({ username: "lerato" }));
    expect(await body(send("/"))).toBe("lerato 2");
    expect(await body(app.request("/", { headers: { cookie: "kwela=stale" } }))).toBe("nobody 3");
    expect(await body(app.request("/"))).toBe("nobody 1");
  });

  test("answers the same text compressed and not, each with its own nonce", async () => {
    const app = testApp(database, { env: productionEnv });
    const plain = await (await app.request("/")).text();
    const packed = await app.request("/", { headers: { "accept-encoding": "gzip, br" } });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    const text = gunzipSync(await packed.arrayBuffer()).toString();
    const nonce =
      /'nonce-([^']+)'/.exec(packed.headers.get("content-security-policy") ?? "")?.[1] ?? "";
    expect(text).toContain(`nonce="${nonce}"`);
    const settled = (html: string) => html.replaceAll(/nonce="[^"]+"/g, "");
    expect(settled(text)).toBe(settled(plain));
  });
});
