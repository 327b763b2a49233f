import { beforeEach, expect, test } from "vitest";
import { aesGcmSecrets } from "#server/adapters/secrets/aes-gcm.ts";
import { registered, thandi } from "../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
let app: TestApp;

beforeEach(async () => {
  app = testApp(database);
  await registered(app);
});

const next = "/jobs?roleType=SEO#job-1";
const right = { username: thandi.username, password: thandi.password, next };
const minute = 60_000;

/** A browser without scripts, which keeps the cookies it is given. */
function browser() {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = new Headers(init.headers);
    headers.set("cookie", cookie);
    const response = await app.request(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const submit = async (path: string, fields: Readonly<Record<string, string>>) => {
    const response = await send(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: {
        accept: "text/html",
        "sec-fetch-mode": "navigate",
        origin: app.services.config.appUrl,
      },
    });
    expect(response.status).toBe(303);
    return response.headers.get("location") ?? "";
  };
  const page = async (path: string) => (await send(path)).text();
  const saved = async () =>
    ((await (await send("/api/jobs/saved")).json()) as { jobId: string }[]).map(
      ({ jobId }) => jobId,
    );
  return { jar, send, submit, page, saved };
}

/** One who has pressed Save under a job without being signed in. */
async function pressed(jobId: number | string) {
  const one = browser();
  const where = await one.submit("/api/jobs/save", { jobId: String(jobId), next });
  expect(where).toBe(`/auth?next=${encodeURIComponent(next)}&problem=not_signed_in`);
  return { ...one, where };
}

const done = "/jobs?roleType=SEO&done=waiting#job-1";
const words = "Job saved. You find it under My Saved Jobs.";

test("signing in saves what was pressed before, once, and says so", async () => {
  const { id } = await app.build.job();
  const { where, page, submit, saved } = await pressed(id);
  expect(await page(where)).toContain("Sign in or register, and the job is saved for you.");
  expect(await submit("/api/login", { ...right, password: "not the one" })).toContain("problem=");
  expect(await submit("/api/login", right)).toBe(done);
  expect(await page(done)).toContain(words);
  expect(await saved()).toEqual([String(id)]);
  await submit("/api/jobs/unsave", { jobId: String(id) });
  await submit("/api/logout", {});
  expect(await submit("/api/login", right)).toBe(next);
  expect(await saved()).toEqual([]);
});

test("so does registering", async () => {
  const { id } = await app.build.job();
  const { submit, page, saved } = await pressed(id);
  const password = "three-old-kettles-boil";
  const person = { username: "sipho", email: "sipho@mail.example", password, next };
  expect(await submit("/api/register", { ...person, confirmPassword: password })).toBe(done);
  expect(await page(done)).toContain(words);
  expect(await saved()).toEqual([String(id)]);
});

test("and so does signing in by the scripts that came meanwhile", async () => {
  const { id } = await app.build.job();
  const { send, saved, jar } = await pressed(id);
  const { username, password } = right;
  const headers = { "content-type": "application/json", origin: app.services.config.appUrl };
  const body = JSON.stringify({ username, password });
  expect((await send("/api/login", { method: "POST", body, headers })).status).toBe(200);
  expect(await saved()).toEqual([String(id)]);
  expect(jar.has("kwela-waiting")).toBe(false);
});

test("of a premium job a free member learns no more than that it is one, and it is not saved", async () => {
  const { id } = await app.build.premiumJob({ title: "zqtitlex0kv" });
  const { submit, page, send, saved } = await pressed(id);
  const where = await submit("/api/login", right);
  expect(where).toBe("/jobs?roleType=SEO&problem=premium_job#job-1");
  const text = await page(where);
  expect(text).toContain("Premium subscription required");
  expect(text).not.toContain("zqtitlex0kv");
  expect(await saved()).toEqual([]);
  expect((await send("/api/user")).status).toBe(200);
});

test.each<[string, (own: TestApp) => Promise<string>, string]>([
  ["somebody's posting that nobody has let onto the board", unseen, "not_found"],
  ["a job that closed meanwhile", closed, "job_closed"],
  ["no job at all", async () => "999999999", "not_found"],
  ["no id", async () => "saved", "not_found"],
  ["something far too long", async () => "9".repeat(5_000), "invalid_input"],
])("%s is not saved; the sign-in holds, and it is said", async (_what, idOf, code) => {
  const { submit, send, saved } = await pressed(await idOf(app));
  expect(await submit("/api/login", right)).toBe(`/jobs?roleType=SEO&problem=${code}#job-1`);
  expect((await send("/api/user")).status).toBe(200);
  expect(await saved()).toEqual([]);
});

async function unseen({ build }: TestApp): Promise<string> {
  return String((await build.job({ isHeld: true })).id);
}

async function closed({ build, clock }: TestApp): Promise<string> {
  return String((await build.job({ status: "closed", closedAt: clock.now() })).id);
}

test("what has waited for half an hour is nobody's any more", async () => {
  const { id } = await app.build.job();
  const { submit, saved, jar } = await pressed(id);
  app.clock.advance(30 * minute);
  expect(await submit("/api/login", right)).toBe(next);
  expect(await saved()).toEqual([]);
  expect(jar.has("kwela-waiting")).toBe(false);
});

test("only what we sealed ourselves, for this, is done", async () => {
  const { id } = await app.build.job();
  const form = JSON.stringify({
    sentTo: "/api/jobs/save",
    fields: { jobId: String(id) },
    until: app.clock.now().getTime() + minute,
  });
  const { secrets } = app.services;
  const forged = [
    form,
    encodeURIComponent(form),
    aesGcmSecrets("another secret altogether").seal(form, "waiting form"),
    secrets.seal(form),
    `${secrets.seal(form, "waiting form")}A`.replace(/.A$/, "AA"),
    "",
  ];
  for (const sealed of forged) {
    const { submit, saved, jar } = browser();
    jar.set("kwela-waiting", sealed);
    expect(await submit("/api/login", right)).toBe(next);
    expect(await saved()).toEqual([]);
  }
});

test("nothing but what its row lets wait is done", async () => {
  const { id } = await app.build.job();
  const fields = { jobId: String(id) };
  for (const sentTo of ["/api/jobs/unsave", "/api/logout", "/api/nowhere", "/api/jobs/save?x"]) {
    const { submit, saved, jar } = browser();
    const until = app.clock.now().getTime() + minute;
    const sealed = app.services.secrets.seal(
      JSON.stringify({ sentTo, fields, until }),
      "waiting form",
    );
    jar.set("kwela-waiting", sealed);
    expect(await submit("/api/login", right)).toContain("problem=not_found");
    expect(await saved()).toEqual([]);
  }
});

test("no link can claim that something was saved, nor can another site have it wait", async () => {
  const { page, send, jar } = browser();
  expect(await page("/jobs?done=waiting")).not.toContain(words);
  const headers = {
    accept: "text/html",
    "sec-fetch-site": "cross-site",
    origin: "https://evil.test",
  };
  const body = new URLSearchParams({ jobId: "1" });
  const response = await send("/api/jobs/save", { method: "POST", body, headers });
  expect(response.status).toBe(403);
  expect(jar.has("kwela-waiting")).toBe(false);
});
