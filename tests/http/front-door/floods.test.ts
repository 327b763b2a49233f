import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { errorReply } from "#contract/errors.ts";
import { floodCeiling } from "#server/http/limits/flood.ts";
import { minutes } from "../../support/clock.ts";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();
const few = () => testApp(database, { ceiling: { calls: 5, windowSeconds: 60 } });

describe("one address that asks too much", () => {
  test.each([
    "/robots.txt",
    "/feeds/jobs.rss",
    "/jobs",
    "/auth",
    "/api/docs",
    "/api/openapi.json",
    "/nope",
    "/healthz",
  ])(
    "is turned away from %s, even where that is answered from memory, and told when to come back",
    async (path) => {
      const app = few();
      const statuses = [];
      for (let count = 0; count < 5; count += 1) statuses.push((await app.request(path)).status);
      expect(statuses).not.toContain(429);
      const refused = await app.request(path);
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
      expect(refused.headers.get("cache-control")).toBe("private, no-store");
      app.clock.advance(minutes(1));
      expect((await app.request(path)).status).not.toBe(429);
    },
  );

  test("is turned away in the words of the API where it asked that", async () => {
    const app = few();
    for (let count = 0; count < 5; count += 1) await app.request("/robots.txt");
    const refused = await app.request("/api/jobs");
    expect(errorReply.parse(await refused.json()).code).toBe("too_many_requests");
  });

  test("keeps nobody else away", async () => {
    const app = few();
    for (let count = 0; count < 6; count += 1) await app.request("/robots.txt");
    expect((await app.request("/robots.txt", {}, "203.0.113.99")).status).toBe(200);
  });

  test("is turned away in front of the framework too, where kept pages are answered", async () => {
    const app = few();
    await expect.poll(() => database.changes.isListening()).toBe(true);
    const { port } = (await app.serve()).address() as AddressInfo;
    const ask = () => fetch(`http://127.0.0.1:${port}/auth`);
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain("Try again");
    expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
    expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(refused.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(app.logLines.at(-1)).toContain('"status":429');
    app.clock.advance(minutes(1));
    expect((await ask()).status).toBe(200);
  });
});

test("a page counts once, with all it asks the API for", async () => {
  const app = few();
  for (let count = 0; count < 5; count += 1)
    expect((await app.request(`/jobs?search=word${count}`)).status).toBe(200);
});

test("a mobile network behind one address has room for thousands of people a minute", () => {
  expect(floodCeiling.calls / floodCeiling.windowSeconds).toBeGreaterThan(100);
});
