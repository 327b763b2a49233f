import { describe, expect, test } from "vitest";
import { checkAJobEndpoints } from "#contract/listings/check-a-job.ts";
import { defaultLimits, ofAddress, ofNewcomers } from "#domain/rate-limit.ts";
import { person, registered, thandi, type Person } from "../../support/person.ts";
import { productionEnv } from "../../support/process/production-env.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const post = { text: "We hire a remote SEO manager anywhere in the world. Pay is $4,000 a month." };
const { limit } = checkAJobEndpoints.checkAJob;
const shared = "198.51.100.1";

const check = async (who: Person) => (await who.post("/api/check-a-job", post)).status;

/** A browser that has had an answer from us before. */
async function visitor(app: TestApp, address = shared): Promise<Person> {
  const who = person(app, address);
  await who.get("/api/jobs");
  return who;
}

async function timesAllowed(who: () => Person | Promise<Person>, most: number): Promise<number> {
  for (let count = 0; count < most; count += 1)
    if ((await check(await who())) === 429) return count;
  return most;
}

const rowsKept = async (like: string): Promise<number> => {
  const { rows } = await database.executeSql("select 1 from rate_limits where key like $1", [like]);
  return rows.length;
};

describe("behind one address", () => {
  test("each browser is counted by itself", async () => {
    const app = testApp(database);
    const [greedy, other] = [await visitor(app), await visitor(app)];
    expect(await timesAllowed(() => greedy, 100)).toBe(limit.calls);
    expect(await check(other)).toBe(200);
  });

  test("a member is counted by themselves, whatever the others do", async () => {
    const app = testApp(database);
    const member = await registered(app);
    // So that nothing but the session tells who it is.
    member.cookies.delete("kwela-visitor");
    expect(await timesAllowed(() => person(app, "203.0.113.7"), 1_000)).toBe(
      ofNewcomers(limit).calls,
    );
    expect(await check(member)).toBe(200);
  });

  test("callers without our cookie share one count, at least twenty times a browser's, and leave room for browsers", async () => {
    const app = testApp(database);
    const known = await visitor(app);
    expect(ofNewcomers(limit).calls).toBeGreaterThanOrEqual(20 * limit.calls);
    expect(await timesAllowed(() => person(app, shared), 1_000)).toBe(ofNewcomers(limit).calls);
    expect(await check(known)).toBe(200);
    expect(await check(person(app, "198.51.100.2"))).toBe(200);
  });

  test("a newcomer who is turned away is given a cookie, and is their own caller the next time", async () => {
    const app = testApp(database);
    await timesAllowed(() => person(app, shared), 1_000);
    const newcomer = person(app, shared);
    expect(await check(newcomer)).toBe(429);
    expect(await check(newcomer)).toBe(200);
  });

  test("any number of cookies ends at the ceiling of the address, and then costs no row and no write", async () => {
    const app = testApp(database);
    const ceiling = ofAddress(limit).calls;
    expect(ceiling).toBeGreaterThanOrEqual(20 * limit.calls);
    let allowed = 0;
    for (let browser = 0; browser <= ceiling / limit.calls; browser += 1) {
      const one = await visitor(app);
      allowed += await timesAllowed(() => one, limit.calls);
    }
    expect(allowed).toBe(ceiling);
    const before = await rowsKept("checkAJob %");
    for (let browser = 0; browser < 20; browser += 1)
      expect(await check(await visitor(app))).toBe(429);
    expect(await rowsKept("checkAJob %")).toBe(before);
    expect(await check(await visitor(app, "198.51.100.2"))).toBe(200);
  });

  test("a browser that goes on knocking uses up its own count and nothing of its neighbours'", async () => {
    const app = testApp(database);
    const [greedy, other] = [await visitor(app), await visitor(app)];
    for (let call = 0; call < ofAddress(limit).calls + 10; call += 1) await check(greedy);
    expect(await check(other)).toBe(200);
  });

  test("A176: a program that reads a thousand lists a minute and keeps no cookie is stopped, and only there", async () => {
    const app = testApp(database);
    const statuses: number[] = [];
    for (let call = 0; call < 1_000; call += 1)
      statuses.push((await app.request("/api/jobs", {}, shared)).status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(
      defaultLimits.read.calls,
    );
    const last = await app.request("/api/jobs", {}, shared);
    expect([last.status, last.headers.get("retry-after")]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    expect((await person(app, "198.51.100.2").get("/api/jobs")).status).toBe(200);
  });

  test("a hundred browsers that read leave no row each behind", async () => {
    const app = testApp(database);
    for (let browser = 0; browser < 100; browser += 1) await (await visitor(app)).get("/api/jobs");
    expect(await rowsKept("listJobs %")).toBeLessThanOrEqual(2);
  });
});

describe("the cookie of a visitor", () => {
  const cookieOf = (response: Response) =>
    response.headers.getSetCookie().filter((line) => line.includes("kwela-visitor="));

  test("comes with the first answer, once, and says nothing about anybody", async () => {
    const app = testApp(database, { env: productionEnv });
    const first = await app.request("/api/jobs");
    expect(cookieOf(first)).toEqual([
      expect.stringMatching(
        /^__Host-kwela-visitor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const cookie = cookieOf(first)[0]?.split(";")[0] ?? "";
    expect(cookieOf(await app.request("/api/jobs", { headers: { cookie } }))).toEqual([]);
    expect(cookieOf(await app.request("/api/jobs"))[0]).not.toContain(cookie);
  });

  test("is not given to members, nor with a page that is kept for everybody", async () => {
    const app = testApp(database);
    expect(cookieOf(await (await app.as(await app.build.user()))("/api/jobs"))).toEqual([]);
    for (let visit = 0; visit < 2; visit += 1)
      expect((await app.request("/jobs")).headers.getSetCookie()).toEqual([]);
  });

  test("counts only if we made it: a forged one is as good as none", async () => {
    const app = testApp(database);
    const real = (await visitor(app)).cookies.get("kwela-visitor") ?? "";
    const flipped = `${real.startsWith("A") ? "B" : "A"}${real.slice(1)}`;
    const other = testApp(database, {
      env: { APP_SECRET: "another secret that is long enough for it" },
    });
    const foreign = (await visitor(other)).cookies.get("kwela-visitor") ?? "";
    const device = (await registered(app)).cookies.get("kwela-device") ?? "";
    const forged = ["x".repeat(43), "", flipped, foreign, device, real.slice(1), `${real}A`];
    let count = 0;
    const pretender = () => {
      const who = person(app, shared);
      who.cookies.set("kwela-visitor", forged[(count += 1) % forged.length] ?? "");
      return who;
    };
    expect(await timesAllowed(pretender, 1_000)).toBe(ofNewcomers(limit).calls);
  });
});

describe("a limit counts what a call costs", () => {
  const words = "qwertz asdfgh yxcvbn poiuzt lkjhgf mnbvcx rfvtgb edcwsx zhnujm";
  const searches = async (who: Person, text: string) => {
    for (let count = 0; count < 700; count += 1)
      if ((await who.get(`/api/jobs?search=${encodeURIComponent(text)}`)).status === 429)
        return count;
    return 700;
  };

  test("a search for nine words uses up a minute's reading many times sooner than one for nothing, on pages too", async () => {
    const app = testApp(database);
    const many = await searches(await visitor(app), words);
    expect(many).toBeGreaterThanOrEqual(10);
    expect(many).toBeLessThanOrEqual(defaultLimits.read.calls / 20);
    const plain = await searches(await visitor(app), "");
    expect(plain).toBeGreaterThan(500);
    const reader = await visitor(app);
    for (let page = 0; page < many + 5; page += 1)
      await reader.get(`/jobs?search=${encodeURIComponent(`${words} ${page}`)}`);
    expect((await reader.get(`/api/jobs?search=${encodeURIComponent(words)}`)).status).toBe(429);
  });

  test("a person who types a search of three words, with every pause of theirs, is not slowed down", async () => {
    const app = testApp(database);
    expect(await searches(await visitor(app), "seo content manager")).toBeGreaterThanOrEqual(40);
  });
});

test("mails and accounts stay limited: from one address only so many, however many cookies there are", async () => {
  const app = testApp(database);
  const sent: number[] = [];
  for (let count = 0; count < 140; count += 1) {
    const who = await visitor(app);
    sent.push((await who.post("/api/account/forgot-password", { email: thandi.email })).status);
  }
  expect(sent.filter((status) => status === 200).length).toBeLessThanOrEqual(125);
  expect(sent.at(-1)).toBe(429);
});
