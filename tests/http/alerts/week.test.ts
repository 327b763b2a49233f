import { expect, test } from "vitest";
import { sastDay } from "#domain/days.ts";
import { testClock } from "#tests/support/clock.ts";
import { freshTables, testApp } from "#tests/support/test-app.ts";
import { asked, confirm, json, makeAlert } from "./reader.ts";

const database = await freshTables();
const hourMs = 60 * 60 * 1000;
/** A Monday, ten in the morning in South Africa. */
const monday = new Date("2026-11-16T08:00:00Z");
const verified = { emailVerifiedAt: monday };

test("a week, hour by hour: alerts and the newsletter, to the right people on the right days", async () => {
  const clock = testClock();
  clock.advance(monday.getTime() - clock.now().getTime());
  const app = testApp(database, { clock });
  const { build } = app;
  const paying = await build.premiumUser({ email: "paying@x.example", ...verified });
  const weekly = await build.premiumUser({ email: "weekly@x.example", ...verified });
  const quiet = await build.premiumUser({ email: "quiet@x.example", ...verified });
  const free = await build.user({ email: "free@x.example", ...verified });
  const reading = await build.user({ email: "reading@x.example", ...verified });
  const lost = await build.premiumUser({ email: "lost@nowhere.example", ...verified });
  const leaving = await build.premiumUser({ email: "leaving@x.example", ...verified });
  for (const user of [paying, weekly, free, lost]) await makeAlert(await app.as(user));
  await (
    await app.as(weekly)
  )("/api/alerts/2", json("PATCH", { frequency: "weekly" }));
  const says = async (user: typeof free, isOn: boolean) =>
    (await app.as(user))("/api/letters/newsletter", json("PUT", { isOn }));
  await says(quiet, false);
  await says(reading, true);
  await confirm(app, await asked(app, "visitor@x.example"));
  await database.executeSql(
    "update users set premium_until = '2026-11-18T00:00:00Z' where email = 'leaving@x.example'",
  );
  expect(leaving.id).toBeGreaterThan(0);
  const before = app.mails().length;
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    if (hour % 24 === 2) {
      await build.job({ title: `Free job ${hour}` });
      await build.premiumJob({ title: `Canary ${hour}` });
    }
    clock.advance(hourMs / 2);
    // A server looks more often than there is something to do.
    await app.runTask("send-alerts");
    await app.runTask("send-newsletter");
    clock.advance(hourMs / 2);
  }
  const sent = app
    .mails()
    .slice(0, app.mails().length - before)
    .toReversed();
  const said = sent.map(
    ({ sentAt, to, subject }) =>
      `${sentAt.slice(11, 16)} ${sastDay(new Date(sentAt))} ${to}: ${subject}`,
  );
  const alert = (day: string, to: string, jobs: number) =>
    `04:30 2026-11-${day} ${to}@x.example: ${jobs} new ${jobs === 1 ? "job" : "jobs"} for your alert`;
  const letter = (to: string, jobs: number) =>
    `05:30 2026-11-19 ${to}@x.example: ${jobs} new jobs this week`;
  expect(said.toSorted()).toEqual(
    [
      // Tuesday: the daily one, and the weekly ones of everybody.
      alert("17", "paying", 2),
      alert("17", "weekly", 2),
      alert("17", "free", 1),
      alert("17", "visitor", 1),
      alert("18", "paying", 2),
      alert("19", "paying", 2),
      letter("paying", 6),
      letter("weekly", 6),
      letter("reading", 3),
      alert("20", "paying", 2),
      // What came in over the weekend waits for Monday.
      alert("23", "paying", 6),
    ].toSorted(),
  );
  const withoutPremium = sent.filter(({ to }) => /^(free|visitor|reading)@/.test(to));
  expect(JSON.stringify(withoutPremium)).not.toContain("Canary");
});
