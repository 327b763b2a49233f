import { expect, test } from "vitest";
import type { CapturedMail } from "#contract/demo.ts";
import type { NewJob } from "#server/features/jobs/stores/jobs.ts";
import { growthStrategies } from "#server/adapters/database/schema.ts";
import { testClock } from "#tests/support/clock.ts";
import { emptyTables } from "#tests/support/database.ts";
import { freshTables, testApp, type TestApp } from "#tests/support/test-app.ts";
import { asked, confirm, json, makeAlert } from "./reader.ts";

const database = await freshTables();
const hourMs = 60 * 60 * 1000;
const monday = new Date("2026-11-16T08:00:00Z");
const verified = { emailVerifiedAt: monday };

/** Two premium jobs with nothing in common but what teasers tell of them; null for none at all. */
const premiumJobs: readonly (Partial<NewJob> | null)[] = [
  {
    title: "Zqaardvark SEO Manager",
    company: "Zqaardvark Holdings",
    description: "We hire anywhere in the world, South Africa included. Ask for zqaardvark.",
    salaryText: "$80,500 a year",
    applyLink: "https://zqaardvark.example/apply",
    tags: ["SEO", "zqaardvark"],
    viaName: "Zqaardvark Board",
    viaUrl: "https://zqaardvark.example/",
  },
  {
    title: "SEO Manager zqbaboon",
    company: "Zqbaboon",
    location: "Remote (Worldwide)",
    description: "We hire anywhere in the world, South Africa included. 9am to 6pm Pacific time.",
    salaryText: "$99,900 a year",
    applyLink: "https://zqbaboon.example/",
  },
  null,
];
const ofPremium = /zq(?:aardvark|baboon|idea)|80[.,]?500|99[.,]?900/i;

/** A week of letters of every kind, to everybody who can have them. */
async function week(job: Partial<NewJob> | null): Promise<readonly CapturedMail[]> {
  await emptyTables(database);
  const clock = testClock();
  clock.advance(monday.getTime() - clock.now().getTime());
  const app = testApp(database, { clock });
  const { build } = app;
  const free = await app.as(
    await build.user({ username: "free", email: "free@x.example", ...verified }),
  );
  const over = { username: "over", email: "over@x.example", ...verified, premiumUntil: monday };
  const paying = await build.premiumUser({ email: "paying@x.example", ...verified });
  for (const send of [free, await app.as(await build.user(over)), await app.as(paying)]) {
    await makeAlert(send);
    await send("/api/letters/newsletter", json("PUT", { isOn: true }));
  }
  await confirm(app, await asked(app, "visitor@x.example"));
  const at = { createdAt: monday, updatedAt: monday, position: 1, category: "Outreach" };
  const idea = { title: "Zqidea", description: "A zqidea", content: "<p>Do it.</p>", ...at };
  await database.queries.insert(growthStrategies).values([idea]);
  clock.advance(hourMs);
  await build.job({ title: "Free job", publishedAt: clock.now() });
  if (job !== null) await build.premiumJob(job);
  await everyMorning(app, 7);
  return app.mails();
}

async function everyMorning({ clock, runTask }: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    do clock.advance(hourMs / 2);
    while (clock.now().toISOString().slice(11, 16) !== "05:30");
    await runTask("send-alerts");
    await runTask("send-newsletter");
  }
}

/** What it says, without what is another in every letter: its links' tokens, and numbers of rows. */
const words = ({ to, subject, text, html }: CapturedMail): string =>
  [to, subject, text, html]
    .join("\n")
    .replaceAll(/[\w-]{43}|\/v1\.[\w.-]+/g, "")
    .replaceAll(/-\d+(?=["\s?#])/g, "");

test("letters to those who do not pay say nothing of a premium job, and are the same whatever it is, and without it", async () => {
  const told: string[][] = [];
  for (const job of premiumJobs) {
    const mails = await week(job);
    const others = mails.filter(({ to }) => to !== "paying@x.example").map(words);
    expect(others.length).toBeGreaterThan(4);
    for (const text of others) expect(ofPremium.exec(text)?.[0]).toBeUndefined();
    told.push(others.toSorted());
    const toPaying = mails.filter(({ to }) => to === "paying@x.example").map(words);
    expect(toPaying.join("")).toMatch(job === null ? /zqidea/i : ofPremium);
  }
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});
