import { beforeEach, describe, expect, test } from "vitest";
import { days } from "../../../support/clock.ts";
import { linkIn, person, registered, thandi, type Person } from "../../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";

const database = await freshTables();
const newPassword = "another 9 mountains";
const right = { username: thandi.username, password: thandi.password };
let app: TestApp;
let owner: Person;
let thief: Person;

beforeEach(async () => {
  app = testApp(database);
  owner = await registered(app);
  thief = person(app, "198.51.100.66", "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0");
  await thief.post("/api/login", right);
});

const askForChange = (who: Person, email: string, password: string = thandi.password) =>
  who.post("/api/account/email", { email, password });
const confirm = (token: string) => person(app).post("/api/account/verify-email", { token });
const undo = (token: string) => person(app).post("/api/account/undo-email-change", { token });
const forgot = (email: string) => person(app).post("/api/account/forgot-password", { email });
const reset = (token: string, password = newPassword) =>
  person(app).post("/api/account/reset-password", { token, newPassword: password });
const status = async (who: Person) => (await who.get("/api/user")).status;
const login = async (username: string, password: string) =>
  (await person(app).post("/api/login", { username, password })).status;
const account = async () =>
  (
    await database.executeSql(
      "select email, email_verified_at is not null as verified, deletion_due_at from users where username = $1",
      [thandi.username],
    )
  ).rows[0];

/** The whole theft: the address is the thief's from here on. Returns the link the old address got. */
async function stolen(to = "thief@example.org") {
  await askForChange(thief, to);
  expect((await confirm(linkIn(app, /new email address/))).status).toBe(200);
  return linkIn(app, /address was changed/);
}

describe("a link that a thief keeps for later", () => {
  let kept: string;

  beforeEach(async () => {
    await askForChange(thief, "thief@example.org");
    kept = linkIn(app, /new email address/);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      "a new password",
      () => owner.post("/api/account/password", { currentPassword: thandi.password, newPassword }),
    ],
    [
      "a reset of the password",
      async () => {
        await forgot(thandi.email);
        await reset(linkIn(app, /Choose a new password/));
      },
    ],
    ["asking for a reset of the password", () => forgot(thandi.email)],
    ["signing out every other device", () => owner.remove("/api/account/sessions")],
    [
      "signing out the thief's device",
      async () => {
        const sessions = await (await owner.get("/api/account/sessions")).json();
        const other = (sessions as { id: number; isThisDevice: boolean }[]).find(
          ({ isThisDevice }) => !isThisDevice,
        );
        await owner.remove(`/api/account/sessions/${other?.id}`);
      },
    ],
    ["another change of address", () => askForChange(owner, "mine@example.com")],
    ["leaving", () => owner.post("/api/account/delete", { password: thandi.password })],
  ])("is void after %s", async (_, act) => {
    await act();
    const response = await confirm(kept);
    expect([response.status, await response.json()]).toMatchObject([400, { code: "link_expired" }]);
    expect(await account()).toMatchObject({ email: thandi.email });
  });

  test("opens nothing on an account that was made with somebody else's address", async () => {
    await forgot(thandi.email);
    await reset(linkIn(app, /Choose a new password/));
    expect((await confirm(kept)).status).toBe(400);
    const before = app.mails().length;
    await forgot("thief@example.org");
    expect(app.mails()).toHaveLength(before);
    expect(await login(thandi.email, newPassword)).toBe(200);
  });

  test("cannot be asked for with a password that is being changed at the same moment", async () => {
    await Promise.all([
      owner.post("/api/account/password", { currentPassword: thandi.password, newPassword }),
      askForChange(thief, "late@example.org"),
    ]);
    expect((await confirm(linkIn(app, /new email address/))).status).toBe(400);
    expect(await account()).toMatchObject({ email: thandi.email });
  });

  test("does nothing for a suspended account", async () => {
    await database.executeSql("update users set suspended_at = now()");
    expect((await confirm(kept)).status).toBe(403);
    expect(await account()).toMatchObject({ email: thandi.email });
  });
});

describe("the owner's own links", () => {
  test("to confirm the address stays good after a new password: it only says the mail arrived", async () => {
    const token = linkIn(app, /Confirm your email address/);
    await owner.post("/api/account/password", { currentPassword: thandi.password, newPassword });
    expect((await confirm(token)).status).toBe(200);
  });

  test("to choose a new password cannot be voided by a thief who signs devices out", async () => {
    await forgot(thandi.email);
    const token = linkIn(app, /Choose a new password/);
    await thief.remove("/api/account/sessions");
    expect((await reset(token)).status).toBe(200);
    expect(await status(thief)).toBe(401);
  });

  test("to choose a new password is void once the account has another address", async () => {
    await forgot(thandi.email);
    const token = linkIn(app, /Choose a new password/);
    await askForChange(owner, "mine@example.com");
    await confirm(linkIn(app, /new email address/));
    expect((await reset(token)).status).toBe(400);
  });

  test("to keep the account stays good after a reset of the password", async () => {
    await thief.post("/api/account/delete", { password: thandi.password });
    const keep = linkIn(app, /will be deleted/);
    await forgot(thandi.email);
    await reset(linkIn(app, /Choose a new password/));
    expect((await person(app).post("/api/account/undo-deletion", { token: keep })).status).toBe(
      200,
    );
    expect(await login(thandi.username, newPassword)).toBe(200);
  });
});

describe("undoing a change of address", () => {
  test("gives the old address back as confirmed, signs everybody out and ends the old password", async () => {
    const token = await stolen();
    expect((await undo(token)).status).toBe(200);
    expect(await account()).toMatchObject({ email: thandi.email, verified: true });
    expect([await status(owner), await status(thief)]).toEqual([401, 401]);
    expect(await login(thandi.username, thandi.password)).toBe(401);
    const { rows } = await database.executeSql("select 1 from known_devices");
    // The one that opened the link: it has the mailbox.
    expect(rows).toHaveLength(1);
  });

  test("leads to a new password, sent to the old address alone; the other address is told", async () => {
    await undo(await stolen());
    const sent = app.mails().slice(0, 2);
    expect(sent.find(({ to }) => to === thandi.email)?.subject).toMatch(/Choose a new password/);
    expect(sent.find(({ to }) => to === "thief@example.org")?.text).not.toMatch(/#/);
    expect((await reset(linkIn(app, /Choose a new password/))).status).toBe(200);
    expect(await login(thandi.email, newPassword)).toBe(200);
    const back = person(app);
    await back.post("/api/login", { username: thandi.email, password: newPassword });
    const events = (await (await back.get("/api/account/events")).json()) as { kind: string }[];
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["email-changed", "email-change-undone", "password-reset"]),
    );
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      "changes the password",
      () => thief.post("/api/account/password", { currentPassword: thandi.password, newPassword }),
    ],
    [
      "resets the password",
      async () => {
        await forgot("thief@example.org");
        await reset(linkIn(app, /Choose a new password/));
      },
    ],
    ["signs every other device out", () => thief.remove("/api/account/sessions")],
    ["asks for a deletion", () => thief.post("/api/account/delete", { password: thandi.password })],
    ["changes the address again", () => stolen("thief-2@example.org")],
    ["undoes the next change again", async () => undo(await stolen("thief-2@example.org"))],
    [
      "registers the old address",
      () =>
        person(app).post("/api/register", {
          username: "squatter",
          email: thandi.email,
          password: newPassword,
        }),
    ],
  ])("works also when the thief %s first", async (_, act) => {
    const token = await stolen();
    await act();
    expect((await undo(token)).status).toBe(200);
    expect(await account()).toMatchObject({
      email: thandi.email,
      verified: true,
      deletion_due_at: null,
    });
    expect(await status(thief)).toBe(401);
  });

  test("ends every link that came after it, of whatever kind", async () => {
    const token = await stolen();
    const second = await stolen("thief-2@example.org");
    await forgot("thief-2@example.org");
    const resetLink = linkIn(app, /Choose a new password/);
    await askForChange(thief, "thief-3@example.org");
    const changeLink = linkIn(app, /new email address/);
    await thief.post("/api/account/delete", { password: thandi.password });
    const keep = linkIn(app, /will be deleted/);
    expect((await undo(token)).status).toBe(200);
    const statuses = [
      await undo(second),
      await reset(resetLink),
      await confirm(changeLink),
      await person(app).post("/api/account/undo-deletion", { token: keep }),
    ].map((response) => response.status);
    expect(statuses).toEqual([400, 400, 400, 400]);
    expect(await account()).toMatchObject({ email: thandi.email });
  });

  test("of an address that has come back by itself still shuts everybody out, and tells nobody of a farewell", async () => {
    const token = await stolen();
    await stolen(thandi.email);
    expect((await undo(token)).status).toBe(200);
    expect(await status(thief)).toBe(401);
    expect(app.mails()[0]).toMatchObject({
      to: thandi.email,
      subject: expect.stringMatching(/Choose a new password/),
    });
    expect(app.mails().some(({ subject }) => /no longer write/.test(subject))).toBe(false);
  });

  test("works once, also when two try at the same moment", async () => {
    const token = await stolen();
    const responses = await Promise.all([undo(token), undo(token)]);
    expect(responses.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test("works for seven days", async () => {
    const token = await stolen();
    app.clock.advance(days(7) - 1_000);
    await app.runTask("housekeeping");
    expect((await undo(token)).status).toBe(200);
  });

  test("is over after seven days", async () => {
    const token = await stolen();
    app.clock.advance(days(7));
    const response = await undo(token);
    expect([response.status, await response.json()]).toMatchObject([400, { code: "link_expired" }]);
    expect(await account()).toMatchObject({ email: "thief@example.org" });
  });

  test("9.2.2: is done by its own link alone, and that link does nothing else", async () => {
    const token = await stolen();
    expect([(await confirm(token)).status, (await reset(token)).status]).toEqual([400, 400]);
    await forgot("thief@example.org");
    expect((await undo(linkIn(app, /Choose a new password/))).status).toBe(400);
    expect((await undo(token)).status).toBe(200);
  });

  test("says so when the old address has become somebody else's, and the link is not used up", async () => {
    const token = await stolen();
    const other = await app.build.user({ email: thandi.email.toUpperCase() });
    const response = await undo(token);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: "address_taken" },
    ]);
    expect(await account()).toMatchObject({ email: "thief@example.org" });
    expect(await status(thief)).toBe(200);
    await database.executeSql("delete from users where id = $1", [other.id]);
    expect((await undo(token)).status).toBe(200);
  });

  test("gives a suspended account its address back, and leaves it suspended", async () => {
    const token = await stolen();
    await database.executeSql("update users set suspended_at = now()");
    expect((await undo(token)).status).toBe(200);
    expect(await account()).toMatchObject({ email: thandi.email });
    await reset(linkIn(app, /Choose a new password/));
    expect(await login(thandi.username, newPassword)).toBe(403);
  });
});
