import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rulesVersion } from "#domain/listing/rules-version.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { readingOf } from "#server/features/jobs/new-job.ts";
import { readAllAnew } from "#server/features/jobs/read-anew.ts";
import { newestTable } from "#server/features/rates/store.ts";
import { cutOffAfter } from "#tests/support/queue.ts";
import { freshTables, testApp, type TestApp } from "#tests/support/test-app.ts";

const database = await freshTables();

/** Rules to come, which find every job to be senior. */
const later = {
  version: rulesVersion + 1,
  read: (...given: Parameters<typeof readingOf>) => {
    const reading = readingOf(...given);
    const { experience } = reading.facts;
    const senior = given[1]?.experience === undefined ? "Senior" : experience.value;
    const facts = { ...reading.facts, experience: { ...experience, value: senior } } as const;
    return { ...reading, experience: senior, facts };
  },
};

const readBy = (app: TestApp, rules: typeof later, signal = new AbortController().signal) =>
  readAllAnew({ ...app.services, newestRates: newestTable }, signal, rules);

const stored = () =>
  database.queries
    .select({
      experience: jobs.experience,
      read: jobs.facts,
      overrides: jobs.overrides,
      version: jobs.rulesVersion,
    })
    .from(jobs)
    .orderBy(jobs.id);

const entry = {
  title: "Junior SEO Assistant",
  description: "An entry-level job. Remote worldwide.",
};

test("facts read by older rules are read again, and what people decided stays", async () => {
  const app = testApp(database);
  await app.build.job(entry);
  const decided = await app.build.job(entry);
  const at = app.clock.now().toISOString();
  const overrides = {
    experience: { value: "Mid Level", why: "They said so", byUserId: 1, at },
  } as const;
  await database.queries
    .update(jobs)
    .set({ overrides, experience: "Mid Level" })
    .where(eq(jobs.id, decided.id));
  expect(await readBy(app, later)).toBe(2);
  const after = await stored();
  expect(after.map(({ experience }) => experience)).toEqual(["Senior", "Mid Level"]);
  expect(after.map(({ read }) => read.experience.value)).toEqual(["Senior", "Mid Level"]);
  expect(after[1]?.overrides).toEqual(overrides);
  expect(after.map(({ version }) => version)).toEqual([later.version, later.version]);
  // Nothing is left to do, and the older version beside it does not turn it back.
  expect(await readBy(app, later)).toBe(0);
  await app.runTask("read-facts-anew");
  expect((await stored())[0]?.experience).toBe("Senior");
});

test("a run that is cut off goes on where it stopped, and one job that cannot be read keeps none of the others", async () => {
  const app = testApp(database);
  for (let job = 0; job < 120; job += 1) await app.build.job(entry);
  const killed = cutOffAfter(1);
  expect(await readBy(app, later, killed)).toBe(20);
  let isFirst = true;
  const stumbling = {
    ...later,
    read: (...given: Parameters<typeof readingOf>) => {
      if (isFirst) {
        isFirst = false;
        throw new Error("A text like no other");
      }
      return later.read(...given);
    },
  };
  expect(await readBy(app, stumbling)).toBe(99);
  expect(await readBy(app, later)).toBe(1);
});

test("what an installation had before versions were kept is read once", async () => {
  const app = testApp(database);
  await app.build.job(entry);
  await database.executeSql("update jobs set rules_version = 0, experience = 'Senior'");
  await app.runTask("read-facts-anew");
  expect(await stored()).toMatchObject([{ experience: "Entry Level", version: rulesVersion }]);
});
