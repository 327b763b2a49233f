import { afterAll, expect, test } from "vitest";
import { migrate } from "#server/adapters/database/migrate.ts";
import { readConfig } from "#server/config.ts";
import { openServices, type Services } from "#server/services.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { silentLog } from "#tests/support/log.ts";
import { emptyDatabase } from "#tests/support/postgres/client.ts";
import { eventually } from "#tests/support/process/process.ts";
import { testApp, type TestApp } from "#tests/support/test-app.ts";

const opened: Services[] = [];

afterAll(async () => {
  for (const { database } of opened) await database.close();
});

/** The application on a machine whose own clock is off by so much. */
async function onMachine(DATABASE_URL: string, offMs: number): Promise<TestApp> {
  const system = { now: () => new Date(Date.now() + offMs) };
  const log = { ...silentLog, say: () => undefined, linesLost: () => 0 };
  const services = await openServices(readConfig({ DATABASE_URL }), log, system);
  opened.push(services);
  const { clock, database, timekeeper } = services;
  await timekeeper?.set();
  await migrate(database, "migrations");
  await eventually(() => database.changes.isListening(), "it listens");
  return testApp(database, { clock: { now: clock.now, advance: () => undefined } });
}

test("processes whose clocks differ by years agree on who is signed in and who is premium: the database's clock decides", async () => {
  const url = await emptyDatabase();
  const machines = [
    await onMachine(url, 0),
    await onMachine(url, days(400)),
    await onMachine(url, -days(400)),
  ];
  const [first] = machines;
  if (first === undefined) throw new Error("There is no first machine");
  const inMinutes = (count: number) => new Date(Date.now() + minutes(count));
  const users = {
    stillPremium: await first.build.user({ premiumUntil: inMinutes(10) }),
    nowFree: await first.build.user({ premiumUntil: inMinutes(-10) }),
  };
  for (const [name, user] of Object.entries(users)) {
    for (const begun of machines) {
      const cookie = `kwela=${await begun.build.session(user)}`;
      for (const { request } of machines) {
        const response = await request("/api/user", { headers: { cookie } });
        expect([name, response.status, await response.json()]).toMatchObject([
          name,
          200,
          { isPremium: user === users.stillPremium },
        ]);
      }
    }
  }
});
