import { beforeEach, expect, onTestFinished, test } from "vitest";
import { testClock } from "#tests/support/clock.ts";
import { freshTables, testApp, type TestApp } from "#tests/support/test-app.ts";
import { letters, makeAlert, newsletters } from "./reader.ts";

const database = await freshTables();
const hourMs = 60 * 60 * 1000;
/** A Wednesday evening in South Africa: alerts and the newsletter go out the next morning. */
const evening = new Date("2026-11-18T18:00:00Z");
let app: TestApp;

beforeEach(async () => {
  const clock = testClock();
  clock.advance(evening.getTime() - clock.now().getTime());
  app = testApp(database, { clock });
  for (const name of ["first", "second", "third"]) {
    const email = `${name}@x.example`;
    await makeAlert(await app.as(await app.build.premiumUser({ email, emailVerifiedAt: evening })));
  }
  app.clock.advance(hourMs);
  await app.build.job();
  app.clock.advance(11 * hourMs);
});

/** From now on whatever is written down of a letter to this member fails, until `heal`. */
async function breakFor(email: string) {
  await database.executeSql(`
    create function refuse_one() returns trigger language plpgsql as $$ begin
      if new.reader_id = (select r.id from mail_readers r join users u on u.id = r.user_id where u.email = '${email}')
      then raise exception 'not for this one'; end if;
      return new;
    end $$`);
  await database.executeSql(
    "create trigger refuse_one before insert on sent_letters for each row execute function refuse_one()",
  );
  const heal = async (): Promise<void> => {
    await database.executeSql("drop trigger if exists refuse_one on sent_letters");
    await database.executeSql("drop function if exists refuse_one()");
  };
  onTestFinished(heal);
  return heal;
}

test.each([
  ["send-alerts", letters],
  ["send-newsletter", newsletters],
] as const)(
  "%s: one letter that cannot be written keeps nobody from theirs",
  async (task, sent) => {
    const heal = await breakFor("first@x.example");
    await app.runTask(task);
    expect(sent(app).map((line) => line.split(":")[0])).toEqual([
      "second@x.example",
      "third@x.example",
    ]);
    expect(app.logLines.join("")).toMatch(/"alert":"letter"/);
    expect(app.logLines.join("")).not.toContain("first@x.example");

    await heal();
    await app.runTask(task);
    await app.runTask(task);
    expect(sent(app).map((line) => line.split(":")[0])).toEqual([
      "second@x.example",
      "third@x.example",
      "first@x.example",
    ]);
  },
);
