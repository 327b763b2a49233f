import { expect, test } from "vitest";
import { emptyDatabase, query, withClient } from "#tests/support/postgres/client.ts";
import { eventually, startReady, viewAs, whoAmI } from "#tests/support/process/process.ts";

const waiting = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name = 'kwela' and wait_event_type = 'Lock'`;

test("F12: with every connection held, others are turned away with 503 instead of hanging, and all is well afterwards", async () => {
  const url = await emptyDatabase();
  const server = await startReady({ DATABASE_URL: url });
  const token = await viewAs(server.url);
  const answer = async () => {
    const response = await whoAmI(server.url, token);
    const { code } = (await response.json()) as { code?: string };
    return { status: response.status, code, hasRetryAfter: response.headers.has("retry-after") };
  };

  const answers = await withClient(url, async (other) => {
    await other.query("begin");
    await other.query("lock table sessions in access exclusive mode");
    const held = Array.from({ length: 10 }, answer);
    await eventually(
      async () => (await query<{ count: number }>(url, waiting))[0]?.count === 10,
      "every connection is held",
    );
    const turnedAway = Array.from({ length: 40 }, answer);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    const all = { held: await Promise.all(held), turnedAway: await Promise.all(turnedAway) };
    await other.query("rollback");
    return all;
  });

  // A statement that waits too long is given up; a request that finds no connection is told so.
  for (const { status, code, hasRetryAfter } of [...answers.held, ...answers.turnedAway]) {
    expect({ status, hasRetryAfter }).toEqual({ status: 503, hasRetryAfter: true });
    expect(["timed_out", "database_unavailable"]).toContain(code);
  }
  expect(answers.turnedAway.some(({ code }) => code === "database_unavailable")).toBe(true);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const later = await Promise.all(Array.from({ length: 20 }, answer));
  expect(later.map(({ status }) => status)).toEqual(later.map(() => 200));
  expect(await server.stop()).toEqual({ code: 0, signal: null });
});
