import { expect, test } from "vitest";
import { testClock } from "#tests/support/clock.ts";
import { freshTables, testApp, type TestApp } from "#tests/support/test-app.ts";
import { digest } from "../../../scripts/letters/write-due.ts";
import { letters, makeAlert, newsletters } from "./reader.ts";

const database = await freshTables();
/** A Thursday, nine in the morning in South Africa. */
const thursday = new Date("2026-11-19T07:00:00Z");
const verified = { emailVerifiedAt: thursday };

async function run(app: TestApp, ...args: string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  return { code: await digest(args, app.services, { say, complain: say }), lines };
}

async function begun(): Promise<TestApp> {
  const clock = testClock();
  clock.advance(thursday.getTime() - 24 * 60 * 60 * 1000 - clock.now().getTime());
  const app = testApp(database, { clock });
  const member = await app.build.premiumUser({ email: "thandi@mail.example", ...verified });
  await makeAlert(await app.as(member));
  clock.advance(60 * 60 * 1000);
  await app.build.job();
  clock.advance(23 * 60 * 60 * 1000);
  return app;
}

test("a dry run says who would get what, with no address in full, and changes nothing", async () => {
  const app = await begun();
  for (let time = 0; time < 2; time += 1)
    expect(await run(app, "--dry-run")).toEqual({
      code: 0,
      lines: [
        "[1] alert to t…@m….example: 1 job",
        "[2] newsletter to t…@m….example: 1 job",
        "Nothing was sent. Due now: 1 alert and 1 newsletter.",
      ],
    });
  expect(app.mails()).toEqual([]);
});

test("without it, what is due is sent, and once", async () => {
  const app = await begun();
  const { lines } = await run(app);
  expect(lines.at(-1)).toBe("Written: 1 alert and 1 newsletter.");
  expect((await run(app)).lines).toEqual([
    expect.stringMatching(/^There is nothing to send now\. Alerts are due on workdays at 06:30, /),
  ]);
  expect([...letters(app), ...newsletters(app)]).toHaveLength(2);
  await app.runTask("send-newsletter");
  expect(newsletters(app)).toHaveLength(1);
});

test("where nothing is due a dry run says so as well", async () => {
  expect(await run(testApp(database), "--dry-run")).toEqual({
    code: 0,
    lines: [expect.stringMatching(/^There is nothing to send now\. .*South African time\.$/)],
  });
});

test("what it does not know it says so about", async () => {
  const app = testApp(database);
  expect((await run(app, "--wet-run")).code).toBe(1);
});
