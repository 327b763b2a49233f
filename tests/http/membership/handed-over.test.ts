import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#server/adapters/database/port.ts";
import { bossQueue } from "#server/work/boss-queue.ts";
import { queuedTasks } from "#server/features.ts";
import { days } from "../../support/clock.ts";
import { silentLog } from "../../support/log.ts";
import { freshTables, type TestApp } from "../../support/test-app.ts";
import { newMember, paid, pass, quickPaying, recordsOf, subjects } from "./member.ts";

const database = await freshTables();
beforeEach(() => database.executeSql("drop schema if exists pgboss cascade"));

/** An application with the queue it has outside of tests, not started yet. */
function withRealQueue(on: Database = database) {
  // So seldom does it look by itself that no test sees it: what is handed over must wake it.
  const queue = bossQueue(on, silentLog, { pollSeconds: 600 });
  const { app, paystack } = quickPaying(on, { queue });
  onTestFinished(() => queue.stop());
  const start = () => queue.start({ scheduled: [], queued: queuedTasks(app.services) });
  return { app, paystack, start };
}

const refusals = { diskFull: "53100", collision: "40001" } as const;

/** The next commit after such a change fails at the last moment, when everything else has been done. */
async function failNextCommit(change: string, refusal: keyof typeof refusals): Promise<void> {
  onTestFinished(async () => {
    await database.executeSql("drop function fail_once cascade; drop sequence tries");
  });
  // A sequence is the one thing that a rollback leaves alone.
  await database.executeSql(`
    create sequence tries;
    create function fail_once() returns trigger language plpgsql as $$ begin
      if nextval('tries') = 1 then raise 'refused' using errcode = '${refusals[refusal]}'; end if;
      return null;
    end $$;
    create constraint trigger fail_once after ${change}
      deferrable initially deferred for each row execute function fail_once()`);
}

const handedOver = async (): Promise<number> =>
  (await database.executeSql("select from pgboss.job where name not like '\\_%'")).rows.length;

/** Mails go out one after the other: once a later one is there, so are all before it. */
async function mailsSoFar(app: TestApp): Promise<readonly string[]> {
  const isSample = (subject: string) => subject.startsWith("A sample message");
  const samples = () => subjects(app).filter(isSample).length;
  const before = samples();
  await app.request("/demo/api/mail", { method: "POST" });
  await expect.poll(samples, { timeout: 30_000 }).toBe(before + 1);
  return subjects(app).filter((subject) => !isSample(subject));
}

const linesAbout = (app: TestApp, message: string): number =>
  app.logLines.filter((line) => line.includes(message)).length;

describe("F23: what follows from a payment", () => {
  test("is handed over with it or not at all: a commit that fails leaves neither, the next one both", async () => {
    const { app, paystack, start } = withRealQueue();
    await start();
    const member = await newMember(app);
    paystack.webhooks.mode = "drop";
    const reference = await paid(member, paystack);
    await failNextCommit("insert on premium_records", "diskFull");

    expect((await member.verify(reference)).status).toBe(507);
    expect(await member.isPremium()).toBe(false);
    expect(await recordsOf(app, member.user)).toEqual([]);
    expect(await handedOver()).toBe(0);
    expect(linesAbout(app, "A payment counts")).toBe(0);

    expect((await member.verify(reference)).reply["success"]).toBe(true);
    expect(await mailsSoFar(app)).toEqual([expect.stringContaining("receipt")]);
    expect(linesAbout(app, "A payment counts")).toBe(1);
  });

  test("goes out although the process ended the moment the payment was committed", async () => {
    let ends = false;
    const { app, paystack, start } = withRealQueue({
      ...database,
      async transaction(work) {
        const result = await database.transaction(work);
        if (ends) throw new Error("Nothing of the program runs after this");
        return result;
      },
    });
    await start();
    const member = await newMember(app);
    paystack.webhooks.mode = "drop";
    const reference = await paid(member, paystack);
    ends = true;
    expect((await member.verify(reference)).status).toBe(500);
    ends = false;
    expect(await member.isPremium()).toBe(true);
    expect(await mailsSoFar(app)).toEqual([expect.stringContaining("receipt")]);
  });

  test("is handed over once when the transaction had to run again", async () => {
    const { app, paystack, start } = withRealQueue();
    await start();
    const member = await newMember(app);
    await failNextCommit("insert on premium_records", "collision");
    await paid(member, paystack);
    expect(await member.isPremium()).toBe(true);
    expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
    expect(await mailsSoFar(app)).toEqual([expect.stringContaining("receipt")]);
    expect(linesAbout(app, "A payment counts")).toBe(1);
  });

  test("waits for a queue that is still starting, and nobody else waits with it", async () => {
    const { app, paystack, start } = withRealQueue();
    const member = await newMember(app);
    paystack.webhooks.mode = "drop";
    const reference = await paid(member, paystack);
    const verified = member.verify(reference);
    expect(await member.isPremium()).toBe(false);
    await start();
    expect((await verified).reply["success"]).toBe(true);
    expect(await mailsSoFar(app)).toEqual([expect.stringContaining("receipt")]);
  });

  test.each([
    ["a reminder", "reminded_for", "renews"],
    ["a warning about a card", "warned_card", "about to expire"],
  ])(
    "%s that was claimed but not committed is sent the next day, once",
    async (_, column, word) => {
      const { app, paystack, start } = withRealQueue();
      await start();
      const member = await newMember(app);
      await paid(member, paystack);
      paystack.webhooks.mode = "drop";
      paystack.cards.expire(member.user.email, "11/2027");
      await pass(app, paystack, days(355));
      await app.runTask("reconcile-payments");
      await failNextCommit(`update of ${column} on subscriptions`, "diskFull");
      const told = async () =>
        (await mailsSoFar(app)).filter((subject) => subject.includes(word)).length;

      await app.runTask("premium-reminders");
      expect(await told()).toBe(0);
      await app.runTask("premium-reminders");
      await app.runTask("premium-reminders");
      expect(await told()).toBe(1);
    },
  );
});
