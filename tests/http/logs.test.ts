import { describe, expect, test } from "vitest";
import { recordingLog } from "../support/log.ts";
import { testApp, freshTables } from "../support/test-app.ts";

const database = await freshTables();

describe("A188: a request leaves one line", () => {
  test("with when, what, who, from where, how it ended, and its number", async () => {
    const app = testApp(database);
    const user = await app.build.user();
    const response = await (await app.as(user))("/api/user");
    expect(app.logLines).toHaveLength(1);
    expect(JSON.parse(app.logLines[0] ?? "")).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: "info",
      message: "request",
      requestId: response.headers.get("x-request-id"),
      method: "GET",
      route: "/api/user",
      status: 200,
      durationMs: expect.any(Number),
      userId: user.id,
      address: "203.0.113.7",
    });
  });

  test("A180: no header or path can forge a second one", async () => {
    const app = testApp(database);
    const forged = encodeURIComponent('\n{"level":"error","message":"forged"}');
    await app.request(`/${forged}`, { headers: { "user-agent": '\\n{"level":"error"}' } });
    expect(app.logLines).toHaveLength(1);
    expect(app.logLines[0]).not.toContain("forged");
  });

  test("that holds neither the address's query nor the cookie", async () => {
    const app = testApp(database);
    const token = await app.build.session(await app.build.user());
    await app.request("/api/user?token=canary-in-query", { headers: { cookie: `kwela=${token}` } });
    await app.request("/reset/canary-in-path", { headers: { cookie: `kwela=${token}` } });
    for (const secret of [token, "canary-in-query", "canary-in-path"])
      expect(app.logLines.join("")).not.toContain(secret);
  });
});

describe("the last net", () => {
  test.each([
    [{ password: "canary" }],
    [{ user: { passwordHash: "canary" } }],
    [{ headers: { cookie: "canary", authorization: "canary" } }],
    [{ apiKey: "canary" }],
    [{ coverLetter: "canary" }],
    [{ note: "the key is sk-canary123456" }],
    [{ note: "postgres://kwela:canary@db/kwela" }],
    [{ note: "Bearer canary" }],
    [
      {
        error: new Error("failed", {
          cause: new Error("Failed query: insert into users\nparams: canary,2"),
        }),
      },
    ],
    [{ error: new Error("Failed query: x\nparams: 1\n    at home: canary\n    at canary,2") }],
  ])("keeps %j out of a line", (facts) => {
    const { log, lines } = recordingLog();
    log.error("something", facts);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain("canary");
  });

  test("leaves ordinary facts as they are", () => {
    const { log, lines } = recordingLog();
    log.warn("something", { route: "/api/user", count: 3 });
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ route: "/api/user", count: 3 });
  });
});

describe("whatever is to be written", () => {
  const around: Error & { cause?: unknown } = new Error("round and round");
  around.cause = new Error("again", { cause: around });
  const circle: Record<string, unknown> = {};
  circle["itself"] = circle;
  const odd = Object.defineProperty(new Error("odd"), "stack", {
    get() {
      throw new Error("no stack");
    },
  });

  test.each<[string, unknown]>([
    ["a failure that causes itself", around],
    ["a failure caused by a thing that holds itself", new Error("x", { cause: circle })],
    ["a thing that holds itself", circle],
    ["a number beyond JSON", 10n],
    ["a failure that cannot be looked at", odd],
    ["nothing", undefined],
  ])("%s does not fail a second time", (_what, error) => {
    const { log, lines } = recordingLog();
    log.error("It went wrong", { error, requestId: "r-1" });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      message: "It went wrong",
      requestId: "r-1",
    });
  });

  test("of a circle of failures the first few are told", () => {
    const { log, lines } = recordingLog();
    log.error("It went wrong", { error: around });
    expect(lines[0]).toMatch(/round and round.*again.*round and round/);
  });
});
