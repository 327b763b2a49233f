import { beforeEach, describe, expect, test } from "vitest";
import { registered, thandi } from "../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import type { Send } from "../jobs/board.ts";

const database = await freshTables();
let app: TestApp;

beforeEach(async () => {
  app = testApp(database);
  await registered(app);
});

/** As a browser sends a form when it runs no scripts. */
const fromBrowser = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "same-origin",
  origin: "http://localhost:3000",
};

const submit = (
  path: string,
  fields: Readonly<Record<string, string>>,
  send: Send = app.request,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  send(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { ...fromBrowser, ...headers },
  });

const leadsTo = (response: Response) => [response.status, response.headers.get("location")];

const cookieIn = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

/** The page a browser shows after the answer, with the cookies it was given. */
const follow = async (response: Response): Promise<string> =>
  (
    await app.request(response.headers.get("location") ?? "", {
      headers: { cookie: cookieIn(response) },
    })
  ).text();

const right = { username: thandi.username, password: thandi.password };

describe("without scripts, signing in", () => {
  test.each([
    [{}, "/jobs"],
    [{ next: "/account" }, "/account"],
    [{ next: "/jobs?roleType=SEO#job-7" }, "/jobs?roleType=SEO#job-7"],
    [{ next: "https://evil.test/" }, "/jobs"],
    [{ next: "//evil.test" }, "/jobs"],
    [{ next: String.raw`/\evil.test` }, "/jobs"],
    [{ next: "/auth" }, "/jobs"],
  ])("with %j leads to %s, signed in", async (extra, path) => {
    const response = await submit("/api/login", { ...right, ...extra });
    expect(leadsTo(response)).toEqual([303, path]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.text()).toBe("");
    const headers = { cookie: cookieIn(response) };
    expect((await app.request("/api/user", { headers })).status).toBe(200);
  });

  test("that fails leads back to the form, which says why and still has the name, and never the password", async () => {
    const wrong = { username: "thandi & <co>", password: "correct horse", next: "/account" };
    const response = await submit("/api/login", wrong);
    expect(leadsTo(response)).toEqual([303, "/auth?next=%2Faccount&problem=invalid_credentials"]);
    const sent = JSON.stringify([...response.headers]);
    expect(sent).not.toContain("thandi");
    const page = await follow(response);
    expect(page).toContain("Invalid credentials");
    expect(page).toContain('value="thandi &amp; &lt;co&gt;"');
    expect(page).toContain('name="next" value="/account"');
    expect(page).not.toContain("correct horse");
  });

  test("names each field that is wrong", async () => {
    const response = await submit("/api/login", { username: " ", password: "" });
    expect(leadsTo(response)).toEqual([303, "/auth?problem=invalid_input"]);
    const page = await follow(response);
    expect(page).toContain("Username is required");
    expect(page).toContain("Password is required");
  });

  test("is counted like any other, and says when it was too often", async () => {
    const wrong = { ...right, password: "guess" };
    let last = await submit("/api/login", wrong);
    for (let tries = 0; tries < 30 && !String(leadsTo(last)).includes("too_many"); tries += 1)
      last = await submit("/api/login", wrong);
    expect(leadsTo(last)).toEqual([303, "/auth?problem=too_many_requests"]);
    expect(await follow(last)).toContain("That was a lot of requests.");
  });

  test("of another site's making is refused", async () => {
    for (const headers of [{ origin: "https://evil.test" }, { "sec-fetch-site": "cross-site" }]) {
      const response = await submit("/api/login", right, app.request, headers);
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  test("what one person typed is shown to nobody else, though the page is one that is kept", async () => {
    const response = await submit("/api/login", { username: "private-name", password: "x" });
    const address = response.headers.get("location") ?? "";
    const [own, foreign] = await Promise.all([
      follow(response),
      app.request(address).then((page) => page.text()),
    ]);
    expect(own).toContain("private-name");
    expect(foreign).not.toContain("private-name");
    expect(foreign).toContain("Invalid credentials");
    expect(await (await app.request("/auth")).text()).not.toContain("Invalid credentials");
  });

  test("a cookie that is not ours, and a code that nobody knows, are ignored", async () => {
    for (const value of ["x", encodeURIComponent('{"typed":{"username":"x"}}'), "%FF"]) {
      const headers = { cookie: `kwela-form=${value}` };
      const page = await app.request("/auth?problem=invalid_credentials", { headers });
      expect(page.status).toBe(200);
    }
    for (const code of ["nonsense", "__proto__", "<script>"]) {
      const page = await app.request(`/auth?problem=${encodeURIComponent(code)}`);
      expect(await page.text()).not.toMatch(/role="alert"|<script>"/);
    }
  });

  test("what was typed is read from its own cookie only, and not from one that is spelt alike", async () => {
    const response = await submit("/api/login", { username: "private-name", password: "x" });
    const address = response.headers.get("location") ?? "";
    const [name = "", value = ""] = cookieIn(response).split("=");
    for (const odd of [`${name} =`, `"${name}"=`, `${name}\t=`, `${name.toUpperCase()}=`]) {
      const page = await app.request(address, { headers: { cookie: odd + value } });
      expect([odd, page.status]).toEqual([odd, 200]);
      expect(await page.text()).not.toContain("private-name");
    }
  });

  test("a form that a program sends is answered as before", async () => {
    const body = new URLSearchParams(right);
    const response = await app.request("/api/login", { method: "POST", body });
    expect([response.status, await response.json()]).toMatchObject([200, { username: "thandi" }]);
  });
});

describe("without scripts, registering", () => {
  const lindiwe = {
    username: "lindiwe",
    email: "lindiwe@example.com",
    password: "table mountain at six",
    confirmPassword: "table mountain at six",
  };

  test("creates the account and signs in", async () => {
    const response = await submit("/api/register", { ...lindiwe, next: "/pricing" });
    expect(leadsTo(response)).toEqual([303, "/pricing"]);
    const headers = { cookie: cookieIn(response) };
    expect(await (await app.request("/api/user", { headers })).json()).toMatchObject({
      username: "lindiwe",
    });
  });

  test("compares the two passwords, since nobody else does, and keeps name and address", async () => {
    const response = await submit("/api/register", { ...lindiwe, confirmPassword: "other words" });
    expect(leadsTo(response)).toEqual([303, "/auth?tab=register&problem=invalid_input"]);
    const page = await follow(response);
    expect(page).toContain("Passwords don&#x27;t match");
    expect(page).toContain('value="lindiwe"');
    expect(page).toContain('value="lindiwe@example.com"');
    expect(page).not.toMatch(/table mountain|other words/);
    const again = await submit("/api/register", { ...lindiwe, username: thandi.username });
    expect(leadsTo(again)).toEqual([303, "/auth?tab=register&problem=account_taken"]);
  });

  test("the repetition is the form's own: JSON does not take it", async () => {
    const response = await app.request("/api/register", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(lindiwe),
    });
    expect(response.status).toBe(400);
  });
});

test("without scripts, logging out ends the session and leads home", async () => {
  const send = await app.as(await app.build.user());
  const response = await submit("/api/logout", {}, send);
  expect(leadsTo(response)).toEqual([303, "/"]);
  expect((await send("/api/user")).status).toBe(401);
});

test("without scripts, a forgotten password is asked for with the same answer for everybody", async () => {
  const sent = [303, "/auth/forgot-password?sent=true"];
  for (const email of [thandi.email, "nobody@example.com"])
    expect(leadsTo(await submit("/api/account/forgot-password", { email }))).toEqual(sent);
  const page = await (await app.request("/auth/forgot-password?sent=true")).text();
  expect(page).toContain("Look in your mail");
  const refused = await submit("/api/account/forgot-password", { email: "no address" });
  expect(leadsTo(refused)).toEqual([303, "/auth/forgot-password?problem=invalid_input"]);
  expect(await follow(refused)).toContain("Please enter a valid email address");
});

describe("without scripts, saving a job", () => {
  const next = "/jobs?worldwide=false#job-1";

  test("leads back to where it was pressed, and so does removing it", async () => {
    const { id } = await app.build.job();
    const send = await app.as(await app.build.user());
    const here = "/jobs?worldwide=false";
    const fields = { jobId: String(id), next: here };
    const back = [303, `${here}#job-${id}`];
    expect(leadsTo(await submit("/api/jobs/save", fields, send))).toEqual(back);
    const button = new RegExp(`<button[^>]* value="${id}"[^>]*>`).exec(
      await (await send(here)).text(),
    )?.[0];
    expect(button).toContain('formAction="/api/jobs/unsave"');
    expect(leadsTo(await submit("/api/jobs/unsave", fields, send))).toEqual(back);
    expect(await (await send("/api/jobs/saved")).json()).toEqual([]);
  });

  test.each(["1#x", "-1", "12345678901", "", "//x"])(
    "with %j for a job leads back to the page alone",
    async (jobId) => {
      const send = await app.as(await app.build.user());
      const response = await submit("/api/jobs/save", { jobId, next: "/jobs" }, send);
      expect(leadsTo(response)[1]).toMatch(/^\/jobs\?problem=\w+$/);
    },
  );

  test("asks a visitor to sign in first, and then leads back", async () => {
    const { id } = await app.build.job();
    const response = await submit("/api/jobs/save", { jobId: String(id), next });
    expect(leadsTo(response)).toEqual([
      303,
      `/auth?next=${encodeURIComponent(next)}&problem=not_signed_in`,
    ]);
    expect(await follow(response)).toContain("Sign in or register, and the job is saved for you.");
  });

  test("that fails says so on the page it was pressed on, and not again after a success", async () => {
    const { id } = await app.build.premiumJob();
    const send = await app.as(await app.build.user());
    const response = await submit("/api/jobs/save", { jobId: String(id), next: "/jobs" }, send);
    expect(leadsTo(response)).toEqual([303, `/jobs?problem=premium_job#job-${id}`]);
    expect(await (await send("/jobs?problem=premium_job")).text()).toContain(
      "Premium subscription required",
    );
    const own = await app.build.job();
    const fields = { jobId: String(own.id), next: "/jobs?problem=premium_job" };
    expect(leadsTo(await submit("/api/jobs/save", fields, send))).toEqual([
      303,
      `/jobs#job-${own.id}`,
    ]);
  });
});
