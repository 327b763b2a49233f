import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import type { NewJob } from "#server/features/jobs/stores/jobs.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();

const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const laptop = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

const as = (userAgent: string, more: Record<string, string> = {}): RequestInit => ({
  headers: { "user-agent": userAgent, ...more },
});
const looking = (init: RequestInit): RequestInit => ({ ...init, method: "POST" });

const whereTo = (response: Response) => [response.status, response.headers.get("location")];

/** What is in the table once this process has put away what it held. */
async function counted(app: TestApp) {
  await app.services.lastThings.run();
  const { rows } = await database.executeSql(
    "select job_id, day::text, views, apply_clicks from job_day_counts order by job_id, day",
  );
  return rows.map((row) => [row["job_id"], row["day"], row["views"], row["apply_clicks"]]);
}

describe("the way to where one applies", () => {
  test("leads to the job's own link, is counted by the day, and leaves no cookie", async () => {
    const app = testApp(database);
    const { id } = await app.build.job({ applyLink: "https://jobs.example/apply?ref=a&b=ü" });
    const answer = await app.request(`/go/${id}`, as(phone));
    expect(whereTo(answer)).toEqual([303, "https://jobs.example/apply?ref=a&b=%C3%BC"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    await app.request(`/go/${id}`, as(laptop));
    expect(await counted(app)).toEqual([[id, "2026-11-15", 0, 2]]);
    await app.request(`/go/${id}`, as(phone), "198.51.100.9");
    expect(await counted(app)).toEqual([[id, "2026-11-15", 0, 3]]);
  });

  test.each(["http://old.example/jobs", "mailto:jobs@firm.example?subject=SEO"])(
    "%s is a way, too",
    async (applyLink) => {
      const app = testApp(database);
      const { id } = await app.build.job({ applyLink });
      expect(whereTo(await app.request(`/go/${id}`, as(phone)))).toEqual([303, applyLink]);
    },
  );

  test("every page leads there by it, and nowhere by the link itself", async () => {
    const app = testApp(database);
    const { id, title } = await app.build.job();
    for (const path of ["/", "/jobs", `/jobs/${title.toLowerCase().replace(" ", "-")}-${id}`]) {
      const html = await (await app.request(path)).text();
      expect(html, path).toContain(`href="/go/${id}"`);
      expect(html, path).not.toContain('href="https://jobs.example/apply"');
    }
    expect(await (await app.request("/robots.txt")).text()).toContain("Disallow: /go/");
  });
});

describe("A081: it is no open redirect", () => {
  test.each([
    "https:%2F%2Fevil.example",
    "%2F%2Fevil.example",
    "..%2F..%2Fevil.example",
    "evil.example",
    "0x1",
    "1%0d%0aLocation:%20https:%2F%2Fevil.example",
    "%5c%5cevil.example",
    "javascript:alert(1)",
    "-1",
    "99999999999",
  ])("%s leads nowhere", async (id) => {
    const app = testApp(database);
    const answer = await app.request(`/go/${id}`, as(phone));
    expect(answer.headers.get("location") ?? "").not.toMatch(/evil|script/);
    expect([404, 400]).toContain(answer.status);
  });

  test.each(["?url=", "?next=", "?link=", "?to=", "?applyLink=", "#"])(
    "%s changes nothing about where it leads",
    async (query) => {
      const app = testApp(database);
      const { id } = await app.build.job();
      const answer = await app.request(`/go/${id}${query}https://evil.example`, as(phone));
      expect(whereTo(answer)).toEqual([303, "https://jobs.example/apply"]);
    },
  );

  test("a stored link that hands over a password leads to the job's page", async () => {
    const app = testApp(database);
    const { id } = await app.build.job({ applyLink: "https://jobs.example@evil.example/" });
    expect(whereTo(await app.request(`/go/${id}`, as(phone)))).toEqual([303, `/jobs/${id}`]);
    expect(await counted(app)).toEqual([]);
  });
});

describe("who is led to the page of the job instead, and is not counted", () => {
  const scam =
    "Pay a registration fee of R500 to start. We send you a cheque to deposit and you forward the money. Message us on Telegram only, no interview needed.";

  test.each<[string, Partial<NewJob>]>([
    ["a closed job", { status: "closed", closedAt: new Date("2026-11-14") }],
    ["a draft", { status: "draft" }],
    ["one that waits", { status: "pending" }],
    ["one that shuts South Africans out", { openness: "no" }],
    ["a likely scam", { description: scam }],
  ])("%s", async (_, job) => {
    const app = testApp(database);
    const { id } = await app.build.job(job);
    expect(whereTo(await app.request(`/go/${id}`, as(phone)))).toEqual([303, `/jobs/${id}`]);
    expect(await counted(app)).toEqual([]);
  });

  test("A064: whoever may not open a premium job, and learns nothing of its link", async () => {
    const app = testApp(database);
    const { id } = await app.build.premiumJob({ applyLink: "https://secret.example/apply" });
    const free = await app.as(await app.build.user());
    for (const send of [app.request, free]) {
      const answer = await send(`/go/${id}`, as(phone));
      expect(whereTo(answer)).toEqual([303, `/jobs/${id}`]);
      expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain("secret");
      expect((await send(`/jobs/${id}`)).headers.get("location")).toMatch(/^\/pricing/);
      expect((await send(`/api/jobs/${id}/view`, looking(as(phone)))).status).toBe(403);
    }
    expect(await counted(app)).toEqual([]);
    const premium = await app.as(await app.build.premiumUser());
    const answer = await premium(`/go/${id}`, as(phone));
    expect(whereTo(answer)).toEqual([303, "https://secret.example/apply"]);
    expect(await counted(app)).toEqual([[id, "2026-11-15", 0, 1]]);
  });

  test("a closed job says so on the page it leads to", async () => {
    const app = testApp(database);
    const { id } = await app.build.job({ status: "closed", closedAt: app.clock.now() });
    const page = await app.request(`/jobs/${id}`);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining("has closed")]);
  });
});

describe("what counts", () => {
  test("a view is a page in front of somebody, once; the page alone counts nothing", async () => {
    const app = testApp(database);
    const { id } = await app.build.job();
    await app.request(`/jobs/seo-manager-${id}`, as(phone));
    await app.request(`/api/jobs/${id}`, as(phone));
    expect(await counted(app)).toEqual([]);
    const answer = await app.request(`/api/jobs/${id}/view`, looking(as(phone)));
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(await counted(app)).toEqual([[id, "2026-11-15", 1, 0]]);
  });

  test("the same browser again within a while is no second time, and after it is", async () => {
    const app = testApp(database);
    const { id } = await app.build.job();
    const both = async () => {
      await app.request(`/go/${id}`, as(phone));
      await app.request(`/api/jobs/${id}/view`, looking(as(phone)));
    };
    for (let again = 0; again < 5; again += 1) await both();
    expect(await counted(app)).toEqual([[id, "2026-11-15", 1, 1]]);
    app.clock.advance(31 * 60_000);
    await both();
    expect(await counted(app)).toEqual([[id, "2026-11-15", 2, 2]]);
  });

  test.each<[string, RequestInit]>([
    ["a crawler", as("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)")],
    ["a program", as("curl/8.5.0")],
    ["nobody in particular", {}],
    ["a page fetched ahead", as(phone, { "sec-purpose": "prefetch;prerender" })],
    ["one fetched ahead as it was said before", as(phone, { purpose: "prefetch" })],
    ["somebody who wants the headers alone", { ...as(phone), method: "HEAD" }],
  ])("%s is led on and not counted", async (_, init) => {
    const app = testApp(database);
    const { id } = await app.build.job();
    const answer = await app.request(`/go/${id}`, init);
    expect(whereTo(answer)).toEqual([303, "https://jobs.example/apply"]);
    if (init.method !== "HEAD") await app.request(`/api/jobs/${id}/view`, looking(init));
    expect(await counted(app)).toEqual([]);
  });

  test("a day ends at midnight in South Africa", async () => {
    const app = testApp(database);
    const { id } = await app.build.job();
    app.clock.advance(Date.parse("2026-11-15T21:59:00Z") - app.clock.now().getTime());
    await app.request(`/go/${id}`, as(phone));
    app.clock.advance(2 * 60_000);
    await app.request(`/go/${id}`, as(laptop));
    expect(await counted(app)).toEqual([
      [id, "2026-11-15", 0, 1],
      [id, "2026-11-16", 0, 1],
    ]);
  });

  test("nothing about who it was is kept", async () => {
    await testApp(database).build.job();
    const { rows } = await database.executeSql(
      "select column_name from information_schema.columns where table_name = 'job_day_counts'",
    );
    const names = rows.map((row) => row["column_name"]);
    expect(new Set(names)).toEqual(new Set(["apply_clicks", "day", "job_id", "views"]));
    expect(endpoints.noteView).not.toHaveProperty("body");
  });
});

describe("what was gathered", () => {
  test("is written once a database in trouble is back, and once only", async () => {
    let isDown = true;
    const queries = new Proxy(database.queries, {
      get: (real, name) =>
        name === "execute" && isDown
          ? () => Promise.reject(new Error("down"))
          : Reflect.get(real, name),
    });
    const app = testApp({ ...database, queries });
    const { id } = await app.build.job();
    await app.request(`/go/${id}`, as(phone));
    expect(await counted(app)).toEqual([]);
    isDown = false;
    expect(await counted(app)).toEqual([[id, "2026-11-15", 0, 1]]);
    expect(await counted(app)).toEqual([[id, "2026-11-15", 0, 1]]);
  });

  test("of a job that was deleted meanwhile is let go, and the rest is kept", async () => {
    const app = testApp(database);
    const gone = await app.build.job();
    const kept = await app.build.job();
    for (const { id } of [gone, kept]) await app.request(`/go/${id}`, as(phone));
    await database.executeSql("delete from jobs where id = $1", [gone.id]);
    expect(await counted(app)).toEqual([[kept.id, "2026-11-15", 0, 1]]);
  });
});
