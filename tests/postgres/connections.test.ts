import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { databaseFailure } from "#server/adapters/database/failure.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { silentLog } from "#tests/support/log.ts";
import { emptyDatabase } from "#tests/support/postgres/client.ts";
import { createCluster } from "#tests/support/postgres/cluster.ts";

const cleanUps: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

function open(url: string): Database {
  const database = openPostgres({ url, log: silentLog });
  cleanUps.push(() => database.close());
  return database;
}

test("F10: PostgreSQL stopped in the middle of a transaction fails the transaction, not the process", async () => {
  const cluster = await createCluster();
  await cluster.start();
  const database = open(cluster.url());
  cleanUps.push(() => cluster.remove());

  for (const mode of ["fast", "immediate"] as const) {
    // An event nobody listens to would end this very process, and the run would say so.
    const failure = await database
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await cluster.stop(mode);
        await tx.execute(sql`select 2`);
      })
      .then(() => null, databaseFailure);
    expect(failure).toBe("database_unavailable");
    await cluster.start();
    await database.ping();
  }
});

test("several statements at once answer with the rows of all of them", async () => {
  const { executeSql } = open(await emptyDatabase());
  const { rows } = await executeSql("begin; select 1 as a; select 2 as b; commit;");
  expect(rows).toEqual([{ a: 1 }, { b: 2 }]);
  expect(await executeSql("select $1::int as a", [3])).toEqual({ rows: [{ a: 3 }] });
});

test("F13: statements that fail in a transaction of their own leave no connection inside it", async () => {
  const { executeSql, ping } = open(await emptyDatabase());
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await expect(executeSql("begin; select 1 / 0; commit;")).rejects.toThrow("division by zero");
    await ping();
  }
  const { rows } = await executeSql(
    `select count(*)::int as stuck from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(rows).toEqual([{ stuck: 0 }]);
});
