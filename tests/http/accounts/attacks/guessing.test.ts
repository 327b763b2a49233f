import { beforeEach, describe, expect, test } from "vitest";
import { argon2Passwords } from "#server/adapters/passwords/argon2.ts";
import type { Passwords } from "#server/adapters/passwords/port.ts";
import { fairQueue } from "#server/fair-queue.ts";
import { person, linkIn, registered, thandi, type Person } from "../../../support/person.ts";
import { eventually } from "../../../support/process/process.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";

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

const ascending = (one: number, other: number) => one - other;
const signIn = async (who: Person, body: object = right) =>
  (await who.post("/api/login", body)).status;
/** The owner's browser, at this address, in the application of the moment. */
function known(address: string): Person {
  const browser = person(app, address);
  for (const [name, value] of owner.cookies) browser.cookies.set(name, value);
  return browser;
}
const guess = (address: string, username: string) =>
  signIn(person(app, address), { username, password: "wrong" });

describe("while others guess, all at once", () => {
  test("from one address, honest people sign in from six others, and the guesses are counted before they are compared", async () => {
    const guesses = Array.from({ length: 70 }, (_, index) =>
      guess("198.51.100.1", `name-${index}`),
    );
    const honest = Array.from({ length: 6 }, (_, index) => signIn(person(app, `192.0.2.${index}`)));
    expect(await Promise.all(honest)).toEqual([200, 200, 200, 200, 200, 200]);
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(50);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
  });

  test("from one address, no more are compared than one may guess, even where nobody has to wait for a turn", async () => {
    const passwords = argon2Passwords({ refusesCommon: true, inTurn: (_asker, work) => work() });
    let compared = 0;
    const verify: Passwords["verify"] = (...given) => ((compared += 1), passwords.verify(...given));
    app = testApp(database, { passwords: { ...passwords, verify } });
    const statuses = await Promise.all(
      Array.from({ length: 70 }, (_, index) => guess("198.51.100.1", `name-${index}`)),
    );
    expect(compared).toBe(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  /** Passwords are compared one at a time, and none before the test lets go: so the room to wait is soon full. */
  function crowded() {
    const inTurn = fairQueue({ atOnce: 1, waiting: 4, waitingEach: 3 });
    const held = Promise.withResolvers<void>();
    void inTurn({ name: "the test", isKnown: true }, () => held.promise);
    const passwords = argon2Passwords({ refusesCommon: true, inTurn });
    let asked = 0;
    const counting: Passwords = {
      ...passwords,
      hash: (...given) => ((asked += 1), passwords.hash(...given)),
      verify: (...given) => ((asked += 1), passwords.verify(...given)),
    };
    app = testApp(database, { passwords: counting });
    const haveAsked = (times: number) => eventually(() => asked === times, `${times} have asked`);
    return { letGo: held.resolve, haveAsked };
  }

  test("from one address, others keep their turn, and so does a known browser of that very address", async () => {
    const { letGo, haveAsked } = crowded();
    const browser = known(shared);
    const guesses = Array.from({ length: 8 }, (_, index) => guess(shared, `name-${index}`));
    await haveAsked(8);
    const honest = [signIn(person(app, "192.0.2.1")), signIn(browser)];
    await haveAsked(10);
    letGo();
    expect(await Promise.all(honest)).toEqual([200, 200]);
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 503)).toHaveLength(5);
  });

  test("from more addresses than there is room, whoever waits with most gives way, and each is told when to come back", async () => {
    const { letGo, haveAsked } = crowded();
    const browser = known(shared);
    const greedy = Array.from({ length: 3 }, (_, index) => guess("198.51.100.1", `name-${index}`));
    await haveAsked(3);
    const other = guess("198.51.100.2", "name-4");
    await haveAsked(4);
    const late = signIn(person(app, "192.0.2.1"));
    await haveAsked(5);
    const refused = await person(app, "198.51.100.1").post("/api/login", {
      username: "name-5",
      password: "wrong",
    });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    const friend = signIn(browser);
    await haveAsked(7);
    letGo();
    expect(await Promise.all([late, friend, other])).toEqual([200, 200, 401]);
    expect((await Promise.all(greedy)).toSorted(ascending)).toEqual([401, 401, 503]);
  });

  test("what was never compared is not held against anybody", async () => {
    const { letGo, haveAsked } = crowded();
    const waiting = Array.from({ length: 8 }, () => guess(shared, thandi.username));
    await haveAsked(8);
    letGo();
    const statuses = await Promise.all(waiting);
    expect(statuses.toSorted(ascending)).toEqual([401, 401, 401, 503, 503, 503, 503, 503]);
    for (let count = 0; count < 7; count += 1)
      expect(await guess("192.0.2.1", thandi.username)).toBe(401);
    expect(await guess("192.0.2.1", thandi.username)).toBe(429);
  });

  test("with new accounts, people go on signing in", async () => {
    const { letGo, haveAsked } = crowded();
    const browser = known(shared);
    const accounts = Array.from({ length: 8 }, (_, index) =>
      person(app, shared).post("/api/register", {
        username: `robot-${index}`,
        email: `robot-${index}@example.com`,
        password: "climb the 8 steps",
      }),
    );
    await haveAsked(8);
    const honest = [signIn(person(app, "192.0.2.1")), signIn(browser)];
    await haveAsked(10);
    letGo();
    expect(await Promise.all(honest)).toEqual([200, 200]);
    await Promise.all(accounts);
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
    for (let count = 0; count < 11; count += 1)
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
