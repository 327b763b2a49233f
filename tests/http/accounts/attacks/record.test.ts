import { beforeEach, expect, test } from "vitest";
import type { AccountEvent } from "#contract/accounts.ts";
import { days, minutes } from "../../../support/clock.ts";
import { person, registered, thandi, type Person } from "../../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";

const database = await freshTables();
const right = { username: thandi.username, password: thandi.password };
const intruderAddress = "198.51.100.66";
let app: TestApp;
let owner: Person;
let intruder: Person;

beforeEach(async () => {
  app = testApp(database);
  owner = await registered(app);
  app.clock.advance(minutes(10));
  intruder = person(app, intruderAddress, "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0");
  await intruder.post("/api/login", { ...right, password: "wrong" });
  await intruder.post("/api/login", right);
});

const recordOf = async (who: Person) =>
  (await (await who.get("/api/account/events")).json()) as AccountEvent[];
const seenFrom = async (address: string) =>
  (await recordOf(owner)).filter((event) => event.address === address).map(({ kind }) => kind);

/** Passes the minute whenever the limits of the door would otherwise answer. */
async function flood(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    if (index % 40 === 0) app.clock.advance(minutes(2));
    await act(index);
  }
}

test("signing out others 110 times does not push a sign-in out of the record", async () => {
  await intruder.get("/api/user");
  await flood(110, () => owner.remove("/api/account/sessions"));
  expect(await seenFrom(intruderAddress)).toEqual(["signed-in", "sign-in-failed"]);
});

test("sign-ins and sign-outs of a hundred invented browsers do not push anything else out", async () => {
  await flood(110, async (index) => {
    const other = person(app, "198.51.100.77", `Mozilla/5.0 (X${index}; Linux) Chrome/${index}.0`);
    await other.post("/api/login", right);
    await other.post("/api/logout");
  });
  expect(await seenFrom(intruderAddress)).toEqual(["signed-in", "sign-in-failed"]);
  const kinds = (await recordOf(owner)).map(({ kind }) => kind);
  expect(kinds).toContain("registered");
});

test("downloads of data, wherever they come from, do not push anything else out", async () => {
  await flood(130, async (index) => {
    if (index % 9 === 0) app.clock.advance(minutes(61));
    const cookie = [...intruder.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    await app.request(
      "/api/account/export",
      { headers: { cookie, "user-agent": `Agent ${index}` } },
      `203.0.113.${index}`,
    );
  });
  const record = await recordOf(owner);
  expect(await seenFrom(intruderAddress)).toEqual(["signed-in", "sign-in-failed"]);
  expect(record.filter(({ kind }) => kind === "data-exported").length).toBeLessThanOrEqual(20);
  expect(record.length).toBeLessThan(100);
});

test("wrong passwords from strangers do not push a sign-in or a change out", async () => {
  await owner.post("/api/account/password", {
    currentPassword: thandi.password,
    newPassword: "another 9 mountains",
  });
  for (let index = 0; index < 120; index += 1) {
    if (index % 9 === 0) app.clock.advance(minutes(61));
    await person(app, `192.0.2.${index}`).post("/api/login", { ...right, password: "wrong" });
  }
  const record = await recordOf(owner);
  expect(record.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["password-changed", "signed-in", "registered"]),
  );
});

test("what repeats on one device within a day is one line that says how often, and since when", async () => {
  const stranger = person(app, "192.0.2.5", "Mozilla/5.0 (X11; Linux) Firefox/140.0");
  const startedAt = app.clock.now().toISOString();
  for (let index = 0; index < 4; index += 1) {
    await stranger.post("/api/login", { ...right, password: "wrong" });
    app.clock.advance(minutes(5));
  }
  const [line, ...others] = (await recordOf(owner)).filter(
    ({ address }) => address === "192.0.2.5",
  );
  expect(others).toEqual([]);
  expect(line).toMatchObject({ kind: "sign-in-failed", times: 4, firstAt: startedAt });
  app.clock.advance(days(1));
  await stranger.post("/api/login", { ...right, password: "wrong" });
  expect((await seenFrom("192.0.2.5")).length).toBe(2);
});

test("signing out others when there are none is nothing to record", async () => {
  await owner.remove("/api/account/sessions");
  await owner.remove("/api/account/sessions");
  const ended = (await recordOf(owner)).filter(({ kind }) => kind === "session-ended");
  expect(ended).toMatchObject([{ times: 1 }]);
});

test("the download of one's data has every line, with its count", async () => {
  await intruder.post("/api/login", right);
  const data = (await (await owner.get("/api/account/export")).json()) as {
    securityEvents: { kind: string; times: number }[];
  };
  expect(data.securityEvents).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: "signed-in", times: 2 })]),
  );
});
