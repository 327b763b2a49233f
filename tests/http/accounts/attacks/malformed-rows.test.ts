import { sql, type SQL } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshTables, testApp } from "#tests/support/test-app.ts";

const database = await freshTables();

const execute = (statement: SQL) => database.queries.execute(statement);

const addPayment = (userId: number, reference: string, startedAt: string) =>
  execute(sql`insert into payments
    (user_id, reference, kind, state, cents, currency, plan_code, mode, username, email, started_at)
    values (${userId}, ${reference}, 'first', 'abandoned', 100, 'ZAR', 'PLN_x', 'test', 'a', 'a@example.com', ${startedAt}::timestamptz)`);

test("one's sessions, events and payments are listed but for a row that cannot be shown", async () => {
  const app = testApp(database);
  const user = await app.build.user();
  const send = await app.as(user);
  await app.build.session(user);
  await execute(
    sql`update sessions set created_at = 'infinity' where id = (select max(id) from sessions)`,
  );
  for (const kind of ["password-changed", "an-event-of-another-age"])
    await execute(sql`insert into security_events (user_id, kind, at, address, user_agent)
      values (${user.id}, ${kind}, now(), '203.0.113.7', 'test')`);
  await addPayment(user.id, "good-one", "2026-01-01");
  await addPayment(user.id, "odd-one", "infinity");

  for (const path of ["account/sessions", "account/events", "subscription/payments"]) {
    const response = await send(`/api/${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.json()).toHaveLength(1);
  }
  const metrics = await (await app.request("/metrics")).text();
  // A session whose age nobody can tell is none any more.
  for (const list of ["events", "payments"])
    expect(metrics).toContain(`kwela_rows_left_out_total{list="${list}"} 1`);
});

test("an admin sees what was done to an account but for a deed that cannot be shown, and can still act", async () => {
  const app = testApp(database);
  const user = await app.build.user();
  const admin = await app.as(await app.build.user({ isAdmin: true }));
  const act = async (deed: string) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ deed, reason: "To see what becomes of it" });
    return admin(`/api/admin/users/${user.id}/deeds`, { method: "POST", headers, body });
  };
  expect((await act("suspend")).status).toBe(200);
  await execute(sql`insert into audit_entries (at, deed, subject, subject_id, subject_name, changes)
    values (now(), 'a-deed-of-another-age', 'user', ${String(user.id)}, 'x', '{}')`);
  const response = await admin(`/api/admin/users/${user.id}`);
  expect(response.status).toBe(200);
  expect(((await response.json()) as { deeds: object[] }).deeds).toHaveLength(1);
  expect((await act("reinstate")).status).toBe(200);
});

test("an admin sees every member but the one that cannot be shown, page after page", async () => {
  const app = testApp(database);
  const admin = await app.as(await app.build.user({ isAdmin: true }));
  const odd = await app.build.premiumUser({ username: "odd" });
  await execute(sql`update users set premium_until = '20000-01-01' where id = ${odd.id}`);
  for (let count = 0; count < 60; count += 1) await app.build.premiumUser();
  await execute(sql`update users set created_at = 'infinity' where id % 2 = 0`);

  const seen = new Set<number>();
  let cursor: string | null = "";
  for (let pages = 0; cursor !== null && pages < 5; pages += 1) {
    const response = await admin(`/api/admin/memberships${cursor && `?cursor=${cursor}`}`);
    expect(response.status).toBe(200);
    const page = (await response.json()) as {
      members: { userId: number }[];
      nextCursor: string | null;
    };
    for (const { userId } of page.members) seen.add(userId);
    cursor = page.nextCursor;
  }
  expect(cursor).toBe(null);
  expect(seen.size).toBe(60);
  expect(seen.has(odd.id)).toBe(false);
});
