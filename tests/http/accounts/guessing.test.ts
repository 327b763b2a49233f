import { beforeEach, describe, expect, test } from "vitest";
import { person, linkIn, registered, thandi, type Person } from "../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const shared = "203.0.113.7";
const right = { username: thandi.username, password: thandi.password };
let app: TestApp;
let owner: Person;

beforeEach(async () => {
  app = testApp(database);
  owner = await registered(app);
  await owner.post("/api/logout");
});

const signIn = async (who: Person, body: object = right) =>
  (await who.post("/api/login", body)).status;
const guess = (address: string, username: string) =>
  signIn(person(app, address), { username, password: "wrong" });

/** So many wrong passwords at the same moment, each for a name of its own. */
const flood = (times: number, addressOf: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => guess(addressOf(index), `name-${index}`));

const isOneOf = (allowed: readonly number[]) => (status: number) => allowed.includes(status);

describe("while others guess, all at once", () => {
  test("from one address, no more guesses come to be compared than from there in turn", async () => {
    const statuses = await Promise.all(flood(110, () => "198.51.100.1"));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(50);
    expect(statuses.every(isOneOf([401, 429, 503]))).toBe(true);
  });

  test("from one address, honest people sign in from six others", async () => {
    const guesses = flood(110, () => "198.51.100.1");
    const honest = Array.from({ length: 6 }, (_, index) => signIn(person(app, `192.0.2.${index}`)));
    expect(await Promise.all(honest)).toEqual([200, 200, 200, 200, 200, 200]);
    await Promise.all(guesses);
  });

  test("from thirty addresses, somebody from one more signs in, and so does a browser that is known", async () => {
    const guesses = flood(600, (index) => `198.51.100.${index % 30}`);
    const [stranger, known] = [signIn(person(app, "192.0.2.1")), signIn(owner)];
    expect([await stranger, await known]).toEqual([200, 200]);
    const statuses = await Promise.all(guesses);
    expect(statuses.every(isOneOf([401, 429, 503]))).toBe(true);
  });

  test("from a thousand addresses, whoever finds no room is told when to come back, and a known browser signs in", async () => {
    const guesses = Array.from({ length: 900 }, (_, index) =>
      person(app, `198.51.${index >> 8}.${index & 255}`).post("/api/login", {
        username: `name-${index}`,
        password: "wrong",
      }),
    );
    expect(await signIn(owner)).toBe(200);
    const refused = (await Promise.all(guesses)).filter(({ status }) => status === 503);
    for (const { headers } of refused) expect(headers.get("retry-after")).toMatch(/^\d+$/);
  });

  test("with new accounts, signing in goes on", async () => {
    const registrations = Array.from({ length: 150 }, (_, index) =>
      person(app, "198.51.100.1").post("/api/register", {
        username: `robot-${index}`,
        email: `robot-${index}@example.com`,
        password: "climb the 8 steps",
      }),
    );
    expect([await signIn(owner), await signIn(person(app, "192.0.2.1"))]).toEqual([200, 200]);
    await Promise.all(registrations);
  });
});

describe("behind an address where somebody guesses", () => {
  test("a known browser signs in, and a new one at the second try", async () => {
    for (let count = 0; count < 60; count += 1) await guess(shared, `name-${count}`);
    expect(await guess(shared, "one-more")).toBe(429);
    expect(await signIn(owner)).toBe(200);
    const newcomer = person(app, shared);
    expect([await signIn(newcomer), await signIn(newcomer)]).toEqual([429, 200]);
  });

  test("a known browser signs in even when the address has asked as often as it may", async () => {
    for (let count = 0; count < 800; count += 1)
      await person(app, shared).post("/api/login", { username: "", password: "" });
    expect(await guess(shared, "one-more")).toBe(429);
    expect(await signIn(owner)).toBe(200);
  });

  test("a browser that is known to one account guesses at others as a stranger", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 60; count += 1)
      statuses.push(await signIn(owner, { username: `name-${count}`, password: "wrong" }));
    expect(statuses.at(-1)).toBe(429);
    expect(await signIn(owner)).toBe(200);
  });

  test("whoever signs in has guessed nothing: it does not count against the address", async () => {
    for (let count = 0; count < 60; count += 1) expect(await signIn(person(app, shared))).toBe(200);
    expect(await guess(shared, "a-name")).toBe(401);
  });
});

describe("being slowed down", () => {
  const waits = async (username: string, times: number) => {
    const seen: unknown[] = [];
    for (let count = 0; count < times; count += 1) {
      const response = await person(app, `198.51.100.${count}`).post("/api/login", {
        username,
        password: "wrong",
      });
      const headers = [...response.headers.keys()].toSorted();
      seen.push([
        response.status,
        response.headers.get("retry-after"),
        headers,
        await response.text(),
      ]);
    }
    return seen;
  };

  test("A010: is the same to the letter for a name, an address and what nobody has", async () => {
    const known = await waits("thandi", 12);
    expect(await waits("nobody", 12)).toEqual(known);
    expect(await waits("nobody@example.com", 12)).toEqual(known);
  });

  test("does not tell which name goes with which address", async () => {
    await waits("thandi", 11);
    expect(await guess("192.0.2.1", "thandi@example.com")).toBe(401);
    expect(await guess("192.0.2.1", "somebody@example.com")).toBe(401);
  });

  test("is not escaped by writing the name in another way", async () => {
    await waits("thandi", 10);
    for (const same of ["THANDI", " Thandi ", "\uff54handi"])
      expect(await guess("192.0.2.1", same)).toBe(429);
  });

  test("does not end because the owner signs in somewhere: that would tell that there is one", async () => {
    await waits("thandi", 9);
    expect(await signIn(person(app, "192.0.2.1"))).toBe(200);
    const after = await waits("thandi", 2);
    expect(after.map((seen) => (seen as [number])[0])).toEqual([401, 429]);
  });
});

describe("a new password", () => {
  const newPassword = "another 9 mountains";
  const withNew = { ...right, password: newPassword };
  const strangersGuess = async () => {
    for (let count = 0; count < 12; count += 1) await guess(`198.51.100.${count}`, thandi.username);
  };

  async function reset(who: Person): Promise<void> {
    await who.post("/api/account/forgot-password", { email: thandi.email });
    const token = linkIn(app, /new password/);
    expect((await who.post("/api/account/reset-password", { token, newPassword })).status).toBe(
      200,
    );
  }

  test("by a link from the mail makes that browser known, and every other a stranger", async () => {
    const browser = person(app, "192.0.2.1");
    await reset(browser);
    await strangersGuess();
    expect(await signIn(browser, withNew)).toBe(200);
    expect(await signIn(owner, withNew)).toBe(429);
  });

  test("by a link leaves the owner's own browser known if the link was opened there", async () => {
    await strangersGuess();
    await reset(owner);
    expect(await signIn(owner, withNew)).toBe(200);
  });

  test("from the settings leaves known the browser that chose it, and no other", async () => {
    const other = person(app, "192.0.2.1");
    await signIn(other);
    await signIn(owner);
    const change = { currentPassword: thandi.password, newPassword };
    expect((await owner.post("/api/account/password", change)).status).toBe(200);
    await owner.post("/api/logout");
    await strangersGuess();
    expect(await signIn(owner, withNew)).toBe(200);
    expect(await signIn(other, withNew)).toBe(429);
  });
});
