import { beforeEach, describe, expect, test } from "vitest";
import { days, minutes } from "../../../support/clock.ts";
import { linkIn, person, registered, thandi, type Person } from "../../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";

const database = await freshTables();
const victim = "victim@example.net";
let app: TestApp;

beforeEach(() => {
  app = testApp(database);
});

const lettersTo = (inbox: RegExp) => app.mails().filter(({ to }) => inbox.test(to)).length;

async function many(count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const username = `caller-${index}`;
    people.push(await registered(app, { ...thandi, username, email: `${username}@example.org` }));
  }
  return people;
}

describe("letters to one inbox", () => {
  test("about a forgotten password are five an hour and ten a day, whoever asks and from wherever", async () => {
    await registered(app, { ...thandi, email: victim });
    const callers = await many(8);
    const answers = new Set<string>();
    for (let round = 0; round < 5; round += 1)
      for (const [index, caller] of callers.entries()) {
        const who = round % 2 === 0 ? caller : person(app, `198.51.100.${index}`);
        const response = await who.post("/api/account/forgot-password", { email: victim });
        answers.add(`${response.status} ${await response.text()}`);
      }
    expect([...answers]).toEqual(['200 {"ok":true}']);
    expect(lettersTo(/victim/)).toBe(5);
    for (let hour = 0; hour < 4; hour += 1) {
      app.clock.advance(minutes(61));
      for (const caller of callers)
        await caller.post("/api/account/forgot-password", { email: victim });
    }
    expect(lettersTo(/victim/)).toBe(10);
    app.clock.advance(days(1));
    await callers[0]?.post("/api/account/forgot-password", { email: victim });
    expect(lettersTo(/victim/)).toBe(11);
  });

  test("about a change of address count together, under every spelling of the address, and the caller is told", async () => {
    const callers = await many(8);
    const statuses: number[] = [];
    const spellings = [
      victim,
      "VICTIM@example.net",
      "victim+1@example.net",
      "victim+a+b@example.net",
    ];
    let last: unknown;
    for (const [index, caller] of callers.entries()) {
      const email = spellings[index % spellings.length];
      const response = await caller.post("/api/account/email", {
        email,
        password: thandi.password,
      });
      statuses.push(response.status);
      last = await response.json();
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(last).toMatchObject({
      code: "too_many_letters",
      message: expect.stringMatching(/many letters to this address/),
    });
    expect(lettersTo(/victim/i)).toBe(5);
  });

  test("count the dots of a Gmail address as nothing, as Gmail does", async () => {
    const callers = await many(6);
    for (const [index, caller] of callers.entries()) {
      const name = `${"victim".slice(0, 1 + (index % 5))}.${"victim".slice(1 + (index % 5))}`;
      await caller.post("/api/account/email", {
        email: `${name}@${index % 2 === 0 ? "gmail" : "googlemail"}.com`,
        password: thandi.password,
      });
    }
    expect(lettersTo(/@g(oogle)?mail/)).toBe(5);
  });

  test("that nobody has confirmed are not more when accounts are made for it", async () => {
    for (let index = 0; index < 8; index += 1) {
      const somebody = await registered(app, {
        ...thandi,
        username: `made-up-${index}`,
        email: `victim+${index}@example.net`,
      });
      await somebody.post("/api/account/resend-verification");
      await somebody.post("/api/account/password", {
        currentPassword: thandi.password,
        newPassword: "another 9 mountains",
      });
      await somebody.post("/api/account/delete", { password: "another 9 mountains" });
    }
    expect(lettersTo(/victim/)).toBe(5);
  });

  test("that nobody has confirmed are not more when accounts with it change their address", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const username = `made-up-${index}`;
      const somebody = await registered(app, {
        ...thandi,
        username,
        email: `victim+${index}@example.net`,
      });
      await somebody.post("/api/account/email", {
        email: `${username}@example.org`,
        password: thandi.password,
      });
      const token = linkIn(app, /new email address/);
      statuses.push((await person(app).post("/api/account/verify-email", { token })).status);
    }
    expect(lettersTo(/victim/)).toBe(5);
    expect(statuses).toEqual([200, 200, 429, 429, 429, 429, 429]);
  });

  test("never keep the owner from a new password on a browser of their own", async () => {
    const owner = await registered(app);
    await person(app).post("/api/account/verify-email", {
      token: linkIn(app, /Confirm your email/),
    });
    for (let index = 0; index < 12; index += 1)
      await person(app, `198.51.100.${index}`).post("/api/account/forgot-password", {
        email: thandi.email,
      });
    const before = lettersTo(/thandi/);
    await owner.post("/api/logout");
    await owner.post("/api/account/forgot-password", { email: thandi.email });
    expect(lettersTo(/thandi/)).toBe(before + 1);
  });

  test("cannot be used up beforehand to change a password unnoticed", async () => {
    const thief = await registered(app);
    await person(app).post("/api/account/verify-email", {
      token: linkIn(app, /Confirm your email/),
    });
    for (let index = 0; index < 12; index += 1)
      await thief.post("/api/account/forgot-password", { email: thandi.email });
    await thief.post("/api/account/password", {
      currentPassword: thandi.password,
      newPassword: "another 9 mountains",
    });
    expect(app.mails()[0]).toMatchObject({
      to: thandi.email,
      subject: expect.stringMatching(/password was changed/),
    });
  });
});

describe("a name in a letter", () => {
  test.each([
    "www.evil.test",
    "evil.test/login",
    "https://evil.test",
    "Sipho evil.com",
    "call 082 555 0199 now",
    "evil。com",
    "evil․com",
    "<b>Sipho</b>",
    "Your account is locked so write to us",
  ])(
    "is left out when a mail program could make a link of it, or it is no name: %s",
    async (username) => {
      await registered(app, { ...thandi, username });
      const [mail] = app.mails();
      expect(mail?.text.startsWith("Hello,\n")).toBe(true);
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(
        /evil|082 555|<b>Sipho|locked/,
      );
    },
  );

  test.each(["Nomvula", "Anne-Marie O'Neil", "Нандипха", "thandi_92", "Łukasz 2"])(
    "greets %s",
    async (username) => {
      await registered(app, { ...thandi, username });
      expect(app.mails()[0]?.text.startsWith(`Hello ${username},\n`)).toBe(true);
    },
  );

  test("is not the only thing left out: the new address does not reach the old one", async () => {
    const somebody = await registered(app);
    await somebody.post("/api/account/email", {
      email: "x@kwela-support.test",
      password: thandi.password,
    });
    await person(app).post("/api/account/verify-email", {
      token: linkIn(app, /new email address/),
    });
    const mail = app.mails().find(({ to }) => to === thandi.email);
    expect(mail?.subject).toMatch(/address was changed/);
    expect(`${mail?.text}${mail?.html}`).not.toContain("kwela-support");
  });
});
