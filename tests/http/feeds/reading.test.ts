import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { feedSources, jobs } from "#server/adapters/database/schema.ts";
import { feedItem } from "../../support/providers/feeds.ts";
import { freshTables } from "../../support/test-app.ts";
import { detailOf } from "../jobs/board.ts";
import { addSource, again, jobsOf, lastRun, open, statesOf } from "./sources.ts";

const database = await freshTables();

describe("what a source shows", () => {
  test("is on the board, free and with its credit, and read once however often it is seen", async () => {
    const { app, told, readAll } = open(database);
    const { id } = await addSource(app, "remoteok");
    told.shows("remoteok", [feedItem("a"), feedItem("b")]);
    await readAll();
    const first = await jobsOf(database);
    expect(first).toMatchObject([
      { source: "feed:remoteok", tier: "free", isListed: true, via: "Remote OK" },
      { source: "feed:remoteok", company: "Company b" },
    ]);
    expect(await lastRun(database, id)).toMatchObject({ outcome: "read", seen: 2, added: 2 });
    const job = await detailOf(app.request, first[0]?.id ?? 0);
    expect(job.via).toEqual({ name: "Remote OK", url: "https://jobs.example/a" });
    expect(job.description).toContain(
      "\n- Own search from research to results, and report what it brought in.\n- Plan content",
    );

    await again(app);
    expect(await jobsOf(database)).toEqual(first);
    expect(await lastRun(database, id)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const later = await detailOf(app.request, first[0]?.id ?? 0);
    expect(Date.parse(later.lastSeenOpen)).toBe(app.clock.now().getTime());
  });

  test("is not asked for before its time, nor while it is paused", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "remoteok");
    const paused = await addSource(app, "remotive");
    await database.queries
      .update(feedSources)
      .set({ isPaused: true })
      .where(eq(feedSources.id, paused.id));
    told.shows("remoteok", [feedItem("a")]);
    await readAll();
    await readAll();
    expect(told.asked).toEqual([{ of: "remoteok", etag: null }]);
  });

  test("of an employer's own board is premium and thanks nobody", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "greenhouse", "fathom");
    told.shows("fathom", [feedItem("a")]);
    await readAll();
    expect(await jobsOf(database)).toMatchObject([
      { source: "ats:greenhouse", tier: "premium", via: null },
    ]);
  });

  test("is left out where it is no marketing, and hidden where it reads like a scam", async () => {
    const { app, told, readAll } = open(database);
    const { id } = await addSource(app, "remoteok");
    told.shows("remoteok", [
      feedItem("a", { title: "Backend Engineer", description: "<p>Write Go services.</p>" }),
      feedItem("b", {
        description:
          "<p>Marketing assistant. Pay a refundable registration fee of R500 to start. Contact us on WhatsApp or Telegram. Earn $500 a day, no experience needed.</p>",
      }),
    ]);
    await readAll();
    expect((await jobsOf(database)).map(({ isListed }) => isListed)).toEqual([false]);
    expect(await lastRun(database, id)).toMatchObject({ rejected: { "not-marketing": 1 } });
    await again(app);
    expect(await lastRun(database, id)).toMatchObject({
      rejected: { "not-marketing": 1 },
      unchanged: 1,
    });
  });

  test("has no script in it, whatever its HTML held", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "remoteok");
    told.shows("remoteok", [
      feedItem("a", {
        description: `<script>steal()</script><p onclick="steal()">Own our search &amp; content.</p><img src=x onerror=steal()><p>1 &lt; 2</p>`,
      }),
    ]);
    await readAll();
    const [row] = await database.queries.select({ text: jobs.description }).from(jobs);
    expect(row?.text).toBe("Own our search & content.\n\n1 < 2");
  });

  test.each([
    ["emoji without end", `We hire anywhere ${"😀".repeat(400)}`],
    ["ornate letters", `Work 𝓪𝓷𝔂𝔀𝓱𝓮𝓻𝓮 ${"𝓢𝓸𝓾𝓽𝓱 𝓐𝓯𝓻𝓲𝓬𝓪 ".repeat(60)}for $4,500 per 𝓶𝓸𝓷𝓽𝓱`],
    [
      "letters turned around by entities",
      "<p>Pay&#x202e;ment of&#0; $4,500&#8; per month&#xd800;.</p>",
    ],
  ])("may be %s: it is on the board, and so are the others", async (_what, description) => {
    const { app, told, readAll } = open(database);
    const { id } = await addSource(app, "remoteok");
    told.shows("remoteok", [feedItem("a", { description }), feedItem("b")]);
    await readAll();
    expect(await lastRun(database, id)).toMatchObject({ outcome: "read", added: 2 });
    for (const job of await jobsOf(database)) {
      const shown = JSON.stringify(await detailOf(app.request, job.id));
      expect(shown).not.toMatch(/\\ud[89a-f]|\\u00|\u202e/i);
    }
  });

  test("is taken without the one that cannot be read, whose job stays as it was", async () => {
    const { app, told, readAll } = open(database);
    const { id } = await addSource(app, "remoteok");
    told.shows("remoteok", [feedItem("a"), feedItem("b")]);
    await readAll();
    const unreadable = feedItem("a", { description: 7 as unknown as string });
    for (let day = 0; day < 4; day += 1) {
      told.shows("remoteok", [unreadable, feedItem("b"), feedItem(`new ${day}`)]);
      await again(app);
      expect(await lastRun(database, id)).toMatchObject({
        outcome: "read",
        added: 1,
        rejected: { malformed: 1 },
      });
    }
    expect((await jobsOf(database))[0]).toMatchObject({ company: "Company a", isListed: true });
  });

  test("keeps its lists together, however their HTML is written", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "remoteok");
    const description =
      "<p>You will</p><ul> <li><p>Own search.</p></li> <li> <p>Plan content.</p> </li><li>Test.</li></ul><p>Apply.</p>";
    told.shows("remoteok", [feedItem("a", { description })]);
    await readAll();
    const [row] = await database.queries.select({ text: jobs.description }).from(jobs);
    expect(row?.text).toBe("You will\n\n- Own search.\n- Plan content.\n- Test.\n\nApply.");
  });

  test("changes with its posting, and what people decided stays", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "remoteok");
    told.shows("remoteok", [feedItem("a"), feedItem("b")]);
    await readAll();
    const [first, second] = await jobsOf(database);
    const admin = await app.as(await app.build.user({ isAdmin: true }));
    const post = (path: string, body: object) =>
      admin(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const decision = { fact: "openToSouthAfrica", value: "no" };
    const why = "They said so by mail";
    await post(`/api/admin/listings/${first?.id}/overrides`, { decision, why, version: 1 });
    await post(`/api/admin/listings/${second?.id}/status`, { isOpen: false, why, version: 1 });
    told.shows("remoteok", [
      feedItem("a", { title: "Senior SEO Manager" }),
      feedItem("b", { title: "Senior SEO Manager" }),
    ]);
    await again(app);
    expect(await jobsOf(database)).toMatchObject([
      { title: "Senior SEO Manager", isListed: false, status: "open" },
      { title: "Senior SEO Manager", status: "closed" },
    ]);
  });

  test("is the same job twice only where it says so word for word", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "remoteok");
    await addSource(app, "greenhouse", "fathom");
    const same = { company: "Fathom & Field (Pty) Ltd", title: "SEO Manager (Remote)" };
    told.shows("remoteok", [
      feedItem("copy", same),
      feedItem("twin", { ...same, description: "<p>Another team hires an SEO manager too.</p>" }),
    ]);
    await readAll();
    const [before] = await jobsOf(database);
    told.shows("fathom", [feedItem("own", { company: "Fathom and Field", title: "SEO Manager" })]);
    await again(app);
    const after = await jobsOf(database);
    expect(after).toHaveLength(2);
    expect(after[0]).toMatchObject({
      id: before?.id,
      source: "ats:greenhouse",
      tier: "free",
      via: null,
      applyLink: "https://jobs.example/own",
    });
    expect(await statesOf(database)).toEqual({ copy: "copy", own: "own", twin: "own" });
    await again(app);
    expect(await jobsOf(database)).toEqual(after);
  });

  test("is not the same job for two places", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "greenhouse", "fathom");
    const at = (location: string) => ({ company: "Fathom", location });
    told.shows("fathom", [feedItem("a", at("Europe")), feedItem("b", at("North America"))]);
    await readAll();
    expect(await jobsOf(database)).toHaveLength(2);
  });

  test("is taken once where a batch holds it twice", async () => {
    const { app, told, readAll } = open(database);
    await addSource(app, "remoteok");
    const same = { company: "Fathom" };
    told.shows("remoteok", [feedItem("a", same), feedItem("b", same), feedItem("a", same)]);
    await readAll();
    expect(await jobsOf(database)).toHaveLength(1);
    expect(await statesOf(database)).toEqual({ a: "own", b: "copy" });
  });
});
