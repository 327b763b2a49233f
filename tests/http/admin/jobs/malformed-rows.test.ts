import { sql, type SQL } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshTables, testApp } from "#tests/support/test-app.ts";

const database = await freshTables();

const broken: readonly (readonly [what: string, change: SQL])[] = [
  ["a job without facts", sql`update jobs set facts = '{}' where title = 'Broken One'`],
  [
    "a job with an unknown verdict",
    sql`update jobs set facts = jsonb_set(facts, '{risk,verdict}', '"fine"') where title = 'Broken One'`,
  ],
  [
    "a job published in the year 20000",
    sql`update jobs set published_at = '20000-01-01' where title = 'Broken One'`,
  ],
  [
    "a report sent at the end of time",
    sql`update job_reports set created_at = 'infinity' where note = 'Broken One'`,
  ],
];

test.each(broken)("%s costs no list at the desk its other rows", async (_what, change) => {
  const app = testApp(database);
  const send = await app.as(await app.build.user({ isAdmin: true }));
  for (const title of ["Good One", "Broken One"]) {
    const { id } = await app.build.job({ title });
    const body = JSON.stringify({ kind: "other", note: title });
    const headers = { "content-type": "application/json" };
    const sent = await send(`/api/jobs/${id}/report`, { method: "POST", headers, body });
    expect(sent.status).toBe(200);
  }
  await database.queries.execute(change);
  for (const list of ["listings", "reports"])
    for (const path of [`/api/admin/${list}`, `/api/admin/${list}.csv`]) {
      const response = await send(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect([path, await response.text()]).toEqual([path, expect.stringContaining("Good One")]);
    }
});
