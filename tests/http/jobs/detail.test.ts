import { describe, expect, test } from "vitest";
import { jobEndpoints, type JobCard } from "#contract/jobs.ts";
import type { NewJob } from "#server/features/jobs/stores/jobs.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { detailOf, listOf, premiumSend, viewersOf, type Send } from "./board.ts";

const database = await freshTables();
const locked = { message: "Premium subscription required", requiresPremium: true };
const closed = { code: "job_closed", message: "This job is closed." };
const missing = { code: "not_found", message: "There is nothing here." };

const answerOf = async (send: Send, path: string): Promise<[number, unknown]> => {
  const response = await send(path);
  return [response.status, await response.json()];
};

describe("one job", () => {
  test("has its whole text and all its facts, with the words they stand on", async () => {
    const app = testApp(database);
    const description = `${"Much to do. ".repeat(60)}\n\nWe hire anywhere in the world.`;
    const { id } = await app.build.job({ description, salaryText: "€50,000 a year" });
    const job = await detailOf(app.request, id);
    expect(job.description).toBe(description);
    expect(job.facts.pay).toEqual(job.pay);
    expect(job.facts.openToSouthAfrica.evidence[0]?.quote).toBe("Remote (Worldwide)");
    expect(jobEndpoints.getJob.reply.parse(job)).toEqual(job);
  });

  test("answers to every form of its id", async () => {
    const app = testApp(database);
    const { id } = await app.build.job({ title: "Senior SEO Manager" });
    const forms = [`${id}`, `senior-seo-manager-${id}`, `an-older-title-${id}`, btoa(String(id))];
    for (const form of forms) {
      expect((await detailOf(app.request, encodeURIComponent(form))).id, form).toBe(String(id));
    }
  });

  test("pay in a currency that the newest rates lack has no rand beside it", async () => {
    const app = testApp(database);
    const { id } = await app.build.job({ salaryText: "€50,000 a year" });
    await database.executeSql(
      "insert into exchange_rates values ('2026-11-15', 'USD', 1), ('2026-11-15', 'ZAR', 0.05)",
    );
    expect((await detailOf(app.request, id)).payInRand).toBeNull();
  });

  test("pay in rand follows the newest rates", async () => {
    const app = testApp(database);
    await app.build.job({ salaryText: "$5,000 a month" });
    await database.executeSql(
      "insert into exchange_rates values ('2026-11-14', 'USD', 1), ('2026-11-14', 'ZAR', 0.1), ('2026-11-15', 'USD', 1), ('2026-11-15', 'ZAR', 0.05)",
    );
    const { jobs } = await listOf(app.request);
    expect(jobs[0]?.payInRand).toEqual({
      min: 100_000,
      max: 100_000,
      per: "month",
      hoursPerWeek: null,
      isPartTime: false,
      lastYear: null,
      rand: 20,
      day: "2026-11-15",
      isOld: false,
    });
  });
});

describe("A064: a premium job", () => {
  test("is for others a 403 of two keys and no more; for members a job", async () => {
    const app = testApp(database);
    const { id } = await app.build.premiumJob({ title: "Secret Lead" });
    for (const [who, send] of Object.entries(await viewersOf(app))) {
      if (who === "premium") continue;
      for (const form of [`${id}`, `secret-lead-${id}`, btoa(String(id))]) {
        expect(await answerOf(send, `/api/jobs/${form}`), who).toEqual([403, locked]);
      }
      expect(await answerOf(send, `/api/jobs/${id}/similar`), who).toEqual([403, locked]);
    }
    expect(await detailOf(await premiumSend(app), id)).toMatchObject({ isPremium: true });
  });

  test("tells others nothing of having closed", async () => {
    const app = testApp(database);
    const { id } = await app.build.premiumJob({ status: "closed", closedAt: app.clock.now() });
    expect(await answerOf(app.request, `/api/jobs/${id}`)).toEqual([403, locked]);
    expect(await answerOf(await premiumSend(app), `/api/jobs/${id}`)).toEqual([410, closed]);
  });
});

describe("a job that is not on the board", () => {
  test("a closed one is gone", async () => {
    const app = testApp(database);
    const { id } = await app.build.job({ status: "closed", closedAt: app.clock.now() });
    expect(await answerOf(app.request, `/api/jobs/${id}`)).toEqual([410, closed]);
  });

  test.each<[string, Partial<NewJob>]>([
    ["a draft", { status: "draft" }],
    ["one that waits for a decision", { status: "pending" }],
    ["one that shuts South Africans out", { openness: "no" }],
    ["a premium draft", { status: "draft", tier: "premium" }],
  ])("%s is as missing as one that never was", async (_, job) => {
    const app = testApp(database);
    const { id } = await app.build.job(job);
    for (const [who, send] of Object.entries(await viewersOf(app))) {
      for (const path of [`/api/jobs/${id}`, `/api/jobs/${id}/similar`, "/api/jobs/4711"]) {
        expect(await answerOf(send, path), `${who} ${path}`).toEqual([404, missing]);
      }
    }
  });
});

describe("similar jobs", () => {
  const similar = async (send: Send, id: number) => {
    const response = await send(`/api/jobs/${id}/similar`);
    expect(response.status).toBe(200);
    return ((await response.json()) as JobCard[]).map(({ title }) => title);
  };
  const addKind = async (app: TestApp): Promise<number> => {
    const at = (minute: number) => ({ publishedAt: new Date(Date.UTC(2026, 10, 10, 8, minute)) });
    const { id } = await app.build.job({ title: "SEO Lead", ...at(9) });
    await app.build.job({ title: "SEO Oldest", ...at(1) });
    await app.build.job({ title: "SEO Older", ...at(2) });
    await app.build.job({ title: "SEO Newer", ...at(3) });
    const scam =
      "Pay a registration fee of R500 to start. We send you a cheque to deposit and you forward the money. Message us on Telegram only, no interview needed.";
    await app.build.job({ title: "SEO Scam", description: scam, ...at(8) });
    await app.build.job({ title: "SEO Draft", status: "draft", ...at(5) });
    await app.build.job({ title: "Email", roleType: "Email Marketing", ...at(6) });
    await app.build.premiumJob({ title: "SEO Premium", ...at(7) });
    return id;
  };

  test("A068: are the two newest others of the kind that the viewer may open, and no likely scam", async () => {
    const app = testApp(database);
    const id = await addKind(app);
    expect(await similar(app.request, id)).toEqual(["SEO Newer", "SEO Older"]);
    expect(await similar(await premiumSend(app), id)).toEqual(["SEO Premium", "SEO Newer"]);
  });

  test("a closed job still leads to others", async () => {
    const app = testApp(database);
    const id = await addKind(app);
    await database.executeSql(
      "update jobs set status = 'closed', closed_at = now() where id = $1",
      [id],
    );
    expect(await similar(app.request, id)).toEqual(["SEO Newer", "SEO Older"]);
  });
});
