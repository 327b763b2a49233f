import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import { productionEnv } from "../support/process/production-env.ts";
import { testApp, freshTables } from "../support/test-app.ts";

const database = await freshTables();

describe("probes", () => {
  test("/healthz answers as long as the process lives, and says nothing more", async () => {
    const app = testApp(database);
    app.lifecycle.phase = "starting";
    const response = await app.request("/healthz");
    expect([response.status, await response.text()]).toEqual([200, '{"status":"ok"}']);
  });

  test.each(["starting", "draining"] as const)("/readyz is a 503 while %s", async (phase) => {
    const app = testApp(database);
    app.lifecycle.phase = phase;
    const response = await app.request("/readyz");
    expect([response.status, await response.json()]).toEqual([503, { status: phase }]);
    expect(response.headers.get("retry-after")).toBe("2");
  });

  test("before the database is ready every other request is a 503 to come back from", async () => {
    const app = testApp(database);
    app.lifecycle.phase = "starting";
    for (const path of ["/", "/api/user"]) {
      const response = await app.request(path);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
    }
  });

  test("/readyz is a 200 when the database answers, and a 503 when it does not", async () => {
    expect((await testApp(database).request("/readyz")).status).toBe(200);
    const away = { ...database, ping: () => Promise.reject(new Error("away")) };
    const response = await testApp(away).request("/readyz");
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: "database unavailable" },
    ]);
  });

  test("/metrics counts requests by route, in the format of Prometheus", async () => {
    const app = testApp(database);
    await app.request("/api/user");
    const text = await (await app.request("/metrics")).text();
    expect(text).toMatch(
      /^kwela_request_duration_seconds_count\{method="GET",route="\/api\/user",status="4xx"\} 1$/m,
    );
    expect(text).toMatch(/^kwela_resident_memory_bytes \d+$/m);
  });

  test("A162: in production /metrics exists only for whoever holds the token", async () => {
    expect((await testApp(database, { env: productionEnv }).request("/metrics")).status).toBe(404);
    const app = testApp(database, {
      env: { ...productionEnv, METRICS_TOKEN: "a-long-enough-token" },
    });
    const status = async (authorization: string) =>
      (await app.request("/metrics", { headers: { authorization } })).status;
    expect(await status("Bearer a-long-enough-token")).toBe(200);
    expect(await status("Bearer a-long-enough-tokeN")).toBe(404);
    expect(await status("")).toBe(404);
  });
});

describe("the API's description", () => {
  test("names every row with its access, and is valid OpenAPI in outline", async () => {
    const text = await (await testApp(database).request("/api/openapi.json")).text();
    const document = JSON.parse(text) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; "x-access": string }>>;
    };
    expect(document.openapi).toBe("3.1.0");
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(endpoints).toSorted(),
    );
    for (const operation of described)
      expect(operation["x-access"]).toMatch(/public|signed-in|premium|employer|admin/);
  });

  test("is readable without a script", async () => {
    const response = await testApp(database).request("/api/docs");
    const text = await response.text();
    expect(response.headers.get("content-type")).toBe("text/html; charset=UTF-8");
    for (const { path } of Object.values(endpoints)) expect(text).toContain(path);
    expect(text).not.toContain("<script");
  });

  test("is found by a word, in groups, and what was typed is only text", async () => {
    const app = testApp(database);
    const pageFor = async (search: string) =>
      (await app.request(`/api/docs?search=${encodeURIComponent(search)}`)).text();
    const found = await pageFor("admin RATES");
    expect(found).toContain("<code>/api/admin/rates</code>");
    expect(found).toContain('<h2 id="group-admin-rates">Admin: rates</h2>');
    expect(found).not.toContain("<code>/api/jobs</code>");
    const hostile = await pageFor('"><img src=x onerror=alert(1)>');
    expect(hostile).toContain("Nothing here is called that.");
    expect(hostile).not.toContain("<img");
    expect((await pageFor("x".repeat(5_000))).length).toBeLessThan(20_000);
  });
});
