import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorReply } from "#contract/errors.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { productionEnv } from "../support/process/production-env.ts";
import { testApp, freshTables } from "../support/test-app.ts";

const database = await freshTables();
const rows = Object.entries(endpoints as Record<string, Endpoint>);
const writes = rows.filter(([, row]) => row.method !== "GET" && row.isFromAnywhere !== true);

const foreign: readonly Record<string, string>[] = [
  { origin: "https://evil.test" },
  { origin: "null" },
  { origin: "http://localhost:3000.evil.test" },
  { origin: "http://localhost:3001" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "http://localhost:3000", "sec-fetch-site": "cross-site" },
];

async function checksum({ executeSql }: Database): Promise<string> {
  const { rows: found } = await executeSql(
    `select md5(string_agg(line, '|' order by line)) as sum from (
       select u::text as line from users u union all
       select encode(token_hash, 'hex') || user_id from sessions) as lines`,
  );
  return String(found[0]?.["sum"]);
}

describe("A035: nothing changes on another site's behalf", () => {
  test.each(writes)("%s refuses every one of them", async (_name, row) => {
    const app = testApp(database);
    const send = await app.as(await app.build.user({ isAdmin: true }));
    const before = await checksum(database);
    for (const headers of foreign) {
      const path = row.path.replaceAll(/:\w+/g, "1");
      const response = await send(path, { method: row.method, headers });
      const { code } = errorReply.parse(await response.json());
      const says = `${response.status} ${code} to ${JSON.stringify(headers)}`;
      expect(says).toBe(`403 foreign_origin to ${JSON.stringify(headers)}`);
      expect(response.headers.get("set-cookie")).toBeNull();
    }
    expect(await checksum(database)).toBe(before);
  });

  test("the demo's form is no exception", async () => {
    const app = testApp(database);
    const body = new URLSearchParams({ account: "demo-free" });
    for (const headers of foreign) {
      expect((await app.request("/demo/view-as", { method: "POST", body, headers })).status).toBe(
        403,
      );
    }
  });

  test("our own pages may, under any name of this machine while no address is configured", async () => {
    const app = testApp(database);
    for (const origin of ["http://localhost:3000", "http://127.0.0.1:3000"]) {
      const headers = { origin, "sec-fetch-site": "same-origin" };
      expect((await app.request("/api/logout", { method: "POST", headers })).status).toBe(200);
    }
  });

  test("with an address configured, only that one counts", async () => {
    const app = testApp(database, { env: productionEnv });
    const status = async (origin: string) =>
      (await app.request("/api/logout", { method: "POST", headers: { origin } })).status;
    expect(await status("https://kwela.example")).toBe(200);
    expect(await status("http://kwela.example")).toBe(403);
    expect(await status("https://www.kwela.example")).toBe(403);
  });
});

test("A038: reading changes nothing, whoever reads whatever", async () => {
  const app = testApp(database);
  const send = await app.as(await app.build.user({ isAdmin: true, isEmployer: true }));
  const before = await checksum(database);
  const paths = [
    "/",
    "/nope",
    "/demo/ui",
    "/demo/mail",
    "/demo/view-as",
    "/healthz",
    "/readyz",
    "/metrics",
    "/api/docs",
    "/api/openapi.json",
  ];
  for (const path of [...paths, ...rows.map(([, row]) => row.path.replaceAll(/:\w+/g, "1"))]) {
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      expect((await send(path, { method })).status, `${method} ${path}`).toBeLessThan(500);
    }
  }
  expect(await checksum(database)).toBe(before);
});

test("A039: no other origin is ever allowed to read an answer", async () => {
  const app = testApp(database);
  for (const method of ["GET", "OPTIONS"]) {
    const headers = { origin: "https://evil.test", "access-control-request-method": "POST" };
    const response = await app.request("/api/user", { method, headers });
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith("access-control")),
    ).toEqual([]);
  }
});

test("A040: a method in a header or a parameter is ignored", async () => {
  const app = testApp(database);
  const response = await app.request("/api/logout?_method=DELETE", {
    method: "POST",
    headers: { "x-http-method-override": "DELETE" },
  });
  expect(response.status).toBe(200);
});
