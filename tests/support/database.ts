import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { inject } from "vitest";
import { openEmbedded } from "#server/adapters/database/embedded.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { silentLog } from "./log.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

export const isPostgres = serverUrl !== undefined;

/** A migrated database of this test file's own, embedded or on PostgreSQL as the run says. */
export async function openTestDatabase(
  options: { freeBytes?: () => number } = {},
): Promise<Database> {
  const database =
    serverUrl === undefined
      ? await embedded(options)
      : openPostgres({ url: await freshDatabase(serverUrl), log: silentLog });
  await migrate(database, "migrations");
  // Until its line for change notices is up, a process keeps no page.
  while (!database.changes.isListening()) await setTimeout(10);
  return database;
}

export async function embedded(options: { freeBytes?: () => number } = {}): Promise<Database> {
  const template = new Blob([new Uint8Array(await readFile(inject("template")))]);
  return openEmbedded({ folder: null, template, ...options });
}

/** Creates an empty database on the test server and returns its address. */
export async function freshDatabase(server: string): Promise<string> {
  const name = `kwela_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Empties every table, so that each test starts from nothing. */
export async function emptyTables({ queries, executeSql }: Database): Promise<void> {
  const { rows } = await executeSql(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
  );
  const names = rows.map((row) => `"${String(row["tablename"])}"`).join(", ");
  await queries.execute(sql.raw(`truncate ${names} restart identity cascade`));
}
