import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { DeskListing, ListingDetail } from "#contract/admin/listings.ts";
import { auditEntries, jobs } from "#server/adapters/database/schema.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";

const database = await freshTables();
const path = "/api/admin/listings";
const open = { fact: "openToSouthAfrica", value: "yes" } as const;
const why = "The recruiter confirmed it by mail";

async function desk(app: TestApp) {
  const user = await app.build.user({ isAdmin: true });
  const admin = await app.as(user);
  const send = async (url: string, body?: object) => {
    const response = await admin(
      url,
      body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      },
    );
    return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
  };
  const detail = async (id: number) => {
    const { status, reply } = await send(`${path}/${id}`);
    expect(status).toBe(200);
    return reply as unknown as ListingDetail;
  };
  const rows = async (query = "") => (await send(path + query)).reply["rows"] as DeskListing[];
  return { user, send, detail, rows };
}

const closedText = "You must live in Canada and be authorised to work there.";

describe("a fact decided by a person", () => {
  test("is what readers get from then on, marked as ours, and moves the board at once", async () => {
    const app = testApp(database);
    const { send, detail, user } = await desk(app);
    const job = await app.build.job({ title: "Lifecycle Marketer", description: closedText });
    expect((await app.request(`/api/jobs/${job.id}`)).status).toBe(404);
    const before = await detail(job.id);
    expect(before).toMatchObject({ openness: "no", isListed: false, decisions: [] });
    const { status, reply } = await send(`${path}/${job.id}/overrides`, {
      decision: open,
      why,
      version: before.version,
    });
    expect({ status, reply }).toMatchObject({
      status: 200,
      reply: { openness: "yes", isListed: true, isChecked: true, version: before.version + 1 },
    });
    expect(reply["decisions"]).toMatchObject([{ ...open, why, by: user.username }]);
    expect((reply["read"] as ListingDetail["read"]).openToSouthAfrica.value).toBe("no");
    const shown = await (await app.request(`/api/jobs/${job.id}`)).json();
    expect(shown).toMatchObject({
      openToSouthAfrica: { value: "yes", confidence: "high", evidence: [], checked: { why } },
    });
    expect(JSON.stringify(shown)).not.toContain(user.username);
    const list = (await (await app.request("/api/jobs?worldwide=true")).json()) as {
      jobs: { id: string }[];
    };
    expect(list.jobs.map(({ id }) => id)).toContain(String(job.id));
  });

  test("is taken back by reading the text again", async () => {
    const app = testApp(database);
    const { send, detail } = await desk(app);
    const job = await app.build.job({ description: closedText });
    const before = await detail(job.id);
    const url = `${path}/${job.id}/overrides`;
    const { reply } = await send(url, { decision: open, why, version: before.version });
    const back = await send(`${url}/remove`, { fact: open.fact, version: reply["version"] });
    expect(back.reply).toMatchObject({ openness: "no", isChecked: false, decisions: [] });
    expect(back.reply["facts"]).toEqual(before.facts);
    const again = { fact: open.fact, version: back.reply["version"] };
    expect((await send(`${url}/remove`, again)).status).toBe(404);
  });

  test("of its kind, level, contract and risk are kept together, and the first tag follows", async () => {
    const app = testApp(database);
    const { send, detail } = await desk(app);
    const job = await app.build.job();
    let { version } = await detail(job.id);
    for (const decision of [
      { fact: "roleType", value: "Paid Ads" },
      { fact: "experience", value: "Senior" },
      { fact: "engagement", value: "contractor" },
      { fact: "risk", value: "be-careful" },
    ]) {
      const { status, reply } = await send(`${path}/${job.id}/overrides`, {
        decision,
        why,
        version,
      });
      expect(status).toBe(200);
      version = reply["version"] as number;
    }
    const [row] = await database.queries.select().from(jobs).where(eq(jobs.id, job.id));
    expect(row).toMatchObject({
      roleType: "Paid Ads",
      experience: "Senior",
      facts: { engagement: { value: "contractor" }, risk: { verdict: "be-careful" } },
    });
    expect(row?.tags[0]).toBe("Paid Ads");
    expect((await detail(job.id)).decisions).toHaveLength(4);
  });

  test("outlives a change of the text", async () => {
    const app = testApp(database);
    const { send, detail } = await desk(app);
    const job = await app.build.job({ description: closedText });
    const { version } = await detail(job.id);
    await send(`${path}/${job.id}/overrides`, { decision: open, why, version });
    const admin = await app.as(await app.build.user({ isAdmin: true }));
    const changed = await admin(`/api/admin/free-jobs/${job.id}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        title: "Another title",
        company: "Another company",
        description: `${closedText} No exceptions.`,
        applyLink: "https://jobs.example/apply",
        tags: [],
      }),
    });
    expect(changed.status).toBe(200);
    const after = await detail(job.id);
    expect(after).toMatchObject({ title: "Another title", openness: "yes", isListed: true });
    expect(after.read.openToSouthAfrica.value).toBe("no");
  });

  test("stands in the trail with what it was before", async () => {
    const app = testApp(database);
    const { send, detail, user } = await desk(app);
    const job = await app.build.job({ description: closedText });
    const { version } = await detail(job.id);
    await send(`${path}/${job.id}/overrides`, { decision: open, why, version });
    const [entry] = await database.queries
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(job.id)));
    expect(entry).toMatchObject({
      deed: "facts-overridden",
      byUserId: user.id,
      reason: why,
      changes: { openToSouthAfrica: ["no", "yes"] },
    });
  });

  test("is refused where it makes no sense, and nothing changes", async () => {
    const app = testApp(database);
    const { send, detail } = await desk(app);
    const job = await app.build.job();
    const { version } = await detail(job.id);
    const url = `${path}/${job.id}/overrides`;
    for (const body of [
      { decision: { fact: "openToSouthAfrica", value: "perhaps" }, why, version },
      { decision: { fact: "experience", value: "yes" }, why, version },
      { decision: { fact: "pay", value: "100" }, why, version },
      { decision: { ...open, extra: 1 }, why, version },
      { decision: open, why: "no", version },
      { decision: open, why: "x".repeat(301), version },
      { decision: open, why: "a NUL \0 byte", version },
      { decision: open, why, version: "1" },
      { decision: open, why },
      {},
    ])
      expect([body, (await send(url, body)).status]).toEqual([body, 400]);
    const whole = { decision: open, why, version };
    expect((await send(`${path}/999999/overrides`, whole)).status).toBe(404);
    expect((await send(`${path}/none/overrides`, whole)).status).toBe(404);
    expect(await detail(job.id)).toMatchObject({ version, decisions: [] });
  });
});

test("the second of two who decide at once is told, and sees what is there now", async () => {
  const app = testApp(database);
  const [first, second] = [await desk(app), await desk(app)];
  const job = await app.build.job({ description: closedText });
  const { version } = await first.detail(job.id);
  const url = `${path}/${job.id}/overrides`;
  const bodies = [open, { fact: "openToSouthAfrica", value: "unclear" }] as const;
  const answers = await Promise.all([
    first.send(url, { decision: bodies[0], why, version }),
    second.send(url, { decision: bodies[1], why, version }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.reply).toMatchObject({
    code: "changed_meanwhile",
    current: { version: version + 1, isChecked: true },
  });
});

test("a listing is taken off the board and put back, with a reason", async () => {
  const app = testApp(database);
  const { send, detail } = await desk(app);
  const job = await app.build.job();
  const { version } = await detail(job.id);
  const url = `${path}/${job.id}/status`;
  const off = await send(url, { isOpen: false, why, version });
  expect(off.reply).toMatchObject({ status: "closed", isListed: false });
  expect((await app.request(`/api/jobs/${job.id}`)).status).toBe(410);
  const on = await send(url, { isOpen: true, why, version: off.reply["version"] });
  expect(on.reply).toMatchObject({ status: "open", isListed: true });
  const waiting = await app.build.job({ status: "pending" });
  const refused = { isOpen: true, why, version: waiting.version };
  expect(await send(`${path}/${waiting.id}/status`, refused)).toMatchObject({
    status: 409,
    reply: { code: "not_on_board" },
  });
});

test("the list is searched, filtered, sorted and paged without a gap", async () => {
  const app = testApp(database);
  const { rows, send } = await desk(app);
  for (let at = 0; at < 60; at += 1)
    await app.build.job({ title: `Marketer ${String(at).padStart(2, "0")}`, company: "Umoya" });
  const unsure = await app.build.job({
    title: "Copywriter",
    location: "Remote",
    description: "A remote role.",
  });
  const closed = await app.build.job({ status: "closed", closedAt: app.clock.now() });
  const titles: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const { reply } = await send(`${path}?search=umoya&sort=title${cursor && `&cursor=${cursor}`}`);
    titles.push(...(reply["rows"] as DeskListing[]).map(({ title }) => title));
    expect(reply["total"]).toBe(60);
    cursor = reply["nextCursor"] as string | null;
  }
  expect(titles).toEqual(titles.toSorted());
  expect(new Set(titles).size).toBe(60);
  expect((await rows("?concern=unsure")).map(({ id }) => id)).toContain(unsure.id);
  expect((await rows("?concern=unsure")).map(({ id }) => id)).not.toContain(closed.id);
  expect((await rows("?status=closed")).map(({ id }) => id)).toEqual([closed.id]);
  expect(await rows("?search=100%25")).toEqual([]);
  expect((await send(`${path}?sort=facts`)).status).toBe(400);
  expect((await send(`${path}?cursor=zzz`)).status).toBe(400);
});
