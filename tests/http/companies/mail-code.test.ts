import { describe, expect, test } from "vitest";
import { minutes } from "../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { asJson, ask, own, owner, path, saved, tidewrack, type Send } from "./company.ts";

const database = await freshTables();

describe("mail confirmed", () => {
  const sendCode = (send: Send, email: string) =>
    ask(send, `${path}/mail`, asJson("POST", { email }));
  const confirm = (send: Send, code: string) =>
    ask(send, `${path}/mail/confirm`, asJson("POST", { code }));
  const codeIn = (app: TestApp) => /\b(\d{6})\b/.exec(app.mails()[0]?.text ?? "")?.[1] ?? "";
  const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

  test("by the code that went to an address at the company's own domain; the domain is not proven by it", async () => {
    const app = testApp(database);
    const send = await owner(app);
    await saved(send);
    expect((await sendCode(send, "jobs@tidewrack.example")).status).toBe(200);
    expect(app.mails()[0]?.to).toBe("jobs@tidewrack.example");
    expect((await confirm(send, otherThan(codeIn(app)))).status).toBe(400);
    expect(await confirm(send, codeIn(app))).toMatchObject({
      status: 200,
      body: { isMailConfirmed: true, isDomainProven: false },
    });
    expect((await confirm(send, codeIn(app))).status).toBe(400);
  });

  test.each([
    "jobs@gmail.com",
    "jobs@yahoo.co.za",
    "jobs@evil.example",
    "jobs@sub.tidewrack.example",
  ])("%s is refused, and nothing is sent", async (email) => {
    const app = testApp(database);
    const send = await owner(app);
    await saved(send);
    const answer = await sendCode(send, email);
    expect(answer).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
    expect(app.mails()).toEqual([]);
  });

  test("a code cannot be guessed at, runs out, and is somebody's own", async () => {
    const app = testApp(database);
    const [send, other] = [await owner(app), await owner(app)];
    await saved(send);
    await saved(other);
    await sendCode(send, "jobs@tidewrack.example");
    const code = codeIn(app);
    expect((await confirm(other, code)).status).toBe(400);
    for (let tried = 0; tried < 5; tried += 1) await confirm(send, otherThan(code));
    expect((await confirm(send, code)).status).toBe(400);
    await sendCode(send, "jobs@tidewrack.example");
    app.clock.advance(minutes(31));
    expect((await confirm(send, codeIn(app))).status).toBe(400);
    expect(await own(send)).toMatchObject({ isMailConfirmed: false });
  });

  test("A054: a code for one site confirms no other, even when both are sent at once", async () => {
    const app = testApp(database);
    for (let round = 0; round < 6; round += 1) {
      const send = await owner(app);
      const { version } = await saved(send);
      // Different inboxes, for letters to one are counted.
      await sendCode(send, `jobs-${round}@tidewrack.example`);
      const website = "https://bank.example/";
      const [, moved] = await Promise.all([
        confirm(send, codeIn(app)),
        ask(send, path, asJson("PUT", { ...tidewrack, website, version })),
      ]);
      const { website: now, isMailConfirmed } = (await own(send)) ?? {};
      expect(now).toBe(moved.status === 200 ? website : tidewrack.website);
      if (now === website) expect(isMailConfirmed).toBe(false);
    }
  });

  test("more than five codes in an hour are not sent", async () => {
    const app = testApp(database);
    const send = await owner(app);
    await saved(send);
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1)
      statuses.push((await sendCode(send, "jobs@tidewrack.example")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("letters to one inbox are five an hour, however many companies ask and however they spell it", async () => {
    const app = testApp(database);
    const answers = [];
    for (const to of ["jobs", "JOBS", "jobs+1", "jobs+2", "jobs", "jobs+3"]) {
      const send = await owner(app);
      await saved(send);
      answers.push(await sendCode(send, `${to}@tidewrack.example`));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.body).toMatchObject({ code: "too_many_letters" });
    expect(app.mails()).toHaveLength(5);
  });

  test("F34: a code sent while the clock stood a year ahead is worth nothing", async () => {
    const app = testApp(database);
    const send = await owner(app);
    await saved(send);
    await sendCode(send, "jobs@tidewrack.example");
    await database.executeSql(
      "update companies set mail_code_until = mail_code_until + interval '1 year'",
    );
    expect((await confirm(send, codeIn(app))).status).toBe(400);
  });
});
