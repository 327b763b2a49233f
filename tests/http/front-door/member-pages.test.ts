import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { renderer } from "#client/entry-server.tsx";
import type { PageRenderer } from "#contract/page.ts";
import { jobs, users } from "#server/adapters/database/schema.ts";
import { addJobs } from "#server/features/jobs/stores/jobs.ts";
import { days } from "../../support/clock.ts";
import { jobValues } from "../../support/factories.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();

type Send = (path: string, init?: RequestInit) => Promise<Response>;

function counted() {
  let made = 0;
  const counting: PageRenderer = {
    keptAddress: renderer.keptAddress,
    render(request) {
      made += 1;
      return renderer.render(request);
    },
  };
  return { renderer: counting, made: () => made };
}

async function memberApp(pages: PageRenderer = renderer): Promise<TestApp> {
  const app = testApp(database, { renderer: pages });
  await expect.poll(() => database.changes.isListening()).toBe(true);
  return app;
}

const textOf = async (send: Send, path: string): Promise<string> => (await send(path)).text();

/** The first visit learns what a page asks for, the second makes the one that is kept. */
async function warm(send: Send, path: string): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) await textOf(send, path);
}

const save = (send: Send, id: number): Promise<Response> =>
  send("/api/jobs/save", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jobId: String(id) }),
  });

const oddName = `O'Neil & <b>"Sons"</b>`;

describe("a page that is kept for members", () => {
  test.each(["/", "/jobs", "/jobs?search=seo", "/pricing"])(
    "is made once for all of a kind, and shows each their own name: %s",
    async (path) => {
      const { renderer: counting, made } = counted();
      const app = await memberApp(counting);
      await app.build.job();
      const people = await Promise.all(
        ["thandi-canary", "sipho-canary", "lerato-canary"].map((username) =>
          app.build.user({ username, email: `${username}@example.com` }),
        ),
      );
      const senders = await Promise.all(people.map(app.as));
      await Promise.all(senders.slice(0, 1).map((send) => warm(send, path)));
      const before = made();
      for (const [index, send] of senders.entries()) {
        for (const headers of [{ "accept-encoding": "gzip" }, { "accept-encoding": "identity" }]) {
          const answer = await send(path, { headers });
          const isPacked = answer.headers.get("content-encoding") === "gzip";
          const page = isPacked
            ? await new Response(
                answer.body?.pipeThrough(new DecompressionStream("gzip")) ?? null,
              ).text()
            : await answer.text();
          expect(answer.headers.get("cache-control")).toBe("private, no-store");
          for (const [other, { id, username, email }] of people.entries()) {
            const isOwn = other === index;
            expect(page.includes(username), `${username} for ${index}`).toBe(isOwn);
            expect(page.includes(`${email}"`), email).toBe(isOwn);
            expect(page.includes(`"id":${id},"username"`), email).toBe(isOwn);
          }
        }
      }
      expect(made()).toBe(before);
    },
  );

  test.each(["/", "/jobs", "/jobs?search=seo&saved=true", "/pricing", "/check-a-job"])(
    "is what would have been made for them alone: %s",
    async (path) => {
      const app = await memberApp();
      const alone = await memberApp({ ...renderer, keptAddress: () => null });
      await app.build.premiumJob();
      const job = await app.build.job();
      for (const premiumUntil of [null, new Date(app.clock.now().getTime() + days(9))]) {
        const tag = premiumUntil === null ? "free" : "premium";
        const user = await app.build.user({
          username: `${oddName} ${tag}`,
          email: `${tag}'&@example.com`,
          premiumUntil,
        });
        const send = await app.as(user);
        await save(send, job.id);
        await warm(send, path);
        expect(settled(await textOf(send, path))).toBe(
          settled(await textOf(await alone.as(user), path)),
        );
      }
    },
  );

  test("shows a new job, a saved mark, a new name, premium and its end at once", async () => {
    const app = await memberApp();
    const job = await app.build.job({ title: "First Of All" });
    await app.build.premiumJob({ title: "Behind The Door" });
    const user = await app.build.user({ username: "thandi" });
    const send = await app.as(user);
    const look = () => textOf(send, "/jobs");
    await warm(send, "/jobs");
    expect(await look()).toContain('aria-label="Save: First Of All"');

    await save(send, job.id);
    expect(await look()).toContain('aria-label="Saved: First Of All"');
    expect(await look()).not.toContain('aria-label="Save: First Of All"');

    await addJobs(database, [jobValues(app.clock.now(), { title: "Second Of All" })]);
    await expect.poll(look).toContain("Second Of All");

    await database.queries.update(users).set({ username: "sipho" }).where(eq(users.id, user.id));
    expect(await look()).toContain("Your account, sipho");

    expect(await look()).not.toContain("Behind The Door");
    const premiumUntil = new Date(app.clock.now().getTime() + 30_000);
    await database.queries.update(users).set({ premiumUntil }).where(eq(users.id, user.id));
    await warm(send, "/jobs");
    expect(await look()).toContain("Behind The Door");
    app.clock.advance(30_000);
    expect(await look()).not.toContain("Behind The Door");
  });

  test("shows what was saved, removed and put back elsewhere at once", async () => {
    const [here, elsewhere] = [await memberApp(), await memberApp()];
    const job = await here.build.job({ title: "First Of All" });
    const user = await here.build.user();
    const [send, sendElsewhere] = [await here.as(user), await elsewhere.as(user)];
    const isSaved = async () =>
      (await textOf(send, "/jobs")).includes('aria-label="Saved: First Of All"');
    await warm(send, "/jobs");
    expect(await isSaved()).toBe(false);
    const saved = `/api/jobs/saved/${job.id}`;
    for (let round = 0; round < 2; round += 1) {
      await save(sendElsewhere, job.id);
      expect(await isSaved()).toBe(true);
      expect(await isSaved()).toBe(true);
      await sendElsewhere(saved, { method: "DELETE" });
      expect(await isSaved()).toBe(false);
      await sendElsewhere(`${saved}/restore`, { method: "POST" });
      expect(await isSaved()).toBe(true);
      await sendElsewhere(saved, { method: "DELETE" });
    }
  });

  test("shows a saved job no longer than it is on the board", async () => {
    const app = await memberApp();
    const job = await app.build.job({ title: "First Of All" });
    const send = await app.as(await app.build.user());
    await save(send, job.id);
    await warm(send, "/jobs");
    expect(await textOf(send, "/jobs")).toContain('"jobId":');
    await database.queries.update(jobs).set({ isHeld: true }).where(eq(jobs.id, job.id));
    await database.changes.announce("jobs");
    expect(await textOf(send, "/jobs")).not.toContain("First Of All");
  });

  test("shows nobody what another member saved", async () => {
    const app = await memberApp();
    const job = await app.build.job({ title: "First Of All" });
    const [saver, other] = await Promise.all(
      ["thandi", "sipho"].map(async (username) => app.as(await app.build.user({ username }))),
    );
    if (saver === undefined || other === undefined) throw new Error("Nobody came");
    await save(saver, job.id);
    for (let round = 0; round < 3; round += 1) {
      expect(await textOf(saver, "/jobs")).toContain('aria-label="Saved: First Of All"');
      expect(await textOf(other, "/jobs")).not.toContain('aria-label="Saved: First Of All"');
    }
  });

  test("is made anew after a minute, since it says how long ago things were", async () => {
    const { renderer: counting, made } = counted();
    const app = await memberApp(counting);
    const send = await app.as(await app.build.user());
    await warm(send, "/");
    const before = made();
    app.clock.advance(59_999);
    await textOf(send, "/");
    expect(made()).toBe(before);
    app.clock.advance(1);
    await textOf(send, "/");
    expect(made()).toBe(before + 1);
  });
});

/** Without what differs from one answer to the next, and with one way to write an apostrophe. */
const settled = (text: string): string =>
  text
    .replaceAll(/nonce="[^"]+"/g, "")
    .replaceAll(/"(dehydratedAt|dataUpdatedAt)":\d+/g, "")
    .replaceAll("&#39;", "&#x27;");
