import { beforeEach, describe, expect, test } from "vitest";
import { minutes } from "../../support/clock.ts";
import { person, registered, thandi } from "../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const right = { username: thandi.username, password: thandi.password };
const wrong = { username: thandi.username, password: "wrong" };
let app: TestApp;

beforeEach(async () => {
  app = testApp(database);
  await registered(app);
});

describe("signing in", () => {
  test("works by username or e-mail address, however capitalised, with JSON or a form", async () => {
    for (const username of ["thandi", "THANDI", "thandi@example.com", " Thandi@EXAMPLE.com "]) {
      expect((await person(app).post("/api/login", { ...right, username })).status).toBe(200);
    }
    const urlencoded = await app.request("/api/login", {
      method: "POST",
      body: new URLSearchParams(right),
    });
    expect(urlencoded.status).toBe(200);
    const multipart = new FormData();
    for (const [name, value] of Object.entries(right)) multipart.append(name, value);
    expect((await app.request("/api/login", { method: "POST", body: multipart })).status).toBe(200);
  });

  test.each([
    [{}, { username: "Username is required", password: "Password is required" }],
    [
      { username: "", password: "" },
      { username: "Username is required", password: "Password is required" },
    ],
    [
      { username: { $ne: null }, password: ["x"] },
      { username: "Username is required", password: "Password is required" },
    ],
    [
      { username: 7, password: null },
      { username: "Username is required", password: "Password is required" },
    ],
    [{ username: "thandi", password: "x".repeat(129) }, { password: "Password is too long" }],
  ])(
    "A021: refuses %j in the form's own words, without looking anything up",
    async (body, fields) => {
      const response = await person(app).post("/api/login", body);
      expect([response.status, await response.json()]).toMatchObject([400, { fields }]);
      const { rows } = await database.executeSql("select 1 from login_failures");
      expect(rows).toEqual([]);
    },
  );

  test("A010: a wrong password, an unknown name and an unknown address get the same answer to the letter", async () => {
    const answers = await Promise.all(
      [wrong, { ...wrong, username: "nobody" }, { ...wrong, username: "nobody@example.com" }].map(
        async (body) => {
          const response = await person(app).post("/api/login", body);
          return {
            status: response.status,
            body: await response.text(),
            headers: [...response.headers.keys()],
          };
        },
      ),
    );
    expect(answers[0]).toMatchObject({
      status: 401,
      body: '{"code":"invalid_credentials","message":"Invalid credentials"}',
    });
    expect(answers[0]?.headers).not.toContain("set-cookie");
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test("A011: an unknown name costs a hash like a known one", async () => {
    let hashes = 0;
    const { passwords } = app.services;
    const counting = {
      ...passwords,
      verify: (hash: string | null, given: string) => (
        (hashes += 1),
        passwords.verify(hash, given)
      ),
    };
    const other = testApp(database, { passwords: counting });
    await person(other).post("/api/login", wrong);
    await person(other).post("/api/login", { ...wrong, username: "nobody" });
    expect(hashes).toBe(2);
    await person(other).post("/api/login", { ...wrong, password: "x".repeat(1_000) });
    expect(hashes).toBe(2);
    expect(await passwords.verify(null, "nobody has this password")).toBe(false);
  });

  test("A002: a session that was planted beforehand stays worthless", async () => {
    const somebody = person(app);
    somebody.cookies.set("kwela", "p".repeat(43));
    await somebody.post("/api/login", right);
    expect(somebody.cookies.get("kwela")).not.toBe("p".repeat(43));
    const planted = await app.request("/api/user", {
      headers: { cookie: `kwela=${"p".repeat(43)}` },
    });
    expect(planted.status).toBe(401);
  });

  test("A003: again, while signed in, gives a new session and ends the old one", async () => {
    const somebody = person(app);
    await somebody.post("/api/login", right);
    const old = somebody.cookies.get("kwela") ?? "";
    await somebody.post("/api/login", right);
    expect((await app.request("/api/user", { headers: { cookie: `kwela=${old}` } })).status).toBe(
      401,
    );
    expect((await somebody.get("/api/user")).status).toBe(200);
  });

  test("A031: is closed to a suspended user, who is told so only with the right password", async () => {
    await database.executeSql("update users set suspended_at = now()");
    expect((await person(app).post("/api/login", wrong)).status).toBe(401);
    const response = await person(app).post("/api/login", right);
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: "account_suspended" },
    ]);
    expect(response.headers.getSetCookie().some((line) => line.startsWith("kwela="))).toBe(false);
  });

  test("A034: is not possible on another site's behalf", async () => {
    const response = await app.request("/api/login", {
      method: "POST",
      body: new URLSearchParams(right),
      headers: { origin: "https://evil.test", "sec-fetch-site": "cross-site" },
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe("guessing", () => {
  const guess = async (times: number, body: object = wrong) => {
    const statuses: number[] = [];
    for (let count = 0; count < times; count += 1) {
      statuses.push((await person(app, `198.51.100.${count}`).post("/api/login", body)).status);
    }
    return statuses;
  };

  test("A022: at one account from many addresses is stopped after ten, and the right password works after the wait", async () => {
    expect(await guess(10)).toEqual(Array.from({ length: 10 }, () => 401));
    const stopped = await person(app, "192.0.2.1").post("/api/login", right);
    expect(stopped.status).toBe(429);
    const wait = Number(stopped.headers.get("retry-after"));
    expect(wait).toBe(30);
    app.clock.advance(wait * 1_000);
    expect((await person(app, "192.0.2.1").post("/api/login", right)).status).toBe(200);
  });

  test("costs more each time, a quarter of an hour at most, and being turned away does not lengthen it", async () => {
    await guess(10);
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const response = await person(app, "192.0.2.1").post("/api/login", wrong);
      await person(app, "192.0.2.1").post("/api/login", wrong);
      waits.push(Number(response.headers.get("retry-after")));
      app.clock.advance((waits.at(-1) ?? 0) * 1_000);
      await person(app, "192.0.2.1").post("/api/login", wrong);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  test("by a stranger does not keep the owner out of a browser they have used before", async () => {
    const owner = person(app);
    await owner.post("/api/login", right);
    await owner.post("/api/logout");
    await guess(11);
    expect((await owner.post("/api/login", right)).status).toBe(200);
  });

  test("on a known browser is stopped as well", async () => {
    const owner = person(app);
    await owner.post("/api/login", right);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await owner.post("/api/login", wrong)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test("at a name nobody has is stopped just the same", async () => {
    expect((await guess(11, { ...wrong, username: "nobody" })).at(-1)).toBe(429);
  });

  test("all at once lets no more through", async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 25 },
        async (_, index) =>
          (await person(app, `198.51.100.${index}`).post("/api/login", wrong)).status,
      ),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  test("A023: through many names from one address is stopped there, and only there", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      statuses.push(
        (await person(app).post("/api/login", { ...wrong, username: `name-${count}` })).status,
      );
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(9);
    expect((await person(app, "192.0.2.1").post("/api/login", right)).status).toBe(200);
    app.clock.advance(minutes(15));
    expect((await person(app).post("/api/login", right)).status).toBe(200);
  });
});
