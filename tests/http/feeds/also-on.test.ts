import { expect, test } from "vitest";
import { feedItem } from "../../support/providers/feeds.ts";
import { freshTables, type TestApp } from "../../support/test-app.ts";
import { admin } from "../admin/desk.ts";
import { detailOf } from "../jobs/board.ts";
import { addSource, again, jobsOf, open, statesOf } from "./sources.ts";

const database = await freshTables();
const same = { company: "Fathom" };

const short = "<p>We look for somebody to own search. Anywhere in the world.</p>";
const rewritten = `<p>We hire anywhere in the world, South Africa included.</p>
  <p>Our growing agency wants an experienced optimiser who audits shops, writes briefs for editors, builds dashboards in Looker,
  talks to clients every Friday, trains two juniors, plans migrations, measures rankings and revenue, negotiates guest articles,
  knows JavaScript rendering, log files, canonical tags, hreflang and schema markup, and enjoys explaining all of that to people
  who would rather not hear about it. Send three case studies with figures, your rate and the earliest day you could begin.</p>`;

const alsoOn = async (app: TestApp, id: number) => (await detailOf(app.request, id)).alsoOn;

test.each([
  ["too short to be compared", short, short],
  ["too different", undefined, rewritten],
])(
  "two sources, one name, and texts that are %s: two jobs, each of which names the other",
  async (_, one, other) => {
    const { app, told, readAll } = open(database);
    await addSource(app, "remoteok");
    await addSource(app, "remotive");
    const text = (description: string | undefined) =>
      description === undefined ? {} : { description };
    told.shows("remoteok", [feedItem("a", { ...same, ...text(one) })]);
    told.shows("remotive", [feedItem("b", { ...same, ...text(other) })]);
    await readAll();
    for (let run = 0; run < 3; run += 1) {
      const [first, second] = await jobsOf(database);
      expect(await statesOf(database)).toEqual({ a: "own", b: "own" });
      expect(await alsoOn(app, first?.id ?? 0)).toEqual([
        { name: "Remotive", url: "https://jobs.example/b" },
      ]);
      expect(await alsoOn(app, second?.id ?? 0)).toEqual([
        { name: "Remote OK", url: "https://jobs.example/a" },
      ]);
      await again(app);
    }
    const [first] = await jobsOf(database);
    const { path } = await detailOf(app.request, first?.id ?? 0);
    const page = await (await app.request(path)).text();
    expect(page).toMatch(/Also on[^]{0,200}href="https:\/\/jobs\.example\/b"[^>]*rel="noopener"/);
  },
);

test("a copy is one job that names both, and is told apart for good by a person", async () => {
  const { app, told, readAll } = open(database);
  await addSource(app, "remoteok");
  const { id } = await addSource(app, "remotive");
  told.shows("remoteok", [feedItem("a", same)]);
  await readAll();
  told.shows("remotive", [feedItem("b", same)]);
  await again(app);
  const [only, ...others] = await jobsOf(database);
  expect(others).toEqual([]);
  expect(await alsoOn(app, only?.id ?? 0)).toEqual([
    { name: "Remotive", url: "https://jobs.example/b" },
  ]);

  const boss = await admin(app);
  expect((await boss.post(`/api/admin/sources/${id}/distinct`, { key: "b" })).status).toBe(200);
  const rewordings = ["", "<p>Updated.</p>", "<p>Updated twice.</p>"];
  for (const more of rewordings) {
    // Whatever they say from now on, and however alike.
    const description = `${feedItem("a").posting.description}${more}`;
    told.shows("remoteok", [feedItem("a", { ...same, description })]);
    told.shows("remotive", [feedItem("b", { ...same, description })]);
    await again(app);
    const both = await jobsOf(database);
    expect(both.map(({ status }) => status)).toEqual(["open", "open"]);
    expect(await statesOf(database)).toEqual({ a: "own", b: "own" });
    for (const { id: jobId } of both) expect(await alsoOn(app, jobId)).toEqual([]);
  }
  // Gone for a while and back, it is still another job.
  told.shows("remotive", [feedItem("c")]);
  await again(app);
  await again(app);
  told.shows("remotive", [feedItem("b", same), feedItem("c")]);
  await again(app);
  expect((await statesOf(database))["b"]).toBe("own");
  expect((await jobsOf(database)).filter(({ company }) => company === "Fathom")).toHaveLength(2);
});

test("one that is not for everybody is not named beside one that is", async () => {
  const { app, told, readAll } = open(database);
  await addSource(app, "remoteok");
  await addSource(app, "greenhouse", "fathom");
  told.shows("remoteok", [feedItem("a", { ...same, description: short })]);
  told.shows("fathom", [feedItem("b", { ...same, description: rewritten })]);
  await readAll();
  const free = (await jobsOf(database)).find(({ tier }) => tier === "free");
  expect(await alsoOn(app, free?.id ?? 0)).toEqual([]);
});
