import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();
const rows = Object.entries(endpoints as Record<string, Endpoint>);
const writes = rows.filter(([, row]) => row.method !== "GET");
const pathOf = (row: Endpoint) => row.path.replaceAll(/:\w+/g, "1");

const { rows: tables } = await database.executeSql(
  `select quote_ident(relname) as name from pg_class
   where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'rate%'`,
);
const sums = tables.map(
  ({ name }) =>
    `select '${String(name)}' as t, md5(string_agg(r::text, '|' order by r::text)) as sum from ${String(name)} r`,
);

/** Everything but the counts of calls, so that whatever a handler might have done would show. */
async function everything({ executeSql }: Database): Promise<string> {
  // With a value to fill in it is prepared, and it is asked twice for every row.
  const { rows: found } = await executeSql(
    `select t, sum from (${sums.join(" union all ")}) as sums where t <> $1 order by t`,
    [""],
  );
  return JSON.stringify(found);
}

describe("a page drawn for one account does nothing in the name of another", () => {
  test.each(writes)("%s refuses it, whoever it was drawn for", async (_name, row) => {
    const app = testApp(database);
    const other = await app.build.user();
    const send = await app.as(await app.build.user({ isAdmin: true }));
    const before = await everything(database);
    for (const shown of ["nobody", String(other.id), "not a name", ""]) {
      const headers = { "x-viewer": shown };
      const response = await send(pathOf(row), { method: row.method, headers });
      expect(response.status, shown).toBe(409);
      expect(await response.json()).toMatchObject({ code: "viewer_changed" });
      expect(response.headers.get("set-cookie")).toBeNull();
    }
    // Nor for somebody who has been signed out since.
    const headers = { "x-viewer": String(other.id) };
    const response = await app.request(pathOf(row), { method: row.method, headers });
    const isPublic = row.access === "public";
    expect(response.status).toBe(isPublic ? 409 : 401);
    expect(await response.json()).toMatchObject({
      code: isPublic ? "viewer_changed" : "not_signed_in",
    });
    expect(await everything(database)).toBe(before);
  });
});

test("nothing is read in the name of another either, but for the question who is signed in", async () => {
  const app = testApp(database);
  const send = await app.as(await app.build.user());
  const headers = { "x-viewer": "nobody" };
  for (const path of ["/api/jobs", "/api/jobs/saved", "/api/account", "/api/account/export"])
    expect((await send(path, { headers })).status, path).toBe(409);
  expect((await send("/api/user", { headers })).status).toBe(200);
});

test("a page drawn for whoever is signed in is served, and so is a caller that names nobody", async () => {
  const app = testApp(database);
  const user = await app.build.user();
  const send = await app.as(user);
  const status = async (headers: Record<string, string>) =>
    (await send("/api/jobs/saved", { headers })).status;
  expect(await status({ "x-viewer": String(user.id) })).toBe(200);
  expect(await status({})).toBe(200);
  const asVisitor = { headers: { "x-viewer": "nobody" } };
  expect((await app.request("/api/jobs", asVisitor)).status).toBe(200);
});
